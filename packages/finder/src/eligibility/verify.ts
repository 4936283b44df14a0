/**
 * The certificate of a release: every possible journey compared with the literal interpreter (finder.md §4, §5.1).
 *
 * A journey is one (residence, destination, profile, nationality); where nationality is not asked, each still counts.
 * Countries that stand in exactly the same lists of every role, and that the table treats alike, are checked by one
 * representative: the interpreter reads a country through list membership only and the table through its class only,
 * so the others of the group cannot differ. Both parts of that partition are computed here, from the data and from the
 * table, and not taken from the compiler.
 */
import { isRule } from "../data/types.ts";
import type { EligibilityData } from "../data/types.ts";
import { NOT_LISTED, resolve } from "./finder.ts";
import type { Finder, Resolution } from "./finder.ts";
import { literalInterpreter } from "./literal.ts";
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
  /** Journeys that the checked representatives stand for; equals `journeys`. */
  readonly checked: number;
  /** Comparisons made, one for each tuple of groups, "not listed" included. */
  readonly tuples: number;
  /** Journeys that differ, and answers "not listed" that do. */
  readonly differing: number;
  /** At most ten, one for each tuple. */
  readonly differences: readonly Difference[];
  /** What the broken invariants of finder.md §2.13 are; empty when they hold. */
  readonly broken: readonly string[];
  /** Journeys by outcome, most first: `product/funnel` ids, `none`, or `none (asked)`. */
  readonly tallies: readonly Tally[];
}

export type VerifyOptions = LiteralOptions & {
  /** Called with the share done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Check every country by itself instead of groups: the brute force. */
  readonly everyCountry?: boolean;
};

interface Group {
  readonly id: string;
  readonly iso: string;
  readonly weight: number;
}

function describe(answer: LiteralAnswer): string {
  return answer.kind === "plan"
    ? `${answer.product}/${answer.funnel ?? "-"}${answer.asked ? " (asked)" : ""}`
    : answer.asked
      ? "none (asked)"
      : "none";
}

function describeResolution(resolution: Resolution, asked: boolean): string {
  if (resolution.kind === "plan")
    return `${resolution.plan.product.id}/${resolution.plan.funnel?.id ?? "-"}${resolution.asked ? " (asked)" : ""}`;
  return resolution.kind === "none" ? (asked ? "none (asked)" : "none") : resolution.kind;
}

/** Compares a finder, as decoded from what will be served, with the authored data. Pure; seconds of CPU at most. */
export function verify(
  data: EligibilityData,
  finder: Finder,
  options: VerifyOptions = {},
): Verification {
  const rules = data.rules.filter(isRule);
  function groupsFor(
    role: "residence" | "destination" | "nationality",
    classes: Uint16Array,
  ): readonly Group[] {
    const referenced = new Set(rules.flatMap((rule) => rule[role]));
    const lists = data.lists
      .filter((list) => referenced.has(list.id))
      .map((list) => new Set(list.Pays));
    const groups = new Map<string, { id: string; iso: string; weight: number }>();
    for (const { id, iso } of data.countries) {
      const inTable = finder.codeAt.get(iso);
      const key =
        options.everyCountry === true
          ? id
          : `${lists.map((list) => (list.has(id) ? "1" : "0")).join("")} ${inTable === undefined ? "absent" : (classes[inTable] ?? "absent")}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { id, iso, weight: 1 });
      else group.weight++;
    }
    return [...groups.values()];
  }

  const interpreter = literalInterpreter(data, options);
  const residences = groupsFor("residence", finder.table.residence);
  const destinations = groupsFor("destination", finder.table.destination);
  const nationalities: readonly (Group | null)[] = [
    ...groupsFor("nationality", finder.table.nationality),
    null,
  ];
  const n = data.countries.length;
  const tallies = new Map<string, number>();
  const differences: Difference[] = [];
  const broken = new Set<string>();
  let checked = 0;
  let tuples = 0;
  let differing = 0;

  if (finder.codes.length !== n)
    broken.add(`the finder knows ${finder.codes.length} countries, the data ${n}`);
  if (finder.profiles.length !== data.profiles.length)
    broken.add(
      `the finder knows ${finder.profiles.length} profiles, the data ${data.profiles.length}`,
    );

  for (const [done, residence] of residences.entries()) {
    options.onProgress?.(done / residences.length);
    for (const destination of destinations) {
      const pairs = residence.weight * destination.weight;
      for (const profile of data.profiles) {
        const expectedFor = interpreter(residence.id, destination.id, profile.id);
        const three = {
          residence: residence.iso,
          destination: destination.iso,
          profile: profile.id,
        };
        const asks = resolve(finder, { ...three, nationality: null }).kind === "ask";
        let listed = 0;
        for (const nationality of nationalities) {
          const answers = { ...three, nationality: nationality?.iso ?? NOT_LISTED };
          const answer = expectedFor(nationality?.id ?? null);
          const expected = describe(answer);
          const found = describeResolution(resolve(finder, answers), asks);
          const journeys = nationality === null ? 0 : pairs * nationality.weight;
          tuples++;
          checked += journeys;
          if (answer.asked && answer.kind === "plan") listed++;
          if (expected !== found) {
            differing += nationality === null ? pairs : journeys;
            if (differences.length < 10) differences.push({ answers, expected, found });
          }
          const outcome =
            answer.kind === "plan" ? `${answer.product}/${answer.funnel ?? "-"}` : expected;
          tallies.set(outcome, (tallies.get(outcome) ?? 0) + journeys);
        }
        if (asks && listed === 0)
          broken.add(
            `${residence.iso} → ${destination.iso}, ${profile.id} asks for a nationality and lists none`,
          );
      }
    }
  }
  options.onProgress?.(1);
  return {
    journeys: n * n * data.profiles.length * n,
    checked,
    tuples,
    differing,
    differences,
    broken: [...broken],
    tallies: [...tallies]
      .map(([outcome, journeys]) => ({ outcome, journeys }))
      .sort((a, b) => b.journeys - a.journeys || (a.outcome < b.outcome ? -1 : 1)),
  };
}
