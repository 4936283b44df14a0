/** Finds the products that can cover a destination, for the page of a country. */
import { getCountryIndex, planAt, type Finder, type PlanProduct } from "./finder.ts";

/**
 * Returns the products that some residence, profile and nationality lead to for a destination, in
 * the order of the release. Empty for an unknown code.
 */
export function listProductsTo(finder: Finder, destination: string): readonly PlanProduct[] {
  const at = getCountryIndex(finder, destination);
  if (at < 0) return [];
  const { cells, rows, asks, profiles, destinationClasses, nationalityClasses } = finder.table;
  const outcomes = new Set<number>();
  for (
    let place = finder.table.destination[at] ?? 0;
    place < cells.length;
    place += destinationClasses
  ) {
    for (let profile = 0; profile < profiles; profile++) {
      const cell = rows[(cells[place] ?? 0) * profiles + profile] ?? 0;
      if (cell > 0) outcomes.add(cell);
      else if (cell < 0)
        for (let nationality = 0; nationality < nationalityClasses; nationality++)
          outcomes.add(asks[(-1 - cell) * nationalityClasses + nationality] ?? 0);
    }
  }
  const found = new Set(
    [...outcomes].flatMap((outcome) =>
      outcome > 0 ? (planAt(finder, outcome)?.product ?? []) : [],
    ),
  );
  return finder.products.filter((product) => found.has(product));
}
