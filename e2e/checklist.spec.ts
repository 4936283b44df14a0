/** A publisher of German mends what blocks a plan, and publishes it. */
import type { Page } from "@playwright/test";
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, translateLabel } from "./admin.ts";
import { problemsOf } from "./axe.ts";
import { CMS, expect, settle, signIn, SITE, test } from "./fixtures.ts";

const say = getAdminMessages("de");
const plansUrl = (): string => `${CMS()}/api/product_page`;
const api = (id: string, query = ""): string => `${plansUrl()}/${id}${query}`;

interface Plan {
  readonly id: string;
  readonly path: string;
  readonly legal_reference: string;
  readonly seo: object;
}
let plan: Plan | null = null;

/** Finds a German plan, and saves a draft of it with a price without a date. */
// Both tests change the same plan.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ request }) => {
  const headers = await signIn(request);
  const query = new URLSearchParams({
    "where[locale][equals]": "de",
    "where[starting_price][greater_than]": "0",
    sort: "-uid",
    limit: "1",
    depth: "0",
  });
  const found = await request.get(`${plansUrl()}?${query.toString()}`, { headers });
  [plan = null] = ((await found.json()) as { docs: Plan[] }).docs;
  const data = { legal_reference: "Beispielbeitrag für eine Person von 32 Jahren." };
  const answer = await request.patch(api(plan?.id ?? "", "?draft=true"), { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
});
test.afterEach(async ({ request }) => {
  const data = { legal_reference: plan?.legal_reference, seo: plan?.seo, _status: "published" };
  await request.patch(api(plan?.id ?? ""), { headers: await signIn(request), data });
});

const findPanel = (page: Page) => page.getByRole("region", { name: say("checklist.title") });
const readPage = async (page: Page): Promise<string> =>
  (await page.request.get(`${SITE()}${plan?.path ?? ""}`)).text();

test("a finding leads to its field; mended, the plan is published", async ({ browser }) => {
  const { page, context } = await enterAs(browser, "publisher", { locale: "de" });
  await page.goto(`${CMS()}/admin/collections/product_page/${plan?.id ?? ""}`);
  const panel = findPanel(page);
  await expect(panel).toContainText(say("checklist.blocking", { count: 1 }));
  await settle(page);
  expect(await problemsOf(page, ".checklist")).toEqual([]);

  const publish = page.locator("#action-save");
  // A publication is refused with the same sentence, beside the field.
  await publish.click();
  await expect(
    page
      .locator(".field-error, .tooltip")
      .filter({ hasText: say("checklist.referenceDate") })
      .first(),
  ).toBeVisible();

  await panel.getByRole("button", { name: say("checklist.referenceDate") }).click();
  const field = page.getByLabel(translateLabel("Legal reference", "de")).first();
  await expect(field).toBeFocused();
  const mended = "Beispielbeitrag für eine Person von 32 Jahren, Stand 2. November 2026.";
  await field.fill(mended);
  await expect(panel).toContainText(say("checklist.none"));

  await publish.click();
  await expect.poll(() => readPage(page)).toContain("2. November 2026");
  await context.close();
});

test("a finding on another tab opens it", async ({ browser, request }) => {
  const headers = await signIn(request);
  const data = { seo: { ...plan?.seo, description: "Kurz." } };
  await request.patch(api(plan?.id ?? "", "?draft=true"), { headers, data });
  const { page, context } = await enterAs(browser, "editor", { locale: "de", width: 360 });
  await page.goto(`${CMS()}/admin/collections/product_page/${plan?.id ?? ""}`);
  const sentence = say("checklist.descriptionLength", { count: 5, min: 70, max: 160 });
  await findPanel(page).getByRole("button", { name: sentence }).click();
  await expect(page.locator("#field-seo__description")).toBeFocused();
  await context.close();
});
