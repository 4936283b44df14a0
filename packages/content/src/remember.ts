/**
 * Remembers what the content service answered, so that a page can be built when the service is slow, wrong or down
 * (architecture §5, quality §3). Every value has tags; publishing invalidates by tag. The last good value of a key is
 * kept in memory and, when a folder is given, on disk.
 */
import { LRUCache } from "lru-cache";
import { ContentUnavailable } from "./content-unavailable.ts";
import { describeError } from "./describe-error.ts";
import { Health } from "./health.ts";
import { createInvalidations } from "./invalidations.ts";
import { openLastGoodFiles, type GoodValue } from "./last-good-files.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** A value in memory. It is marked stale in place: putting it back would move it within the cache while the cache is walked. */
interface Entry extends GoodValue {
  readonly at: number;
  stale: boolean;
}

/** An answer under way. `asked`: the number of invalidations before it was asked for. `next`: the answer for callers that asked after another one. */
interface Flight {
  readonly asked: number;
  readonly answer: Promise<Entry>;
  next: Promise<Entry> | null;
}

export interface RememberOptions {
  /** Folder for last good values; null keeps them in memory only. */
  readonly folder: string | null;
  /** Age in ms after which a value is renewed in the background although nobody invalidated it. */
  readonly renewAfterMs: number;
  /** Longest wait in ms for an answer where there is a last good value; a later answer is kept for the next visitor. */
  readonly patienceMs: number;
  /** Pause in ms after a failure before the service is asked again for anything that has a last good value. */
  readonly pauseMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
  readonly warn: (message: string, details: Readonly<Record<string, string>>) => void;
  /** A background renewal found another value than the one served so far. */
  readonly onChange: (tags: readonly string[]) => void;
}

/** How a value is got. On disk stands what `load` gives, so that a later version of the site reads it as its own. */
export interface Question<Raw, T> {
  readonly key: string;
  readonly load: () => Promise<Raw>;
  /** Tags of what was loaded. */
  readonly tagsOf: (raw: Raw) => readonly string[];
  /** What was loaded → the value; called once for each load. A loaded null is null. */
  readonly parse: (raw: Raw) => T;
  /** Writes a null to disk although it replaces nothing. Only for keys that visitors cannot choose: each is a file. */
  readonly keepsNull?: boolean;
}

/** A value with the tags by which it is invalidated. */
export interface Answer<T> {
  readonly value: T;
  readonly tags: readonly string[];
}

export interface Remember {
  /**
   * The answer to a question: remembered, or loaded once for all who ask at the same time, with no invalidation of it between them.
   * @throws ContentUnavailable when loading fails and there is no last good value.
   */
  read<Raw, T>(question: Question<Raw, T>): Promise<Answer<T>>;
  /** Marks every value that carries one of the tags; it is loaded again when next asked for. */
  invalidate(tags: readonly string[]): void;
  /** Marks every value: when it is known that something changed, but not what. */
  invalidateAll(): void;
  /** Forgets the last good values of keys, on disk as well: until the service answers, each is null. Resolves when that is written. */
  withdraw(keys: readonly string[]): Promise<void>;
  /** Withdraws every value on disk whose key begins with `prefix` and is not in `keys`. @returns how many */
  withdrawOthers(prefix: string, keys: ReadonlySet<string>): Promise<number>;
  /** Whether the last call to the service succeeded. */
  healthy(): boolean;
  /** Number of calls to the service that failed so far: whether it is the same after some work tells that the work lacked nothing. */
  failures(): number;
  /** Number of remembered values. */
  size(): number;
  /** Resolves when everything begun is written to disk; before a process ends. */
  written(): Promise<void>;
}

/** A question of any kind: its value is known to the caller only. */
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
  /** Tags of values given without an answer of the service: what was made with them is made again once it answers. */
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
    const wanted = new Set(tags);
    this.#invalidations.add(wanted);
    for (const entry of this.#entries.values())
      if (!entry.stale && entry.tags.some((tag) => wanted.has(tag))) entry.stale = true;
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

  /** Renews a value in the background when it is old. After a failure the next value asked for finds out whether the service is back. */
  #renewOld(question: AnyQuestion, known: Entry): void {
    const { now, renewAfterMs } = this.#options;
    const isDue = now() - known.at > renewAfterMs || !this.#health.ok;
    if (!isDue || this.#health.isPaused() || this.#flights.has(question.key)) return;
    if (!this.#health.ok) this.#health.pause();
    this.#follow(question, this.#load(question), known);
  }

  /** The value of a key that has none that is fresh: loaded, or the last good one where that fails or takes too long. */
  async #readStale(question: AnyQuestion, known: Entry | undefined): Promise<Entry> {
    const { key } = question;
    const { warn, patienceMs } = this.#options;
    if (this.#health.isPaused()) {
      const last = await this.#findLastGood(question, known);
      if (last) return this.#owe(last);
    }
    const loading = this.#load(question);
    try {
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

  /** Tells of everything that was made while the service did not answer. */
  #settleOwed(): void {
    if (this.#owed.size === 0) return;
    const due = [...this.#owed];
    this.#owed.clear();
    this.#options.onChange(due);
  }

  /** Loads a value, once for all who ask at the same time: never two loads of one key at a time. */
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
   * The value for callers that asked after an invalidation. The answer under way may be from before it, which its tags
   * tell; then these callers wait for the next one, together.
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
      // An overtaken answer replaces nothing: what is kept may have been withdrawn meanwhile.
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

  /** Tells of a value that came after another one was served. */
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

/** Makes an empty memory. */
export const createRemember = (options: RememberOptions): Remember => new Memory(options);
