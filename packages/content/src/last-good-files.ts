/**
 * Last good values on disk, one file per key, so that a new process can serve pages before the
 * content service responds.
 */
import { createHash } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A value with the tags by which it is invalidated. */
export interface GoodValue {
  readonly value: unknown;
  readonly tags: readonly string[];
}

/** The store of last good values on disk. */
export interface LastGoodFiles {
  /** Returns the value of a key; null when the file is missing or damaged. */
  read(key: string): Promise<GoodValue | null>;
  /**
   * Writes a value. Writes of the same key are sequential. A failure is reported as a warning.
   * @param keepsNull whether a null is written when the key has no file yet
   */
  write(key: string, value: GoodValue, keepsNull: boolean): Promise<void>;
  /** Returns the keys that begin with a prefix. */
  list(prefix: string): Promise<readonly string[]>;
  /** Resolves when all pending writes are finished. */
  written(): Promise<void>;
}

const fileName = (key: string): string =>
  `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`;
/** Number of bytes at the start of a file that contain the key. */
const HEAD_BYTES = 4096;
/** Reads the key of a file, which is its first property; null when the file cannot be read. */
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

/** Parses the content of a file; null when it does not belong to the key. */
function readStored(text: string, key: string): GoodValue | null {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== "object" || stored === null || !("value" in stored)) return null;
  if (!("key" in stored) || stored.key !== key) return null;
  const tags: readonly unknown[] =
    "tags" in stored && Array.isArray(stored.tags) ? stored.tags : [];
  return { value: stored.value, tags: tags.filter((tag) => typeof tag === "string") };
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}

/** Store of a process that keeps no files. */
const NO_FILES: LastGoodFiles = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  written: () => Promise.resolve(),
};

/**
 * Opens a folder of last good values. The folder is created with the first value.
 * @param folder null keeps no files
 * @param warn called when a value could not be written
 */
export function openLastGoodFiles(
  folder: string | null,
  warn: (key: string, error: unknown) => void,
): LastGoodFiles {
  if (folder === null) return NO_FILES;
  const pathOf = (key: string): string => join(folder, fileName(key));
  const writes = new Map<string, Promise<void>>();
  async function writeNow(
    key: string,
    { tags, value }: GoodValue,
    keepsNull: boolean,
  ): Promise<void> {
    const file = pathOf(key);
    try {
      if (value === null && !keepsNull && !(await exists(file))) return;
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      await writeFile(temporary, JSON.stringify({ key, tags, value }));
      await rename(temporary, file);
    } catch (error) {
      warn(key, error);
    }
  }
  return {
    async read(key) {
      try {
        return readStored(await readFile(pathOf(key), "utf8"), key);
      } catch {
        // A damaged file is treated as missing.
        return null;
      }
    },
    write(key, value, keepsNull) {
      const writing = (writes.get(key) ?? Promise.resolve()).then(() =>
        writeNow(key, value, keepsNull),
      );
      writes.set(key, writing);
      return writing.finally(() => {
        if (writes.get(key) === writing) writes.delete(key);
      });
    },
    async list(prefix) {
      const keys: string[] = [];
      for (const name of await readdir(folder).catch(() => [])) {
        const key = name.endsWith(".json") ? await readKey(join(folder, name)) : null;
        if (key?.startsWith(prefix)) keys.push(key);
      }
      return keys;
    },
    async written() {
      await Promise.all(writes.values());
    },
  };
}
