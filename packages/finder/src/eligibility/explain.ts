/** Explains the result of answers, and finds changes that lead to another result (finder §5.5). */
import { NOT_LISTED, parseCode } from "../code.ts";
import type { EligibilityData, Rule } from "../data/types.ts";
import { FIELDS, getCountryIndex, planAt, getProfileIndex, resolve } from "./finder.ts";
import type { Answers, Field, Finder, Plan } from "./finder.ts";
import { resolveFlows } from "./flows.ts";
import type { Flow, Universe } from "./flows.ts";
import { decide } from "./places.ts";
import type { Options } from "./places.ts";
import { askAt, getCell } from "./table.ts";

export interface RuleVerdict {
  readonly rule: Rule;
  /**
   * Answers that the rule does not cover, in form order; empty when it matches. An unanswered
   * nationality is never in the list.
   */
  readonly failed: readonly Field[];
}

export interface Explanation {
  /** Reason for the decision; `ask`: nationality is needed first. */
  readonly because:
    | "neutral"
    | "single-restricted"
    | "nationality"
    | "ask"
    | "nationality-not-listed"
    | "no-flow"
    | "unknown-answer";
  readonly winner: Rule | null;
  /** Rules that match every given answer, in winning order, including the winner. */
  readonly matching: readonly Rule[];
  /** Rules that fail on exactly one answer, with that answer. */
  readonly nearMisses: readonly { readonly rule: Rule; readonly failed: Field }[];
  /** Every applicable rule, in winning order. */
  readonly verdicts: readonly RuleVerdict[];
}

/**
 * Explains one journey from the authored data. The nationality may be null, an ISO code or
 * NOT_LISTED.
 */
export function explain(
  data: EligibilityData,
  answers: Answers,
  options: Options = {},
): Explanation {
  const { universe, flows } = resolveFlows(data);
  const given = indexAnswers(universe, answers);
  const judged = flows.map((flow) => ({ flow, failed: listFailed(flow, given) }));
  const here = judged
    .filter(({ failed }) => failed.every((field) => field === "nationality"))
    .map(({ flow }) => flow);
  const verdicts = judged.map(({ flow, failed }) => ({ rule: flow.rule, failed }));
  const rest = {
    matching: verdicts.filter(({ failed }) => failed.length === 0).map(({ rule }) => rule),
    nearMisses: verdicts.flatMap(({ rule, failed }) =>
      failed.length === 1 && failed[0] !== undefined ? [{ rule, failed: failed[0] }] : [],
    ),
    verdicts,
  };
  if (hasUnknown(given, answers)) return { because: "unknown-answer", winner: null, ...rest };
  if (here.length === 0) return { because: "no-flow", winner: null, ...rest };
  const decision = decide(here, options);
  if (decision.kind === "direct")
    return { because: decision.because, winner: decision.winner.rule, ...rest };
  if (answers.nationality === null) return { because: "ask", winner: null, ...rest };
  const winner = here.find((flow) => flow.nationality?.includes(given.nationality) === true);
  return {
    because: winner === undefined ? "nationality-not-listed" : "nationality",
    winner: winner?.rule ?? null,
    ...rest,
  };
}

/** Answers as indexes of the universe; -1 for a missing or unknown answer. */
export interface AnswerIndexes {
  readonly residence: number;
  readonly destination: number;
  readonly profile: number;
  readonly nationality: number;
  /** Whether the nationality is NOT_LISTED. */
  readonly unlisted: boolean;
}

/** Returns answers as indexes of the universe. */
export function indexAnswers({ countries, profiles }: Universe, answers: Answers): AnswerIndexes {
  const at = (iso: string | null) =>
    countries.findIndex((country) => country.iso === parseCode(iso));
  return {
    residence: at(answers.residence),
    destination: at(answers.destination),
    profile: profiles.findIndex(({ id }) => id === answers.profile),
    nationality: at(answers.nationality),
    unlisted: answers.nationality?.toLowerCase() === NOT_LISTED,
  };
}

/** Returns the answers that a flow does not cover, in form order. */
export function listFailed(
  flow: Flow,
  { residence, destination, profile, nationality, unlisted }: AnswerIndexes,
): readonly Field[] {
  return FIELDS.filter((field) => {
    switch (field) {
      case "residence":
        return !flow.residence.includes(residence);
      case "destination":
        return (
          !flow.destination.includes(destination) ||
          (destination === residence && !flow.sameCountry)
        );
      case "profile":
        return !flow.profiles.includes(profile);
      case "nationality":
        return (
          flow.nationality !== null &&
          (unlisted || (nationality >= 0 && !flow.nationality.includes(nationality)))
        );
    }
  });
}

/**
 * Whether one of the first three answers is missing or unknown, or a given nationality is unknown.
 */
function hasUnknown(
  { residence, destination, profile, nationality, unlisted }: AnswerIndexes,
  answers: Answers,
): boolean {
  return (
    residence < 0 ||
    destination < 0 ||
    profile < 0 ||
    (answers.nationality !== null && nationality < 0 && !unlisted)
  );
}

/** Another value of one answer, with the other answers unchanged, and the plan that it leads to. */
export interface Alternative {
  readonly field: Field;
  /** ISO code or profile id. */
  readonly value: string;
  /** Null when the change leads to a question about nationality first. */
  readonly plan: Plan | null;
}

/**
 * Returns every change of a single answer that leads to a plan, or to a question about nationality
 * with a plan behind it. The profile comes first, because it is the easiest to reconsider, then
 * destination, residence, nationality; values in display order. The landings show up to three
 * (finder §6.18). Changes of the other answers keep the nationality, also when it is null.
 * @param near returns the codes of the countries around a country, nearest first. As destination
 *   and residence they come before the others.
 */
export function listAlternatives(
  finder: Finder,
  answers: Answers,
  near: (code: string) => readonly string[] = () => [],
): readonly Alternative[] {
  function change(field: Field, values: readonly string[]): readonly Alternative[] {
    return values.flatMap((value): readonly Alternative[] => {
      if (value === answers[field]) return [];
      const resolution = resolve(finder, { ...answers, [field]: value });
      if (resolution.kind === "ask") return [{ field, value, plan: null }];
      return resolution.kind === "plan" ? [{ field, value, plan: resolution.plan }] : [];
    });
  }
  function around(code: string | null): readonly string[] {
    return [...new Set([...(code === null ? [] : near(code)), ...finder.codes])];
  }
  return [
    ...change(
      "profile",
      finder.profiles.map(({ id }) => id),
    ),
    ...change("destination", around(answers.destination)),
    ...change("residence", around(answers.residence)),
    ...change("nationality", asks(finder, answers) ? finder.codes : []),
  ];
}

/** Returns the first alternative of each answer that has one, at most `most`. */
export function findNearestChanges(
  finder: Finder,
  answers: Answers,
  most = 3,
): readonly Alternative[] {
  const seen = new Set<Field>();
  return listAlternatives(finder, answers)
    .filter(({ field }) => !seen.has(field) && seen.add(field).size > 0)
    .slice(0, most);
}

function cellOf(finder: Finder, { residence, destination, profile }: Answers): number {
  return getCell(
    finder.table,
    getCountryIndex(finder, residence),
    getCountryIndex(finder, destination),
    getProfileIndex(finder, profile),
  );
}

function asks(finder: Finder, answers: Answers): boolean {
  return cellOf(finder, answers) < 0;
}

/**
 * Returns the plans that the nationalities lead to for these answers; none when nationality is not
 * asked.
 */
export function listPlansByNationality(finder: Finder, answers: Answers): readonly Plan[] {
  const cell = cellOf(finder, answers);
  return cell < 0
    ? plansOf(
        finder,
        finder.codes.map((_, nationality) => askAt(finder.table, cell, nationality)),
      )
    : [];
}

/** Returns the plans of outcomes, each once. */
function plansOf(finder: Finder, outcomes: Iterable<number>): readonly Plan[] {
  const plans = [...new Set(outcomes)]
    .sort((a, b) => a - b)
    .map((outcome) => planAt(finder, outcome))
    .filter((plan) => plan !== null);
  return [
    ...new Map(plans.map((plan) => [`${plan.product.id} ${plan.funnel?.id ?? ""}`, plan])).values(),
  ];
}
