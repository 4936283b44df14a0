/** The folder that holds backups: its lock, names of backups, and how many are kept. */
import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import {
  access,
  constants,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { readString, record } from "../fields/record.ts";
import { MANIFEST } from "./manifest.ts";
import { BackupError, explainWrite } from "./problem.ts";

const LOCK = ".backup-running";
const PART = ".part";
const NAME = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Returns the name of a backup. Names sort by time. */
export const nameBackup = (at: Date): string =>
  `backup-${at.toISOString().replaceAll(/[:.]/g, "-")}`;

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

/** Takes a lock away whose process has ended, unless another process has replaced it meanwhile. */
async function removeStale(file: string, text: string): Promise<void> {
  const own = `${file}-${process.pid}-${randomUUID()}`;
  try {
    await rename(file, own);
    // The lock of another process goes back; a link does not replace a third one.
    if ((await readFile(own, "utf8")) !== text) await link(own, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(readString(record(error)["code"]))) throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Takes the lock of a folder, a file with the process and its machine. A lock whose process has ended
 * is replaced; that of another machine never is, because its processes cannot be seen.
 */
async function lock(folder: string): Promise<string> {
  const file = join(folder, LOCK);
  for (let tried = 1; ; tried += 1) {
    try {
      await writeFile(file, `${process.pid} ${hostname()}\n`, { flag: "wx", mode: 0o600 });
      return file;
    } catch (error) {
      if (readString(record(error)["code"]) !== "EEXIST") throw error;
    }
    const text = await readFile(file, "utf8").catch(() => "");
    const [owner = "", host = hostname()] = text.trim().split(" ");
    if (host !== hostname() || isAlive(Number(owner)) || tried === 3)
      throw new BackupError(
        `Another backup into ${folder} is running (process ${owner} on ${host}): wait until it has ended. If none runs, delete ${file}.`,
      );
    await removeStale(file, text);
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
