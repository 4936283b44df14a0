/** Composes the mails about accounts, in the language of their reader. */
import { isLocale, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { buildAbsoluteUrl } from "@orlaya/routes";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { composeMail, type Mail } from "../mail/parts.ts";
import { LINK_LIFETIME } from "./link-lifetime.ts";
import { adminPaths } from "../names/paths.ts";

/** `password`: a link after “Forgot password?”. `invitation`: a link for a new account. */
export const ACCOUNT_MAILS = ["password", "invitation", "factor_removed"] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

/**
 * Creates the link when the mail is sent: the queue can be read by auditors, and the time begins
 * now. An earlier link of the account ends.
 */
async function createLink(payload: Payload, email: string): Promise<string> {
  const token = await payload.forgotPassword({
    collection: "users",
    data: { email },
    disableEmail: true,
    expiration: LINK_LIFETIME,
  });
  return buildAbsoluteUrl(env.cmsUrl, adminPaths.passwordReset(token));
}

/** Composes the mail of a row of the queue. */
export async function composeAccountMail(
  payload: Payload,
  kind: AccountMail,
  row: Stored,
): Promise<Mail> {
  const locale: Locale = isLocale(row["locale"]) ? row["locale"] : "en";
  const say = getAdminMessages(locale);
  const to = readString(row["to"]);
  const { by, name } = record(row["data"]);
  const values = { person: readString(by), name: readString(name) || to };
  const parts = {
    password: {
      title: say("mail.password.subject"),
      paragraphs: [say("mail.password.intro")],
      foot: [say("mail.password.notYou")],
    },
    invitation: {
      title: say("door.mail.invitation.subject"),
      paragraphs: [say("door.mail.invitation.intro", values), say("door.mail.invitation.until")],
      foot: [say("door.mail.invitation.notYou")],
    },
    factor_removed: {
      title: say("door.mail.removed.subject"),
      paragraphs: [say("door.mail.removed.intro", values)],
      foot: [say("door.mail.removed.notYou")],
    },
  }[kind];
  const link = {
    label: say(kind === "factor_removed" ? "door.mail.removed.link" : "mail.password.link"),
    href:
      kind === "factor_removed"
        ? buildAbsoluteUrl(env.cmsUrl, adminPaths.root)
        : await createLink(payload, to),
  };
  return composeMail(to, readString(row["message_id"]), { locale, rows: [], link, ...parts });
}
