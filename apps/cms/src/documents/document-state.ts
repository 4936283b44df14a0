/** States of a document. `changed`: it is published, and its newest version is not. */
export const DOCUMENT_STATES = ["draft", "changed", "published"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
