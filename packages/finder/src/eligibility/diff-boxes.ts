/** Merges changes of single places into few boxes. */

/**
 * One change, as indexes: a pair of groups of countries, a profile, and the groups of
 * nationalities.
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

/** Merges entries along one answer after another. The boxes stay disjoint after each step. */
export function mergeEntries(entries: readonly Entry[]): readonly Box[] {
  const boxes = entries.map(({ residence, destination, within, profile, nationality }): Box => ({
    residences: [residence],
    destinations: within ? [] : [destination],
    within,
    profiles: [profile],
    nationality,
  }));
  return uniteBy(uniteBy(uniteBy(boxes, "destinations"), "residences"), "profiles");
}

function uniteBy(
  boxes: readonly Box[],
  along: "destinations" | "residences" | "profiles",
): readonly Box[] {
  const united = new Map<string, { box: Box; values: number[] }>();
  for (const box of boxes) {
    const key = JSON.stringify({ ...box, [along]: [] });
    const known = united.get(key);
    if (known === undefined) united.set(key, { box, values: [...box[along]] });
    else known.values.push(...box[along]);
  }
  return [...united.values()].map(({ box, values }) => ({
    ...box,
    [along]: values.sort((x, y) => x - y),
  }));
}
