/** Sums up journeys while places are visited. */

/** The first journey of a sum, as indexes. */
export interface Spot {
  readonly residence: number;
  readonly destination: number;
  readonly profile: number;
  readonly nationality: number | null;
}

/** Largest number of winners that are kept for one losing rule; more would not explain more. */
const MOST_NAMED = 20;

/**
 * Sums of journeys by flow, or by pair of flows, each with its first spot. Contains numbers only,
 * because there are many places. There are many pairs, too: after `most` keys, which can be
 * findings of their own, all others are added to the first key beyond them.
 */
export class Tallies {
  readonly #journeys = new Map<number, number>();
  readonly #spots = new Map<number, Spot>();
  readonly #by = new Map<number, Set<number>>();
  readonly #most: number;
  #last: number | null = null;

  constructor(most = Infinity) {
    this.#most = most;
  }

  add(given: number, journeys: number, spot: () => Spot, by?: number): void {
    const known = this.#journeys.has(given);
    const key = known || this.#journeys.size <= this.#most ? given : (this.#last ?? given);
    if (!known && this.#journeys.size === this.#most) this.#last = given;
    const before = this.#journeys.get(key);
    this.#journeys.set(key, (before ?? 0) + journeys);
    if (before === undefined) this.#spots.set(key, spot());
    if (by === undefined) return;
    const named = this.#by.get(key);
    if (named === undefined) this.#by.set(key, new Set([by]));
    else if (named.size < MOST_NAMED) named.add(by);
  }

  has(key: number): boolean {
    return this.#journeys.has(key);
  }

  *entries(): Generator<{
    readonly key: number;
    readonly journeys: number;
    readonly spot: Spot | undefined;
    readonly by: readonly number[];
  }> {
    for (const [key, journeys] of this.#journeys)
      yield { key, journeys, spot: this.#spots.get(key), by: [...(this.#by.get(key) ?? [])] };
  }
}
