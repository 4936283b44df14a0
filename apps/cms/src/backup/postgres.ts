/** Copies, inspects and restores databases of PostgreSQL. The service may write during a copy. */
import { dirname } from "node:path";
import { Client } from "pg";
import { describeError } from "@orlaya/contract";
import { readString, type Stored } from "../fields/record.ts";
import { inspectDatabase, type Inspection, type Query } from "./inspect.ts";
import { readMajor, requireRestorable, requireTool, runTool, type Tool } from "./postgres-tools.ts";
import { BackupError, explainFull } from "./problem.ts";

const TABLES = `SELECT tablename AS "name" FROM pg_tables WHERE schemaname = 'public'`;
/** Schemas that a restore with --replace has moved aside. */
const ASIDE = "before_restore_";

async function withClient<T>(databaseUrl: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  // A connection that ends while it is idle is found by the next statement, which fails.
  client.on("error", (error) => {
    process.stderr.write(`The connection to the database has ended: ${describeError(error)}\n`);
  });
  try {
    await client.connect();
  } catch (error) {
    throw new BackupError(
      `The database at DATABASE_URL cannot be opened (${describeError(error)}): check the address, and whether the server runs.`,
    );
  }
  try {
    return await work(async (text) => (await client.query<Stored>(text)).rows);
  } finally {
    await client.end();
  }
}

async function readValue(query: Query, text: string): Promise<string> {
  const [row] = await query(text);
  return readString(row?.["value"]);
}
const readVersion = (query: Query): Promise<string> =>
  readValue(query, `SELECT current_setting('server_version') AS "value"`);

/** What a dump was made of. */
export interface Dumped extends Inspection {
  readonly version: string;
  readonly tool: string;
}

/**
 * Dumps a database in the custom format, and inspects the same state: both read one snapshot.
 * @throws BackupError when pg_dump is missing or older than the server
 */
export function dumpPostgres(databaseUrl: string, to: string): Promise<Dumped> {
  return withClient(databaseUrl, async (query) => {
    const version = await readVersion(query);
    const tool = await requireTool("pg_dump", readMajor(version));
    requireRestorable("pg_dump", tool, readMajor(version));
    await query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const snapshot = await readValue(query, `SELECT pg_export_snapshot() AS "value"`);
    await runTool(tool, databaseUrl, [
      ...["--format=custom", "--no-owner", "--no-privileges", `--snapshot=${snapshot}`],
      ...[`--exclude-schema=${ASIDE}*`, `--file=${to}`],
    ]).catch((error: unknown) => {
      throw explainFull(error, dirname(dirname(to)));
    });
    const inspection = await inspectDatabase(query, TABLES);
    await query("COMMIT");
    return { ...inspection, version, tool: tool.version };
  });
}

/** State of a database before a restore. */
export interface Target {
  /** Number of tables in the schema `public`. */
  readonly tables: number;
  /** Number of other connections. */
  readonly connections: number;
  /** Version of the server. */
  readonly version: string;
}

/** Reads the state of a database before a restore. */
export function inspectTarget(databaseUrl: string): Promise<Target> {
  return withClient(databaseUrl, async (query) => {
    const [row] = await query(
      `SELECT COUNT(*)::int AS "count" FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    );
    return {
      tables: (await query(TABLES)).length,
      connections: Number(row?.["count"] ?? 0),
      version: await readVersion(query),
    };
  });
}

/** Returns the name of the schema for the tables that a restore moves aside. */
export const nameAside = (now: Date): string =>
  `${ASIDE}${now.toISOString().replaceAll(/\D/g, "")}`;

/** Writes the statement that makes an empty schema, after moving the present one aside. */
function writeMoveAside(name: string): string {
  return `BEGIN; ALTER SCHEMA "public" RENAME TO "${name}"; CREATE SCHEMA "public"; COMMIT`;
}
function writeMoveBack(name: string): string {
  return `BEGIN; DROP SCHEMA "public" CASCADE; ALTER SCHEMA "${name}" RENAME TO "public"; COMMIT`;
}

/** Undoes a restore. @param aside the schema with the former tables; null when there were none */
export async function undoRestore(databaseUrl: string, aside: string | null): Promise<void> {
  const text =
    aside === null
      ? 'BEGIN; DROP SCHEMA "public" CASCADE; CREATE SCHEMA "public"; COMMIT'
      : writeMoveBack(aside);
  await withClient(databaseUrl, (query) => query(text));
}

/** How a dump is restored. */
interface DumpRestore {
  readonly tool: Tool;
  /** Schema that gets the tables that are there. */
  readonly name: string;
  /** Stops the program. */
  readonly signal: AbortSignal;
}

/**
 * Restores a dump in one transaction. Tables that exist are moved to another schema first, and back
 * when the restore fails.
 * @returns name of the schema with the former tables; null when there were none
 */
export async function restorePostgres(
  databaseUrl: string,
  dump: string,
  { tool, name, signal }: DumpRestore,
): Promise<string | null> {
  const { tables } = await inspectTarget(databaseUrl);
  const aside = tables === 0 ? null : name;
  if (aside !== null) await withClient(databaseUrl, (query) => query(writeMoveAside(aside)));
  const args = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", dump];
  try {
    await runTool(tool, databaseUrl, args, signal);
  } catch (error) {
    if (aside !== null) await undoRestore(databaseUrl, aside);
    throw error;
  }
  return aside;
}
