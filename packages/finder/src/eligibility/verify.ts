/**
 * The verification of a release: compares every possible journey with the literal interpreter
 * (finder §4, §5.1).
 *
 * A journey is one (residence, destination, profile, nationality). Where nationality is not asked,
 * every nationality counts. Countries that are in exactly the same lists of a role, and in the same
 * class of the table, are checked by one representative: the interpreter reads a country only
 * through list membership, and the table only through its class, so the other countries of the
 * group cannot differ. Both parts of this partition are computed here, from the data and from the
 * table, and not taken from the compiler.
 */
import { isRule } from "../data/types.ts";
import type { EligibilityData } from "../data/types.ts";
import { NOT_LISTED, resolve } from "./finder.ts";
import type { Finder, Resolution } from "./finder.ts";
import { createLiteralInterpreter } from "./literal.ts";
import type { LiteralAnswer, LiteralOptions } from "./literal.ts";

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

interface Group {
  readonly id: string;
  readonly iso: string;
  readonly weight: number;
}

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
  const group = (role: Role) => groupCountries(data, finder, role, options.everyCountry === true);
  const comparison: Comparison = {
    finder,
    interpreter: createLiteralInterpreter(data, options),
    nationalities: [...group("nationality"), null],
  };
  const count: Count = {
    checked: 0,
    tuples: 0,
    differing: 0,
    differences: [],
    broken: new Set(findMissing(data, finder)),
    tallies: new Map(),
  };
  const residences = group("residence");
  const destinations = group("destination");
  for (const [done, residence] of residences.entries()) {
    options.onProgress?.(done / residences.length);
    for (const destination of destinations)
      for (const { id: profile } of data.profiles)
        comparePlace(comparison, { residence, destination, profile }, count);
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

type Role = "residence" | "destination" | "nationality";

/**
 * Groups the countries that neither the data nor the table distinguishes in a role. With
 * `everyCountry` each country is a group of its own.
 */
function groupCountries(
  data: EligibilityData,
  finder: Finder,
  role: Role,
  everyCountry: boolean,
): readonly Group[] {
  const classes = finder.table[role];
  const referenced = new Set(data.rules.filter(isRule).flatMap((rule) => rule[role]));
  const lists = data.lists
    .filter((list) => referenced.has(list.id))
    .map((list) => new Set(list.Pays));
  const groups = new Map<string, { id: string; iso: string; weight: number }>();
  for (const { id, iso } of data.countries) {
    const inTable = finder.codeAt.get(iso);
    const key = everyCountry
      ? id
      : `${lists.map((list) => (list.has(id) ? "1" : "0")).join("")} ${inTable === undefined ? "absent" : (classes[inTable] ?? "absent")}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { id, iso, weight: 1 });
    else group.weight++;
  }
  return [...groups.values()];
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
  /** Null stands for "not listed". */
  readonly nationalities: readonly (Group | null)[];
}

interface Place {
  readonly residence: Group;
  readonly destination: Group;
  /** Profile id. */
  readonly profile: string;
}

/** Running totals; see Verification. */
interface Count {
  checked: number;
  tuples: number;
  differing: number;
  readonly differences: Difference[];
  readonly broken: Set<string>;
  readonly tallies: Map<string, number>;
}

/** Compares every nationality at a place and adds the results to the totals. */
function comparePlace(
  { finder, interpreter, nationalities }: Comparison,
  { residence, destination, profile }: Place,
  count: Count,
): void {
  const expectedFor = interpreter(residence.id, destination.id, profile);
  const three = { residence: residence.iso, destination: destination.iso, profile };
  const asks = resolve(finder, { ...three, nationality: null }).kind === "ask";
  const pairs = residence.weight * destination.weight;
  let listed = 0;
  for (const nationality of nationalities) {
    const answers = { ...three, nationality: nationality?.iso ?? NOT_LISTED };
    const answer = expectedFor(nationality?.id ?? null);
    const expected = describeAnswer(answer);
    const found = describeResolution(resolve(finder, answers), asks);
    const journeys = nationality === null ? 0 : pairs * nationality.weight;
    count.tuples++;
    count.checked += journeys;
    if (answer.asked && answer.kind === "plan") listed++;
    if (expected !== found) {
      count.differing += nationality === null ? pairs : journeys;
      if (count.differences.length < 10) count.differences.push({ answers, expected, found });
    }
    const outcome = describeOutcome(answer);
    count.tallies.set(outcome, (count.tallies.get(outcome) ?? 0) + journeys);
  }
  if (asks && listed === 0)
    count.broken.add(
      `${residence.iso} → ${destination.iso}, ${profile} asks for a nationality and lists none`,
    );
}
