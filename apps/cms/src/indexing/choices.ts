/** Choices of an editor about a country page and search engines. */

/** In the order of the menu. */
export const INDEXING_CHOICES = ["automatic", "index", "noindex"] as const;
export type IndexingChoice = (typeof INDEXING_CHOICES)[number];

/** Returns the choice of an editor. Documents from before the field have none. */
export const readChoice = (value: unknown): IndexingChoice =>
  INDEXING_CHOICES.find((choice) => choice === value) ?? "automatic";
