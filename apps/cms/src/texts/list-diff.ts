/** Differences between two lists, by their longest common subsequence. */

/** A pair of entries: both when they match, one when the other list lacks it. */
export type Pair<A, B> = readonly [A | null, B | null];

/** Returns how well two entries match; 0 when they do not. */
type Score<A, B> = (a: A, b: B) => number;

/**
 * Pairs the entries of two lists in their order so that the sum of the scores is the highest. An
 * entry without a match stands alone. The cost is the product of both lengths.
 */
export function pairLists<A, B>(
  left: readonly A[],
  right: readonly B[],
  score: Score<A, B>,
): readonly Pair<A, B>[] {
  const sums = sumScores(left, right, score);
  const pairs: Pair<A, B>[] = [];
  for (let [i, j] = [0, 0]; i < left.length || j < right.length;) {
    const [a, b] = [left[i], right[j]];
    const rest = readSum(sums, i, j);
    const own = a === undefined || b === undefined ? 0 : score(a, b);
    if (own > 0 && rest === own + readSum(sums, i + 1, j + 1)) {
      pairs.push([a ?? null, b ?? null]);
      i += 1;
      j += 1;
    } else if (b === undefined || (a !== undefined && rest === readSum(sums, i + 1, j))) {
      pairs.push([a ?? null, null]);
      i += 1;
    } else {
      pairs.push([null, b]);
      j += 1;
    }
  }
  return pairs;
}

type Sums = readonly (readonly number[])[];
const readSum = (sums: Sums, i: number, j: number): number => sums[i]?.[j] ?? 0;

/** Returns, for each two positions, the highest sum of the scores of the entries that follow. */
function sumScores<A, B>(left: readonly A[], right: readonly B[], score: Score<A, B>): Sums {
  const sums: number[][] = left.map(() => []);
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const own = score(left[i] as A, right[j] as B);
      (sums[i] as number[])[j] = Math.max(
        own > 0 ? own + readSum(sums, i + 1, j + 1) : 0,
        readSum(sums, i + 1, j),
        readSum(sums, i, j + 1),
      );
    }
  return sums;
}

/** A change of a list: an entry that was replaced, added (`was` null) or removed (`is` null). */
export interface Change<T> {
  readonly was: T | null;
  readonly is: T | null;
}

/**
 * Pairs two versions of a list: equal entries with each other, and removed entries with those that
 * were added in their place.
 */
export function pairVersions<T>(was: readonly T[], is: readonly T[]): readonly Change<T>[] {
  const result: Change<T>[] = [];
  let removed: T[] = [];
  let added: T[] = [];
  function close(): void {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      result.push({ was: removed[index] ?? null, is: added[index] ?? null });
    [removed, added] = [[], []];
  }
  for (const [a, b] of pairLists(was, is, (a, b) => Number(a === b))) {
    if (a !== null && b !== null) {
      close();
      result.push({ was: a, is: b });
    } else if (a !== null) removed.push(a);
    else if (b !== null) added.push(b);
  }
  close();
  return result;
}

/** Returns whether an entry of `pairVersions` differs between the versions. */
export const isChange = <T>({ was, is }: Change<T>): boolean => was !== is;
