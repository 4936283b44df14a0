/** Last good values on disk: a file for each key, so that a process can answer before the content service does. */
import { createHash } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A value with the tags by which it is invalidated. */
export interface GoodValue {
  readonly value: unknown;
  readonly tags: readonly string[];
}

export interface LastGoodFiles {
  /** The value of a key; null where there is none, or its file is damaged. */
  read(key: string): Promise<GoodValue | null>;
  /**
   * Writes a value; writes of one key follow each other. A failure is a warning.
   * @param keepsNull writes a null that replaces nothing; without it, that writes no file
   */
  write(key: string, value: GoodValue, keepsNull: boolean): Promise<void>;
  /** The keys that begin with a prefix. */
  list(prefix: string): Promise<readonly string[]>;
  /** Resolves when everything that was begun is written. */
  written(): Promise<void>;
}

const fileName = (key: string): string =>
  `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`;
/** Bytes of a stored value in which its key ends. */
const HEAD_BYTES = 4096;
/** The key of a stored value, which comes first in its file; null when the file cannot be read. */
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

/** What a file holds for a key; null when it holds something else. */
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

/** Files of a process that keeps no values. */
const NO_FILES: LastGoodFiles = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  written: () => Promise.resolve(),
};

/**
 * The values of a folder, which is made with the first of them.
 * @param folder null keeps nothing
 * @param warn told of a value that could not be written
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
        // A damaged file is the same as none.
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
