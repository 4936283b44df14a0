/**
 * The quote-by-need form as pure functions on immutable state (spec §4; finder §3.5). The component
 * stores, fetches and navigates.
 */
import { parseCode } from "../code.ts";
import type { Need, NeedLanguage } from "./types.ts";
import { NEEDS, NEED_LANGUAGES } from "./types.ts";

/** The visible fields, in document order. */
export const NEED_FIELDS = ["need", "to", "language"] as const;
export type NeedFormField = (typeof NEED_FIELDS)[number];

export interface NeedState {
  readonly need: Need | null;
  /** Upper-case ISO code. */
  readonly to: string | null;
  readonly language: NeedLanguage | null;
  /**
   * `waiting`: submitted while offline; continues automatically. `failed`: the search was not
   * reachable; the answers are kept and a retry is offered.
   */
  readonly status: "editing" | "waiting" | "searching" | "failed";
}

export const EMPTY_NEED: NeedState = { need: null, to: null, language: null, status: "editing" };

/**
 * Sets one field. Null, or a value that is not an option, clears it. Ignored while a search runs.
 */
export function setField(state: NeedState, field: NeedFormField, value: string | null): NeedState {
  if (state.status === "searching") return state;
  const next: NeedState = { ...state, status: "editing" };
  switch (field) {
    case "need":
      return { ...next, need: NEEDS.find((need) => need === value) ?? null };
    case "language":
      return { ...next, language: NEED_LANGUAGES.find((language) => language === value) ?? null };
    case "to":
      return { ...next, to: parseCode(value) };
  }
}

/** Returns the fields that still need an answer, in document order. */
export function listMissingFields(state: NeedState): readonly NeedFormField[] {
  return NEED_FIELDS.filter((field) => state[field] === null);
}

/**
 * Whether the form is complete and no search is running. A second activation is therefore ignored.
 */
export function canSubmit(state: NeedState): boolean {
  return state.status !== "searching" && listMissingFields(state).length === 0;
}

/** Starts the search. Returns the state unchanged when the search may not start. */
export function submit(state: NeedState): NeedState {
  return canSubmit(state) ? { ...state, status: "searching" } : state;
}

/**
 * Marks the form as submitted while offline. Returns the state unchanged when the search may not
 * start. Any change of an answer cancels the submission.
 */
export function hold(state: NeedState): NeedState {
  return canSubmit(state) ? { ...state, status: "waiting" } : state;
}

/** Marks a running search as not reachable. The answers are kept. */
export function fail(state: NeedState): NeedState {
  return state.status === "searching" ? { ...state, status: "failed" } : state;
}

/** Returns the empty form, after any outcome and when the visitor resets the form. */
export function reset(): NeedState {
  return EMPTY_NEED;
}
