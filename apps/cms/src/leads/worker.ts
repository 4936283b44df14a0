/**
 * Mails leads. A row is claimed with one statement, so that several processes never send the same
 * row at the same time. The claim of a worker that died ends with its lease. The next try has the
 * same Message-ID.
 */
import { isLocale } from "@orlaya/locales";
import { readForm, type FormDefinition } from "@orlaya/slices/form";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readIso, record, readString, type Stored } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { composeReceipt, composeTeamMail, type StoredLead } from "./compose.ts";
import { postMail, type Post } from "./post.ts";

const MINUTE = 60_000;
/**
 * Pauses in ms after the first, second, … failed try. After the last one the lead is a dead letter
 * (quality §3).
 */
export const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240, 360].map((minutes) => minutes * MINUTE);
/** Returns the pause in ms after a number of failed tries; null after the last one. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null;

export interface MailOptions {
  readonly now?: () => number;
  readonly post?: Post;
  /** Time in ms for which a worker holds the rows it claimed. */
  readonly leaseMs?: number;
  /** Most rows claimed at once. */
  readonly batch?: number;
}
interface Tally {
  readonly sent: number;
  readonly failed: number;
}

/** Claims due rows until the lease ends. Returns their ids. */
async function claim(
  payload: Payload,
  now: number,
  leaseMs: number,
  batch: number,
): Promise<readonly string[]> {
  const due = new Date(now).toISOString();
  const lease = new Date(now + leaseMs).toISOString();
  const ready = sql`"mail_state" IN ('queued', 'sending') AND "next_try" <= ${due}`;
  // After a wait for the lock of another process the outer condition is evaluated again, so only
  // one process gets a row.
  const statement = sql`UPDATE "form_submissions" SET "mail_state" = 'sending', "attempts" = "attempts" + 1, "next_try" = ${lease}
    WHERE ${ready} AND "id" IN (SELECT "id" FROM "form_submissions" WHERE ${ready} ORDER BY "next_try" LIMIT ${batch}) RETURNING "id"`;
  const rows = await runSql(payload, statement);
  return rows.map(({ id }) => readString(id)).filter(Boolean);
}

/**
 * Describes an error without mail addresses. People who may not read the lead may read the error.
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

async function formOf(
  payload: Payload,
  key: string,
  locale: string,
): Promise<FormDefinition | null> {
  const stored = await payload.find({
    collection: "forms",
    where: {
      and: [
        { key: { equals: key } },
        { locale: { equals: locale } },
        { _status: { equals: "published" } },
      ],
    },
    limit: 1,
    depth: 0,
    draft: false,
  });
  return readForm(stored.docs[0]);
}

/** Converts a row to a lead. */
function readLead(row: Stored): StoredLead {
  const locale = readString(row["locale"]);
  const receivedAt = row["received_at"];
  return {
    reference: readString(row["reference"]),
    messageId: readString(row["message_id"]),
    locale: isLocale(locale) ? locale : "en",
    form: readString(row["form"]),
    path: readString(row["path"]),
    receivedAt: readIso(receivedAt),
    values: record(row["values"]),
  };
}

const updateRow = (payload: Payload, id: string, data: Stored): Promise<unknown> =>
  payload.db.updateOne({ collection: "form_submissions", id, data, returning: false });

/**
 * Mails one lead: to the team, then a receipt. Each mail is recorded, so that a later try does not
 * send it again.
 */
async function deliver(
  payload: Payload,
  id: string,
  post: Post,
  now: () => number,
): Promise<boolean> {
  const row = await payload.db.findOne<Stored & { id: string }>({
    collection: "form_submissions",
    where: { id: { equals: id } },
  });
  // The row was deleted meanwhile, for example at the visitor's request.
  if (!row) return true;
  const lead = readLead(row);
  try {
    const form = await formOf(payload, lead.form, lead.locale);
    if (!row["team_sent_at"]) {
      await post(composeTeamMail(lead, form, env.mail.to(readString(row["topic"])), env.siteUrl));
      await updateRow(payload, id, { team_sent_at: new Date(now()).toISOString() });
    }
    const receipt = row["receipt_sent_at"] ? null : composeReceipt(lead, form);
    if (receipt) await post(receipt);
    await updateRow(payload, id, {
      mail_state: "sent",
      next_try: null,
      last_error: null,
      ...(receipt ? { receipt_sent_at: new Date(now()).toISOString() } : {}),
    });
    return true;
  } catch (error) {
    await noteFailure(payload, row, error, now);
    return false;
  }
}

/** Queues the lead for its next try. After the last one it is a dead letter. */
async function noteFailure(
  payload: Payload,
  row: Stored & { id: string },
  error: unknown,
  now: () => number,
): Promise<void> {
  const tries = Number(row["attempts"]);
  const pause = pauseAfter(tries);
  await updateRow(payload, row.id, {
    mail_state: pause === null ? "dead" : "queued",
    next_try: pause === null ? null : new Date(now() + pause).toISOString(),
    last_error: describeMailError(error),
  });
  payload.logger[pause === null ? "error" : "warn"]({
    msg:
      pause === null
        ? "A lead could not be mailed. Send it again in the admin."
        : "A lead could not be mailed. It will be tried again.",
    lead: row.id,
    tries,
    reason: describeMailError(error),
  });
}

/** Mails everything that is due. Returns how many leads were sent and how many failed. */
export async function sendDueMail(
  payload: Payload,
  { now = Date.now, post = postMail, leaseMs = 5 * MINUTE, batch = 5 }: MailOptions = {},
): Promise<Tally> {
  let sent = 0;
  let failed = 0;
  for (;;) {
    const ids = await claim(payload, now(), leaseMs, batch);
    if (ids.length === 0) return { sent, failed };
    for (const id of ids) {
      if (await deliver(payload, id, post, now)) sent += 1;
      else failed += 1;
    }
  }
}

let running: Promise<void> | null = null;
let again = false;
/**
 * Starts mailing in the background, one run at a time. A lead that arrives meanwhile is mailed in
 * the next round. Never throws.
 */
export function startSendingMail(payload: Payload): void {
  again = true;
  running ??= (async () => {
    try {
      while (again) {
        again = false;
        await sendDueMail(payload);
      }
    } catch (error) {
      payload.logger.error({
        err: error,
        msg: "Leads could not be mailed. The next call of the timer tries again.",
      });
    } finally {
      running = null;
    }
  })();
}
/** Resolves when the run that `startSendingMail` started is done. */
export async function waitForMail(): Promise<void> {
  await running;
}
