/**
 * Puts restored data in the place of the former data. Each step only renames, and has a function that
 * undoes it, so that a failure halfway leaves the installation as it was.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { describeError } from "@orlaya/contract";
import { getDatabaseFile, isInside, isPostgres, SECRETS, type Place } from "./place.ts";
import { BackupError, explainWrite } from "./problem.ts";

/** A change of a place that was made, and how it is undone. */
export interface Change {
  readonly place: string;
  readonly undo: () => Promise<unknown>;
}

/** Files that may be in a data folder without any data: secrets, keys, logs and stamps of scripts. */
const WITHOUT_DATA = /^(?:secrets\.json|evidence-keys|prepared-[\w-]+\.json|.*\.log(?:\.\d+)?)$/;
/** Ends of the names of a database of SQLite and its logs. */
const DATABASE_ENDS = ["", "-wal", "-shm"] as const;

/** Lists what a data folder contains apart from empty folders, secrets and logs. */
export async function listData(dataDir: string): Promise<readonly string[]> {
  if (!existsSync(dataDir)) return [];
  const found: string[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (WITHOUT_DATA.test(entry.name)) continue;
    const isEmpty = entry.isDirectory() && (await readdir(join(dataDir, entry.name))).length === 0;
    if (!isEmpty) found.push(entry.name);
  }
  return found;
}

/** Returns the path of a SQLite database that is not in the data folder; null for all others. */
export function findOutsideDatabase(place: Place): string | null {
  if (isPostgres(place)) return null;
  const file = resolve(getDatabaseFile(place));
  return isInside(file, place.dataDir) ? null : file;
}

/** Returns the name of an outside database before it is in its place. */
export const nameUnfinished = (outside: string): string => `${outside}.restoring-${process.pid}`;

/**
 * Returns where the restored SQLite database is written before the exchange: in the staged folder, or
 * beside an outside database, so that renaming it stays on one disk.
 */
export async function prepareDatabaseFile(place: Place, staged: string): Promise<string> {
  const outside = findOutsideDatabase(place);
  const file =
    outside === null
      ? join(staged, relative(place.dataDir, resolve(getDatabaseFile(place))))
      : nameUnfinished(outside);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return file;
}

/** Renames a file or folder, and adds the change. */
async function move(changes: Change[], from: string, to: string): Promise<void> {
  await rename(from, to);
  changes.push({ place: `${from} is now ${to}`, undo: () => rename(to, from) });
}

/**
 * Checks that a folder can be renamed, which a mount cannot. It has its own name again afterwards.
 * @throws an error of the file system
 */
export async function tryMove(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const trial = `${folder}-moved-for-a-test-${process.pid}`;
  await rename(folder, trial);
  await rename(trial, folder);
}

/** Whether a former data folder has something that the new one lacks: data or other secrets. */
async function hasMore(former: string, dataDir: string): Promise<boolean> {
  if ((await listData(former)).length > 0) return true;
  if (!existsSync(join(former, SECRETS))) return false;
  const read = (folder: string): Promise<string> => readFile(join(folder, SECRETS), "utf8");
  return (await read(former)) !== (await read(dataDir));
}

/** Removes a former data folder that has nothing more. @returns whether it is still there */
async function keepFormer(former: string, dataDir: string): Promise<boolean> {
  if (await hasMore(former, dataDir).catch(() => true)) return true;
  return rm(former, { recursive: true }).then(
    () => false,
    () => true,
  );
}

/**
 * Puts the staged data folder in the place of the present one. An outside database follows.
 * @param changes gets each change, to be undone when a later step fails
 * @param end is added to the names of the former folder and database
 * @returns where the former folder and database are
 */
export async function exchange(
  place: Place,
  staged: string,
  end: string,
  changes: Change[],
): Promise<readonly string[]> {
  const { dataDir } = place;
  const aside: string[] = [];
  const former = `${dataDir}${end}`;
  if (existsSync(dataDir)) await move(changes, dataDir, former);
  await move(changes, staged, dataDir);
  const outside = findOutsideDatabase(place);
  if (outside !== null) {
    if (existsSync(outside)) aside.push(`${outside}${end}`);
    for (const part of DATABASE_ENDS)
      if (existsSync(`${outside}${part}`))
        await move(changes, `${outside}${part}`, `${outside}${end}${part}`);
    await move(changes, nameUnfinished(outside), outside);
  }
  if (existsSync(former) && (await keepFormer(former, dataDir))) aside.push(former);
  return aside;
}

/**
 * Undoes changes in reverse order after an error.
 * @param path the folder that was written
 * @returns the error to show, which names each place that could not be changed back
 */
export async function undoChanges(
  error: unknown,
  changes: readonly Change[],
  path: string,
): Promise<unknown> {
  const left: string[] = [];
  for (const { place, undo } of changes.toReversed())
    await undo().catch((problem: unknown) => {
      left.push(`${place} (${describeError(problem)})`);
    });
  const explained = explainWrite(error, path);
  if (left.length === 0) return explained;
  return new BackupError(
    `${describeError(explained)} These places were changed and could not be changed back: ${left.join("; ")}. Rename them by hand.`,
  );
}
