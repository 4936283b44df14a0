/**
 * States of a document. `changed`: it is published, and its newest version is not. `review` and
 * `approved`: the newest version is not published, whether or not an older one is.
 */
export const DOCUMENT_STATES = ["draft", "changed", "review", "approved", "published"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
/** States that a review determines. */
export type ReviewState = Extract<DocumentState, "review" | "approved">;
