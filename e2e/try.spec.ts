/** A finder manager tries a change set on the real site, and shares the trial. */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getMessages } from "@orlaya/messages/server";
import { technical } from "@orlaya/routes";
import type { Browser, FrameLocator, Locator, Page } from "@playwright/test";
import { enterAs, untilTakenOver, type Editor } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, SITE, test } from "./fixtures.ts";
import { cardPath, untilPrepared } from "./finder-parts.ts";
import { holdLiveRelease } from "./live-release.ts";
import { RULES } from "./rules-of-tests.ts";

const say = getAdminMessages("en");
const { common, formsFields } = getMessages("en");
/** The rule of one journey, and the plan to which the change set leads it. */
const RULE = RULES.trial;
const PLAN = "MyHealth Asia";
const ANSWERS = { from: "SG", to: "TH", as: "expatriation" };
const asked = `?${new URLSearchParams(ANSWERS).toString()}`;

interface Tables {
  readonly data: {
    readonly rules: readonly { readonly id: string; readonly ID: string }[];
    readonly products: readonly { readonly id: string; readonly "en-gb": string }[];
  };
}
/** Creates a change set that leads a journey to another plan. @returns its id */
async function createSet({ context, headers }: Editor, name: string): Promise<string> {
  const api = (path: string): string => `${CMS()}/api/finder${path}`;
  const live = await context.request.get(`${CMS()}/api/globals/finder_live?depth=0`, { headers });
  const { version } = (await live.json()) as { version: number };
  const file = await context.request.get(api(`/release/${version}/file`), { headers });
  const { data } = (await file.json()) as Tables;
  const rule = data.rules.find(({ ID }) => ID === RULE);
  const product = data.products.find((each) => each["en-gb"] === PLAN);
  const made = await context.request.post(api("/sets"), { headers, data: { name } });
  const { id } = (await made.json()) as { id: string };
  const edits = [{ table: "rules", id: rule?.id, after: { product: [product?.id] } }];
  const added = await context.request.post(api(`/sets/${id}/edits`), { headers, data: { edits } });
  expect(added.status(), await added.text()).toBe(200);
  return id;
}

/** Chooses a country in the finder of the frame, in its list or in the dialog of a narrow screen. */
async function chooseCountry(frame: FrameLocator, label: string, name: string): Promise<void> {
  const finder = frame.locator("[data-eligibility-finder]").first();
  const field = finder.getByRole("combobox", { name: label, exact: true });
  await field.click();
  const isSheet = (await field.getAttribute("aria-haspopup")) === "dialog";
  const input = isSheet ? frame.locator("dialog[open] input[role=combobox]") : field;
  await input.fill(name);
  await expect(frame.locator("li[role=option]").first()).toBeVisible();
  await input.press("Enter");
}

/** Answers the finder in the frame. */
async function answerInFrame(frame: FrameLocator): Promise<void> {
  const finder = frame.locator("[data-eligibility-finder]").first();
  await untilPrepared(finder);
  await finder.locator("select").first().focus();
  await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
  await chooseCountry(frame, formsFields("residence.label"), "Singapore");
  await chooseCountry(frame, formsFields("destination.label"), "Thailand");
  const profile = finder.locator(`label:has(input[type=radio][value=${ANSWERS.as}])`);
  await profile.click();
}
const column = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true });
const planOf = (page: Page): Locator => page.locator("#finder-result");

test("[try] a change set is tried in the real finder beside the live rules, and visitors get the live plan", async ({
  browser,
}) => {
  test.slow();
  await holdLiveRelease(async () => {
    const author = await enterAs(browser, "finder_manager", { locale: "en", width: 1500 });
    const name = `Trial ${randomUUID().slice(0, 8)}`;
    const set = await createSet(author, name);
    await tryInFrame(author, set, name);
    await checkVisitors(browser, author.page);
    await shareTrial(browser, author.page);
    await author.context.close();
  });
});

async function tryInFrame({ page }: Editor, set: string, name: string): Promise<void> {
  await page.goto(`${CMS()}/admin/sets/${set}`);
  await page.getByRole("link", { name: say("try.open") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: say("try.of", { name }) }),
  ).toBeVisible();
  const frame = page.frameLocator(`iframe[title="${say("try.frame")}"]`);
  await expect(frame.getByText(common("trial.banner", { name }))).toBeVisible();
  await answerInFrame(frame);
  // The answers of the frame reach the view, which compares them.
  await expect(page.getByLabel(say("finder.explain.to"))).toHaveValue("TH");
  await expect(page.getByText(say("try.differs"))).toBeVisible();
  await expect(column(page, say("try.with"))).toContainText(PLAN);
  await expect(column(page, say("try.with"))).toContainText(RULE);
  await expect(column(page, say("try.live"))).not.toContainText(`${PLAN}\n`);
  await frame.locator("[data-eligibility-finder] button[name=go]").first().click();
  await expect(frame.getByText(PLAN).first()).toBeVisible();
  await settle(page);
  expect(await problemsOf(page)).toEqual([]);
}

/** A visitor gets the live plan, and cannot read the rules of the trial. */
async function checkVisitors(browser: Browser, author: Page): Promise<void> {
  const path = cardPath("en") + asked;
  const tried = await (await author.request.get(SITE() + cardPath("en"))).text();
  const [file = ""] = /\/finder\/trial-[0-9a-f]{16}\.en\.json/.exec(tried) ?? [];
  expect(file).not.toBe("");
  const own = await author.request.get(SITE() + file);
  expect(own.status()).toBe(200);
  expect(own.headers()["cache-control"]).toContain("no-store");
  expect(own.headers()["x-robots-tag"]).toContain("noindex");
  const search = file.replace(".json", ".search.json");
  expect((await author.request.get(SITE() + search)).status()).toBe(200);

  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(SITE() + path);
  await expect(planOf(page)).not.toContainText(PLAN);
  for (const each of [file, search])
    expect((await visitor.request.get(SITE() + each)).status()).toBe(404);
  await visitor.close();
}

/** A link opens the trial without an account, sends no request of a visitor, and ends. */
async function shareTrial(browser: Browser, author: Page): Promise<void> {
  const hour = author.getByRole("button", { name: say("preview.shareHour") });
  await untilTakenOver(hour);
  await hour.click();
  const address = author.getByLabel(say("preview.address"), { exact: true });
  await expect(address).toHaveValue(/token=link/);
  const guest = await browser.newContext();
  const page = await guest.newPage();
  await page.goto(await address.inputValue());
  await expect(page.getByRole("link", { name: common("trial.exit") })).toBeVisible();
  await page.goto(SITE() + cardPath("en") + asked);
  await expect(planOf(page)).toContainText(PLAN);
  await author.getByRole("button", { name: /^End the link/ }).click();
  await expect(author.getByText(say("preview.ended"))).toBeVisible();
  const ended = await page.reload();
  expect(ended?.status()).toBe(410);
  const again = await page.goto(SITE() + cardPath("en") + asked);
  expect(again?.status()).toBe(200);
  await expect(planOf(page)).not.toContainText(PLAN);
  await page.goto(SITE() + technical.previewExit);
  await guest.close();
}
