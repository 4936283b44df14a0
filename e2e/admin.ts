/** Helpers for the admin of the content service in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { Locale } from "@orlaya/locales";
import { makeSession, type Headers } from "./account-parts.ts";
import { CMS, expect, signIn } from "./fixtures.ts";

/**
 * Adds the shared session of the administrator to the browser. A separate login could lose its
 * session to a concurrent login.
 */
export async function asAdmin(page: Page): Promise<void> {
  await enterWith(page, (await signIn(page.request))["cookie"] ?? "");
}

/** Adds the cookies of a session to the browser. */
export async function enterWith(page: Page, cookie: string): Promise<void> {
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: CMS() };
    }),
  );
}

/** A browser with a session of an account. */
export interface Editor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly headers: Headers;
  readonly email: string;
}

/**
 * Opens a browser context with a session of a new account that edits one language of the site for
 * individuals, with the admin in that language.
 * @param edits the languages that the account edits; absent: the one of the admin
 */
export async function enterAs(
  browser: Browser,
  role: string,
  {
    width = 1280,
    locale = "es",
    edits = [locale],
  }: {
    readonly width?: number;
    readonly locale?: Locale;
    readonly edits?: readonly Locale[];
  } = {},
): Promise<Editor> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
  const limits = { edit_locales: edits, edit_audiences: ["individual"] };
  const { headers, account } = await makeSession(context.request, role, limits);
  const page = await context.newPage();
  await enterWith(page, headers["cookie"] ?? "");
  // A login chooses the first language that the account edits.
  await context.addCookies([{ name: "payload-lng", value: locale, url: CMS() }]);
  return { page, context, headers, email: account.email };
}

/** Counts the clicks of a person with the mouse. The keyboard causes events without a pointer. */
export async function countClicks({ page }: Pick<Editor, "page">): Promise<() => Promise<number>> {
  await page.exposeFunction("noteClick", () => {
    clicks += 1;
  });
  let clicks = 0;
  await page.addInitScript(() => {
    document.addEventListener(
      "click",
      ({ isTrusted, pointerType }) => {
        if (isTrusted && pointerType !== "")
          (window as unknown as { noteClick: () => void }).noteClick();
      },
      true,
    );
  });
  return () => Promise.resolve(clicks);
}

/** Waits until React has hydrated an element. Before that, clicks and entered text are lost. */
export async function untilTakenOver(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
  // React marks an element before its effects run, which listen for keys. They run before the
  // browser is idle.
  await element.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(
          () => {
            resolve();
          },
          { timeout: 2000 },
        );
      }),
  );
}

/** Runs the scheduled work that is due, as the timer does in production. */
export async function runJobs(request: APIRequestContext): Promise<void> {
  const { JOBS_SECRET } = JSON.parse(
    readFileSync(join(process.env["E2E_DATA"] ?? "", "secrets.json"), "utf8"),
  ) as { readonly JOBS_SECRET: string };
  const headers = { authorization: `Bearer ${JOBS_SECRET}` };
  const answer = await request.post(`${CMS()}/api/run-jobs`, { headers });
  expect(answer.status()).toBe(200);
}

const LABELS = join(import.meta.dirname, "../apps/cms/src/labels");
/** Returns the translations of the labels of the admin by their English text. */
export const readLabels = (locale: Exclude<Locale, "en">): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(LABELS, `${locale}.json`), "utf8")) as Record<string, string>;
/** Returns a label of the admin in a language. Fails for a text that is no label. */
export function translateLabel(text: string, locale: Exclude<Locale, "en">): string {
  const label = readLabels(locale)[text];
  expect(label, `label ${text}`).toBeDefined();
  return label ?? text;
}
