/** Sends the mails to accounts that are due. */
import type { Payload } from "payload";
import { postMail, type Post } from "../leads/post.ts";
import {
  createBackground,
  sendDue,
  type Queue,
  type QueueOptions,
  type Tally,
} from "../mail/queue.ts";
import { runNoted } from "../service-metrics.ts";
import { ACCOUNT_MAILS, composeAccountMail } from "./account-mails.ts";
import { composeNotice } from "./compose.ts";
import { NOTICES } from "./queue-notices.ts";

const DAY_MS = 24 * 3600 * 1000;
/** Days after which a mail that was sent is deleted. */
const KEPT_DAYS = 30;

/** Sends all mails that are due. Returns how many were sent and how many failed. */
export function sendDueNotices(
  payload: Payload,
  { post = postMail, ...options }: QueueOptions & { readonly post?: Post } = {},
): Promise<Tally> {
  const { now = Date.now } = options;
  const queue: Queue = {
    table: NOTICES,
    send: async (row) => {
      const kind = ACCOUNT_MAILS.find((each) => each === row["kind"]);
      await post(kind ? await composeAccountMail(payload, kind, row) : composeNotice(row));
      return { sent_at: new Date(now()).toISOString() };
    },
    again: "A mail to an account could not be sent. It will be tried again.",
    dead: "A mail to an account could not be sent.",
  };
  return sendDue(payload, queue, options);
}

const background = createBackground(
  (payload) => runNoted("account-mail", () => sendDueNotices(payload)),
  "Mails to accounts could not be sent. The next call of the timer tries again.",
);
/** Starts sending in the background. */
export const startSendingNotices = background.start;
/** Resolves when the run that `startSendingNotices` started is done. */
export const waitForNotices = background.wait;

/** Deletes the mails that were sent more than thirty days ago. */
export async function deleteOldNotices(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
  await payload.db.deleteMany({
    collection: NOTICES,
    where: { and: [{ mail_state: { equals: "sent" } }, { sent_at: { less_than: before } }] },
  });
}

/** Counts the mails that could not be sent. */
export async function countDeadNotices(payload: Payload): Promise<number> {
  const where = { mail_state: { equals: "dead" } };
  return (await payload.count({ collection: NOTICES, where })).totalDocs;
}
