/** What a person may ask of us: a copy of what they wrote, or its deletion (quality §5). Both leave a line in the log, without the address. */
import { createLocalReq, type Payload } from "payload";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { deleteFiles, deleteMailFiles, findMail, findWaiting, readWaiting } from "./files.ts";
import { createReference } from "./store.ts";

const EXPORTED = [
  "reference",
  "form",
  "locale",
  "audience",
  "path",
  "received_at",
  "values",
  "mail_state",
  "team_sent_at",
  "receipt_sent_at",
  "delete_after",
] as const;
async function rowsOf(payload: Payload, email: string): Promise<readonly Stored[]> {
  return (
    await payload.find({
      collection: "form_submissions",
      where: { email: { equals: email.trim().toLowerCase() } },
      pagination: false,
      depth: 0,
      sort: "received_at",
    })
  ).docs.map(record);
}
async function log(payload: Payload, action: string, rows: readonly Stored[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  for (const row of rows)
    await note(req, action, "form_submissions", {
      id: row["id"],
      reference: row["reference"],
      locale: row["locale"],
    });
}
/** A message that waits on the site, as the log names it. */
function named(waiting: Stored): Stored {
  return {
    reference: createReference(readString(waiting["key"])),
    locale: waiting["locale"],
  };
}

/** Everything stored for an address, as it may be handed over. */
export interface PersonalCopy {
  /** What the database holds. */
  readonly messages: readonly Stored[];
  /** What the site has not handed over yet. */
  readonly waiting: readonly Stored[];
  /** Mail that stands in the outbox folder, as it would have been sent. */
  readonly mail: readonly string[];
}
/** Everything stored for an address. */
export async function exportLeads(payload: Payload, email: string): Promise<PersonalCopy> {
  const rows = await rowsOf(payload, email);
  const waiting = (await findWaiting(env.dataDir, email)).map(readWaiting);
  const mail = await findMail(env.dataDir, email);
  await log(payload, "export", [...rows, ...waiting.map(named)]);
  return {
    messages: rows.map((row) =>
      Object.fromEntries(EXPORTED.map((name) => [name, row[name] ?? null])),
    ),
    waiting: waiting.map(({ key, at, ...lead }) => ({
      reference: createReference(readString(key)),
      received_at: at ?? null,
      ...lead,
    })),
    mail: mail.map(({ text }) => text),
  };
}

/** Deletes everything stored for an address. Says how many messages and how many files of mail that were. */
export async function deleteLeads(
  payload: Payload,
  email: string,
): Promise<{ readonly messages: number; readonly mail: number }> {
  // What waits goes first: the site must not hand it over after the rows are gone.
  const waiting = await findWaiting(env.dataDir, email);
  await deleteFiles(waiting);
  const rows = await rowsOf(payload, email);
  const mail = await findMail(env.dataDir, email);
  await log(payload, "delete", [...rows, ...waiting.map(readWaiting).map(named)]);
  for (const row of rows)
    await payload.db.deleteOne({
      collection: "form_submissions",
      where: { id: { equals: readString(row["id"]) } },
    });
  await deleteFiles(mail);
  await deleteMailFiles(
    env.dataDir,
    rows.map((row) => readString(row["reference"])),
  );
  return { messages: rows.length + waiting.length, mail: mail.length };
}
