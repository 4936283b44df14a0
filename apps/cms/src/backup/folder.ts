/** The folder that holds backups: its lock, names of backups, and how many are kept. */
import { existsSync, rmSync } from "node:fs";
import { access, constants, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, isAbsolute } from "node:path";
import { readString, record } from "../fields/record.ts";
import { MANIFEST } from "./manifest.ts";
import { BackupError, explainWrite } from "./problem.ts";

const LOCK = ".backup-running";
const PART = ".part";
const NAME = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Returns the name of a backup. Names sort by time. */
export const nameBackup = (at: Date): string =>
  `backup-${at.toISOString().replaceAll(/[:.]/g, "-")}`;

/** Whether a path is a folder or lies in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}

/** Lists the complete backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST))).sort();
}

/**
 * Removes the oldest complete backups beyond a number.
 * @param made name of the backup that was just made. It stays and is counted, also when its name sorts
 * before others, because the clock was wrong
 * @returns the names of those that were removed
 */
export async function removeOld(
  folder: string,
  keep: number,
  made: string,
): Promise<readonly string[]> {
  const others = (await listBackups(folder)).filter((name) => name !== made);
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of old) {
    // Without its manifest it is no backup any more, also when the removal is interrupted.
    await rm(join(folder, name, MANIFEST));
    await rm(join(folder, name), { recursive: true });
  }
  return old;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return readString(record(error)["code"]) === "EPERM";
  }
}

/** Takes the lock of a folder. A lock whose process has ended is replaced. */
async function lock(folder: string): Promise<string> {
  const file = join(folder, LOCK);
  for (let tried = 1; ; tried += 1) {
    try {
      await writeFile(file, `${process.pid}\n`, { flag: "wx", mode: 0o600 });
      return file;
    } catch (error) {
      if (readString(record(error)["code"]) !== "EEXIST") throw error;
    }
    const owner = Number((await readFile(file, "utf8").catch(() => "")).trim());
    if (isAlive(owner) || tried === 3)
      throw new BackupError(
        `Another backup into ${folder} is running (process ${owner}): wait until it has ended. If none runs, delete ${file}.`,
      );
    await rm(file, { force: true });
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith("backup-") && name.endsWith(PART))
      await rm(join(folder, name), { recursive: true });
}

/**
 * Runs work with a new folder for a backup, under the lock of the folder of backups. What is unfinished
 * is removed when the work fails and when the process is told to end.
 * @param work gets the path of the unfinished backup, and renames it when it is complete
 * @throws BackupError when the folder cannot be written, its disk is full, or another backup runs
 */
export async function withFolder<T>(
  folder: string,
  name: string,
  work: (unfinished: string) => Promise<T>,
): Promise<T> {
  const unfinished = join(folder, `${name}${PART}`);
  let lockFile = "";
  function cleanUp(): void {
    // The thread that copies the database may create a file meanwhile.
    const again = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const;
    try {
      rmSync(unfinished, again);
    } finally {
      if (lockFile !== "") rmSync(lockFile, { force: true });
    }
  }
  function end(): void {
    cleanUp();
    process.exit(1);
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    lockFile = await lock(folder);
    process.once("SIGINT", end).once("SIGTERM", end);
    await removeUnfinished(folder);
    await mkdir(unfinished, { mode: 0o700 });
    return await work(unfinished);
  } catch (error) {
    throw explainWrite(error, folder);
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
    cleanUp();
  }
}
