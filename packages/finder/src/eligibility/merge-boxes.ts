/** Merges single places into few boxes. */

/**
 * One place, as indexes: a pair of groups of countries, a profile, and the groups of nationalities.
 */
export interface Entry {
  readonly residence: number;
  readonly destination: number;
  /** Whether the journeys stay within the countries of one group, which is both indexes. */
  readonly within: boolean;
  readonly profile: number;
  /** Null for every nationality. */
  readonly nationality: readonly number[] | null;
}
/** Every combination of these indexes. */
export interface Box {
  readonly residences: readonly number[];
  /** Empty where the journeys stay within one country. */
  readonly destinations: readonly number[];
  readonly within: boolean;
  readonly profiles: readonly number[];
  readonly nationality: readonly number[] | null;
}
export type Axis = "destinations" | "residences" | "profiles";

const ORDER: readonly Axis[] = ["destinations", "residences", "profiles"];

/**
 * Merges entries along one answer after another. The boxes stay disjoint after each step.
 * @param order the answers, in order; an answer may occur again
 * @param empty by group of residences, the group of destinations with which it has no journey
 *   between two countries. Such a pair may be part of a box without being an entry.
 */
export function mergeEntries(
  entries: readonly Entry[],
  order: readonly Axis[] = ORDER,
  empty: ReadonlyMap<number, number> = new Map(),
): readonly Box[] {
  const boxes = entries.map(({ residence, destination, within, profile, nationality }): Box => ({
    residences: [residence],
    destinations: within ? [] : [destination],
    within,
    profiles: [profile],
    nationality,
  }));
  return order.reduce<readonly Box[]>((united, along) => {
    const next = uniteBy(united, along);
    return along === "destinations" && empty.size > 0 ? alignDestinations(next, empty) : next;
  }, boxes);
}

function getKey(box: Box, along: Axis, replaced: readonly number[] = []): string {
  return JSON.stringify({ ...box, [along]: replaced });
}

function uniteBy(boxes: readonly Box[], along: Axis): readonly Box[] {
  const united = new Map<string, { box: Box; values: number[] }>();
  for (const box of boxes) {
    const key = getKey(box, along);
    const known = united.get(key);
    if (known === undefined) united.set(key, { box, values: [...box[along]] });
    else known.values.push(...box[along]);
  }
  return [...united.values()].map(({ box, values }) => ({
    ...box,
    [along]: values.sort((x, y) => x - y),
  }));
}

/**
 * Adds the empty pair of a residence to its box where the box then has the destinations of more
 * other boxes.
 */
function alignDestinations(
  boxes: readonly Box[],
  empty: ReadonlyMap<number, number>,
): readonly Box[] {
  const choices = boxes.map((box) => {
    const [residence = -1, ...others] = box.residences;
    const pair = empty.get(residence);
    return box.within || others.length > 0 || pair === undefined
      ? [box]
      : [{ ...box, destinations: [...box.destinations, pair].sort((x, y) => x - y) }, box];
  });
  const counts = new Map<string, number>();
  const keyOf = (box: Box): string => getKey(box, "residences");
  for (const key of choices.flat().map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return choices.flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : rest.reduce(
          (best, box) =>
            (counts.get(keyOf(box)) ?? 0) > (counts.get(keyOf(best)) ?? 0) ? box : best,
          first,
        ),
  );
}
