/**
 * Places: combinations of a residence class, a destination class and a profile, with the flows that
 * match there. No rule distinguishes the countries of a class (finder §4). The compiler, findings,
 * diff and golden scenarios visit all places to cover all answers.
 */
import type { CountrySet, FlowShape, Space } from "./flows.ts";
import { findDifferentPair } from "./pairs.ts";

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
  /**
   * Countries of both classes, for journeys within one country; null for journeys between two
   * countries (finder §2.5).
   */
  readonly within: readonly number[] | null;
  /** Number of (residence, destination) pairs of countries in this place, at least 1. */
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
  /** Countries of both a residence class and a destination class, by `getPairKey`. */
  readonly common: ReadonlyMap<number, readonly number[]>;
}

/** Returns the key of a pair of a residence class and a destination class. */
export function getPairKey(
  { destination: { members } }: Pick<Partition, "destination">,
  residence: number,
  destination: number,
): number {
  return residence * members.length + destination;
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
  const residence = createClasses(
    n,
    flows.map((flow) => flow.residence),
  );
  const destination = createClasses(
    n,
    flows.map((flow) => flow.destination),
  );
  const nationality = createClasses(
    n,
    flows.map((flow) => flow.nationality).filter((set) => set !== null),
  );
  const common = Map.groupBy(residence.of.keys(), (country) =>
    getPairKey({ destination }, residence.of[country] ?? 0, destination.of[country] ?? 0),
  );
  return { residence, destination, nationality, common };
}

/** Returns the first pair of countries of a place: residence and destination. */
export function getFirstPair(
  partition: Partition,
  {
    residence,
    destination,
    within,
  }: Pick<Place<FlowShape>, "residence" | "destination" | "within">,
): readonly [number, number] {
  if (within !== null) return [within[0] ?? -1, within[0] ?? -1];
  const from = partition.residence.members[residence] ?? [];
  const to = partition.destination.members[destination] ?? [];
  return findDifferentPair(from, to) ?? [-1, -1];
}

/** Sets of flows as bits, 32 in a word. */
type Mask = Uint32Array;

/** Returns a mask of flows for each group that a flow is in. */
function createMasks<F>(
  flows: readonly F[],
  groups: number,
  groupsOf: (flow: F) => Iterable<number>,
): readonly Mask[] {
  const words = Math.ceil(flows.length / 32);
  const masks = Array.from({ length: groups }, () => new Uint32Array(words));
  flows.forEach((flow, bit) => {
    for (const group of groupsOf(flow)) {
      const mask = masks[group];
      if (mask !== undefined) mask[bit >>> 5] = (mask[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  });
  return masks;
}

/** Writes the intersection of two masks into a third. @returns whether it contains a flow */
function intersect(a: Mask, b: Mask, into: Mask): boolean {
  let any = 0;
  for (let word = 0; word < into.length; word++)
    any |= into[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return any !== 0;
}

/** Returns the indexes of the flows in two masks, ascending. */
function listBits(a: Mask, b: Mask): readonly number[] {
  const indexes: number[] = [];
  for (let word = 0; word < a.length; word++)
    for (let bits = (a[word] ?? 0) & (b[word] ?? 0); bits !== 0; bits &= bits - 1)
      indexes.push(word * 32 + 31 - Math.clz32(bits & -bits));
  return indexes;
}

/**
 * Calls `visit` for every (residence class, destination class, profile) with at least one matching
 * flow: once for journeys between two countries, once for journeys within one.
 */
export function visitPlaces<F extends FlowShape>(
  { profiles, flows }: Space<F>,
  partition: Partition,
  visit: (place: Place<F>) => void,
): void {
  const { residence, destination, common } = partition;
  const classesOf = (classes: Classes, set: CountrySet) =>
    new Set(set.map((country) => classes.of[country] ?? 0));
  const byProfile = createMasks(flows, profiles, (flow) => flow.profiles);
  const byResidence = createMasks(flows, residence.members.length, (flow) =>
    classesOf(residence, flow.residence),
  );
  const byDestination = createMasks(flows, destination.members.length, (flow) =>
    classesOf(destination, flow.destination),
  );
  const [ofAll, ofSame] = createMasks(flows, 2, (flow) => (flow.sameCountry ? [0, 1] : [0]));
  if (ofAll === undefined || ofSame === undefined) return;
  const both = new Uint32Array(ofAll.length);
  const here = new Uint32Array(ofAll.length);

  byResidence.forEach((from, r) => {
    byDestination.forEach((to, d) => {
      if (!intersect(from, to, both)) return;
      const shared = common.get(getPairKey(partition, r, d)) ?? [];
      const all = (residence.members[r]?.length ?? 0) * (destination.members[d]?.length ?? 0);
      function visitAll(within: readonly number[] | null, mask: Mask, pairs: number): void {
        if (pairs === 0 || !intersect(both, mask, here)) return;
        byProfile.forEach((ofProfile, profile) => {
          const indexes = listBits(here, ofProfile);
          const matching = indexes.flatMap((index) => flows[index] ?? []);
          if (matching.length > 0)
            visit({
              residence: r,
              destination: d,
              profile,
              within,
              pairs,
              flows: matching,
              indexes,
            });
        });
      }
      visitAll(null, ofAll, all - shared.length);
      visitAll(shared, ofSame, shared.length);
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
