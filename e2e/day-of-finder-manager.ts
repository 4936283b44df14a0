/** The day of an English finder manager: a rule, its trial, two people, and the history. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { getMessages } from "@orlaya/messages/server";
import { untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import {
  begin,
  CLICKS,
  doTask,
  enterSecond,
  findPlace,
  listOf,
  logOut,
  openStart,
  startDay,
  type Worker,
} from "./day-parts.ts";
import { CMS, expect, settle, signIn, SITE } from "./fixtures.ts";
import { cardPath, liveVersion } from "./finder-parts.ts";
import { holdLiveRelease, PUBLICATION } from "./live-release.ts";
import { RULES } from "./rules-of-tests.ts";

/** The rule of one journey, whose insurer entity changes. No journey changes with it. */
const RULE = RULES.finderManagerDay;
const ANSWERS = { from: "SG", to: "AE", as: "expatriation" } as const;
const [ENTITY, NAME] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)].map(
  (word, at) => `${at === 0 ? "Entity" : "Set"} ${word}`,
) as [string, string];
const { common } = getMessages("en");

interface LiveRule {
  readonly version: number;
  readonly entity: string;
}
interface Day {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly author: Worker;
  readonly second: Worker;
  readonly before: LiveRule;
}

/** The day publishes rules, so no other test does meanwhile. */
export function spendFinderManagerDay(browser: Browser, request: APIRequestContext): Promise<void> {
  return holdLiveRelease(() => spendDay(browser, request));
}

async function spendDay(browser: Browser, request: APIRequestContext): Promise<void> {
  const before = await readLive(request);
  const limits = { locale: "en", width: 1500 } as const;
  const author = await startDay(browser, "finder_manager", limits);
  const second = await enterSecond(browser, "finder_manager", limits);
  const day = { browser, request, author, second, before };
  const { finderManager: clicks } = CLICKS;
  try {
    await doTask("change", clicks.change, [author], () => changeRule(day));
    await doTask("trial", clicks.trial, [author], () => tryRule(day));
    await doTask("send", clicks.send, [author], () => sendToSecond(day));
    await doTask("live", clicks.live, [second], () => approveAndPublish(day));
    await doTask("undo", clicks.undo, [second], () => undo(day));
    await doTask("history", clicks.history, [author], () => rollBack(day));
    await doTask("logOut", clicks.logOut, [author], () => logOut(author));
  } finally {
    await request.post(`${CMS()}/api/finder/activate`, {
      headers: await signIn(request),
      data: { version: before.version },
    });
    await expect.poll(() => liveVersion()).toBe(before.version);
  }
  for (const { context } of [author, second]) await context.close();
}

async function readLive(request: APIRequestContext): Promise<LiveRule> {
  const headers = await signIn(request);
  const live = await request.get(`${CMS()}/api/finder/release/live`, { headers });
  const { version } = (await live.json()) as { version: number };
  const file = await request.get(`${CMS()}/api/finder/release/${version}/file`, { headers });
  const { data } = (await file.json()) as {
    data: { rules: readonly { ID: string; Entity?: string }[] };
  };
  return { version, entity: data.rules.find(({ ID }) => ID === RULE)?.Entity ?? "" };
}
const stateOf = (page: Page) => page.getByRole("status").first();

/** Finds a rule by its reference, and puts another entity into a new set. */
async function changeRule({ author: { page, say }, author, before }: Day): Promise<void> {
  await findPlace(author, say("place.rules"), "/admin/collections/rules");
  const search = page.locator(".search-filter__input");
  await untilTakenOver(search);
  await search.fill(RULE);
  await page.getByRole("link", { name: RULE, exact: true }).click();
  const field = page.getByRole("textbox", { name: /^Entity/ });
  await untilTakenOver(field);
  await field.fill(ENTITY);
  const panel = page.getByRole("region", { name: say("set.panel") });
  await panel.getByLabel(say("set.name")).fill(NAME);
  await panel.getByRole("button", { name: say("set.put") }).click();
  await expect(panel.getByRole("status")).toContainText(say("set.put.done", { name: NAME }));
  await expect(field).toHaveValue(before.entity);
  await panel.getByRole("link", { name: say("set.open") }).click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: ENTITY })).toBeVisible();
  await expect(page.getByText(say("set.effect.none"))).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
}

const column = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true });

/** Tries the set on the real site, and shows it to somebody without an account. */
async function tryRule({ browser, author: { page, say } }: Day): Promise<void> {
  await page.getByRole("link", { name: say("try.open") }).click();
  const title = say("try.of", { name: NAME });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const frame = page.frameLocator(`iframe[title="${say("try.frame")}"]`);
  await expect(frame.getByText(common("trial.banner", { name: NAME }))).toBeVisible();
  for (const [name, value] of Object.entries(ANSWERS))
    await page
      .getByLabel(say(`finder.explain.${name as keyof typeof ANSWERS}`))
      .selectOption(value);
  await expect(column(page, say("try.with"))).toContainText(RULE);
  await expect(column(page, say("try.live"))).toContainText(RULE);
  const hour = page.getByRole("button", { name: say("preview.shareHour") });
  await untilTakenOver(hour);
  await hour.click();
  const address = page.getByLabel(say("preview.address"), { exact: true });
  await expect(address).toHaveValue(/token=link/);
  const guest = await browser.newContext();
  const shown = await guest.newPage();
  await shown.goto(await address.inputValue());
  await expect(shown.getByRole("link", { name: common("trial.exit") })).toBeVisible();
  const asked = new URLSearchParams(ANSWERS).toString();
  await shown.goto(`${SITE()}${cardPath("en")}?${asked}`);
  await expect(shown.locator("#finder-result")).toBeVisible();
  await guest.close();
  await page.getByRole("link", { name: say("try.back") }).click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
}

/** The author cannot publish alone. */
async function sendToSecond({ request, author: { page, say }, before }: Day): Promise<void> {
  const send = page.getByRole("button", { name: say("set.send") });
  await untilTakenOver(send);
  await send.click();
  await expect(stateOf(page)).toHaveText(say("set.state.review"));
  expect((await readLive(request)).version).toBe(before.version);
}

/** The second person finds the set on the start page, approves it and publishes it. */
async function approveAndPublish({ request, second }: Day): Promise<void> {
  const { page, say } = second;
  await begin(second);
  await listOf(second, say("set.startWaiting"))
    .getByRole("link", { name: NAME, exact: true })
    .click();
  const approve = page.getByRole("button", { name: say("set.approvePublish") });
  await untilTakenOver(approve);
  await approve.click();
  await expect(stateOf(page)).toHaveText(say("set.state.live"), PUBLICATION);
  expect((await readLive(request)).entity).toBe(ENTITY);
}

async function undo({ request, second: { page, say }, before }: Day): Promise<void> {
  await page.getByRole("button", { name: say("set.undo"), exact: true }).click();
  const name = say("set.undoName", { name: NAME });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const publish = page.getByRole("button", { name: say("set.publish") });
  await untilTakenOver(publish);
  await publish.click();
  await expect(stateOf(page)).toHaveText(say("set.state.live"), PUBLICATION);
  expect((await readLive(request)).entity).toBe(before.entity);
}

/** The history says what the release changed. The one before it is made live again. */
async function rollBack({ author, before }: Day): Promise<void> {
  const { page, say } = author;
  await openStart(author);
  await findPlace(author, say("history.title"), "/admin/finder-history");
  function rowOf(version: number): Locator {
    const name = new RegExp(`^${version}\\b`);
    return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  }
  // The undoing made one more release.
  await rowOf((await liveVersion()) - 1)
    .getByRole("button", { name: say("history.whatChanged") })
    .click();
  const comparison = page.getByRole("region", { name: say("history.comparison") });
  await expect(comparison.getByRole("insertion").filter({ hasText: ENTITY })).toBeVisible();
  await settle(page);
  expect(await problemsOf(page, ".history")).toEqual([]);
  await rowOf(before.version)
    .getByRole("button", { name: say("finder.history.activate") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("finder.history.confirm", { version: before.version }) })
    .click();
  await expect(rowOf(before.version)).toContainText(say("finder.history.live"));
  await expect.poll(() => liveVersion()).toBe(before.version);
}
