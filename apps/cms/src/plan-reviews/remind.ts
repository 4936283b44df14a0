/** Mails about plans whose review is due. */
import { randomUUID } from "node:crypto";
import { INTL_TAGS, type Locale } from "@orlaya/locales";
import { buildAbsoluteUrl } from "@orlaya/routes";
import type { Payload } from "payload";
import { isInScope, readActor } from "../access/roles.ts";
import { chooseAccountLanguage } from "../labels/account-language.ts";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { postMail } from "../leads/post.ts";
import { describeMailError } from "../mail/queue.ts";
import { adminPaths } from "../names/paths.ts";
import { composeReviewMail } from "./compose.ts";
import type { DuePlan, PlanPage } from "./due.ts";

type Row = Stored & { readonly id: string };

/** Formats the day of a review in a language. */
export function formatDay(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(INTL_TAGS[locale], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Returns who is reminded of a plan: the responsible account, else the publishers of its pages. */
async function listReaders(
  payload: Payload,
  { approver, pages }: DuePlan,
): Promise<readonly Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: "users",
    where: { or: [{ email: { equals: approver } }, { role: { equals: "publisher" } }] },
    limit: 0,
    pagination: false,
  });
  const owner = docs.filter((user) => user["email"] === approver);
  if (owner.length > 0) return owner;
  return docs.filter((user) => {
    const actor = readActor(user);
    return actor !== null && pages.some(({ row }) => isInScope(actor, row));
  });
}

/** Returns the page that a reader opens: in a language of the reader, else the first one. */
function choosePage({ pages }: DuePlan, reader: Row): PlanPage {
  const actor = readActor(reader);
  return pages.find(({ row }) => actor !== null && isInScope(actor, row)) ?? pages[0];
}

async function remindReader(plan: DuePlan, reader: Row): Promise<void> {
  const { id, row } = choosePage(plan, reader);
  const locale = chooseAccountLanguage(reader["edit_locales"], "");
  const { hostname } = new URL(env.siteUrl);
  await postMail(
    composeReviewMail(
      readString(reader["email"]),
      locale,
      {
        title: readString(row["title"]),
        approver: plan.approver,
        day: formatDay(locale, plan.day),
        failure: plan.failure,
        href: buildAbsoluteUrl(env.cmsUrl, adminPaths.document("product_page", id)),
      },
      `<review-${randomUUID()}@${hostname}>`,
    ),
  );
}

/**
 * Mails a plan whose review is due to the person who is responsible, else to those who publish it.
 * @returns whether every mail was accepted, so that it need not be tried again
 */
export async function sendReviewReminder(payload: Payload, plan: DuePlan): Promise<boolean> {
  let isSent = true;
  for (const reader of await listReaders(payload, plan))
    await remindReader(plan, reader).catch((error: unknown) => {
      isSent = false;
      payload.logger.warn({
        msg: "The mail about the review of a plan could not be sent. It will be tried again.",
        reason: describeMailError(error),
      });
    });
  return isSent;
}
