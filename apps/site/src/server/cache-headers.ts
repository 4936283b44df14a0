/** Headers in which a rendered page tells the byte cache its lifetime in seconds and its tags; they never leave the house. */
export const TAGS_HEADER = 'x-cache-tags';
export const AGE_HEADER = 'x-cache-max-age';
/** Marks a page that our own code composed. A failure without it is one that nobody drew a page for (spec §8). */
export const RENDERED_HEADER = 'x-rendered';
