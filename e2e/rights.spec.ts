/**
 * The admin offers what the table of rights allows (apps/cms/src/access/rights.tsv): buttons in a
 * form, in a list, and in the views of the finder. The short run looks at the editor;
 * TEST_FULL=1 at every role.
 */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { loadRights, type Caller } from "../apps/cms/src/access/rights-table.ts";
import { adminPaths, apiPath, endpointPaths } from "../apps/cms/src/names/paths.ts";
import { enterAs, untilTakenOver } from "./admin.ts";
import { CMS, expect, FULL, settle, signIn, test } from "./fixtures.ts";

const say = getAdminMessages("en");
const rights = loadRights();
const ROLES = FULL
  ? ([
      ...(["admin", "publisher", "editor", "translator"] as const),
      ...(["compliance", "finder_manager", "auditor"] as const),
    ] as const)
  : (["editor", "auditor"] as const);

/** Whether a role may do something in its own language, according to the table. */
function may(role: Caller, action: string): boolean {
  const row = rights.actions.find((each) => each.subject === "content" && each.action === action);
  if (!row) throw new Error(`rights.tsv has no “${action}”`);
  return row.cells[role] === "yes" || row.cells[role] === "own";
}
function mayCall(role: Caller, path: string): boolean {
  const row = rights.endpoints.find((each) => each.subject === "POST" && each.action === path);
  if (!row) throw new Error(`rights.tsv has no ${path}`);
  return row.cells[role] === "yes";
}

/** Returns the id of a live page of the seed that no test changes. */
async function findLivePage(request: APIRequestContext): Promise<string> {
  const query = [
    "where[locale][equals]=en",
    "where[audience][equals]=individual",
    "where[_status][equals]=published",
    "sort=uid&limit=1&depth=0&select[uid]=true",
  ].join("&");
  const headers = await signIn(request);
  const answer = await request.get(`${CMS()}/api/page_article?${query}`, { headers });
  const { docs } = (await answer.json()) as { docs: { id: string }[] };
  return docs[0]?.id ?? "";
}

async function lookAtForm(page: Page, role: Caller, id: string): Promise<void> {
  const campaigns = page.waitForResponse((answer) =>
    answer.url().includes(endpointPaths.openCampaigns(id)),
  );
  await page.goto(`${CMS()}/admin/collections/page_article/${id}`);
  await expect(page.locator("h1")).toBeVisible();
  await campaigns;
  await settle(page);
  await expect(page.getByText(say("campaignPanel.add"), { exact: true }).first(), role).toHaveCount(
    mayCall(role, "/campaign") ? 1 : 0,
  );
  const publishes = may(role, "publish");
  await expect(page.getByRole("button", { name: "Publish changes" }), role).toHaveCount(
    publishes ? 1 : 0,
  );
  const changes = may(role, "change a draft");
  const sentence = say(changes ? "problem.publish" : "rights.reads");
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(publishes ? 0 : 1);
  // The plan of a publication is in the menu beside the button that publishes.
  await expect(page.locator(".form-submit .popup")).toHaveCount(may(role, "plan") ? 1 : 0);
  const menu = page.locator(".doc-controls__popup button").first();
  if (!changes) {
    await expect(menu).toHaveCount(0);
    return;
  }
  await untilTakenOver(menu);
  await menu.click();
  await expect(page.locator("#action-duplicate")).toBeVisible();
  await expect(page.locator("#action-unpublish")).toHaveCount(may(role, "unpublish") ? 1 : 0);
  await expect(page.locator("#action-delete").filter({ visible: true })).toHaveCount(
    may(role, "delete what is live") ? 1 : 0,
  );
}

/** Opens the newest version, which Payload offers to restore to everybody who may save. */
async function lookAtVersion(page: Page, role: Caller, id: string): Promise<void> {
  await page.goto(`${CMS()}/admin/collections/page_article/${id}/versions`);
  await page.locator(".finder-versions tbody a").first().click();
  await expect(page.locator(".view-version")).toBeVisible();
  const restores = may(role, "restore a live version");
  await expect(page.locator(".restore-version").filter({ visible: true }), role).toHaveCount(
    restores ? 1 : 0,
  );
  await expect(page.getByText(say("rights.restore"), { exact: true })).toHaveCount(
    restores ? 0 : 1,
  );
}

/** Opens the campaigns, one of them, and the panel of a document. */
async function lookAtCampaigns(page: Page, role: Caller, campaign: string): Promise<void> {
  await page.goto(`${CMS()}${adminPaths.campaigns}`);
  await expect(page.locator("h1")).toHaveText(say("campaigns.title"));
  const writes = mayCall(role, "/campaign");
  await expect(page.getByRole("button", { name: say("campaigns.new") })).toHaveCount(
    writes ? 1 : 0,
  );
  const reads = page.getByText(say("rights.reads"), { exact: true });
  await expect(reads).toHaveCount(writes ? 0 : 1);
  await page.goto(`${CMS()}${adminPaths.campaign(campaign)}`);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByText(say("campaign.rename"), { exact: true })).toHaveCount(writes ? 1 : 0);
  const publishes = mayCall(role, "/campaign/:id/publish");
  for (const key of ["campaign.plan", "campaign.check", "campaign.publishNow"] as const)
    await expect(page.getByRole("button", { name: say(key) })).toHaveCount(publishes ? 1 : 0);
  await expect(page.getByText(say("problem.publish"), { exact: true })).toHaveCount(
    writes && !publishes ? 1 : 0,
  );
  await expect(reads).toHaveCount(writes ? 0 : 1);
}

async function lookAtList(page: Page, role: Caller): Promise<void> {
  await page.goto(`${CMS()}/admin/collections/page_article`);
  const first = page.locator(".cell-_select input").first();
  const changes = may(role, "change in bulk");
  await expect(page.locator("table")).toBeVisible();
  if ((await first.count()) > 0) {
    await untilTakenOver(first);
    await first.check();
  }
  const buttons = page.locator(".list-selection__button").filter({ visible: true });
  const named = (name: string) => buttons.filter({ hasText: new RegExp(`^${name}$`) });
  await expect(named("Edit")).toHaveCount(changes ? 1 : 0);
  await expect(named("Publish")).toHaveCount(may(role, "publish in bulk") ? 1 : 0);
  await expect(named("Unpublish")).toHaveCount(may(role, "unpublish in bulk") ? 1 : 0);
}

async function lookAtFinder(page: Page, role: Caller): Promise<void> {
  const publishes = mayCall(role, "/finder/publish");
  await page.goto(`${CMS()}/admin/finder-history`);
  await expect(page.locator("table").first()).toBeVisible();
  await expect(page.getByText(say("rights.releases"), { exact: true })).toHaveCount(
    mayCall(role, "/finder/activate") ? 0 : 1,
  );
  if (!publishes)
    await expect(page.getByRole("button", { name: say("finder.history.activate") })).toHaveCount(0);
  await page.goto(`${CMS()}/admin/globals/finder_live`);
  await expect(page.locator(".finder-progress")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: say("finder.changes.title") })).toBeVisible();
  if (publishes) return;
  await expect(page.getByLabel(say("finder.publish.note"))).toHaveCount(0);
  await expect(page.getByRole("button", { name: say("finder.finding.accept") })).toHaveCount(0);
}

/** Creates an empty campaign. @returns its id */
async function createCampaign(request: APIRequestContext): Promise<string> {
  const answer = await request.post(CMS() + apiPath(endpointPaths.campaigns), {
    headers: await signIn(request),
    data: { name: `Rights ${randomUUID().slice(0, 8)}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

async function look(browser: Browser, request: APIRequestContext, role: Caller): Promise<void> {
  const id = await findLivePage(request);
  const { page, context } = await enterAs(browser, role, { locale: "en" });
  await lookAtForm(page, role, id);
  await lookAtVersion(page, role, id);
  await lookAtCampaigns(page, role, await createCampaign(request));
  await lookAtList(page, role);
  await lookAtFinder(page, role);
  await context.close();
}

for (const role of ROLES)
  test(`[rights] the admin offers ${role} what the table of rights allows`, async ({
    browser,
    request,
  }) => {
    await look(browser, request, role);
  });
