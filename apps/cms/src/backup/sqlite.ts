/** Copies and inspects databases of SQLite. The service may write meanwhile. */
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { readString, type Stored } from "../fields/record.ts";
import { inspectDatabase, type Inspection } from "./inspect.ts";
import { BackupError } from "./problem.ts";

const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";

/** Error of the worker, with the number of SQLite. */
interface Failure {
  readonly message: string;
  readonly errcode: number;
}

/** Error numbers of SQLite for a damaged file and for one that is no database. */
const DAMAGED: readonly number[] = [11, 26];

/** Returns the error about a damaged database of the service. */
export const describeDamage = (file: string, problem: string): BackupError =>
  new BackupError(`The database ${file} is damaged (${problem}): restore the last backup.`);

/**
 * Copies a database in one read transaction (VACUUM INTO), in a thread of its own, because the call
 * blocks. The copy is one file without a log of pending writes.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from))
    throw new BackupError(
      `There is no database at ${from}: check DATA_DIR and DATABASE_URL, or start the service once.`,
    );
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    workerData: { from, to },
  });
  const failure = await new Promise<Failure | null>((resolve, reject) => {
    worker.once("message", (message: Failure | null) => {
      resolve(message);
    });
    worker.once("error", reject);
  });
  await worker.terminate();
  if (failure && DAMAGED.includes(failure.errcode)) throw describeDamage(from, failure.message);
  if (failure) throw Object.assign(new Error(failure.message), { errcode: failure.errcode });
}

/** Inspects a copy. @returns also the version of SQLite */
export async function inspectSqlite(
  file: string,
): Promise<Inspection & { readonly version: string }> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const query = (text: string): Promise<readonly Stored[]> =>
      Promise.resolve(database.prepare(text).all());
    const version = readString(database.prepare("SELECT sqlite_version() AS v").get()?.["v"]);
    return { ...(await inspectDatabase(query, TABLES)), version };
  } finally {
    database.close();
  }
}

/** Checks the structure of a copy. @returns the first problem that SQLite names, or null */
export function checkSqlite(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = database.prepare("PRAGMA integrity_check(1)").all();
    const answer = readString(row?.["integrity_check"]);
    return answer === "ok" ? null : answer;
  } catch (error) {
    return String(error);
  } finally {
    database.close();
  }
}

/**
 * Whether another process has the database open. Connections of a database with a write-ahead log hold
 * a lock for as long as they are open.
 */
export function isSqliteOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (error) {
    // Another error means a damaged file, which nobody can have open.
    return /locked|busy/i.test(String(error));
  } finally {
    database.close();
  }
}
