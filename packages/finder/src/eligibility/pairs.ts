/** Pairs of two different countries. Journeys within one country are counted apart (finder §2.5). */

/** Returns the number of pairs of different items. */
export function countDifferentPairs<T>(from: readonly T[], to: readonly T[]): number {
  const members = new Set(to);
  return from.length * to.length - from.filter((item) => members.has(item)).length;
}

/** Returns the first pair of different items, or null when there is none. */
export function findDifferentPair<T>(from: readonly T[], to: readonly T[]): readonly [T, T] | null {
  // When the first item has no partner, `to` contains nothing else, so that the second has one.
  for (const one of from.slice(0, 2)) {
    const other = to.find((item) => item !== one);
    if (other !== undefined) return [one, other];
  }
  return null;
}

/**
 * Groups of countries that are treated alike: as residence, as destination, and for journeys within
 * one country (`homes`).
 */
export interface CountryGroups<T> {
  readonly residences: readonly (readonly T[])[];
  readonly destinations: readonly (readonly T[])[];
  readonly homes: readonly (readonly T[])[];
}

/** Pairs of countries that are treated alike, with one of them. */
export interface GroupPlace<T> {
  /** Indexes of groups: of residences and destinations, or both of homes (`within`). */
  readonly residence: number;
  readonly destination: number;
  readonly within: boolean;
  readonly from: T;
  readonly to: T;
  readonly pairs: number;
}

/** Returns every pair of groups with two different countries, and every group of homes. */
export function listGroupPlaces<T>({
  residences,
  destinations,
  homes,
}: CountryGroups<T>): readonly GroupPlace<T>[] {
  const between = residences.flatMap((from, residence) =>
    destinations.flatMap((to, destination): readonly GroupPlace<T>[] => {
      const pair = findDifferentPair(from, to);
      if (pair === null) return [];
      const pairs = countDifferentPairs(from, to);
      return [{ residence, destination, within: false, from: pair[0], to: pair[1], pairs }];
    }),
  );
  const within = homes.flatMap((members, home) =>
    members.slice(0, 1).map((one): GroupPlace<T> => {
      const pairs = members.length;
      return { residence: home, destination: home, within: true, from: one, to: one, pairs };
    }),
  );
  return [...between, ...within];
}
