/** State of a translation. It is computed, never typed. */
import { DOCUMENT_STATES, type DocumentState } from "../documents/document-state.ts";

/**
 * `missing`: there is no document. `outdated`: sentences of the source changed since. Otherwise the
 * state of the document.
 */
export const TRANSLATION_STATES = ["missing", "outdated", ...DOCUMENT_STATES] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/**
 * Computes the state of a translation.
 * @param state state of the document; null when there is none
 * @param outdated number of sentences of the source that changed since
 */
export function computeState(state: DocumentState | null, outdated: number): TranslationState {
  if (state === null) return "missing";
  return outdated > 0 ? "outdated" : state;
}
