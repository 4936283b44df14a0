/** Queues the mail with a link with which a user sets a password. */
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { queueNotice } from "../notices/queue-notices.ts";
import { startSendingNotices } from "../notices/send-notices.ts";
import { makePace } from "./attempts.ts";

/**
 * Limits the mails to three an hour per account, so that an attacker cannot fill a mailbox. Only
 * the newest link works.
 */
const mails = makePace([
  [3, 0],
  [Infinity, 60 * 60 * 1000],
]);

/**
 * Queues the mail when the account exists. Never throws, so that the caller cannot find out whether
 * it exists; a failure is logged.
 */
export async function sendResetMail(
  payload: Payload,
  email: string,
  accept: string,
): Promise<void> {
  try {
    const account = await payload.db.findOne<Stored & { id: string }>({
      collection: "users",
      where: { email: { equals: email } },
    });
    if (!account || account["role"] === "site" || mails.waitFor(account.id) > 0) return;
    mails.count(account.id);
    const req = await createLocalReq({}, payload);
    await note(req, "ask for new password", "users", account, { actor: null });
    await queueNotice(req, { kind: "password", to: email, data: {}, accept });
    startSendingNotices(payload);
  } catch (error) {
    payload.logger.error({ err: error, msg: "A link for a new password could not be mailed." });
  }
}

/** Queues the mail that invites a person, and notes when. @param by address of the administrator */
export async function sendInvitation(
  req: PayloadRequest,
  account: Stored,
  by: string,
): Promise<void> {
  const data = { invited_at: new Date().toISOString() };
  const id = readString(account["id"]);
  await req.payload.db.updateOne({ collection: "users", id, data, req, returning: false });
  const to = readString(account["email"]);
  const name = readString(account["name"]);
  await queueNotice(req, { kind: "invitation", to, data: { by, name } });
  startSendingNotices(req.payload);
}
