/** Headers in which a rendered page tells the byte cache its lifetime in seconds and its tags; they never leave the house. */
export const TAGS_HEADER = 'x-cache-tags';
export const AGE_HEADER = 'x-cache-max-age';
