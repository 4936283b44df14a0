/** Counts invalidations, so that an answer that was asked for before one does not pass for fresh after it. */
export interface Invalidations {
  /** The number of invalidations so far. */
  count(): number;
  add(tags: Iterable<string>): void;
  /** Adds one of every tag. */
  addAll(): void;
  /** Whether one of the tags was invalidated after the number of invalidations was `asked`. */
  hasOvertaken(asked: number, tags: readonly string[]): boolean;
}

/** Tags that are remembered one by one. */
const MOST_TAGS = 50_000;

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
      // Only answers of the last seconds are looked up; all of them count as overtaken.
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
