/** The call by which the content service tells the site which cache tags changed: a signed `POST` with JSON. */

/** Body of the call. */
export interface Revalidation {
  readonly tags: readonly string[];
}

/** Most tags in one call. */
const MOST_TAGS = 2000;
/** Most characters of a tag. A tag can contain a path. */
const LONGEST_TAG = 2000;

/** The body of a call as text. */
export const writeRevalidation = (revalidation: Revalidation): string =>
  JSON.stringify(revalidation);

const isTag = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_TAG;

/** The body of a call from a value that was parsed as JSON; null if it has no tags, too many tags or an invalid tag. */
export function parseRevalidation(value: unknown): Revalidation | null {
  if (typeof value !== "object" || value === null || !("tags" in value)) return null;
  const { tags } = value;
  if (!Array.isArray(tags) || tags.length === 0 || tags.length > MOST_TAGS) return null;
  return tags.every(isTag) ? { tags } : null;
}
