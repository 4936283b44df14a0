/**
 * Cache tags. An answer carries the tags of everything that it is made of; after a change the content service names the
 * tags of what changed, and the site makes every answer that carries one of them again.
 */

/** The index of routes: which addresses exist. */
export const ROUTES_TAG = "routes";
/** The live release of the eligibility rules. */
export const RELEASE_TAG = "release";

/** One document. */
export const getDocumentTag = (id: string): string => `doc:${id}`;

/** The translations of a document. */
export const getGroupTag = (group: string): string => `group:${group}`;

/** All documents of a collection, in one language where the collection has languages. */
export const getTypeTag = (collection: string, locale?: string): string =>
  locale ? `type:${collection}:${locale}` : `type:${collection}`;

/** Header, navigation and footer of a site. */
export const getChromeTag = (audience: string, locale: string): string =>
  `chrome:${audience}:${locale}`;

/** One release of the eligibility rules, by its number. */
export const getReleaseTag = (version: number | string): string => `release:${version}`;

const GONE = "gone:";
/** Says that nothing is published at a path any more. */
export const getGoneTag = (path: string): string => GONE + path;
/** Paths that the tags of a revalidation call take down. */
export const listGonePaths = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag) => tag.startsWith(GONE)).map((tag) => tag.slice(GONE.length));
