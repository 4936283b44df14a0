/**
 * Explains a step of the finder, also before all answers are given: which rules still match, how
 * many rules each answer excludes, and which change of one answer would lead to a plan.
 */
import type { EligibilityData, Rule } from "../data/types.ts";
import { indexAnswers, listAlternatives, listFailed, type AnswerIndexes } from "./explain.ts";
import { FIELDS, resolve, type Answers, type Field, type Finder, type Plan } from "./finder.ts";
import { resolveFlows, type CountrySet, type Flow, type Universe } from "./flows.ts";

/** How many rules do not contain a given answer. */
export interface ExcludedRules {
  readonly field: Field;
  /** ISO code or profile id. */
  readonly value: string;
  readonly rules: number;
}

/** Another value of one given answer, after which a plan can be found. */
export interface NearChange {
  readonly field: Field;
  /** ISO code or profile id. */
  readonly value: string;
  /** Null while answers are missing, and where nationality is asked first. */
  readonly plan: Plan | null;
}

/** A step of the finder. */
export interface StepTrace {
  /** Rules that the given answers do not exclude, in winning order. */
  readonly matching: readonly Rule[];
  /** The given answers that rules do not contain, in form order. */
  readonly excluded: readonly ExcludedRules[];
  /**
   * Every change of one given answer that leads to a plan, or that leaves a rule while answers are
   * missing; empty when the answers as they are do. Profile first, then destination, residence and
   * nationality.
   */
  readonly nearest: readonly NearChange[];
}

/** Order in which changes are offered: the profile is the easiest to reconsider. */
const CHANGED = ["profile", "destination", "residence", "nationality"] as const;

/**
 * Explains the answers so far.
 * @param finder compiled from the same data
 * @param near returns the codes of the countries around a country, nearest first
 */
export function traceStep(
  data: EligibilityData,
  finder: Finder,
  answers: Answers,
  near: (code: string) => readonly string[] = () => [],
): StepTrace {
  const { universe, flows } = resolveFlows(data);
  const given = indexAnswers(universe, answers);
  const matching = flows.filter((flow) => canMatch(flow, given, answers));
  return {
    matching: matching.map(({ rule }) => rule),
    excluded: listExcluded(flows, given, answers),
    nearest: isComplete(answers)
      ? listClosedChanges(finder, answers, near)
      : matching.length > 0
        ? []
        : listOpenChanges(universe, flows, answers, near),
  };
}

/** Lists the changes of complete answers; none when they lead to a plan or to nationality. */
function listClosedChanges(
  finder: Finder,
  answers: Answers,
  near: (code: string) => readonly string[],
): readonly NearChange[] {
  return resolve(finder, answers).kind === "none" ? listAlternatives(finder, answers, near) : [];
}

const isComplete = ({ residence, destination, profile }: Answers): boolean =>
  residence !== null && destination !== null && profile !== null;

function listExcluded(
  flows: readonly Flow[],
  given: AnswerIndexes,
  answers: Answers,
): readonly ExcludedRules[] {
  const failed = flows.map((flow) => listFailed(flow, given));
  return FIELDS.flatMap((field) => {
    const value = answers[field];
    const rules = failed.filter((fields) => fields.includes(field)).length;
    return value === null || rules === 0 ? [] : [{ field, value, rules }];
  });
}

/** Whether a flow covers the given answers with some values of the others. */
function canMatch(flow: Flow, given: AnswerIndexes, answers: Answers): boolean {
  const isExcluded = listFailed(flow, given).some((field) => answers[field] !== null);
  return !isExcluded && coversPlaces(flow, given, answers);
}

/** Whether a flow has a pair of countries with the given residence and destination. */
function coversPlaces(
  { residence, destination, sameCountry }: Flow,
  given: AnswerIndexes,
  answers: Answers,
): boolean {
  const from = answers.residence === null ? residence : [given.residence];
  const to = answers.destination === null ? destination : [given.destination];
  return sameCountry ? from.length > 0 && to.length > 0 : hasTwoCountries(from, to);
}

/** Whether a pair of two different countries can be made. */
function hasTwoCountries([from, another]: CountrySet, to: CountrySet): boolean {
  if (from === undefined || to.length === 0) return false;
  return another !== undefined || to.some((country) => country !== from);
}

/** Lists the changes of one given answer after which a rule matches. */
function listOpenChanges(
  universe: Universe,
  flows: readonly Flow[],
  answers: Answers,
  near: (code: string) => readonly string[],
): readonly NearChange[] {
  return CHANGED.flatMap((field) => {
    const own = answers[field];
    if (own === null) return [];
    const open = flows.filter((flow) => canMatchWithout(universe, flow, answers, field));
    const first = field === "profile" ? [] : near(own);
    const values =
      field === "profile"
        ? universe.profiles.map(({ id }) => id)
        : universe.countries.map(({ iso }) => iso);
    return [...new Set([...first, ...values])]
      .filter((value) => {
        if (value === own) return false;
        const changed = { ...answers, [field]: value };
        const given = indexAnswers(universe, changed);
        return open.some((flow) => canMatch(flow, given, changed));
      })
      .map((value) => ({ field, value, plan: null }));
  });
}

function canMatchWithout(universe: Universe, flow: Flow, answers: Answers, field: Field): boolean {
  const rest = { ...answers, [field]: null };
  return canMatch(flow, indexAnswers(universe, rest), rest);
}
