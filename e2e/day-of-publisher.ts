/** The day of a German publisher: an approved page, a price, a campaign, and a page taken down. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser } from "@playwright/test";
import { LOCALES, type Locale } from "@orlaya/locales";
import { translateLabel, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import {
  CLICKS,
  createPage,
  doTask,
  enterSecond,
  find,
  listOf,
  logOut,
  openStart,
  removePages,
  startDay,
  type Made,
  type Worker,
} from "./day-parts.ts";
import { CMS, expect, settle, signIn, SITE } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";
import { raisePremiums } from "./raise-premiums.ts";

const word = randomUUID().slice(0, 8);
const CAMPAIGN = `Winteraktion ${word}`;
const GERMAN_FIRST = ["de", ...LOCALES.filter((locale) => locale !== "de")] as const;

interface Day {
  readonly request: APIRequestContext;
  readonly publisher: Worker;
}
const api = (collection: string, path: string): string => `${CMS()}/api/${collection}${path}`;

export async function spendPublisherDay(
  browser: Browser,
  request: APIRequestContext,
): Promise<void> {
  const pages = await createPages(request);
  const { approved, winter, snow, target, other, source } = pages;
  const plan = await readGermanPlan(request);
  const before = await readPlans(request, plan.group);
  expect(before.map(({ locale }) => locale)).toEqual([...LOCALES].sort());
  try {
    const officer = await enterSecond(browser, "compliance", { locale: "fr", edits: LOCALES });
    const { publisher: clicks } = CLICKS;
    await haveApproved(request, officer, approved);
    const publisher = await startDay(browser, "publisher", { locale: "de", edits: GERMAN_FIRST });
    const day = { request, publisher };
    await doTask("approved", clicks.approved, [publisher], () => publishApproved(day, approved));
    await doTask("price", clicks.price, [publisher], () => changePrice(day, plan));
    await doTask("plan", clicks.plan, [publisher], () => planCampaign(day, [winter, snow]));
    await doTask("campaign", clicks.campaign, [publisher], () => runCampaign(day, [winter, snow]));
    await doTask("takeDown", clicks.takeDown, [publisher], () =>
      takeDown(day, { target, other, source }),
    );
    await doTask("logOut", clicks.logOut, [publisher], () => logOut(publisher));
    for (const { context } of [publisher, officer]) await context.close();
  } finally {
    for (const { id, starting_price, legal_reference, premiums } of before)
      await request.patch(api("product_page", `/${id}`), {
        headers: await signIn(request),
        data: { starting_price, legal_reference, premiums, _status: "published" },
      });
    await removePages(request, "page_landing", [approved, winter, snow, source, target, other]);
  }
}

/** Returns a page heading, with a link when a target is given. */
function createHead(title: string, target?: Made): readonly object[] {
  const document = { relationTo: "page_landing", value: target?.id };
  const primary = target ? { primary: { label: "Lesen", kind: "document", document } } : {};
  return [{ blockType: "page_head", title, ...primary }];
}

/** Creates the pages of the day: drafts, and live ones of which one links to another. */
async function createPages(request: APIRequestContext) {
  function create(name: string, more: object = {}): Promise<Made> {
    const title = `${name} ${word}`;
    const uid = `${OWN_UID}-${name.toLowerCase()}-${word}`;
    return createPage(request, "page_landing", {
      ...{ title, uid, locale: "de", slices: createHead(title) },
      ...more,
    });
  }
  const draft = { _status: "draft" };
  const approved = await create("Freigabe", draft);
  const winter = await create("Winter", draft);
  const snow = await create("Schnee", { ...draft, slices: createHead("Schnee", winter) });
  const slices = createHead(winter.title, snow);
  const linked = await request.patch(api("page_landing", `/${winter.id}?draft=true&depth=0`), {
    headers: await signIn(request),
    data: { slices, _status: "draft" },
  });
  expect(linked.status(), await linked.text()).toBe(200);
  const target = await create("Ziel");
  const other = await create("Ersatz");
  const source = await create("Quelle", { slices: createHead("Quelle", target) });
  return { approved, winter, snow, target, other, source };
}

/** A compliance officer approves what somebody asked for. */
async function haveApproved(
  request: APIRequestContext,
  officer: Worker,
  { id }: Made,
): Promise<void> {
  const review = `${CMS()}/api/review/page_landing/${id}`;
  const headers = await signIn(request);
  const asked = await request.post(`${review}/ask`, { headers, data: { note: "Juni" } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const { fingerprint } = (await asked.json()) as { fingerprint: string };
  const approved = await officer.page.request.post(`${review}/approve`, {
    headers: { origin: CMS() },
    data: { fingerprint },
  });
  expect(approved.ok(), await approved.text()).toBe(true);
}

/** What is approved waits on the start page, and goes live. */
async function publishApproved({ request, publisher }: Day, approved: Made): Promise<void> {
  const { page, say } = publisher;
  const ready = listOf(publisher, say("review.start.approved"));
  await ready.getByRole("link", { name: approved.title }).click();
  await page.waitForURL(`**/${approved.id}`);
  await untilTakenOver(page.locator("#action-save"));
  await page.locator("#action-save").click();
  const review = page.getByRole("region", { name: say("review.title") });
  await expect(review.getByRole("status")).toHaveText(say("state.published"));
  await expect.poll(async () => (await request.get(SITE() + approved.path)).status()).toBe(200);
}

interface Plan {
  readonly id: string;
  readonly locale: Locale;
  readonly group: string;
  readonly title: string;
  readonly path: string;
  readonly starting_price: number;
  readonly legal_reference: string;
  readonly premiums: string;
}
async function listPlans(
  request: APIRequestContext,
  query: Readonly<Record<string, string>>,
): Promise<readonly Plan[]> {
  const text = new URLSearchParams({ depth: "0", ...query }).toString();
  const answer = await request.get(api("product_page", `?${text}`), {
    headers: await signIn(request),
  });
  return ((await answer.json()) as { docs: Plan[] }).docs;
}
const readPlans = (request: APIRequestContext, group: string): Promise<readonly Plan[]> =>
  listPlans(request, { "where[group][equals]": group, sort: "locale" });
async function readGermanPlan(request: APIRequestContext): Promise<Plan> {
  const [plan] = await listPlans(request, {
    "where[locale][equals]": "de",
    "where[starting_price][greater_than]": "0",
    ...{ sort: "uid", limit: "1" },
  });
  if (!plan) throw new Error("There is no German plan with a price.");
  return plan;
}

/** The price of a plan, found by its address, in five languages at once. */
async function changePrice({ request, publisher }: Day, plan: Plan): Promise<void> {
  const { page, say } = publisher;
  await find(publisher, SITE() + plan.path, `**/${plan.id}`);
  const facts = page.getByRole("region", { name: say("facts.title") });
  const publish = facts.getByRole("button", { name: say("facts.publish", { count: 5 }) });
  await untilTakenOver(publish);
  const field = page.locator("#field-starting_price");
  if (!(await field.isVisible()))
    await page.getByRole("button", { name: translateLabel("Price", "de"), exact: true }).click();
  await field.fill(String(plan.starting_price + 1));
  await page.locator("#field-premiums").fill(raisePremiums(plan.premiums, 1));
  await publish.click();
  const dialog = page.getByRole("dialog", { name: say("facts.changes") });
  await dialog.getByRole("button", { name: say("facts.confirm.publish") }).click();
  await expect(page.getByRole("dialog", { name: say("facts.result") })).toBeVisible();
  const after = await readPlans(request, plan.group);
  expect(after.map(({ starting_price }) => starting_price)).toEqual(
    LOCALES.map(() => plan.starting_price + 1),
  );
  await page.keyboard.press("Escape");
}

/** Adds the document of an open form to the campaign. @param isNew creates the campaign */
async function addToCampaign({ page, say }: Worker, isNew: boolean): Promise<void> {
  const panel = page.getByRole("region", { name: say("campaignPanel.title") });
  await panel.getByText(say("campaignPanel.add")).first().click();
  if (isNew) await panel.getByLabel(say("campaigns.newName")).fill(CAMPAIGN);
  else
    await panel
      .getByRole("combobox", { name: say("campaignPanel.campaign") })
      .selectOption({ label: CAMPAIGN });
  await panel.getByRole("button", { name: say("campaignPanel.add") }).click();
  await expect(panel.getByRole("link", { name: CAMPAIGN })).toBeVisible();
}

/** Plans two pages that link to each other for the same moment. It stands in the calendar. */
async function planCampaign({ publisher }: Day, pages: readonly [Made, Made]): Promise<void> {
  const { page, say } = publisher;
  for (const [at, { id, title }] of pages.entries()) {
    await find(publisher, title, `**/${id}`);
    await addToCampaign(publisher, at === 0);
  }
  await page.getByRole("link", { name: CAMPAIGN }).click();
  await expect(page.getByRole("heading", { name: CAMPAIGN, level: 1 })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: pages[0].title })).toBeVisible();
  await settle(page);
  expect(await problemsOf(page, ".campaigns")).toEqual([]);
  await page.getByLabel(say("campaign.zone")).selectOption("Europe/Madrid");
  const plan = page.getByRole("button", { name: say("campaign.plan"), exact: true });
  // In the night of the clock change this time does not exist in Madrid.
  await page.getByLabel(say("campaign.when")).fill("2031-03-30T02:30");
  await plan.click();
  await expect(page.getByText(say("campaign.time.skipped"))).toBeVisible();
  const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabel(say("campaign.when")).fill(`${soon}T09:00`);
  await plan.click();
  await expect(page.getByText("09:00 Europe/Madrid")).toBeVisible();
}

/** The plan is found in the calendar and cancelled. The campaign goes live at once, and is undone. */
async function runCampaign(
  { request, publisher }: Day,
  [one, other]: readonly [Made, Made],
): Promise<void> {
  const { page, say } = publisher;
  const state = page.getByRole("main").getByRole("status");
  /** Returns the statuses of both pages, and whether the first one links to the other. */
  async function see(): Promise<string> {
    const answers = await Promise.all([one, other].map(({ path }) => request.get(SITE() + path)));
    const isLinked = (await answers[0]?.text())?.includes(`href="${other.path}"`) === true;
    return `${answers.map((answer) => answer.status()).join(" ")} ${isLinked}`;
  }
  await openStart(publisher);
  await page
    .locator(".menu")
    .getByRole("link", { name: say("place.campaigns"), exact: true })
    .click();
  const calendar = page.getByRole("region", { name: /20\d\d/ });
  await expect(calendar).toBeVisible();
  await settle(page);
  expect(await problemsOf(page, ".campaigns")).toEqual([]);
  const entry = calendar.getByRole("link", { name: CAMPAIGN });
  // Three days later may be in the next month.
  if (!(await entry.isVisible()))
    await calendar.getByRole("button", { name: say("campaigns.next") }).press("Enter");
  await entry.click();
  await page.getByRole("button", { name: say("campaign.cancel") }).click();
  await expect(state).toHaveText(say("campaignState.draft"));
  expect(await see()).toBe("404 404 false");
  for (const [action, then, seen] of [
    ["campaign.publishNow", "campaignState.live", "200 200 true"],
    ["campaign.undo", "campaignState.undone", "404 404 false"],
  ] as const) {
    await page.getByRole("button", { name: say(action) }).click();
    await page.getByRole("button", { name: say(action) }).click();
    await expect(state).toHaveText(say(then));
    await expect.poll(see).toBe(seen);
  }
}

/** Who uses a page is shown before it is taken down, and its visitors are sent on. */
async function takeDown(
  { request, publisher }: Day,
  { target, other, source }: Readonly<Record<"target" | "other" | "source", Made>>,
): Promise<void> {
  const { page, say } = publisher;
  await find(publisher, target.title, `**/${target.id}`);
  const panel = page.getByRole("region", { name: say("uses.title") });
  await expect(panel).toContainText(say("uses.total", { total: 1, live: 1 }));
  await expect(panel.getByRole("link", { name: source.title })).toBeVisible();
  await page.locator(".doc-controls__popup button").first().click();
  await page.locator("#action-unpublish").click();
  const title = target.title;
  const dialog = page.getByRole("dialog", { name: say("uses.ask.unpublish", { title }) });
  await expect(dialog).toContainText(say("uses.lead", { count: 1 }));
  await dialog.getByRole("searchbox", { name: say("uses.find") }).fill(other.title);
  await dialog.getByRole("radio", { name: other.title }).check();
  await settle(page);
  expect(await problemsOf(page, ".uses-dialog")).toEqual([]);
  await dialog.getByRole("button", { name: say("uses.do.unpublish") }).click();
  await expect(page.getByText(say("uses.done.unpublish", { title }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => {
      const answer = await request.get(SITE() + target.path, { maxRedirects: 0 });
      return [answer.status(), answer.headers()["location"]];
    })
    .toEqual([301, other.path]);
  await expect
    .poll(async () => (await request.get(SITE() + source.path)).text())
    .not.toContain(target.path);
}
