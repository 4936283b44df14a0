/** Mails leads: to the team, then a receipt to the visitor. */
import { isLocale } from "@orlaya/locales";
import { readForm, type FormDefinition } from "@orlaya/slices/form";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readIso, record, readString, type Stored } from "../fields/record.ts";
import {
  createBackground,
  sendDue,
  updateRow,
  type Queue,
  type QueueOptions,
  type QueueRow,
  type Tally,
} from "../mail/queue.ts";
import { runNoted } from "../service-metrics.ts";
import { composeReceipt, composeTeamMail, type StoredLead } from "./compose.ts";
import { postMail, type Post } from "./post.ts";

export interface MailOptions extends QueueOptions {
  readonly post?: Post;
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

const TABLE = "form_submissions";

/** Mails one lead. Each mail is recorded, so that a later try does not send it again. */
async function sendLead(
  payload: Payload,
  row: QueueRow,
  post: Post,
  now: () => number,
): Promise<Stored> {
  const lead = readLead(row);
  const form = await formOf(payload, lead.form, lead.locale);
  if (!row["team_sent_at"]) {
    await post(composeTeamMail(lead, form, env.mail.to(readString(row["topic"])), env.siteUrl));
    const data = { team_sent_at: new Date(now()).toISOString() };
    await updateRow(payload, { table: TABLE }, row.id, data);
  }
  const receipt = row["receipt_sent_at"] ? null : composeReceipt(lead, form);
  if (!receipt) return {};
  await post(receipt);
  return { receipt_sent_at: new Date(now()).toISOString() };
}

/** Mails all leads that are due. Returns how many were sent and how many failed. */
export function sendDueMail(
  payload: Payload,
  { post = postMail, ...options }: MailOptions = {},
): Promise<Tally> {
  const { now = Date.now } = options;
  const queue: Queue = {
    table: TABLE,
    send: (row) => sendLead(payload, row, post, now),
    again: "A lead could not be mailed. It will be tried again.",
    dead: "A lead could not be mailed. Send it again in the admin.",
  };
  return sendDue(payload, queue, options);
}

const background = createBackground(
  (payload) => runNoted("messages-mail", () => sendDueMail(payload)),
  "Leads could not be mailed. The next call of the timer tries again.",
);
/** Starts mailing leads in the background. */
export const startSendingMail = background.start;
/** Resolves when the run that `startSendingMail` started is done. */
export const waitForMail = background.wait;
