/** Finds processes of this project that use a data folder. */
import { readdir, readlink } from "node:fs/promises";
import { resolve } from "node:path";
import { findStarter, processName, readProcess } from "./port-owner.ts";

/** A process that uses a data folder. */
export interface DataUser {
  readonly name: string;
  /** Id of the process to stop: `npm start`, if it runs. */
  readonly pid: number;
}

/** Command lines of the site and of the content service. */
const SERVICE = /^next-server|[\\/]next[\\/]dist[\\/]bin[\\/]next\b|http[\\/]main\.ts/;

/** The script of `npm start`, which runs also while a service is started again. */
const SUPERVISOR = /(?:^|[\\/])scripts[\\/]start\.ts$/;

/** Returns the id when a process is `npm start` with this data folder, otherwise null. */
async function findSupervisor(
  pid: number,
  args: readonly string[],
  dataDir: string,
): Promise<number | null> {
  const script = args.find((arg) => SUPERVISOR.test(arg));
  const environment = script === undefined ? [] : await readProcess(pid, "environ");
  if (script === undefined || environment.length === 0) return null;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => "/");
  const set = environment.find((line) => line.startsWith("DATA_DIR="))?.slice("DATA_DIR=".length);
  return resolve(folder, script, "../..", set ?? ".data") === dataDir ? pid : null;
}

/**
 * Finds the processes that run the site or the content service on a data folder. On systems without
 * /proc it finds none; the lock of the database is checked on all systems.
 * @param dataDir absolute path
 */
export async function findUsers(dataDir: string): Promise<readonly DataUser[]> {
  const entries = await readdir("/proc").catch((): readonly string[] => []);
  const users: DataUser[] = [];
  for (const pid of entries.map(Number).filter(Number.isInteger)) {
    const args = await readProcess(pid, "cmdline");
    const stop = args.some((arg) => SERVICE.test(arg))
      ? await findStarter(pid, dataDir)
      : await findSupervisor(pid, args, dataDir);
    if (stop !== null) users.push({ name: processName(args), pid: stop });
  }
  return users;
}
