/**
 * Runs several saves as one: all of them become visible together, or none does.
 *
 * PostgreSQL: a transaction of Payload. SQLite: Payload runs without transactions, because other
 * writes fail while one is open (content-service §1). Here the other writes of this process wait
 * until it ends; those of other processes wait for the lock of the file (`busyTimeout`).
 */
import { randomUUID } from "node:crypto";
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";
import { env } from "./env.ts";
import { isRecord, readString } from "./fields/record.ts";

type Execute = (statement: unknown, args?: unknown) => Promise<unknown>;
/** The part of libSQL’s client that runs statements. */
interface Client {
  execute: Execute;
  batch: Execute;
}
interface Session {
  readonly db: unknown;
  readonly resolve: () => Promise<void>;
  readonly reject: () => Promise<void>;
}
/** The part of Payload’s SQLite adapter that transactions need. */
interface Sqlite {
  readonly busyTimeout: number;
  readonly client: Client;
  readonly clientConfig: { readonly url: string };
  readonly schema: Readonly<Record<string, unknown>>;
  readonly sessions: Record<string, Session>;
  readonly wal: false | { readonly synchronous: string };
}

/** The part of Payload’s PostgreSQL adapter that snapshots need. */
interface Postgres {
  readonly beginTransaction: (options: {
    readonly isolationLevel: "repeatable read";
    readonly accessMode: "read only";
  }) => Promise<string | number | null>;
}

/** Resolves when no transaction is open. */
let isFree: Promise<unknown> = Promise.resolve();
const held = new WeakSet<Client>();
function isRead(statement: unknown): boolean {
  const text = isRecord(statement) ? statement["sql"] : statement;
  return /^\s*(?:select|pragma)\b/i.test(readString(text));
}

/** Makes the writes of a client wait until no transaction is open. Reads do not wait. */
function holdWrites(client: Client): void {
  if (held.has(client)) return;
  held.add(client);
  const execute = client.execute.bind(client);
  const batch = client.batch.bind(client);
  client.execute = async (statement, args) => {
    if (!isRead(statement)) await isFree;
    return execute(statement, args);
  };
  client.batch = async (statements, mode) => {
    await isFree;
    return batch(statements, mode);
  };
}

const doNothing = (): Promise<void> => Promise.resolve();
async function openConnection({ busyTimeout, clientConfig, schema, wal }: Sqlite) {
  const db = drizzle({ connection: clientConfig, schema });
  await db.$client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
  if (wal) await db.$client.execute(`PRAGMA synchronous = ${wal.synchronous}`);
  return db;
}
type Connections = WeakMap<Client, ReturnType<typeof openConnection>>;
/** One further connection for each database and use. libSQL does not release those that it closes. */
const [writing, reading]: readonly [Connections, Connections] = [new WeakMap(), new WeakMap()];
function getConnection(
  connections: Connections,
  adapter: Sqlite,
): ReturnType<typeof openConnection> {
  const connection = connections.get(adapter.client) ?? openConnection(adapter);
  connections.set(adapter.client, connection);
  return connection;
}

async function runOnSqlite<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const adapter = req.payload.db as unknown as Sqlite;
  const db = await getConnection(writing, adapter);
  const id = randomUUID();
  await db.$client.execute("BEGIN IMMEDIATE");
  try {
    // A failed save of Payload ends its session. The transaction ends when the work does.
    adapter.sessions[id] = { db, resolve: doNothing, reject: doNothing };
    req.transactionID = id;
    const result = await work();
    await db.$client.execute("COMMIT");
    return result;
  } catch (error) {
    await db.$client.execute("ROLLBACK");
    throw error;
  } finally {
    Reflect.deleteProperty(adapter.sessions, id);
    delete req.transactionID;
  }
}

async function runOnPostgres<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * Runs work whose saves take part in one transaction: those with this request. When it throws, none
 * of them is stored. On SQLite the work must not write without this request, and must be short.
 */
export function runInTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (env.postgres) return runOnPostgres(req, work);
  holdWrites((req.payload.db as unknown as Sqlite).client);
  const result = isFree.then(() => runOnSqlite(req, work));
  isFree = result.catch(() => undefined);
  return result;
}

/** The part of a request that makes a read of Payload part of a transaction. */
export type Snapshot = Pick<PayloadRequest, "transactionID">;

async function readOnSqlite<T>(
  adapter: Sqlite,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const db = await getConnection(reading, adapter);
  const transactionID = randomUUID();
  await db.$client.execute("BEGIN");
  adapter.sessions[transactionID] = { db, resolve: doNothing, reject: doNothing };
  try {
    return await work({ transactionID });
  } finally {
    Reflect.deleteProperty(adapter.sessions, transactionID);
    await db.$client.execute("ROLLBACK");
  }
}

/** Resolves when no snapshot of SQLite is read: all of them use one connection. */
let areSnapshotsRead: Promise<unknown> = Promise.resolve();

/**
 * Runs work that reads one state of the database, whatever others save meanwhile. Reads take part
 * with `req: snapshot`. Nothing waits for it except another snapshot.
 */
export async function readSnapshot<T>(
  { db }: Pick<Payload, "db">,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  if (!env.postgres) {
    const result = areSnapshotsRead.then(() => readOnSqlite(db as unknown as Sqlite, work));
    areSnapshotsRead = result.catch(() => undefined);
    return result;
  }
  const postgres = db as unknown as Postgres;
  const options = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  const transactionID = await postgres.beginTransaction(options);
  if (transactionID === null) throw new Error("The database opens no transaction.");
  try {
    return await work({ transactionID });
  } finally {
    await db.rollbackTransaction(transactionID);
  }
}
