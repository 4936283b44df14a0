/** Sums of journeys while places are visited. */

/** Where something was first seen: indexes of one journey. */
export interface Spot {
  readonly residence: number;
  readonly destination: number;
  readonly profile: number;
  readonly nationality: number | null;
}

/** Winners that are named for one losing rule; more do not explain more. */
const MOST_NAMED = 20;

/**
 * Sums of journeys by flow, or by pair of flows, with the first spot each. Numbers only: places are many. Pairs are too,
 * so beyond those that can be findings of their own they share the key of the first one left out.
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
