/** The quote-by-need form as immutable steps (spec §4; finder §3.5). Pure: the component stores, fetches, navigates. */
import { parseCode } from "../code.ts";
import type { Need, NeedLanguage } from "./types.ts";
import { NEEDS, NEED_LANGUAGES } from "./types.ts";

/** The fields a visitor sees, in document order. */
export const NEED_FIELDS = ["need", "to", "language"] as const;
export type NeedFormField = (typeof NEED_FIELDS)[number];

export interface NeedState {
  readonly need: Need | null;
  /** Upper-case ISO code. */
  readonly to: string | null;
  readonly language: NeedLanguage | null;
  /** `waiting`: submitted while offline, goes on by itself. `failed`: the search could not be reached; the answers are kept and retrying is offered. */
  readonly status: "editing" | "waiting" | "searching" | "failed";
}

export const EMPTY_NEED: NeedState = { need: null, to: null, language: null, status: "editing" };

/** Sets one field; null or a value that no option has clears it. Ignored while a search runs. */
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

/** Fields still to be answered, in document order. */
export function listMissingFields(state: NeedState): readonly NeedFormField[] {
  return NEED_FIELDS.filter((field) => state[field] === null);
}

/** Complete, and no search is running: a second activation is ignored. */
export function canSubmit(state: NeedState): boolean {
  return state.status !== "searching" && listMissingFields(state).length === 0;
}

/** Starts the search; unchanged when it may not start. */
export function submit(state: NeedState): NeedState {
  return canSubmit(state) ? { ...state, status: "searching" } : state;
}

/** Submitted while offline; unchanged when it may not start. Any change of an answer calls it off. */
export function hold(state: NeedState): NeedState {
  return canSubmit(state) ? { ...state, status: "waiting" } : state;
}

/** The search could not be reached: answers are kept. */
export function fail(state: NeedState): NeedState {
  return state.status === "searching" ? { ...state, status: "failed" } : state;
}

/** After any outcome, and for the form's reset. */
export function reset(): NeedState {
  return EMPTY_NEED;
}
