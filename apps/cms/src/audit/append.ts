/**
 * Appends entries to the audit log. An entry is written in the transaction of its action, so that an
 * action that is rolled back leaves neither an entry nor a gap. The unique number makes two entries
 * with the same predecessor impossible.
 */
import type { PayloadRequest } from "payload";
import { env } from "../env.ts";
import { readString } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { linkEntry, START, TEXTS, type Content, type Tail } from "./chain.ts";

export const AUDIT_LOG = "audit_log";
/** Name of the lock of PostgreSQL under which the end of the chain is read and continued. */
const LOCK = 7_205_811;
/** Tries to append while other processes append too. */
const TRIES = 50;

type Request = Pick<PayloadRequest, "payload" | "transactionID">;

/** Reads the end of the chain as a request sees it. */
export async function readTail({ payload, transactionID }: Request): Promise<Tail> {
  const [row] = await runSql(
    payload,
    sql`SELECT "sequence", "hash" FROM "audit_log" WHERE "sequence" IS NOT NULL
      ORDER BY "sequence" DESC LIMIT 1`,
    { transactionID } as PayloadRequest,
  );
  return row ? { sequence: Number(row["sequence"]), hash: readString(row["hash"]) } : START;
}

async function write(req: Request, content: Content): Promise<void> {
  const { changes, ...entry } = linkEntry(await readTail(req), content);
  // An absent value is stored as null and read as an empty text: both have the same hash.
  const texts = Object.fromEntries(TEXTS.map((name) => [name, entry[name] || null]));
  const data = { ...entry, ...texts, changes: changes.length === 0 ? null : changes };
  await req.payload.db.create({
    collection: AUDIT_LOG,
    data,
    req: req,
    returning: false,
  });
}

/** Continues the chain under a lock that is held until the transaction ends. */
async function writeLocked(req: Request, content: Content): Promise<void> {
  await runSql(req.payload, sql`SELECT pg_advisory_xact_lock(${LOCK})`, req as PayloadRequest);
  await write(req, content);
}

/** Writes an entry on PostgreSQL outside of a transaction: in one of its own. */
async function writeAlone({ payload }: Request, content: Content): Promise<void> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error("No transaction for an entry of the audit log.");
  try {
    await writeLocked({ payload, transactionID }, content);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** Writes an entry on SQLite outside of a transaction. Another process may have been faster. */
async function writeAgain({ payload }: Request, content: Content): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const req = { payload } as Request;
    const { sequence } = await readTail(req);
    try {
      await write(req, content);
      return;
    } catch (error) {
      if (tried === TRIES || (await readTail(req)).sequence === sequence) throw error;
    }
  }
}

/** The last entry that is being written, for each transaction and for those without one. */
const writing = new Map<string, Promise<void>>();

/** Appends an entry to the end of the chain. @throws when it cannot be stored */
export async function appendEntry(req: Request, content: Content): Promise<void> {
  const { payload } = req;
  const transactionID = (await req.transactionID) ?? undefined;
  const key = transactionID === undefined ? "" : String(transactionID);
  const own: Request = { payload, ...(transactionID === undefined ? {} : { transactionID }) };
  const chosen = env.postgres
    ? transactionID === undefined
      ? writeAlone
      : writeLocked
    : transactionID === undefined
      ? writeAgain
      : write;
  const before = writing.get(key) ?? Promise.resolve();
  const work = before.catch(() => undefined).then(() => chosen(own, content));
  writing.set(key, work);
  try {
    await work;
  } finally {
    if (writing.get(key) === work) writing.delete(key);
  }
}
