/** Mails a link with which a user who forgot the password sets another one. */
import { randomUUID } from "node:crypto";
import { isLocale, LOCALES, type Locale } from "@orlaya/locales";
import { buildAbsoluteUrl } from "@orlaya/routes";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readString, type Stored } from "../fields/record.ts";
import { composePasswordMail } from "../leads/compose.ts";
import { postMail } from "../leads/post.ts";
import { describeMailError } from "../mail/queue.ts";
import { adminPaths } from "../names/paths.ts";
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
 * Returns the first language of the Accept-Language header that the user edits, else the first in
 * LOCALES that the user edits, else English.
 */
export function chooseAccountLanguage(edited: unknown, accept: string): Locale {
  const mine = Array.isArray(edited) ? edited.filter((code): code is Locale => isLocale(code)) : [];
  const asked = accept.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    asked.find((code): code is Locale => isLocale(code) && mine.includes(code)) ??
    LOCALES.find((code) => mine.includes(code)) ??
    "en"
  );
}

/**
 * Mails the link when the account exists. Never throws, so that the caller cannot find out whether
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
    const token = await payload.forgotPassword({
      collection: "users",
      data: { email },
      disableEmail: true,
    });
    const { hostname } = new URL(env.siteUrl);
    await postMail(
      composePasswordMail(
        readString(account["email"]),
        chooseAccountLanguage(account["edit_locales"], accept),
        buildAbsoluteUrl(env.cmsUrl, adminPaths.passwordReset(token)),
        `<password-${randomUUID()}@${hostname}>`,
      ),
    );
  } catch (error) {
    payload.logger.error({
      msg: "A link for a new password could not be mailed.",
      reason: describeMailError(error),
    });
  }
}
