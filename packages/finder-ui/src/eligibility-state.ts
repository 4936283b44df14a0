/** The eligibility form as immutable steps above the cascade of packages/finder: answers, suggestions, status. Pure. */
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
  type Finder,
} from "@orlaya/finder/eligibility";
import type { FieldProblem } from "@orlaya/finder/need";

/** Who proposed an answer: the connection's country, the last search, or the link that led here. */
export type SuggestionSource = "connection" | "last" | "link";
export interface Suggestion {
  readonly value: string;
  readonly source: SuggestionSource;
}
export type Suggestions = { readonly [F in "residence" | "destination"]?: Suggestion };

export interface EligibilityState {
  readonly answers: Answers;
  /** Answers that were proposed and nobody has touched; they stay marked. */
  readonly suggested: { readonly [F in Field]?: SuggestionSource };
  /** A destination to propose once a residence is chosen. */
  readonly wish: Suggestion | null;
  readonly problems: { readonly [F in Field]?: FieldProblem };
  /** Answers of the address that are not offered: said until something is chosen. */
  readonly dropped: readonly Field[];
  /** `waiting`: submitted while offline, goes on by itself. `failed`: could not be reached; the answers are kept. */
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

/** A change, and what is to be said about it: later answers that it cleared. */
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

/** Answers a field, or empties it with null. Ignored while a submit runs. */
export function choose(
  finder: Finder,
  state: EligibilityState,
  field: Field,
  value: string | null,
): Change {
  if (state.status === "loading") return { state, cleared: [] };
  // Typing what is no country leaves an empty field empty.
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

/** Takes the wished destination where the residence allows it. */
function grantWish(finder: Finder, state: EligibilityState): EligibilityState {
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

/** Proposes answers for an empty form, marked as suggested; whatever is not offered is left out. */
export function suggest(
  finder: Finder,
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

/** Fields that a submit still needs, in form order; empty: it may go. */
export function findMissingAnswers(finder: Finder, state: EligibilityState): readonly Field[] {
  return listUnanswered(finder, state.answers);
}

/** Number of the question that is open, and of all questions that these answers lead to (3 until nationality is asked). */
export function countSteps(
  finder: Finder,
  answers: Answers,
): { readonly n: number; readonly total: number } {
  const total = asksNationality(finder, answers) ? 4 : 3;
  const given = FIELDS.slice(0, total).filter((field) => answers[field] !== null).length;
  return { n: Math.min(given + 1, total), total };
}

/** Whether a field is answered, the one to answer now, or a later one. */
export function getFieldState(
  field: Field,
  answers: Answers,
  missing: readonly Field[],
): "done" | "now" | "later" {
  if (answers[field] !== null) return "done";
  return missing[0] === field ? "now" : "later";
}

/** How many choices the field after `field` has now; null when nothing follows. */
export function countChoicesAfter(
  finder: Finder,
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
