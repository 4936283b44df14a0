/** Finds processes of this project that use a data folder. */
import { readdir, readFile } from "node:fs/promises";
import { findStarter, processName } from "./port-owner.ts";

/** A process that uses a data folder. */
export interface DataUser {
  readonly name: string;
  /** Id of the process to stop: `npm start`, if it runs. */
  readonly pid: number;
}

/** Command lines of the site and of the content service. */
const SERVICE = /^next-server|[\\/]next[\\/]dist[\\/]bin[\\/]next\b|http[\\/]main\.ts/;

const read = (path: string): Promise<string> => readFile(path, "utf8").catch(() => "");

/**
 * Finds the processes that run the site or the content service on a data folder. On systems without
 * /proc it finds none; the lock of the database is checked on all systems.
 * @param dataDir absolute path
 */
export async function findUsers(dataDir: string): Promise<readonly DataUser[]> {
  const entries = await readdir("/proc").catch((): readonly string[] => []);
  const users: DataUser[] = [];
  for (const pid of entries.map(Number).filter(Number.isInteger)) {
    const line = await read(`/proc/${pid}/cmdline`);
    const stop = SERVICE.test(line) ? await findStarter(pid, dataDir) : null;
    if (stop !== null)
      users.push({ name: processName(line.split("\0").filter(Boolean)), pid: stop });
  }
  return users;
}
