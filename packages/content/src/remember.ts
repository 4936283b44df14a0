/**
 * Remembers what the content service answered, so that a page can be built when the service is slow, wrong or down
 * (architecture §5, quality §3). Every value has tags; publishing invalidates by tag. The last good value of a key is
 * kept in memory and, when a folder is given, on disk.
 */
import { createHash } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/** Neither the content service nor a last good value could answer. */
export class ContentUnavailable extends Error {
  override readonly name = "ContentUnavailable";
  /** Of the answer to a visitor. */
  readonly status = 503;
  constructor(key: string, cause: unknown) {
    super(`The content service did not answer and nothing is remembered for "${key}".`, { cause });
  }
}

/** Marked stale in place: putting a value back would move it within the cache while the cache is walked, which then never ends soon. */
interface Entry {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly at: number;
  stale: boolean;
}

/** An answer under way; `asked` is the number of invalidations before it was asked for, `next` the answer for who asked after another one. */
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

const fileName = (key: string): string =>
  `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`;
/** Bytes of a stored value in which its key ends. */
const HEAD_BYTES = 4096;
/** The key of a stored value, which stands first in its file; null when the file cannot be read. */
async function readKey(file: string): Promise<string | null> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) });
      const head = buffer.toString("utf8", 0, bytesRead);
      const [, key] = /^\{"key":("(?:[^"\\]|\\.)*")/.exec(head) ?? [];
      return key === undefined ? null : (JSON.parse(key) as string);
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
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

/** Makes an empty memory. */
export function createRemember(options: RememberOptions): Remember {
  const entries = new LRUCache<string, Entry>({ max: options.maxEntries });
  const flights = new Map<string, Flight>();
  const writes = new Map<string, Promise<void>>();
  /** Counts invalidations, so that an answer that was asked for before one does not pass for fresh after it. */
  let generation = 0;
  const invalidatedAt = new Map<string, number>();
  let everythingAt = 0;
  let pausedUntil = 0;
  let ok = true;
  let failures = 0;

  async function fromDisk(key: string): Promise<Entry | null> {
    if (options.folder === null) return null;
    try {
      const stored: unknown = JSON.parse(
        await readFile(join(options.folder, fileName(key)), "utf8"),
      );
      if (
        typeof stored !== "object" ||
        stored === null ||
        !("value" in stored) ||
        !("key" in stored) ||
        stored.key !== key
      )
        return null;
      const tags =
        "tags" in stored && Array.isArray(stored.tags)
          ? stored.tags.filter((tag) => typeof tag === "string")
          : [];
      return { value: stored.value, tags, at: 0, stale: true };
    } catch {
      return null; // No last good value on disk, or a torn file: the same as none.
    }
  }
  function exists(file: string): Promise<boolean> {
    return access(file).then(
      () => true,
      () => false,
    );
  }
  /** @param always also writes a null that replaces nothing */
  async function toDisk(key: string, entry: Entry, always = false): Promise<void> {
    if (options.folder === null) return;
    const file = join(options.folder, fileName(key));
    try {
      // A null replaces an earlier value, so that it does not return. Otherwise a miss gets no file: anybody can ask for any path.
      if (entry.value === null && !always && !(await exists(file))) return;
      await mkdir(options.folder, { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      await writeFile(temporary, JSON.stringify({ key, tags: entry.tags, value: entry.value }));
      await rename(temporary, file);
    } catch (error) {
      options.warn("last good value not written", { key, error: message(error) });
    }
  }

  function write(key: string, entry: Entry, always = false): Promise<void> {
    // Writes of one key follow each other: the last one stays.
    const writing = (writes.get(key) ?? Promise.resolve()).then(() => toDisk(key, entry, always));
    writes.set(key, writing);
    return writing.finally(() => {
      if (writes.get(key) === writing) writes.delete(key);
    });
  }
  async function withdraw(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map((key) => {
        const entry: Entry = {
          value: null,
          tags: entries.get(key)?.tags ?? [],
          at: 0,
          stale: true,
        };
        entries.set(key, entry);
        return write(key, entry, true);
      }),
    );
  }

  /** Tags of values given without an answer of the service: what was made with them is made again once it answers. */
  const owed = new Set<string>();
  function owing(entry: Entry): Entry {
    for (const tag of entry.tags) owed.add(tag);
    return entry;
  }

  function load<T>(
    key: string,
    tagsOf: (value: T) => readonly string[],
    loader: () => Promise<T>,
  ): Promise<T> {
    const running = flights.get(key);
    if (running?.asked === generation) return running.answer as Promise<T>;
    if (running) {
      // It may be from before an invalidation that concerns it, which its tags tell. Then whoever asked after that waits for the next one, together: never two at a time.
      function again(): Promise<T> {
        const known = entries.get(key);
        return known && !known.stale
          ? Promise.resolve(known.value as T)
          : load(key, tagsOf, loader);
      }
      return (running.next ??= running.answer.then(again, again)) as Promise<T>;
    }
    const flight: Flight = { asked: generation, answer: Promise.resolve(), next: null };
    flights.set(key, flight);
    const answer = (async () => {
      try {
        const value = await loader();
        const tags = tagsOf(value);
        const overtaken =
          everythingAt > flight.asked ||
          tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > flight.asked);
        const entry: Entry = { value, tags, at: options.now(), stale: overtaken };
        // An overtaken answer replaces nothing: what is kept may have been withdrawn meanwhile.
        if (!overtaken || !entries.has(key)) entries.set(key, entry);
        ok = true;
        pausedUntil = 0;
        if (owed.size > 0) {
          const due = [...owed];
          owed.clear();
          options.onChange(due);
        }
        if (!overtaken) void write(key, entry);
        return value;
      } catch (error) {
        ok = false;
        failures += 1;
        pausedUntil = options.now() + options.pauseMs;
        throw error;
      } finally {
        flights.delete(key);
      }
    })();
    flight.answer = answer;
    return answer;
  }

  /** Tells of a value that came after another one was served. */
  function follow<T>(
    key: string,
    loading: Promise<T>,
    served: Entry,
    tagsOf: (value: T) => readonly string[],
  ): void {
    const before = JSON.stringify(served.value);
    loading.then(
      (value) => {
        if (JSON.stringify(value) !== before)
          options.onChange([...new Set([...served.tags, ...tagsOf(value)])]);
      },
      (error: unknown) => {
        options.warn("content not renewed", { key, error: message(error) });
      },
    );
  }

  return {
    read: async <T>(
      key: string,
      tagsOf: (value: T) => readonly string[],
      loader: () => Promise<T>,
    ): Promise<T> => {
      const known = entries.get(key);
      if (known && !known.stale) {
        // After a failure the next value asked for finds out whether the service is back.
        const due = options.now() - known.at > options.renewAfterMs || !ok;
        if (due && options.now() >= pausedUntil && !flights.has(key)) {
          if (!ok) pausedUntil = options.now() + options.pauseMs;
          follow(key, load(key, tagsOf, loader), known, tagsOf);
        }
        return known.value as T;
      }
      async function lastGood(): Promise<Entry | null> {
        const last = known ?? (await fromDisk(key));
        if (last && !entries.has(key)) entries.set(key, last);
        return last;
      }
      if (options.now() < pausedUntil) {
        const last = await lastGood();
        if (last) return owing(last).value as T;
      }
      const loading = load(key, tagsOf, loader);
      try {
        const answered = await within(loading, options.patienceMs);
        if (answered) return answered.value;
        const last = await lastGood();
        if (!last) return await loading;
        ok = false;
        pausedUntil = options.now() + options.pauseMs;
        options.warn("content service slow, last good value used", { key });
        follow(key, loading, last, tagsOf);
        return last.value as T;
      } catch (error) {
        const last = await lastGood();
        if (!last) throw new ContentUnavailable(key, error);
        options.warn("content service failed, last good value used", {
          key,
          error: message(error),
        });
        return owing(last).value as T;
      }
    },
    invalidate: (tags) => {
      generation += 1;
      const wanted = new Set(tags);
      for (const tag of wanted) invalidatedAt.set(tag, generation);
      if (invalidatedAt.size > 50_000) {
        // Only flights of the last seconds look here; those are all as good as overtaken.
        invalidatedAt.clear();
        everythingAt = generation;
      }
      for (const entry of entries.values())
        if (!entry.stale && entry.tags.some((tag) => wanted.has(tag))) entry.stale = true;
    },
    invalidateAll: () => {
      generation += 1;
      everythingAt = generation;
      for (const entry of entries.values()) entry.stale = true;
    },
    withdraw,
    withdrawOthers: async (prefix, keys) => {
      const { folder } = options;
      if (folder === null) return 0;
      const others: string[] = [];
      for (const name of await readdir(folder).catch(() => [])) {
        const key = name.endsWith(".json") ? await readKey(join(folder, name)) : null;
        if (key?.startsWith(prefix) === true && !keys.has(key)) others.push(key);
      }
      await withdraw(others);
      return others.length;
    },
    healthy: () => ok,
    failures: () => failures,
    size: () => entries.size,
    written: async () => {
      await Promise.all(writes.values());
    },
  };
}
