/** Stores mails to accounts in their queue (collections/notices.ts). */
import { randomUUID } from "node:crypto";
import type { Locale } from "@orlaya/locales";
import { getLocalI18n, type PayloadRequest } from "payload";
import { chooseAccountLanguage } from "../labels/account-language.ts";
import { env } from "../env.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { writePlace } from "../labels/request-words.ts";
import { runSql, sql } from "../sql.ts";
import type { AccountMail } from "./account-mails.ts";

export const NOTICES = "notices";
/** Kinds of mails about reviews. */
export const REVIEW_KINDS = ["asked", "approved", "returned", "comment"] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
/** A planned campaign that could not go live. */
export const CAMPAIGN_KIND = "campaign";
/** Kinds of mails about change sets of the finder. */
export const SET_KINDS = {
  asked: "set asked",
  approved: "set approved",
  returned: "set returned",
  comment: "set comment",
  live: "set live",
  failed: "set failed",
} as const;
export type SetKind = keyof typeof SET_KINDS;
export type NoticeKind = ReviewKind | typeof CAMPAIGN_KIND | (typeof SET_KINDS)[SetKind];
type Row = Stored & { readonly id: string };

/** Time in ms during which the comments of one person on one document become one mail. */
const GATHER_MS = 10 * 60_000;

interface Notice {
  readonly kind: NoticeKind | AccountMail;
  /** Mail address of an account. */
  readonly to: string;
  readonly data: Stored;
  readonly topic?: string;
  /** Time in ms before it is sent. */
  readonly delay?: number;
  /** Header with the languages of the browser. */
  readonly accept?: string;
}

/** Returns the language of an account; null when the address has none. */
async function findLanguage(req: PayloadRequest, to: string, accept = ""): Promise<Locale | null> {
  const account = await req.payload.db.findOne<Row>({
    collection: "users",
    where: { email: { equals: to } },
    req,
  });
  return account ? chooseAccountLanguage(account["edit_locales"], accept) : null;
}

/** Queues a mail. An address without an account gets none. */
export async function queueNotice(
  req: PayloadRequest,
  { kind, to, data, topic = "", delay = 0, accept }: Notice,
): Promise<void> {
  const locale = await findLanguage(req, to, accept);
  if (locale === null) return;
  await req.payload.db.create({
    collection: NOTICES,
    data: {
      ...{ to, kind, topic, data, mail_state: "queued", attempts: 0 },
      locale,
      next_try: new Date(Date.now() + delay).toISOString(),
      message_id: `<${kind}-${randomUUID()}@${new URL(env.siteUrl).hostname}>`,
    },
    req,
    returning: false,
  });
}

interface Comment {
  readonly to: string;
  /** The document, and the person who wrote. */
  readonly data: Stored;
  /** Labels of the field and of the parts around it. */
  readonly labels: readonly unknown[];
  readonly text: string;
}

/** Adds a comment to a mail that waits. Returns false when it is being sent. */
async function addComment(req: PayloadRequest, row: Row, comment: Stored): Promise<boolean> {
  const data = record(row["data"]);
  const comments = Array.isArray(data["comments"]) ? data["comments"].filter(isRecord) : [];
  const added = JSON.stringify({ ...data, comments: [...comments, comment] });
  const rows = await runSql(
    req.payload,
    sql`UPDATE "notices" SET "data" = ${added}
      WHERE "id" = ${row.id} AND "mail_state" = 'queued' AND "attempts" = 0 RETURNING "id"`,
  );
  return rows.length > 0;
}

/** Queues the mail about a comment, or adds it to the one about earlier comments. */
export async function queueComment(
  req: PayloadRequest,
  { to, data, labels, text }: Comment,
): Promise<void> {
  const language = await findLanguage(req, to);
  if (language === null) return;
  const i18n = await getLocalI18n({ config: req.payload.config, language });
  const topic = `${readString(data["document"])} ${readString(data["person"])}`;
  const waiting = await req.payload.db.findOne<Row>({
    collection: NOTICES,
    where: {
      and: [
        { topic: { equals: topic } },
        { to: { equals: to } },
        { mail_state: { equals: "queued" } },
        { attempts: { equals: 0 } },
      ],
    },
    req,
  });
  const comment = { place: writePlace({ i18n }, labels), text };
  if (waiting && (await addComment(req, waiting, comment))) return;
  const delay = GATHER_MS;
  await queueNotice(req, {
    kind: "comment",
    to,
    topic,
    delay,
    data: { ...data, comments: [comment] },
  });
}
