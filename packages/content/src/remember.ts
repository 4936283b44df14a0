/**
 * Remembers what the content service answered, so that a page can be built when the service is slow, wrong or down
 * (architecture §5, quality §3). Every value has tags; publishing invalidates by tag. The last good value of a key is
 * kept in memory and, when a folder is given, on disk.
 */
import { LRUCache } from "lru-cache";
import { Health } from "./health.ts";
import { createInvalidations } from "./invalidations.ts";
import { openLastGoodFiles, type GoodValue } from "./last-good-files.ts";

/** Neither the content service nor a last good value could answer. */
export class ContentUnavailable extends Error {
  override readonly name = "ContentUnavailable";
  /** Of the answer to a visitor. */
  readonly status = 503;
  constructor(key: string, cause: unknown) {
    super(`The content service did not answer and nothing is remembered for "${key}".`, { cause });
  }
}

/** A value in memory. It is marked stale in place: putting it back would move it within the cache while the cache is walked. */
interface Entry extends GoodValue {
  readonly at: number;
  stale: boolean;
}

/** An answer under way. `asked`: the number of invalidations before it was asked for. `next`: the answer for callers that asked after another one. */
interface Flight {
  readonly asked: number;
  answer: Promise<unknown>;
  next: Promise<unknown> | null;
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

export interface Remember {
  /**
   * The value of `key`: remembered, or loaded once for all who ask at the same time, with no invalidation of it between them.
   * @throws ContentUnavailable when loading fails and there is no last good value.
   */
  read<T>(key: string, tagsOf: (value: T) => readonly string[], load: () => Promise<T>): Promise<T>;
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

const message = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
/** The result of `promise`, or null after `ms`. */
async function within<T>(promise: Promise<T>, ms: number): Promise<{ readonly value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      promise.then((value) => ({ value })),
      new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          resolve(null);
        }, ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a caller asks for: a key, how it is loaded, and the tags of what was loaded. */
interface Question<T> {
  readonly key: string;
  readonly tagsOf: (value: T) => readonly string[];
  readonly load: () => Promise<T>;
}

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
      options.warn("last good value not written", { key, error: message(error) });
    });
  }

  read<T>(
    key: string,
    tagsOf: (value: T) => readonly string[],
    load: () => Promise<T>,
  ): Promise<T> {
    const question = { key, tagsOf, load };
    const known = this.#entries.get(key);
    if (!known || known.stale) return this.#readStale(question, known);
    this.#renewOld(question, known);
    return Promise.resolve(known.value as T);
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
  #renewOld<T>(question: Question<T>, known: Entry): void {
    const { now, renewAfterMs } = this.#options;
    const isDue = now() - known.at > renewAfterMs || !this.#health.ok;
    if (!isDue || this.#health.isPaused() || this.#flights.has(question.key)) return;
    if (!this.#health.ok) this.#health.pause();
    this.#follow(question, this.#load(question), known);
  }

  /** The value of a key that has none that is fresh: loaded, or the last good one where that fails or takes too long. */
  async #readStale<T>(question: Question<T>, known: Entry | undefined): Promise<T> {
    const { key } = question;
    const { warn, patienceMs } = this.#options;
    if (this.#health.isPaused()) {
      const last = await this.#findLastGood(key, known);
      if (last) return this.#owe(last).value as T;
    }
    const loading = this.#load(question);
    try {
      const answered = await within(loading, patienceMs);
      if (answered) return answered.value;
      const last = await this.#findLastGood(key, known);
      if (!last) return await loading;
      this.#health.noteSlow();
      warn("content service slow, last good value used", { key });
      this.#follow(question, loading, last);
      return last.value as T;
    } catch (error) {
      const last = await this.#findLastGood(key, known);
      if (!last) throw new ContentUnavailable(key, error);
      warn("content service failed, last good value used", { key, error: message(error) });
      return this.#owe(last).value as T;
    }
  }

  async #findLastGood(key: string, known: Entry | undefined): Promise<Entry | null> {
    if (known) return this.#keepIfNew(key, known);
    const stored = await this.#files.read(key);
    return stored && this.#keepIfNew(key, { ...stored, at: 0, stale: true });
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
  #load<T>(question: Question<T>): Promise<T> {
    const { key } = question;
    const running = this.#flights.get(key);
    if (running?.asked === this.#invalidations.count()) return running.answer as Promise<T>;
    if (running) return this.#loadNext(question, running);
    const flight: Flight = {
      asked: this.#invalidations.count(),
      answer: Promise.resolve(),
      next: null,
    };
    this.#flights.set(key, flight);
    const answer = this.#ask(question, flight.asked).finally(() => {
      this.#flights.delete(key);
    });
    flight.answer = answer;
    return answer;
  }

  /**
   * The value for callers that asked after an invalidation. The answer under way may be from before it, which its tags
   * tell; then these callers wait for the next one, together.
   */
  #loadNext<T>(question: Question<T>, running: Flight): Promise<T> {
    const { key } = question;
    const again = (): Promise<T> => this.#readFresh(key) ?? this.#load(question);
    return (running.next ??= running.answer.then(again, again)) as Promise<T>;
  }

  #readFresh<T>(key: string): Promise<T> | null {
    const known = this.#entries.get(key);
    return known && !known.stale ? Promise.resolve(known.value as T) : null;
  }

  async #ask<T>({ key, tagsOf, load }: Question<T>, asked: number): Promise<T> {
    try {
      const value = await load();
      const tags = tagsOf(value);
      const stale = this.#invalidations.hasOvertaken(asked, tags);
      const entry: Entry = { value, tags, at: this.#options.now(), stale };
      // An overtaken answer replaces nothing: what is kept may have been withdrawn meanwhile.
      if (!stale || !this.#entries.has(key)) this.#entries.set(key, entry);
      this.#health.noteSuccess();
      this.#settleOwed();
      if (!stale) void this.#files.write(key, entry);
      return value;
    } catch (error) {
      this.#health.noteFailure();
      throw error;
    }
  }

  /** Tells of a value that came after another one was served. */
  #follow<T>({ key, tagsOf }: Question<T>, loading: Promise<T>, served: Entry): void {
    const before = JSON.stringify(served.value);
    loading.then(
      (value) => {
        if (JSON.stringify(value) !== before)
          this.#options.onChange([...new Set([...served.tags, ...tagsOf(value)])]);
      },
      (error: unknown) => {
        this.#options.warn("content not renewed", { key, error: message(error) });
      },
    );
  }
}

/** Makes an empty memory. */
export const createRemember = (options: RememberOptions): Remember => new Memory(options);
