/**
 * Places: combinations of a residence class, a destination class and a profile, with the flows that
 * match there. No rule distinguishes the countries of a class (finder §4). The compiler, findings,
 * diff and golden scenarios visit all places to cover all answers.
 */
import type { CountrySet, FlowShape, Space } from "./flows.ts";

/** A partition of the countries for one role. */
export interface Classes {
  /**
   * Class of each country. Class 0 always contains the countries that no rule names in this role;
   * it may be empty.
   */
  readonly of: readonly number[];
  /** Countries of each class, ascending. */
  readonly members: readonly (readonly number[])[];
}

export interface Place<F extends FlowShape> {
  /** Class indexes. */
  readonly residence: number;
  readonly destination: number;
  /** Profile index. */
  readonly profile: number;
  /** Number of (residence, destination) pairs of countries in this place. */
  readonly pairs: number;
  /** Matching flows in winning order; never empty. */
  readonly flows: readonly F[];
  /** Indexes of these flows in the space. */
  readonly indexes: readonly number[];
}

export interface Partition {
  readonly residence: Classes;
  readonly destination: Classes;
  readonly nationality: Classes;
}

/** Groups countries by the sets of one role that contain them. */
export function createClasses(countries: number, sets: Iterable<CountrySet>): Classes {
  const signatures: number[][] = Array.from({ length: countries }, () => []);
  let id = 0;
  for (const set of new Set(sets)) {
    for (const country of set) signatures[country]?.push(id);
    id++;
  }
  const classAt = new Map<string, number>([["", 0]]);
  const members: number[][] = [[]];
  const of = signatures.map((signature, country) => {
    const key = signature.join();
    const index = classAt.get(key) ?? classAt.size;
    classAt.set(key, index);
    (members[index] ??= []).push(country);
    return index;
  });
  return { of, members };
}

/** Groups the countries into classes for each role. */
export function createPartition({ countries: n, flows }: Space<FlowShape>): Partition {
  return {
    residence: createClasses(
      n,
      flows.map((flow) => flow.residence),
    ),
    destination: createClasses(
      n,
      flows.map((flow) => flow.destination),
    ),
    nationality: createClasses(
      n,
      flows.map((flow) => flow.nationality).filter((set) => set !== null),
    ),
  };
}

/**
 * Calls `visit` for every (residence class, destination class, profile) with at least one matching
 * flow.
 */
export function visitPlaces<F extends FlowShape>(
  { profiles, flows }: Space<F>,
  partition: Partition,
  visit: (place: Place<F>) => void,
): void {
  const words = Math.ceil(flows.length / 32);
  function masksOf(
    groups: number,
    groupsOf: (flow: F) => Iterable<number>,
  ): readonly Uint32Array[] {
    const masks = Array.from({ length: groups }, () => new Uint32Array(words));
    flows.forEach((flow, bit) => {
      for (const group of groupsOf(flow)) {
        const mask = masks[group];
        if (mask !== undefined) mask[bit >>> 5] = (mask[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    });
    return masks;
  }
  const classesOf = (classes: Classes, set: CountrySet) =>
    new Set(set.map((country) => classes.of[country] ?? 0));
  const byProfile = masksOf(profiles, (flow) => flow.profiles);
  const byResidence = masksOf(partition.residence.members.length, (flow) =>
    classesOf(partition.residence, flow.residence),
  );
  const byDestination = masksOf(partition.destination.members.length, (flow) =>
    classesOf(partition.destination, flow.destination),
  );

  const both = new Uint32Array(words);
  byResidence.forEach((from, residence) => {
    byDestination.forEach((to, destination) => {
      let any = 0;
      for (let word = 0; word < words; word++)
        any |= both[word] = (from[word] ?? 0) & (to[word] ?? 0);
      if (any === 0) return;
      const pairs =
        (partition.residence.members[residence]?.length ?? 0) *
        (partition.destination.members[destination]?.length ?? 0);
      byProfile.forEach((mask, profile) => {
        const matching: F[] = [];
        const indexes: number[] = [];
        for (let word = 0; word < words; word++) {
          for (let bits = (both[word] ?? 0) & (mask[word] ?? 0); bits !== 0; bits &= bits - 1) {
            const index = word * 32 + 31 - Math.clz32(bits & -bits);
            const flow = flows[index];
            if (flow === undefined) continue;
            matching.push(flow);
            indexes.push(index);
          }
        }
        if (matching.length > 0)
          visit({ residence, destination, profile, pairs, flows: matching, indexes });
      });
    });
  });
}

/** The decision of the matching flows of a place (finder §2.2, §2.3). */
export type Decision<F extends FlowShape> =
  /** `because`: why nationality is not asked. */
  | {
      readonly kind: "direct";
      readonly winner: F;
      readonly because: "neutral" | "single-restricted";
    }
  /** Distinct restricted flows in winning order, at least two unless `strictNationality`. */
  | { readonly kind: "ask"; readonly flows: readonly F[] };

export interface Options {
  /**
   * Ask for nationality also where a single restricted flow matches (finder §2.2). Off unless set.
   */
  readonly strictNationality?: boolean;
}

/**
 * Largest number of answers to all nationality questions of one data set; real data have dozens.
 */
export const MOST_ANSWERS = 2_000_000;

/**
 * Thrown when the rules divide countries so finely that their table would not fit into memory.
 * `findings` reports this beforehand.
 */
export class TooIntricate extends RangeError {}

/**
 * Whether compiling would throw TooIntricate: the number of places that ask × classes of
 * nationality is too large.
 */
export function isTooIntricate<F extends FlowShape>(
  space: Space<F>,
  partition: Partition,
  options: Options,
): boolean {
  let answers = 0;
  visitPlaces(space, partition, ({ flows }) => {
    if (answers <= MOST_ANSWERS && decide(flows, options).kind === "ask")
      answers += partition.nationality.members.length;
  });
  return answers > MOST_ANSWERS;
}

export const hasSameOutcome = (a: FlowShape, b: FlowShape): boolean =>
  a.product === b.product && a.funnel === b.funnel;

/**
 * Decides among flows that match the same residence, destination and profile, given in winning
 * order.
 */
export function decide<F extends FlowShape>(
  flows: readonly F[],
  options: Options = {},
): Decision<F> {
  const neutral = flows.find((flow) => flow.nationality === null);
  if (neutral !== undefined) return { kind: "direct", winner: neutral, because: "neutral" };
  // All flows of a place match the same residence, destination and profile. They are duplicates
  // when nationality, product and funnel are equal, too.
  const seen = new Map<CountrySet | null, Set<string>>();
  const distinct = flows.filter((flow) => {
    const outcomes = seen.get(flow.nationality) ?? new Set();
    const key = `${flow.product}/${flow.funnel}`;
    if (outcomes.has(key)) return false;
    seen.set(flow.nationality, outcomes.add(key));
    return true;
  });
  const [only, second] = distinct;
  if (only !== undefined && second === undefined && options.strictNationality !== true)
    return { kind: "direct", winner: only, because: "single-restricted" };
  return { kind: "ask", flows: distinct };
}
