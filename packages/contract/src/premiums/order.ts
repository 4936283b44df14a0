/** Checks that a premium rises with age, area and level, and falls with the excess. */
import type { PremiumProblem } from "./problems.ts";
import { containsArea, findAdultBand, getCell, type PremiumTable } from "./table.ts";

type Place = readonly [band: number, area: number, excess: number, level: number];
/** A combination that costs at least as much as another one. */
interface Pair {
  readonly kind: PremiumProblem["kind"];
  readonly higher: Place;
  readonly lower: Place;
}

/** Lists the pairs in which a combination is the higher one, or the lower one of an excess. */
function listPairs(table: PremiumTable, place: Place): readonly Pair[] {
  const [band, area, excess, level] = place;
  const adult = findAdultBand(table);
  const pairs: readonly (Pair | null)[] = [
    band < adult ? { kind: "order-age", higher: [adult, area, excess, level], lower: place } : null,
    band > adult
      ? { kind: "order-age", higher: place, lower: [band - 1, area, excess, level] }
      : null,
    ...table.areas.map((code, at): Pair | null =>
      containsArea(table.areas[area] ?? "", code)
        ? { kind: "order-area", higher: place, lower: [band, at, excess, level] }
        : null,
    ),
    excess > 0
      ? { kind: "order-excess", higher: [band, area, excess - 1, level], lower: place }
      : null,
    level > 0
      ? { kind: "order-level", higher: place, lower: [band, area, excess, level - 1] }
      : null,
  ];
  return pairs.filter((pair) => pair !== null);
}

/**
 * Finds premiums that are lower than those of a lower combination.
 * @param lines line of each combination of age band, area and excess, in the order of the table
 */
export function checkOrder(
  table: PremiumTable,
  lines: readonly number[],
): readonly PremiumProblem[] {
  const { ageBands, areas, excesses, levels, premiums } = table;
  const places = ageBands.flatMap((_, band) =>
    areas.flatMap((__, area) =>
      excesses.flatMap((___, excess) =>
        levels.map((____, level): Place => [band, area, excess, level]),
      ),
    ),
  );
  const read = (place: Place): number => premiums[getCell(table, place)] ?? 0;
  const found = places.flatMap((place) => {
    const line = lines[Math.floor(getCell(table, place) / levels.length)] ?? 0;
    return listPairs(table, place)
      .filter(({ higher, lower }) => read(higher) < read(lower))
      .map(({ kind }) => ({ kind, line, value: String(read(place)) }));
  });
  // Two levels of a line, or two smaller areas, lead to the same sentence.
  const bySentence = new Map(found.map((each) => [Object.values(each).join(" "), each]));
  return [...bySentence.values()];
}
