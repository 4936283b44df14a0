/** Parts of whole-days.spec.ts: people who log in, work and log out, and the clicks of their tasks. */
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import type { Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { makeAccount } from "./account-parts.ts";
import { countClicks, enterAs, untilTakenOver } from "./admin.ts";
import { CMS, expect, signIn, test } from "./fixtures.ts";

/**
 * Clicks of each task of a day, of all people who take part in it. A choice in a list and typed
 * texts are not counted. The search opens with its shortcut, and its first result with Enter.
 */
export const CLICKS = {
  editor: { title: 4, ask: 5, mend: 5, picture: 2, logOut: 1 },
  translator: { start: 3, translate: 0, outdated: 4, assign: 4, exchange: 4, send: 5, logOut: 1 },
  publisher: { approved: 2, price: 2, plan: 7, campaign: 8, takeDown: 4, logOut: 1 },
  compliance: { comment: 5, approve: 4, evidence: 3, logOut: 1 },
  finderManager: { change: 3, trial: 3, send: 1, live: 2, undo: 2, history: 4, logOut: 1 },
} as const;

/** A person of a day with a browser of their own. */
export interface Worker {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly email: string;
  readonly say: ReturnType<typeof getAdminMessages>;
  /** Returns the number of clicks so far. */
  readonly clicks: () => Promise<number>;
}
interface Limits {
  /** Language of the browser and of the admin. */
  readonly locale: Locale;
  /** Languages that the account edits, the one of the admin first. */
  readonly edits?: readonly Locale[];
  readonly width?: number;
}

/** Creates an account, and logs in with the form. The address of the admin is the only one typed. */
export async function startDay(
  browser: Browser,
  role: string,
  { locale, edits = [locale], width = 1280 }: Limits,
): Promise<Worker> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
  const limits = { edit_locales: edits, edit_audiences: ["individual"] };
  const { email, password } = await makeAccount(context.request, role, limits);
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(60_000);
  const clicks = await countClicks({ page });
  const say = getAdminMessages(locale);
  await page.goto(`${CMS()}/admin`);
  const field = page.locator("#field-email");
  await untilTakenOver(field);
  await field.fill(email);
  await page.locator("#field-password").fill(password);
  await page.keyboard.press("Enter");
  const worker = { page, context, email, say, clicks };
  await untilStart(worker);
  return worker;
}

/** Opens a browser with a session of a person who takes part in the day of another one. */
export async function enterSecond(browser: Browser, role: string, limits: Limits): Promise<Worker> {
  const { page, context, email } = await enterAs(browser, role, limits);
  page.setDefaultNavigationTimeout(60_000);
  return {
    ...{ page, context, email, say: getAdminMessages(limits.locale) },
    clicks: await countClicks({ page }),
  };
}

/** Begins on the start page, as after a log-in. No click. */
export async function begin(worker: Worker): Promise<void> {
  await worker.page.goto(`${CMS()}/admin`);
  await untilStart(worker);
}

/** Waits for the start page. */
async function untilStart({ page, say }: Worker): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: say("start.title") })).toBeVisible();
  await untilTakenOver(page.getByRole("button", { name: say("search.title") }));
}

/** Opens the start page with the menu. One click. */
export async function openStart(worker: Worker): Promise<void> {
  const { page, say } = worker;
  await page
    .locator(".menu")
    .getByRole("link", { name: say("place.start"), exact: true })
    .click();
  await page.waitForURL(`${CMS()}/admin`);
  await untilStart(worker);
}

/** Returns a list of the start page. */
export const listOf = ({ page }: Worker, title: string) =>
  page.getByRole("region", { name: title });

/** Opens the only result of a search with the keyboard, before it is shown. No click. */
export async function find({ page, say }: Worker, question: string, opened: string | RegExp) {
  await untilTakenOver(page.getByRole("button", { name: say("search.title") }));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: say("search.field") }).fill(question);
  await page.keyboard.press("Enter");
  await page.waitForURL(opened);
}

/** Opens a list or view by its name with the search and the keyboard. No click. */
export async function findPlace({ page, say }: Worker, name: string, path: string): Promise<void> {
  await untilTakenOver(page.getByRole("button", { name: say("search.title") }));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: say("search.field") }).fill(name);
  const dialog = page.getByRole("dialog", { name: say("search.title") });
  const option = dialog.locator(`[role=option][href="${path}"]`);
  await expect(option).toBeVisible();
  while ((await option.getAttribute("aria-selected")) !== "true")
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}**`);
}

/** Logs out with the menu. One click. */
export async function logOut({ page, context }: Worker): Promise<void> {
  await page.locator(".menu__own").getByRole("link").last().click();
  await page.waitForURL(/\/admin\/(?:logout|login)/);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === "payload-token"))
    .toBe(false);
}

async function sumClicks(people: readonly Worker[]): Promise<number> {
  const counts = await Promise.all(people.map(({ clicks }) => clicks()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Does a task, and compares the clicks of everybody with those of the table. */
export function doTask(
  name: string,
  clicks: number,
  people: readonly Worker[],
  work: () => Promise<void>,
): Promise<void> {
  return test.step(name, async () => {
    const before = await sumClicks(people);
    await work();
    expect.soft((await sumClicks(people)) - before, `clicks of the task “${name}”`).toBe(clicks);
  });
}

/** A document of a day. */
export interface Made {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly group: string;
}

/** Creates a page as the administrator. @param data fields; published unless they say otherwise */
export async function createPage(
  request: APIRequestContext,
  collection: string,
  data: Readonly<Record<string, unknown>> & { readonly title: string },
): Promise<Made> {
  const uid = data.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const isDraft = data["_status"] === "draft";
  const answer = await request.post(
    `${CMS()}/api/${collection}?depth=0${isDraft ? "&draft=true" : ""}`,
    {
      headers: await signIn(request),
      data: {
        ...{ uid, audience: "individual", _status: "published" },
        ...(collection === "page_landing" ? { purpose: "normal" } : {}),
        seo: { description: `Page for a test of a working day in the admin: ${data.title}.` },
        ...data,
      },
    },
  );
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { doc: Made }).doc;
}

/** Deletes a document of a day, with those that a person made of it. */
export async function removePages(
  request: APIRequestContext,
  collection: string,
  pages: readonly Pick<Made, "group">[],
): Promise<void> {
  for (const { group } of pages) {
    const query = new URLSearchParams({ "where[group][equals]": group, confirm_uses: "99" });
    await request.delete(`${CMS()}/api/${collection}?${query.toString()}`, {
      headers: await signIn(request),
    });
  }
}
