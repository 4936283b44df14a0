/**
 * Pure state transitions of the eligibility form: answers, suggestions and status. They use the
 * cascade of packages/finder.
 */
import {
  FIELDS,
  NO_ANSWERS,
  answer,
  asksNationality,
  isOffered,
  listOptions,
  listUnanswered,
  type Answers,
  type Field,
  type OptionsFinder,
} from "@orlaya/finder/eligibility";
import type { FieldProblem } from "@orlaya/finder/need";

/** Source of a suggestion: the country of the connection, the last search, or the opening link. */
export type SuggestionSource = "connection" | "last" | "link";
export interface Suggestion {
  readonly value: string;
  readonly source: SuggestionSource;
}
export type Suggestions = { readonly [F in "residence" | "destination"]?: Suggestion };

export interface EligibilityState {
  readonly answers: Answers;
  /** Suggested answers that the visitor has not changed. They stay marked. */
  readonly suggested: { readonly [F in Field]?: SuggestionSource };
  /** Destination to suggest once the visitor chooses a residence. */
  readonly wish: Suggestion | null;
  readonly problems: { readonly [F in Field]?: FieldProblem };
  /** Answers of the address that are not offered. A notice lists them until the next choice. */
  readonly dropped: readonly Field[];
  /**
   * `waiting`: submitted while offline, sent when the connection is back. `failed`: no valid
   * response; the answers are kept.
   */
  readonly status: "editing" | "loading" | "waiting" | "failed";
}

export const emptyState: EligibilityState = {
  answers: NO_ANSWERS,
  suggested: {},
  wish: null,
  problems: {},
  dropped: [],
  status: "editing",
};

/** Result of a change. `cleared` lists the later answers that it cleared, to announce them. */
export interface Change {
  readonly state: EligibilityState;
  readonly cleared: readonly Field[];
}

function without<V>(
  entries: { readonly [F in Field]?: V },
  fields: readonly Field[],
): { readonly [F in Field]?: V } {
  return Object.fromEntries(
    Object.entries(entries).filter(([field]) => !fields.some((each) => each === field)),
  );
}

/** Sets the answer of a field, or empties it with null. Ignored while a submit is in flight. */
export function choose(
  finder: OptionsFinder,
  state: EligibilityState,
  field: Field,
  value: string | null,
): Change {
  if (state.status === "loading") return { state, cleared: [] };
  // Text that names no country leaves an empty field empty.
  if (value === null && state.answers[field] === null)
    return {
      state: { ...state, problems: without(state.problems, [field]), status: "editing" },
      cleared: [],
    };
  const step = answer(finder, state.answers, field, value);
  const later = FIELDS.slice(FIELDS.indexOf(field));
  const next: EligibilityState = {
    ...state,
    answers: step.answers,
    suggested: without(state.suggested, step.cleared.length > 0 ? later : [field]),
    problems: without(state.problems, later),
    status: "editing",
  };
  return { state: field === "residence" ? grantWish(finder, next) : next, cleared: step.cleared };
}

/** Sets the wished destination when the residence allows it. */
function grantWish(finder: OptionsFinder, state: EligibilityState): EligibilityState {
  const { answers, wish } = state;
  if (
    wish === null ||
    answers.residence === null ||
    answers.destination !== null ||
    !isOffered(finder, answers, "destination", wish.value)
  )
    return state;
  return {
    ...state,
    answers: answer(finder, answers, "destination", wish.value).answers,
    suggested: { ...state.suggested, destination: wish.source },
    wish: null,
  };
}

/** Suggests answers for an empty form and marks them. Values that are not offered are left out. */
export function suggest(
  finder: OptionsFinder,
  state: EligibilityState,
  { residence, destination }: Suggestions,
): EligibilityState {
  const wished: EligibilityState = { ...state, wish: state.wish ?? destination ?? null };
  if (residence === undefined || state.answers.residence !== null) return wished;
  const { answers } = answer(finder, state.answers, "residence", residence.value);
  if (answers.residence === null) return wished;
  return grantWish(finder, {
    ...wished,
    answers,
    suggested: { ...state.suggested, residence: residence.source },
  });
}

/** Returns the fields that a submit still needs, in form order; empty when it is allowed. */
export function findMissingAnswers(
  finder: OptionsFinder,
  state: EligibilityState,
): readonly Field[] {
  return listUnanswered(finder, state.answers);
}

/**
 * Returns the number `n` of the current question, and the total for these answers (3 until
 * nationality is asked).
 */
export function countSteps(
  finder: OptionsFinder,
  answers: Answers,
): { readonly n: number; readonly total: number } {
  const total = asksNationality(finder, answers) ? 4 : 3;
  const given = FIELDS.slice(0, total).filter((field) => answers[field] !== null).length;
  return { n: Math.min(given + 1, total), total };
}

/** Returns whether a field is answered, to be answered now, or later. */
export function getFieldState(
  field: Field,
  answers: Answers,
  missing: readonly Field[],
): "done" | "now" | "later" {
  if (answers[field] !== null) return "done";
  return missing[0] === field ? "now" : "later";
}

/**
 * Returns the number of options of the field after `field`, or null when no field follows or
 * `field` has no answer.
 */
export function countChoicesAfter(
  finder: OptionsFinder,
  answers: Answers,
  field: Field,
): { readonly field: Field; readonly count: number } | null {
  const next = FIELDS[FIELDS.indexOf(field) + 1];
  if (
    next === undefined ||
    answers[field] === null ||
    (next === "nationality" && !asksNationality(finder, answers))
  )
    return null;
  return { field: next, count: listOptions(finder, answers, next).length };
}
