/** What a finder gives to the form that both finders share. */
import type { FieldProblem } from "@orlaya/finder/need";
import type { CountryEntry } from "@orlaya/finder/search";

/** What is wrong with the answers, by field. */
export type Problems<F extends string> = { readonly [K in F]?: FieldProblem };

/** The state of a finder: its answers, what is wrong with them, and what the form is doing. */
export interface FinderState<F extends string> {
  readonly problems: Problems<F>;
  /** `loading`, `searching`: a submit runs. `waiting`: submitted while offline. `failed`: not reached. */
  readonly status: "editing" | "loading" | "searching" | "waiting" | "failed";
}

/** The state of a form. */
export interface FormState<S, F extends string, G> {
  /** The state of the finder. */
  readonly state: S;
  /** Whether the problems are also listed above the fields. */
  readonly summed: boolean;
  /** What stands in the country fields where it names no country. */
  readonly typed: { readonly [K in F]?: string };
  /** Number of fresh starts. Country fields forget what was typed when it changes. */
  readonly round: number;
  /** The submit button that was pressed last. */
  readonly go: G;
}

/** The result of one answer. */
export interface AnswerChange<S> {
  readonly state: S;
  /** What the live region says; empty: nothing. Null: the answers are the same as before. */
  readonly said: string | null;
}

/** What a form does with an answer: it goes there, or shows the problems. */
export type FinderEnd<F extends string> =
  | { readonly kind: "end"; readonly url: string; readonly external: boolean }
  | { readonly kind: "invalid"; readonly problems: Problems<F> };

/** The fields of a finder and the steps of its state. Must be stable. */
export interface FinderRules<S extends FinderState<F>, F extends string, G extends string, T> {
  /** In document order. */
  readonly fields: readonly F[];
  /** Name of the parameter of a field. The id of the field ends with it. */
  readonly paramOf: (field: F) => string;
  /** The submit buttons; the first one counts where none was pressed. */
  readonly goes: readonly [G, ...G[]];
  /** The state that the server drew. */
  readonly initial: S;
  readonly empty: S;
  /** Adds what was chosen before scripts ran, and suggestions. */
  readonly begin: (state: S) => S;
  readonly choose: (state: S, field: F, value: string | null) => AnswerChange<S>;
  /** The fields that become empty with this one. */
  readonly emptied: (state: S, field: F) => readonly F[];
  readonly missing: (state: S) => readonly F[];
  readonly submit: (state: S) => S;
  readonly hold: (state: S) => S;
  readonly fail: (state: S) => S;
  /** The countries that the fields search; `file` is null until it is fetched. */
  readonly entries: (file: T | null) => readonly CountryEntry[];
  /** Puts the answers into the address. */
  readonly show: (state: S) => void;
  /** Asks the server. Undefined on the server itself, and where an answer is missing. */
  readonly ask: (go: G, state: S) => Promise<FinderEnd<F>> | undefined;
}
