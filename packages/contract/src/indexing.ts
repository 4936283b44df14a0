/**
 * What the content service decides about a country page and search engines, stored in its row of
 * the route index. `text`: indexed when plans and facts allow it, because the page has text of its
 * own. `no_text`: not indexed, because it has none. `same_text`: not indexed, because a corporate
 * page has the text of the page for individuals. `index` and `noindex`: chosen by an editor.
 */
export const INDEXING_STATES = ["text", "no_text", "same_text", "index", "noindex"] as const;
export type IndexingState = (typeof INDEXING_STATES)[number];

/** Whether search engines may index a page in this state, as far as the content service decides. */
export const allowsIndexing = (state: IndexingState): boolean =>
  state === "text" || state === "index";

/** Whether an editor has a page indexed, whatever its text, plans and facts. */
export const isAlwaysIndexed = (state: IndexingState | null): boolean => state === "index";
