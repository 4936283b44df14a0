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
