/** Composes the mail about a plan whose review is due. */
import type { Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { composeMail, type Mail } from "../mail/parts.ts";

/** Data of a plan whose review is due that its mail uses. */
export interface DueReview {
  readonly title: string;
  readonly approver: string;
  /** Formatted. */
  readonly day: string;
  /** Why the plan could not be taken down; empty when it was not tried. */
  readonly failure: string;
  readonly href: string;
}
/** Composes the mail about a plan whose review is due. */
export function composeReviewMail(
  to: string,
  locale: Locale,
  { title, approver, day, failure, href }: DueReview,
  messageId: string,
): Mail {
  const say = getAdminMessages(locale);
  return composeMail(to, messageId, {
    locale,
    title: say("mail.review.subject", { title }),
    paragraphs: [
      say("mail.review.intro"),
      ...(failure === "" ? [] : [say("planReview.failed", { reason: failure })]),
    ],
    link: { label: say("mail.review.link"), href },
    rows: [
      [say("planReview.day"), day],
      [say("planReview.responsible"), approver || "–"],
    ],
    foot: [say("mail.review.weekly")],
  });
}
