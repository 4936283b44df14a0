/** Pure functions for the answers of the eligibility finder, in addresses and in words. */
import {
  FIELDS,
  NOT_LISTED,
  answerParams,
  asksNationality,
  getCountryIndex,
  listOptions,
  getProfileIndex,
  type Answers,
  type Field,
  type OptionsFinder,
} from "@orlaya/finder/eligibility";
import { appendQuery } from "@orlaya/finder/url";

/** Id of the first finder of a page. Links to the finder lead to it. */
export const FINDER_ID = "finder";
/** Returns the id of the heading of a finder's result. Links to the result lead to it. */
export const getResultId = (id: string): string => `${id}-result`;

/**
 * Returns the address of a finder with these answers, in the order from, to, as, nat
 * (finder §6.17).
 */
export function buildFinderHref(action: string, answers: Answers): string {
  return appendQuery(action, answerParams(answers).toString());
}

/** Returns the answers before a field, which are kept when the visitor changes it. */
export function keepAnswersBefore(
  { residence, destination, profile }: Answers,
  field: Field,
): Answers {
  const at = FIELDS.indexOf(field);
  return {
    residence: at > 0 ? residence : null,
    destination: at > 1 ? destination : null,
    profile: at > 2 ? profile : null,
    nationality: null,
  };
}

/** Returns the first field that is asked and has no answer, or null when all are answered. */
export function findNextField(finder: OptionsFinder, answers: Answers): Field | null {
  return (
    FIELDS.find(
      (field) =>
        answers[field] === null && (field !== "nationality" || asksNationality(finder, answers)),
    ) ?? null
  );
}

/** Removes unknown values from the answers, and a nationality that is not asked for. */
export function keepKnownAnswers(finder: OptionsFinder, answers: Answers): Answers {
  const country = (code: string | null): string | null =>
    getCountryIndex(finder, code) >= 0 ? code : null;
  const known: Answers = {
    residence: country(answers.residence),
    destination: country(answers.destination),
    profile: getProfileIndex(finder, answers.profile) >= 0 ? answers.profile : null,
    nationality: answers.nationality === NOT_LISTED ? NOT_LISTED : country(answers.nationality),
  };
  return asksNationality(finder, known) ? known : { ...known, nationality: null };
}

/**
 * Whether residents of the chosen country have no online plan for any destination (finder §2.9).
 */
export function hasNoDestination(finder: OptionsFinder, answers: Answers): boolean {
  return answers.residence !== null && listOptions(finder, answers, "destination").length === 0;
}

/** Returns the name of an answer in the finder's language, or an empty text when it is unknown. */
export function getAnswerName(finder: OptionsFinder, field: Field, value: string | null): string {
  if (field === "profile") return finder.profiles[getProfileIndex(finder, value)]?.label ?? "";
  return finder.names[getCountryIndex(finder, value)] ?? "";
}
