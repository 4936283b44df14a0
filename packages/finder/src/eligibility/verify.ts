/**
 * The verification of a release: compares every possible journey with the literal interpreter
 * (finder §4, §5.1).
 *
 * A journey is one (residence, destination, profile, nationality). Where nationality is not asked,
 * every nationality counts. One country stands for each group of countries (verify-groups.ts).
 */
import { NOT_LISTED } from "../code.ts";
import type { EligibilityData } from "../data/types.ts";
import { resolve } from "./finder.ts";
import type { Finder, Resolution } from "./finder.ts";
import { createLiteralInterpreter } from "./literal.ts";
import type { LiteralAnswer, LiteralOptions } from "./literal.ts";
import { listRepresentatives } from "./verify-groups.ts";
import type { Pair, Representatives } from "./verify-groups.ts";

export interface Difference {
  /** ISO codes, profile id; NOT_LISTED for a nationality that is not listed. */
  readonly answers: {
    readonly residence: string;
    readonly destination: string;
    readonly profile: string;
    readonly nationality: string;
  };
  readonly expected: string;
  readonly found: string;
}

export interface Tally {
  readonly outcome: string;
  readonly journeys: number;
}

export interface Verification {
  /** countries × countries × profiles × countries. */
  readonly journeys: number;
  /** Journeys that the checked representatives stand for. Must equal `journeys`. */
  readonly checked: number;
  /** Number of comparisons, one for each tuple of groups, including "not listed". */
  readonly tuples: number;
  /**
   * Journeys that differ. A different answer for "not listed" counts once for each pair of
   * countries.
   */
  readonly differing: number;
  /** At most ten, one for each tuple. */
  readonly differences: readonly Difference[];
  /** Violated invariants of finder §2.13, one sentence each; empty when they hold. */
  readonly broken: readonly string[];
  /** Journeys by outcome, most first: `product/funnel` ids, `none`, or `none (asked)`. */
  readonly tallies: readonly Tally[];
}

export type VerifyOptions = LiteralOptions & {
  /** Called with the completed share, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Check every country by itself instead of groups (brute force). */
  readonly everyCountry?: boolean;
};

function describeOutcome(answer: LiteralAnswer): string {
  if (answer.kind === "plan") return `${answer.product}/${answer.funnel ?? "-"}`;
  return answer.asked ? "none (asked)" : "none";
}

function describeAnswer(answer: LiteralAnswer): string {
  const isAskedPlan = answer.kind === "plan" && answer.asked;
  return `${describeOutcome(answer)}${isAskedPlan ? " (asked)" : ""}`;
}

function describeResolution(resolution: Resolution, asked: boolean): string {
  if (resolution.kind === "plan")
    return `${resolution.plan.product.id}/${resolution.plan.funnel?.id ?? "-"}${resolution.asked ? " (asked)" : ""}`;
  return resolution.kind === "none" ? (asked ? "none (asked)" : "none") : resolution.kind;
}

/**
 * Compares a finder, as decoded from the payload that will be served, with the authored data. Pure.
 * Takes seconds of CPU at most.
 */
export function verify(
  data: EligibilityData,
  finder: Finder,
  options: VerifyOptions = {},
): Verification {
  const { pairs, nationalities } = listRepresentatives(data, finder, options.everyCountry === true);
  const comparison: Comparison = {
    finder,
    interpreter: createLiteralInterpreter(data, options),
    nationalities,
  };
  const count: Count = {
    checked: 0,
    tuples: 0,
    differing: 0,
    differences: [],
    broken: new Set(findMissing(data, finder)),
    tallies: new Map(),
  };
  for (const [done, pair] of pairs.entries()) {
    options.onProgress?.(done / pairs.length);
    for (const { id: profile } of data.profiles)
      comparePlace(comparison, { ...pair, profile }, count);
  }
  options.onProgress?.(1);
  const n = data.countries.length;
  return {
    journeys: n * n * data.profiles.length * n,
    checked: count.checked,
    tuples: count.tuples,
    differing: count.differing,
    differences: count.differences,
    broken: [...count.broken],
    tallies: [...count.tallies]
      .map(([outcome, journeys]) => ({ outcome, journeys }))
      .sort((a, b) => b.journeys - a.journeys || (a.outcome < b.outcome ? -1 : 1)),
  };
}

/** Compares the numbers of countries and profiles. Returns one sentence for each difference. */
function findMissing(data: EligibilityData, finder: Finder): readonly string[] {
  return (["countries", "profiles"] as const).flatMap((kind) => {
    const known = (kind === "countries" ? finder.codes : finder.profiles).length;
    const authored = data[kind].length;
    return known === authored ? [] : [`the finder knows ${known} ${kind}, the data ${authored}`];
  });
}

interface Comparison {
  readonly finder: Finder;
  readonly interpreter: ReturnType<typeof createLiteralInterpreter>;
  readonly nationalities: Representatives["nationalities"];
}

type Place = Pair & {
  /** Profile id. */
  readonly profile: string;
};

/** Running totals; see Verification. */
interface Count {
  checked: number;
  tuples: number;
  differing: number;
  readonly differences: Difference[];
  readonly broken: Set<string>;
  readonly tallies: Map<string, number>;
}

function addDifference(count: Count, difference: Difference, journeys: number): void {
  count.differing += journeys;
  if (count.differences.length < 10) count.differences.push(difference);
}

function addTally({ tallies }: Count, outcome: string, journeys: number): void {
  tallies.set(outcome, (tallies.get(outcome) ?? 0) + journeys);
}

/** Compares every nationality at a place and adds the results to the totals. */
function comparePlace(
  { finder, interpreter, nationalities }: Comparison,
  { residence, destination, profile, pairs }: Place,
  count: Count,
): void {
  const expectedFor = interpreter(residence.id, destination.id, profile);
  const three = { residence: residence.iso, destination: destination.iso, profile };
  const asks = resolve(finder, { ...three, nationality: null }).kind === "ask";
  let listed = 0;
  for (const nationality of nationalities) {
    const answers = { ...three, nationality: nationality?.[0]?.iso ?? NOT_LISTED };
    const answer = expectedFor(nationality?.[0]?.id ?? null);
    const expected = describeAnswer(answer);
    const found = describeResolution(resolve(finder, answers), asks);
    const journeys = nationality === null ? 0 : pairs * nationality.length;
    count.tuples++;
    count.checked += journeys;
    if (answer.asked && answer.kind === "plan") listed++;
    if (expected !== found)
      addDifference(count, { answers, expected, found }, nationality === null ? pairs : journeys);
    addTally(count, describeOutcome(answer), journeys);
  }
  if (asks && listed === 0)
    count.broken.add(
      `${residence.iso} → ${destination.iso}, ${profile} asks for a nationality and lists none`,
    );
}
