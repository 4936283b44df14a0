/**
 * Cache tags. A cached response has the tags of all content that it was made from. After a change
 * the content service sends the tags of the changed content, and the site renews every response
 * that has one of these tags.
 */

/** Tag of the route index: the addresses that exist. */
export const ROUTES_TAG = "routes";
/** Tag of the live release of the eligibility rules. */
export const RELEASE_TAG = "release";

/** Returns the tag of one document. */
export const getDocumentTag = (id: string): string => `doc:${id}`;

/** Returns the tag of the translation group of a document. */
export const getGroupTag = (group: string): string => `group:${group}`;

/**
 * Returns the tag of all documents of a collection, in one language when the collection has
 * languages.
 */
export const getTypeTag = (collection: string, locale?: string): string =>
  locale ? `type:${collection}:${locale}` : `type:${collection}`;

/** Returns the tag of the header, navigation and footer of a site. */
export const getChromeTag = (audience: string, locale: string): string =>
  `chrome:${audience}:${locale}`;

/** Returns the tag of one release of the eligibility rules, by its number. */
export const getReleaseTag = (version: number | string): string => `release:${version}`;

const GONE = "gone:";
/** Returns the tag which says that nothing is published at a path any more. */
export const getGoneTag = (path: string): string => GONE + path;
/** Returns the paths of the gone tags in a revalidation request. */
export const listGonePaths = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag) => tag.startsWith(GONE)).map((tag) => tag.slice(GONE.length));
