/** The residences from which a plan can be reached, by profile. */
import type { FlowShape } from "../flows.ts";
import type { Partition, Place } from "../places.ts";

/** Collects the residences with a plan while places are visited. Contains indexes. */
export class Markets {
  readonly #residences = new Map<number, Set<number>>();
  readonly #partition: Partition;

  constructor(partition: Partition) {
    this.#partition = partition;
  }

  /** Adds the residences of a place. Each of its flows has a plan for at least one nationality. */
  add({ residence, destination, profile, within }: Place<FlowShape>): void {
    const known = this.#residences.get(profile) ?? new Set();
    this.#residences.set(profile, known);
    const to = this.#partition.destination.members[destination] ?? [];
    const from = within ?? this.#partition.residence.members[residence] ?? [];
    for (const country of from)
      // A country that is the only destination has no journey to another country in this place.
      if (within !== null || to.length > 1 || to[0] !== country) known.add(country);
  }

  /** Whether a profile leads to a plan from a residence; from any residence when none is given. */
  has(profile: number, residence?: number): boolean {
    const known = this.#residences.get(profile);
    return known !== undefined && (residence === undefined || known.has(residence));
  }
}
