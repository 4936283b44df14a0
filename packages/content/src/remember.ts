/**
 * Caches the responses of the content service, so that pages render while the service is slow,
 * broken or down (architecture §5, quality §3). Every value has tags; publishing invalidates values
 * by tag. The last good value of a key is kept in memory and, when a folder is configured, on disk.
 */
import { LRUCache } from "lru-cache";
import { ContentUnavailable } from "./content-unavailable.ts";
import { describeError } from "@orlaya/contract";
import { Health } from "./health.ts";
import { createInvalidations } from "./invalidations.ts";
import { openLastGoodFiles, type GoodValue } from "./last-good-files.ts";
import type { Answer, Question } from "./question.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** A value in memory. `stale` is mutable: a new `set` during an iteration would move the entry. */
interface Entry extends GoodValue {
  readonly at: number;
  stale: boolean;
  /** Whether it must not be served together with newer values while the service responds. */
  superseded?: boolean;
}

/** A load in flight. `asked`: the invalidations before it. `next`: the load for later callers. */
interface Flight {
  readonly asked: number;
  readonly answer: Promise<Entry>;
  next: Promise<Entry> | null;
}

/** Settings of the cache. */
export interface RememberOptions {
  /** Folder for last good values; null keeps them in memory only. */
  readonly folder: string | null;
  /** Age in ms after which a value is renewed in the background, even without an invalidation. */
  readonly renewAfterMs: number;
  /** Longest wait in ms if a last good value exists. A later response is stored for later calls. */
  readonly patienceMs: number;
  /** Pause in ms after a failure. During it, keys with a last good value are not requested. */
  readonly pauseMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
  readonly warn: (message: string, details: Readonly<Record<string, string>>) => void;
  /** Called when a background renewal returns a value that differs from the served one. */
  readonly onChange: (tags: readonly string[]) => void;
}

/** The cache of content responses. */
export interface Remember {
  /**
   * Returns the cached value of a key, or loads it. Concurrent callers share one load, unless the
   * value was invalidated between their calls.
   * @throws ContentUnavailable when the load fails and there is no last good value
   */
  read<Raw, T>(question: Question<Raw, T>): Promise<Answer<T>>;
  /** Marks every value with one of the tags as stale. The next read loads it again. */
  invalidate(tags: readonly string[]): void;
  /** Like `invalidate`. In addition, reads wait for the new value, however slow the service is. */
  supersede(tags: readonly string[]): void;
  /** Marks every value as stale, for a change whose tags are unknown. */
  invalidateAll(): void;
  /**
   * Replaces the last good values of keys by null, in memory and on disk, until the service
   * responds again. Resolves when the files are written.
   */
  withdraw(keys: readonly string[]): Promise<void>;
  /** Withdraws values on disk whose key has the prefix and is not in `keys`. @returns how many */
  withdrawOthers(prefix: string, keys: ReadonlySet<string>): Promise<number>;
  /** Whether the last call to the service succeeded. */
  healthy(): boolean;
  /** Number of failed calls so far. While it does not change, no call has failed. */
  failures(): number;
  /** Number of values in memory. */
  size(): number;
  /** Resolves when all pending writes to disk are finished. Call it before the process ends. */
  written(): Promise<void>;
}

/** A question whose value type is known to the caller only. */
type AnyQuestion = Question<unknown, unknown>;

const parseRaw = (raw: unknown, { parse }: AnyQuestion): unknown =>
  raw === null ? null : parse(raw);

class Memory implements Remember {
  readonly #options: RememberOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #files;
  readonly #health: Health;
  readonly #flights = new Map<string, Flight>();
  readonly #invalidations = createInvalidations();
  /** Tags of values served after a failure. Their pages render again once the service responds. */
  readonly #owed = new Set<string>();

  constructor(options: RememberOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ max: options.maxEntries });
    this.#health = new Health(options);
    this.#files = openLastGoodFiles(options.folder, (key, error) => {
      options.warn("last good value not written", { key, error: describeError(error) });
    });
  }

  read<Raw, T>(asked: Question<Raw, T>): Promise<Answer<T>> {
    const question = asked as AnyQuestion;
    const known = this.#entries.get(question.key);
    if (!known || known.stale) return this.#readStale(question, known) as Promise<Answer<T>>;
    this.#renewOld(question, known);
    return Promise.resolve(known as Answer<unknown> as Answer<T>);
  }

  invalidate(tags: readonly string[]): void {
    for (const entry of this.#listTagged(tags)) entry.stale = true;
  }

  supersede(tags: readonly string[]): void {
    for (const entry of this.#listTagged(tags))
      Object.assign(entry, { stale: true, superseded: true });
  }

  /** Counts an invalidation, and returns the values with one of its tags. */
  #listTagged(tags: readonly string[]): readonly Entry[] {
    const wanted = new Set(tags);
    this.#invalidations.add(wanted);
    return [...this.#entries.values()].filter((entry) => entry.tags.some((tag) => wanted.has(tag)));
  }

  invalidateAll(): void {
    this.#invalidations.addAll();
    for (const entry of this.#entries.values()) entry.stale = true;
  }

  async withdraw(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map((key) => {
        const tags = this.#entries.get(key)?.tags ?? [];
        const entry: Entry = { value: null, tags, at: 0, stale: true };
        this.#entries.set(key, entry);
        return this.#files.write(key, entry, true);
      }),
    );
  }

  async withdrawOthers(prefix: string, keys: ReadonlySet<string>): Promise<number> {
    const others = (await this.#files.list(prefix)).filter((key) => !keys.has(key));
    await this.withdraw(others);
    return others.length;
  }

  healthy(): boolean {
    return this.#health.ok;
  }
  failures(): number {
    return this.#health.failures;
  }
  size(): number {
    return this.#entries.size;
  }
  written(): Promise<void> {
    return this.#files.written();
  }

  /**
   * Renews an old value in the background; after a failure, one value per pause to test the
   * service.
   */
  #renewOld(question: AnyQuestion, known: Entry): void {
    const { now, renewAfterMs } = this.#options;
    const isDue = now() - known.at > renewAfterMs || !this.#health.ok;
    if (!isDue || this.#health.isPaused() || this.#flights.has(question.key)) return;
    if (!this.#health.ok) this.#health.pause();
    this.#follow(question, this.#load(question), known);
  }

  /** Loads a value. After a failure or a long wait, returns the last good value if there is one. */
  async #readStale(question: AnyQuestion, known: Entry | undefined): Promise<Entry> {
    const { key } = question;
    const { warn, patienceMs } = this.#options;
    if (this.#health.isPaused()) {
      const last = await this.#findLastGood(question, known);
      if (last) return this.#owe(last);
    }
    const loading = this.#load(question);
    try {
      if (known?.superseded === true) return await loading;
      const answered = await waitAtMost(loading, patienceMs);
      if (answered) return answered.value;
      const last = await this.#findLastGood(question, known);
      if (!last) return await loading;
      this.#health.noteSlow();
      warn("content service slow, last good value used", { key });
      this.#follow(question, loading, last);
      return last;
    } catch (error) {
      const last = await this.#findLastGood(question, known);
      if (!last) throw new ContentUnavailable(key, error);
      warn("content service failed, last good value used", { key, error: describeError(error) });
      return this.#owe(last);
    }
  }

  async #findLastGood(question: AnyQuestion, known: Entry | undefined): Promise<Entry | null> {
    const { key } = question;
    if (known) return this.#keepIfNew(key, known);
    const stored = await this.#files.read(key);
    if (!stored) return null;
    const value = parseRaw(stored.value, question);
    return this.#keepIfNew(key, { value, tags: stored.tags, at: 0, stale: true });
  }

  #keepIfNew(key: string, entry: Entry): Entry {
    if (!this.#entries.has(key)) this.#entries.set(key, entry);
    return entry;
  }

  #owe(entry: Entry): Entry {
    for (const tag of entry.tags) this.#owed.add(tag);
    return entry;
  }

  /** Reports the tags of all values that were served while the service did not respond. */
  #settleOwed(): void {
    if (this.#owed.size === 0) return;
    const due = [...this.#owed];
    this.#owed.clear();
    this.#options.onChange(due);
  }

  /** Loads a value with single flight per key. */
  #load(question: AnyQuestion): Promise<Entry> {
    const { key } = question;
    const asked = this.#invalidations.count();
    const running = this.#flights.get(key);
    if (running?.asked === asked) return running.answer;
    if (running) return this.#loadNext(question, running);
    const answer = this.#ask(question, asked).finally(() => {
      this.#flights.delete(key);
    });
    this.#flights.set(key, { asked, answer, next: null });
    return answer;
  }

  /**
   * Returns the value for callers that came after an invalidation. The load in flight may be older
   * than the invalidation; its tags show whether it is. If so, these callers share one new load.
   */
  #loadNext(question: AnyQuestion, running: Flight): Promise<Entry> {
    const again = (): Promise<Entry> => this.#readFresh(question.key) ?? this.#load(question);
    return (running.next ??= running.answer.then(again, again));
  }

  #readFresh(key: string): Promise<Entry> | null {
    const known = this.#entries.get(key);
    return known && !known.stale ? Promise.resolve(known) : null;
  }

  async #ask(question: AnyQuestion, asked: number): Promise<Entry> {
    const { key, load, tagsOf, keepsNull = false } = question;
    try {
      const raw = await load();
      const tags = tagsOf(raw);
      const stale = this.#invalidations.hasOvertaken(asked, tags);
      const value = parseRaw(raw, question);
      const entry: Entry = { value, tags, at: this.#options.now(), stale };
      // Keep the entry if an invalidation overtook the load: it may be withdrawn.
      if (!stale || !this.#entries.has(key)) this.#entries.set(key, entry);
      this.#health.noteSuccess();
      this.#settleOwed();
      if (!stale) void this.#files.write(key, { value: raw, tags }, keepsNull);
      return entry;
    } catch (error) {
      this.#health.noteFailure();
      throw error;
    }
  }

  /** Reports a value that arrived after another value was served. */
  #follow({ key }: AnyQuestion, loading: Promise<Entry>, served: Entry): void {
    const before = JSON.stringify(served.value);
    loading.then(
      ({ value, tags }) => {
        if (JSON.stringify(value) !== before)
          this.#options.onChange([...new Set([...served.tags, ...tags])]);
      },
      (error: unknown) => {
        this.#options.warn("content not renewed", { key, error: describeError(error) });
      },
    );
  }
}

/** Creates an empty cache. */
export const createRemember = (options: RememberOptions): Remember => new Memory(options);
