/** Types that connect a finder with the form code that both finders share (`useFinderForm`). */
import type { FieldProblem } from "@orlaya/finder/need";
import type { CountryEntry } from "@orlaya/finder/search";

/** Problems of the answers, by field. */
export type Problems<F extends string> = { readonly [K in F]?: FieldProblem };

/**
 * State that both finders have: the problems of the answers and the status of the form. Each finder
 * adds its answers.
 */
export interface FinderState<F extends string> {
  readonly problems: Problems<F>;
  /**
   * `loading` and `searching`: a submit is in flight. `waiting`: submitted while offline. `failed`:
   * the server was not reached, or its response was invalid.
   */
  readonly status: "editing" | "loading" | "searching" | "waiting" | "failed";
}

/** State of a form. */
export interface FormState<S, F extends string, G> {
  /** State of the finder. */
  readonly state: S;
  /** Whether the error summary above the fields also lists the problems. */
  readonly summed: boolean;
  /** Text in the country fields that names no country. */
  readonly typed: { readonly [K in F]?: string };
  /** Number of resets. Country fields discard the typed text when it changes. */
  readonly round: number;
  /** The submit button that was pressed last. */
  readonly go: G;
}

/** Result of one answer. */
export interface AnswerChange<S> {
  readonly state: S;
  /** Text for the live region; empty for no announcement, null when the answers did not change. */
  readonly said: string | null;
}

/** Result of a response: the form navigates to `url`, or shows the problems. */
export type FinderEnd<F extends string> =
  | { readonly kind: "end"; readonly url: string; readonly external: boolean }
  | { readonly kind: "invalid"; readonly problems: Problems<F> };

/** The fields of a finder and the transitions of its state. Must be stable. */
export interface FinderRules<S extends FinderState<F>, F extends string, G extends string, T> {
  /** Fields in document order. */
  readonly fields: readonly F[];
  /** Returns the parameter name of a field. The id of the field ends with it. */
  readonly paramOf: (field: F) => string;
  /** The submit buttons. The first applies when none was pressed. */
  readonly goes: readonly [G, ...G[]];
  /** The state that the server rendered. */
  readonly initial: S;
  readonly empty: S;
  /** Adds choices made before hydration, and suggestions. */
  readonly begin: (state: S) => S;
  readonly choose: (state: S, field: F, value: string | null) => AnswerChange<S>;
  /** Returns the fields that become empty when this field is emptied, including itself. */
  readonly emptied: (state: S, field: F) => readonly F[];
  readonly missing: (state: S) => readonly F[];
  readonly submit: (state: S) => S;
  readonly hold: (state: S) => S;
  readonly fail: (state: S) => S;
  /** Returns the countries that the fields search. `file` is null until it is loaded. */
  readonly entries: (file: T | null) => readonly CountryEntry[];
  /** Writes the answers into the address. */
  readonly show: (state: S) => void;
  /**
   * Sends the answers to the server. Returns undefined during server rendering, and when an answer
   * is missing.
   */
  readonly ask: (go: G, state: S) => Promise<FinderEnd<F>> | undefined;
}
