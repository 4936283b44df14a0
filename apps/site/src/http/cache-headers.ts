/** Headers in which a rendered page tells the byte cache its lifetime in seconds and its tags; these and those below never leave the house. */
export const TAGS_HEADER = "x-cache-tags";
export const AGE_HEADER = "x-cache-max-age";
/** How many pages the list of the answer stands on. */
export const PAGES_HEADER = "x-list-pages";
/** Marks a page that our own code composed. A failure without it is one that nobody drew a page for (spec §8). */
export const RENDERED_HEADER = "x-rendered";
