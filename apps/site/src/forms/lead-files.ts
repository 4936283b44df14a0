/**
 * Stores leads as files, one per lead. Each write is flushed to disk before the visitor sees the
 * thank-you page.
 */
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, readdir, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

const PART = ".part";
/** Age after which an incomplete file is assumed to be left over from a process that ended. */
const LEFT_OVER_MS = 60_000;
const NAME = /^[\w-]{20,64}\.json$/;

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
async function writeThrough(path: string, body: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The lead files, by the names that `list` returns. */
export interface LeadFiles {
  /**
   * Writes a lead to the file of its key. Resolves when it is on the disk.
   * @throws when it cannot be written
   */
  write(key: string, body: string): Promise<void>;
  /** Returns the names of the pending leads, sorted; empty when the folder cannot be read. */
  list(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
  /** Returns the milliseconds since the lead was written. */
  age(name: string): Promise<number>;
  /** Renames a lead, so that it is not listed any more but not deleted. @returns its new name */
  putAside(name: string): Promise<string>;
  /** Deletes left-over incomplete files. Their visitors did not see the thank-you page. */
  removeLeftOvers(): Promise<void>;
}

/** Opens the lead files of a folder. The folder is created with the first lead. */
export function openLeadFiles(folder: string, now: () => number): LeadFiles {
  const buildPath = (name: string): string => join(folder, name);
  return {
    async write(key, body) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A unique name: the same lead may be written twice at the same time, also by another
      // process.
      const part = buildPath(`${key}.json.${randomUUID()}${PART}`);
      try {
        await writeThrough(part, body);
        await rename(part, buildPath(`${key}.json`));
      } catch (error) {
        await unlink(part).catch(() => undefined);
        throw error;
      }
      await syncFolder(folder);
    },
    async list() {
      try {
        return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
      } catch {
        return [];
      }
    },
    read: (name) => readFile(buildPath(name), "utf8"),
    remove: (name) => unlink(buildPath(name)),
    age: async (name) => now() - (await stat(buildPath(name))).mtimeMs,
    async putAside(name) {
      await rename(buildPath(name), buildPath(`${name}.refused`));
      return `${name}.refused`;
    },
    async removeLeftOvers() {
      const names = await readdir(folder).catch(() => []);
      for (const file of names.filter((name) => name.endsWith(PART)).map(buildPath)) {
        const age = now() - ((await stat(file).catch(() => null))?.mtimeMs ?? now());
        if (age > LEFT_OVER_MS) await unlink(file).catch(() => undefined);
      }
    },
  };
}
