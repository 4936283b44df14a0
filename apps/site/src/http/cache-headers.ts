/** Headers in which a rendered page tells the byte cache its lifetime in seconds and its tags; the server removes these and those below. */
export const TAGS_HEADER = "x-cache-tags";
export const AGE_HEADER = "x-cache-max-age";
/** How many pages the list of the answer has. */
export const PAGES_HEADER = "x-list-pages";
/** Marks a page that our own code composed. A failure without it has no page (spec §8). */
export const RENDERED_HEADER = "x-rendered";
