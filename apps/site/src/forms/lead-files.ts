/** Leads in a folder, one file each, written through to the disk; so nothing that a visitor was thanked for is lost. */
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, readdir, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

const PART = ".part";
/** Age after which a half-written file is left over from a process that ended. */
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

/** The files of leads, by the names that `list` gives. */
export interface LeadFiles {
  /** Resolves when the lead is on the disk, under the name that belongs to its key. @throws when the disk does not take it */
  write(key: string, body: string): Promise<void>;
  /** Names of the leads that wait, sorted; empty where there is no folder. */
  list(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
  /** Milliseconds since the lead was written. */
  age(name: string): Promise<number>;
  /** Takes the lead out of the list without deleting it. @returns its new name */
  putAside(name: string): Promise<string>;
  /** Deletes half-written leads, of which no visitor was told that they were stored. */
  removeLeftOvers(): Promise<void>;
}

/** Opens the leads of a folder, which is created with the first of them. */
export function openLeadFiles(folder: string, now: () => number): LeadFiles {
  const buildPath = (name: string): string => join(folder, name);
  return {
    async write(key, body) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A name of its own: the same lead may come twice at the same moment, also to another process.
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
