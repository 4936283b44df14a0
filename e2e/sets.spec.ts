/** A finder manager changes a rule in a set; a second one approves, publishes and undoes it. */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { countClicks, enterAs, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, FULL, signIn, test } from "./fixtures.ts";
import { holdLiveRelease, PUBLICATION } from "./live-release.ts";
import { RULES } from "./rules-of-tests.ts";

const say = getAdminMessages("en");
/** The rule whose insurer entity changes. No journey changes with it. */
const RULE = RULES.sets;
/** Clicks of both people for trial, review, approval, publication and undoing, besides typing. */
const MOST_CLICKS = 8;

interface LiveRule {
  readonly version: number;
  readonly entity: string;
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

test("[sets] a change of one rule is tried, reviewed, published by a second person and undone", async ({
  browser,
  request,
}) => {
  await holdLiveRelease(() => changeOneRule(browser, request));
});

async function changeOneRule(browser: Browser, request: APIRequestContext): Promise<void> {
  const before = await readLive(request);
  const [entity, name] = [`Entity ${randomUUID().slice(0, 8)}`, `Set ${randomUUID().slice(0, 8)}`];
  const english = { locale: "en" } as const;
  const author = await enterAs(browser, "finder_manager", english);
  const second = await enterAs(browser, "finder_manager", english);
  const [clicksOfAuthor, clicksOfSecond] = [await countClicks(author), await countClicks(second)];

  const { page } = author;
  await page.goto(`${CMS()}/admin/collections/rules?search=${RULE}`);
  await page.getByRole("link", { name: RULE, exact: true }).click();
  const field = page.getByRole("textbox", { name: /^Entity/ });
  await untilTakenOver(field);
  await field.fill(entity);
  const panel = page.getByRole("region", { name: say("set.panel") });
  await panel.getByLabel(say("set.name")).fill(name);
  await panel.getByRole("button", { name: say("set.put") }).click();
  await expect(panel.getByRole("status")).toContainText(say("set.put.done", { name }));
  await expect(field).toHaveValue(before.entity);
  await panel.getByRole("link", { name: say("set.open") }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: entity })).toBeVisible();
  await expect(page.getByText(say("set.effect.none"))).toBeVisible();
  if (FULL) expect(await problemsOf(page)).toEqual([]);
  const send = page.getByRole("button", { name: say("set.send") });
  await untilTakenOver(send);
  await send.click();
  await expect(stateOf(page)).toHaveText(say("set.state.review"));
  expect((await readLive(request)).version).toBe(before.version);

  await second.page.goto(`${CMS()}/admin`);
  await second.page.getByRole("link", { name, exact: true }).click();
  const approve = second.page.getByRole("button", { name: say("set.approvePublish") });
  await untilTakenOver(approve);
  await approve.click();
  await expect(stateOf(second.page)).toHaveText(say("set.state.live"), PUBLICATION);
  expect((await readLive(request)).entity).toBe(entity);

  await second.page.getByRole("button", { name: say("set.undo"), exact: true }).click();
  const undo = say("set.undoName", { name });
  await expect(second.page.getByRole("heading", { level: 1, name: undo })).toBeVisible();
  const publish = second.page.getByRole("button", { name: say("set.publish") });
  await untilTakenOver(publish);
  await publish.click();
  await expect(stateOf(second.page)).toHaveText(say("set.state.live"), PUBLICATION);
  expect((await readLive(request)).entity).toBe(before.entity);
  const clicks = (await clicksOfAuthor()) + (await clicksOfSecond());
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await author.context.close();
  await second.context.close();
}
