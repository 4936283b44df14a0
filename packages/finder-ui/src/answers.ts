/** Answers of the eligibility finder in addresses and in words. Pure. */
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
  type Finder,
} from "@orlaya/finder/eligibility";
import { appendQuery } from "@orlaya/finder/url";

/** Id of the first finder of a page, where links to the finder lead. */
export const FINDER_ID = "finder";
/** Id of the heading of its result: where reading goes on when the answers are complete. */
export const getResultId = (id: string): string => `${id}-result`;

/** The address of a finder with these answers; they go in the order from, to, as, nat (finder §6.17). */
export function buildFinderHref(action: string, answers: Answers): string {
  return appendQuery(action, answerParams(answers).toString());
}

/** The answers before a field: what is kept when the visitor changes it. */
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

/** The first field that is asked and has no answer; null when complete. */
export function findNextField(finder: Finder, answers: Answers): Field | null {
  return (
    FIELDS.find(
      (field) =>
        answers[field] === null && (field !== "nationality" || asksNationality(finder, answers)),
    ) ?? null
  );
}

/** Answers that name something: unknown codes, and a nationality that nothing asks for, are left out. */
export function keepKnownAnswers(finder: Finder, answers: Answers): Answers {
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

/** Residents of the chosen country have no online plan anywhere (finder §2.9). */
export function hasNoDestination(finder: Finder, answers: Answers): boolean {
  return answers.residence !== null && listOptions(finder, answers, "destination").length === 0;
}

/** The name of an answer in the finder's language; empty when it names nothing. */
export function getAnswerName(finder: Finder, field: Field, value: string | null): string {
  if (field === "profile") return finder.profiles[getProfileIndex(finder, value)]?.label ?? "";
  return finder.names[getCountryIndex(finder, value)] ?? "";
}
