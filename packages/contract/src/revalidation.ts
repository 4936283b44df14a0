/**
 * The request with which the content service sends changed cache tags to the site: a signed `POST`
 * with JSON.
 */

/** Body of the request. */
export interface Revalidation {
  readonly tags: readonly string[];
  /** Time in ms at which the content changed; null when the request does not state it. */
  readonly at: number | null;
}

/** Largest number of tags in a request. */
const MOST_TAGS = 2000;
/** Largest number of characters in a tag. A tag can contain a path. */
const LONGEST_TAG = 2000;

/**
 * Serialises the bodies of the requests that send tags: one for each MOST_TAGS of them.
 * @param at time in ms at which the content changed
 */
export function writeRevalidations(tags: readonly string[], at: number): readonly string[] {
  const bodies: string[] = [];
  for (let from = 0; from < tags.length; from += MOST_TAGS) {
    const revalidation: Revalidation = { tags: tags.slice(from, from + MOST_TAGS), at };
    bodies.push(JSON.stringify(revalidation));
  }
  return bodies;
}

const isTag = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_TAG;

/**
 * Validates the parsed JSON body of a request.
 * @returns null when it has no tags, too many tags or an invalid tag
 */
export function parseRevalidation(value: unknown): Revalidation | null {
  if (typeof value !== "object" || value === null || !("tags" in value)) return null;
  const { tags } = value;
  if (!Array.isArray(tags) || tags.length === 0 || tags.length > MOST_TAGS) return null;
  const at = "at" in value && Number.isFinite(value.at) ? Number(value.at) : null;
  return tags.every(isTag) ? { tags, at } : null;
}
