/**
 * Counts invalidations, so that a response requested before an invalidation does not count as fresh
 * after it.
 */
export interface Invalidations {
  /** Returns the number of invalidations so far. */
  count(): number;
  /** Adds an invalidation of the tags. */
  add(tags: Iterable<string>): void;
  /** Adds an invalidation of every tag. */
  addAll(): void;
  /** Whether one of the tags was invalidated after the count was `asked`. */
  hasOvertaken(asked: number, tags: readonly string[]): boolean;
}

/** Maximum number of tags that are tracked separately. */
const MOST_TAGS = 50_000;

/** Creates a counter without invalidations. */
export function createInvalidations(): Invalidations {
  let count = 0;
  let everythingAt = 0;
  const tagAt = new Map<string, number>();
  return {
    count: () => count,
    add(tags) {
      count += 1;
      for (const tag of tags) tagAt.set(tag, count);
      if (tagAt.size <= MOST_TAGS) return;
      // Above the limit every tag counts as invalidated. This affects only responses in flight,
      // which were requested in the last seconds.
      tagAt.clear();
      everythingAt = count;
    },
    addAll() {
      count += 1;
      everythingAt = count;
    },
    hasOvertaken: (asked, tags) =>
      everythingAt > asked || tags.some((tag) => (tagAt.get(tag) ?? 0) > asked),
  };
}
