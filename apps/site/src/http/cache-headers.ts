/**
 * Headers that pass the tags and the lifetime in seconds of a rendered page to the byte cache. The
 * server removes these headers and the two below from the response.
 */
export const TAGS_HEADER = "x-cache-tags";
export const AGE_HEADER = "x-cache-max-age";
/** Number of pages of the list that the response shows. */
export const PAGES_HEADER = "x-list-pages";
/**
 * Marks a page that the site's own code rendered. A failure without this header has no page
 * (spec §8).
 */
export const RENDERED_HEADER = "x-rendered";
