/** A publisher brings two pages that link to each other live together, and undoes it. */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getMessages } from "@orlaya/messages/server";
import type { APIRequestContext, Page } from "@playwright/test";
import { adminPaths } from "../apps/cms/src/names/paths.ts";
import { countClicks, enterAs, untilTakenOver } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, SITE, test } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";

const de = getAdminMessages("de");

interface Draft {
  readonly id: string;
  readonly title: string;
  /** Path of its published page. */
  readonly path: string;
}
const api = (path: string): string => `${CMS()}/api/page_landing${path}`;

async function createDraft(request: APIRequestContext, name: string): Promise<Draft> {
  const title = `${name} ${randomUUID().slice(0, 8)}`;
  const uid = `${OWN_UID}-${title.toLowerCase().replace(" ", "-")}`;
  const answer = await request.post(api("?draft=true&depth=0"), {
    headers: await signIn(request),
    data: {
      ...{ title, uid, purpose: "normal", locale: "de", audience: "individual", _status: "draft" },
      seo: { description: `${title}: eine Seite über den Winter im Ausland und den Schutz dort.` },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: string; path: string } };
  return { id: doc.id, title, path: doc.path };
}

/** Adds a page heading with a link to another page. */
async function linkTo(request: APIRequestContext, from: Draft, to: Draft): Promise<void> {
  const document = { relationTo: "page_landing", value: to.id };
  const primary = { label: to.title, kind: "document", document };
  const answer = await request.patch(api(`/${from.id}?draft=true&depth=0`), {
    headers: await signIn(request),
    data: {
      slices: [{ blockType: "page_head", title: from.title, primary }],
      _status: "draft",
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const formOf = ({ id }: Draft): string => `${CMS()}/admin/collections/page_landing/${id}`;

/** Adds the document of an open form to a campaign. @param isNew creates the campaign */
async function addToCampaign(page: Page, campaign: string, isNew: boolean): Promise<void> {
  const panel = page.getByRole("region", { name: de("campaignPanel.title") });
  await panel.getByText(de("campaignPanel.add")).first().click();
  const choice = panel.getByRole("combobox", { name: de("campaignPanel.campaign") });
  if (isNew) await panel.getByLabel(de("campaigns.newName")).fill(campaign);
  else await choice.selectOption({ label: campaign });
  await panel.getByRole("button", { name: de("campaignPanel.add") }).click();
  await expect(panel.getByRole("link", { name: campaign })).toBeVisible();
}

test("two new pages that link to each other go live together, and are undone together", async ({
  browser,
  request,
}) => {
  test.slow();
  const [one, other] = [await createDraft(request, "Winter"), await createDraft(request, "Schnee")];
  await linkTo(request, one, other);
  await linkTo(request, other, one);
  const campaign = `Winter ${randomUUID().slice(0, 8)}`;
  const { page, context } = await enterAs(browser, "publisher", { locale: "de" });
  const clicks = await countClicks({ page });
  /** Returns the statuses of both pages, and whether the first one links to the other. */
  async function see(): Promise<string> {
    const answers = await Promise.all([one, other].map(({ path }) => request.get(SITE() + path)));
    const isLinked = (await answers[0]?.text())?.includes(`href="${other.path}"`) === true;
    return `${answers.map((answer) => answer.status()).join(" ")} ${isLinked}`;
  }
  try {
    await page.goto(formOf(one));
    await addToCampaign(page, campaign, true);
    await page.goto(formOf(other));
    await addToCampaign(page, campaign, false);
    expect(await see()).toBe("404 404 false");

    await page.getByRole("link", { name: campaign }).click();
    await expect(page.getByRole("heading", { name: campaign, level: 1 })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: one.title })).toBeVisible();
    await settle(page);
    expect(await problemsOf(page, ".campaigns")).toEqual([]);
    await page.getByRole("button", { name: de("campaign.publishNow") }).click();
    await page.getByRole("button", { name: de("campaign.publishNow") }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(de("campaignState.live"));
    await expect.poll(see).toBe("200 200 true");
    expect(await clicks(), "open and add twice, campaign, publish, confirm").toBe(7);

    await page.getByRole("button", { name: de("campaign.undo") }).click();
    await page.getByRole("button", { name: de("campaign.undo") }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(de("campaignState.undone"));
    await expect.poll(see).toBe("404 404 false");
  } finally {
    await context.close();
    for (const { id } of [one, other])
      await request.delete(api(`/${id}`), { headers: await signIn(request) });
  }
});

test("a planned campaign stands in the calendar until its plan is cancelled", async ({
  browser,
  request,
}) => {
  const draft = await createDraft(request, "Kalender");
  await linkTo(request, draft, draft);
  const campaign = `Kalender ${randomUUID().slice(0, 8)}`;
  const { page, context } = await enterAs(browser, "publisher", { locale: "de" });
  try {
    await page.goto(formOf(draft));
    await addToCampaign(page, campaign, true);
    await page.getByRole("link", { name: campaign }).click();
    const button = page.getByRole("button", { name: de("campaign.plan"), exact: true });
    await page.getByLabel(de("campaign.zone")).selectOption("Europe/Madrid");

    // In the night of the clock change this time does not exist in Madrid.
    await page.getByLabel(de("campaign.when")).fill("2031-03-30T02:30");
    await button.click();
    await expect(page.getByText(de("campaign.time.skipped"))).toBeVisible();

    const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await page.getByLabel(de("campaign.when")).fill(`${soon}T09:00`);
    await button.click();
    await expect(page.getByText("09:00 Europe/Madrid")).toBeVisible();
    await page
      .getByRole("link", { name: de("campaigns.title") })
      .first()
      .click();
    const calendar = page.getByRole("region", { name: /20\d\d/ });
    await settle(page);
    expect(await problemsOf(page, ".campaigns")).toEqual([]);
    const entry = calendar.getByRole("link", { name: campaign });
    // Three days later may be in the next month.
    if (!(await entry.isVisible()))
      await calendar.getByRole("button", { name: de("campaigns.next") }).click();
    await entry.click();
    await page.getByRole("button", { name: de("campaign.cancel") }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(de("campaignState.draft"));
  } finally {
    await context.close();
    await request.delete(api(`/${draft.id}`), { headers: await signIn(request) });
  }
});

test("a campaign is previewed with its stored versions, shared, and over when it is live", async ({
  browser,
  request,
}) => {
  test.slow();
  const draft = await createDraft(request, "Vorschau");
  await linkTo(request, draft, draft);
  const campaign = `Vorschau ${randomUUID().slice(0, 8)}`;
  const { page, context } = await enterAs(browser, "publisher", { locale: "de" });
  const guest = await browser.newContext({ locale: "de" });
  const { common } = getMessages("de");
  try {
    await page.goto(formOf(draft));
    await addToCampaign(page, campaign, true);
    // Later edits do not travel with the campaign, and the preview does not show them.
    const later = await request.patch(api(`/${draft.id}?draft=true&depth=0`), {
      headers: await signIn(request),
      data: { slices: [{ blockType: "page_head", title: "Erst danach" }], _status: "draft" },
    });
    expect(later.status(), await later.text()).toBe(200);

    await page.getByRole("link", { name: campaign }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: de("future.open") }).click();
    const preview = await opened;
    await expect(preview).toHaveURL(SITE() + draft.path);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(draft.title);
    const banner = preview.getByRole("complementary", { name: common("preview.name") });
    await expect(banner).toContainText(common("future.unplanned", { name: campaign }));
    await banner.getByText(common("future.pages", { count: 1 })).click();
    await expect(banner.getByRole("link", { name: draft.title })).toBeVisible();
    expect(await problemsOf(preview, "aside")).toEqual([]);
    await preview.close();
    await settle(page);
    expect(await problemsOf(page, ".campaigns")).toEqual([]);

    await page.getByRole("button", { name: de("preview.shareHour") }).click();
    const href = await page
      .getByRole("textbox", { name: de("preview.address"), exact: true })
      .inputValue();
    const outside = await guest.newPage();
    await outside.goto(href);
    await expect(outside.getByRole("heading", { level: 1 })).toHaveText(draft.title);
    expect((await request.get(SITE() + draft.path)).status()).toBe(404);

    await page.getByRole("button", { name: de("campaign.publishNow") }).click();
    await page.getByRole("button", { name: de("campaign.publishNow") }).click();
    await expect(page.getByText(de("future.over"))).toBeVisible();
    const over = await outside.goto(href);
    expect(over?.status()).toBe(410);
    await expect(outside.getByRole("heading", { level: 1 })).toHaveText(
      common("future.over.title"),
    );
  } finally {
    await Promise.all([context.close(), guest.close()]);
    await request.delete(`${api(`/${draft.id}`)}?confirm_uses=100`, {
      headers: await signIn(request),
    });
  }
});

test("the calendar lists what is planned until a moment, and shows the site of then", async ({
  browser,
  request,
}) => {
  test.slow();
  const draft = await createDraft(request, "Zeitpunkt");
  await linkTo(request, draft, draft);
  const { page, context } = await enterAs(browser, "publisher", { locale: "de" });
  const headers = await signIn(request);
  const send = (path: string, data: object) =>
    request.post(`${CMS()}/api/campaign${path}`, { headers, data });
  const change = { collection: "page_landing", id: draft.id, action: "publish" };
  const name = `Zeitpunkt ${randomUUID().slice(0, 8)}`;
  const made = await send("", { name, changes: [{ kind: "document", ...change }] });
  const { id } = (await made.json()) as { id: string };
  try {
    const planned = await send(`/${id}/plan`, { local: "2031-03-01T09:00", zone: "Europe/Madrid" });
    expect(planned.status(), await planned.text()).toBe(200);
    await page.goto(`${CMS()}${adminPaths.campaigns}`);
    const region = page.getByRole("region", { name: de("moment.title") });
    const show = region.getByRole("button", { name: de("moment.show") });
    await untilTakenOver(show);
    await region.getByLabel(de("campaign.zone")).selectOption("Europe/Madrid");
    // In the night of the clock change this time does not exist in Madrid.
    await region.getByLabel(de("campaign.when")).fill("2031-03-30T02:30");
    await show.click();
    await expect(region.getByText(de("campaign.time.skipped"))).toBeVisible();
    await region.getByLabel(de("campaign.when")).fill("2031-03-02T10:00");
    await show.click();
    await expect(region.getByText(de("moment.campaign", { title: name }))).toBeVisible();
    await settle(page);
    expect(await problemsOf(page, ".campaigns")).toEqual([]);
    const opened = context.waitForEvent("page");
    await region.getByRole("link", { name: de("future.open") }).click();
    const preview = await opened;
    await expect(preview.getByRole("complementary").first()).toContainText("(Europe/Madrid)");
    await preview.goto(SITE() + draft.path);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  } finally {
    await context.close();
    await send(`/${id}/cancel`, {});
    await request.delete(api(`/${draft.id}`), { headers });
  }
});
