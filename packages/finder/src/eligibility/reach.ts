/** Finds the products that can cover a destination, for the page of a country. */
import { askAt, getCell } from "./table.ts";
import { getCountryIndex, planAt, type Finder, type PlanProduct } from "./finder.ts";

/**
 * Returns the products that some residence, profile and nationality lead to for a destination, in
 * the order of the release. Empty for an unknown code.
 */
export function listProductsTo(finder: Finder, destination: string): readonly PlanProduct[] {
  const at = getCountryIndex(finder, destination);
  if (at < 0) return [];
  const { table, codes, profiles } = finder;
  const outcomes = new Set<number>();
  for (const profile of profiles.keys()) {
    const cells = new Set([...codes.keys()].map((from) => getCell(table, from, at, profile)));
    for (const cell of cells) {
      if (cell > 0) outcomes.add(cell);
      else if (cell < 0)
        for (const nationality of codes.keys()) outcomes.add(askAt(table, cell, nationality));
    }
  }
  const found = new Set(
    [...outcomes].flatMap((outcome) =>
      outcome > 0 ? (planAt(finder, outcome)?.product ?? []) : [],
    ),
  );
  return finder.products.filter((product) => found.has(product));
}
