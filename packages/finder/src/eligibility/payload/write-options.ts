/** Writes the file of a browser: the options of the form (finder §4). */
import type { OptionsFinder } from "../finder.ts";
import { reduceTable } from "../reduce-table.ts";
import type { OptionsTable } from "../table.ts";
import type { OptionsPayload } from "./format.ts";

/**
 * Creates the file of a browser from a finder. The same finder always gives the same bytes as JSON.
 */
export function createOptionsPayload({
  type,
  version,
  locale,
  codes,
  names,
  profiles,
  table,
}: OptionsFinder): OptionsPayload {
  const reduced = reduceTable(table);
  const { groups, first } = groupCountries(reduced);
  const pick = (values: Uint16Array | Uint32Array) => first.map((country) => values[country] ?? 0);
  const { cells, rows, asks, destinationClasses, nationalityClasses } = reduced;
  return {
    type,
    version,
    locale,
    format: "options",
    codes: codes.join(""),
    names: names.join("\n"),
    profiles: profiles.map(({ id, label }) => [id, label] as const),
    classes: [
      destinationClasses === 0 ? 0 : cells.length / destinationClasses,
      destinationClasses,
      nationalityClasses,
    ],
    groups,
    residence: pick(reduced.residence),
    destination: pick(reduced.destination),
    nationality: pick(reduced.nationality),
    within: pick(reduced.within),
    cells: [...cells],
    rows: [...rows],
    asks: [...asks],
  };
}

/**
 * Groups the countries with the same class in each role and the same row. Returns the group of each
 * country, and the first country of each group.
 */
function groupCountries({ residence, destination, nationality, within }: OptionsTable): {
  readonly groups: readonly number[];
  readonly first: readonly number[];
} {
  const at = new Map<string, number>();
  const first: number[] = [];
  const groups = [...residence.keys()].map((country) => {
    const key = [residence, destination, nationality, within]
      .map((values) => values[country])
      .join();
    const group = at.get(key) ?? first.push(country) - 1;
    at.set(key, group);
    return group;
  });
  return { groups, first };
}
