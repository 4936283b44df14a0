/**
 * Requests of a person about their messages: a copy or the deletion (quality §5). Both write a line
 * to the audit log, without the address.
 */
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
/** Converts a message that waits on the site for the audit log. */
function named(waiting: Stored): Stored {
  return {
    reference: createReference(readString(waiting["key"])),
    locale: waiting["locale"],
  };
}

/** Everything stored for an address, in the form that the person may receive. */
export interface PersonalCopy {
  /** Messages in the database. */
  readonly messages: readonly Stored[];
  /** Messages that the site has not delivered to this service yet. */
  readonly waiting: readonly Stored[];
  /** Mails in the outbox folder, as they would have been sent. */
  readonly mail: readonly string[];
}
/** Returns everything stored for an address and logs the export. */
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

/** Deletes everything stored for an address. Returns the number of messages and of mail files. */
export async function deleteLeads(
  payload: Payload,
  email: string,
): Promise<{ readonly messages: number; readonly mail: number }> {
  // Waiting messages are deleted first. Otherwise the site could deliver them after the rows are
  // deleted.
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
