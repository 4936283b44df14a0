/** Helpers for the form to write to the company: on its page and in the content service. */
import { randomInt } from "node:crypto";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { issueToken } from "../apps/site/src/forms/token.ts";
import { CMS, signIn } from "./fixtures.ts";
import { secrets } from "./own-site.ts";
import { publishedRows } from "./published.ts";

/** Name of the form, in the content service and in its tokens. */
export const FORM = "message";
/** A word in every message of these tests. It must not appear in any log (setup.ts). */
export const MARK = "purple-giraffe";
export const MESSAGE = `Bonjour, ${MARK}`;
const UIDS: Readonly<Record<Locale, string>> = {
  en: "write-to-us",
  fr: "nous-ecrire",
  es: "escribenos",
  de: "schreiben-sie-uns",
  nl: "schrijf-ons",
};

/** Returns the path of the form's page. @throws when it is not published */
export async function formPath(locale: Locale): Promise<string> {
  const row = (await publishedRows(locale)).find(
    ({ type, path, audience }) =>
      type === "page_form" && audience === "individual" && path.endsWith(`/${UIDS[locale]}`),
  );
  if (!row) throw new Error(`No page with the form to write to us is published in ${locale}.`);
  return row.path;
}

let serial = 0;
/** Creates a unique email address. It is random, because workers can run this at the same time. */
export const makeEmail = (): string => `visitor-${randomInt(2 ** 47)}-${(serial += 1)}@example.com`;

/** Issues a form token that is one minute old. The site rejects a new token as sent too fast. */
export async function makeToken(form = FORM): Promise<string> {
  return issueToken((await secrets())["REVALIDATE_SECRET"] ?? "", form, Date.now() - 60_000);
}
/** Replaces the token of the form with one that is one minute old. */
export async function ageForm(page: Page): Promise<void> {
  const token = await makeToken();
  await page.locator("#form [name=token]").evaluate((field, value) => {
    (field as HTMLInputElement).value = value;
  }, token);
}

/** Returns the fields of a complete message. */
export function makeAnswers(email: string): Readonly<Record<string, string>> {
  return {
    subject: "claim",
    first_name: "Ada",
    last_name: "Byron",
    email,
    country: "FR",
    message: MESSAGE,
  };
}

/** Fills in the form by its labels. */
export async function fillForm(page: Page, locale: Locale, email: string): Promise<void> {
  const { formsFields: t } = getMessages(locale);
  const form = page.locator("#form");
  await form.getByLabel(t("ask.subject"), { exact: true }).selectOption({ index: 1 });
  await form.getByLabel(t("ask.first_name"), { exact: true }).fill("Ada");
  await form.getByLabel(t("ask.last_name"), { exact: true }).fill("Byron");
  await form.getByLabel(t("ask.email"), { exact: true }).fill(email);
  await form.getByLabel(t("ask.country"), { exact: true }).selectOption("FR");
  await form.getByLabel(t("ask.message"), { exact: true }).fill(MESSAGE);
}
export const sendButton = (page: Page, locale: Locale): Locator =>
  page.locator("#form").getByRole("button", { name: getMessages(locale).common("form.send") });

/** Returns the messages of an email address that the content service stores. */
export async function readStored(
  request: APIRequestContext,
  email: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const headers = await signIn(request);
  const answer = await request.get(
    `${CMS()}/api/form_submissions?where[email][equals]=${encodeURIComponent(email)}`,
    { headers },
  );
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs;
}
