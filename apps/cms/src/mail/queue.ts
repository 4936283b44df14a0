/**
 * Queue of mails in a table. A row is claimed with one statement, so that several processes never
 * send the same row at the same time. The claim of a worker that died ends with its lease. The next
 * try has the same Message-ID.
 */
import type { Payload } from "payload";
import { readString, record, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";

const MINUTE = 60_000;
/**
 * Pauses in ms after the first, second, … failed try. After the last one the mail is a dead letter
 * (quality §3).
 */
export const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240, 360].map((minutes) => minutes * MINUTE);
/** Returns the pause in ms after a number of failed tries; null after the last one. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null;

export type QueueRow = Stored & { readonly id: string };
/** A table with the columns mail_state, attempts, next_try and last_error. */
export interface Queue {
  readonly table: "form_submissions" | "notices";
  /** Sends the mails of a row. @returns further columns of a row that was sent */
  readonly send: (row: QueueRow) => Promise<Stored>;
  /** Log messages: a row that will be tried again, and one that will not. */
  readonly again: string;
  readonly dead: string;
}
export interface QueueOptions {
  readonly now?: () => number;
  /** Time in ms for which a worker holds the rows it claimed. */
  readonly leaseMs?: number;
  /** Most rows claimed at once. */
  readonly batch?: number;
}
export interface Tally {
  readonly sent: number;
  readonly failed: number;
}

/** Claims due rows until the lease ends. Returns their ids. */
async function claim(
  payload: Payload,
  { table }: Queue,
  now: number,
  leaseMs: number,
  batch: number,
): Promise<readonly string[]> {
  const due = new Date(now).toISOString();
  const lease = new Date(now + leaseMs).toISOString();
  const name = sql.raw(`"${table}"`);
  const ready = sql`"mail_state" IN ('queued', 'sending') AND "next_try" <= ${due}`;
  // After a wait for the lock of another process the outer condition is evaluated again, so only
  // one process gets a row.
  const statement = sql`UPDATE ${name} SET "mail_state" = 'sending', "attempts" = "attempts" + 1, "next_try" = ${lease}
    WHERE ${ready} AND "id" IN (SELECT "id" FROM ${name} WHERE ${ready} ORDER BY "next_try" LIMIT ${batch}) RETURNING "id"`;
  const rows = await runSql(payload, statement);
  return rows.map(({ id }) => readString(id)).filter(Boolean);
}

/**
 * Describes an error without mail addresses. People who may not read the mail may read the error.
 */
export function describeMailError(error: unknown): string {
  const { code, responseCode, command, message } = record(
    error instanceof Error ? Object.assign({ message: error.message }, error) : error,
  );
  return (
    [code, responseCode, command]
      .filter((part) => typeof part === "string" || typeof part === "number")
      .join(" ") ||
    readString(message)
      .replace(/\S+@\S+/g, "…")
      .slice(0, 160) ||
    "unknown"
  );
}

/** Changes a row of a queue. */
export const updateRow = (
  payload: Payload,
  { table }: Pick<Queue, "table">,
  id: string,
  data: Stored,
): Promise<unknown> =>
  payload.db.updateOne({ collection: table, id, data: { ...data }, returning: false });

/** Queues a row for its next try. After the last one it is a dead letter. */
async function noteFailure(
  payload: Payload,
  queue: Queue,
  row: QueueRow,
  error: unknown,
  now: () => number,
): Promise<void> {
  const tries = Number(row["attempts"]);
  const pause = pauseAfter(tries);
  const reason = describeMailError(error);
  await updateRow(payload, queue, row.id, {
    mail_state: pause === null ? "dead" : "queued",
    next_try: pause === null ? null : new Date(now() + pause).toISOString(),
    last_error: reason,
  });
  payload.logger[pause === null ? "error" : "warn"]({
    msg: pause === null ? queue.dead : queue.again,
    row: row.id,
    tries,
    reason,
  });
}

/** Sends one row. Returns false when it failed. */
async function deliver(
  payload: Payload,
  queue: Queue,
  id: string,
  now: () => number,
): Promise<boolean> {
  const row = await payload.db.findOne<QueueRow>({
    collection: queue.table,
    where: { id: { equals: id } },
  });
  // The row was deleted meanwhile, for example at the visitor's request.
  if (!row) return true;
  try {
    const more = await queue.send(row);
    const data = { mail_state: "sent", next_try: null, last_error: null, ...more };
    await updateRow(payload, queue, id, data);
    return true;
  } catch (error) {
    await noteFailure(payload, queue, row, error, now);
    return false;
  }
}

/** Sends everything that is due. Returns how many rows were sent and how many failed. */
export async function sendDue(
  payload: Payload,
  queue: Queue,
  { now = Date.now, leaseMs = 5 * MINUTE, batch = 5 }: QueueOptions = {},
): Promise<Tally> {
  let sent = 0;
  let failed = 0;
  for (;;) {
    const ids = await claim(payload, queue, now(), leaseMs, batch);
    if (ids.length === 0) return { sent, failed };
    for (const id of ids) {
      if (await deliver(payload, queue, id, now)) sent += 1;
      else failed += 1;
    }
  }
}

/** Sends mail in the background. */
export interface Background {
  /** Starts a run, one at a time. What arrives meanwhile is sent in the next round. Never throws. */
  readonly start: (payload: Payload) => void;
  /** Resolves when the run that `start` started is done. */
  readonly wait: () => Promise<void>;
}
/** @param failed log message of a run that failed */
export function createBackground(
  send: (payload: Payload) => Promise<unknown>,
  failed: string,
): Background {
  let running: Promise<void> | null = null;
  let again = false;
  async function run(payload: Payload): Promise<void> {
    try {
      while (again) {
        again = false;
        await send(payload);
      }
    } catch (error) {
      payload.logger.error({ err: error, msg: failed });
    } finally {
      running = null;
    }
  }
  return {
    start(payload) {
      again = true;
      running ??= run(payload);
    },
    async wait() {
      await running;
    },
  };
}
