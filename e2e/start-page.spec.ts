/** Start page of the admin: what languages lack, and the lists that it opens. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { enterAs, runJobs } from "./admin.ts";
import { CMS, expect, settle, test } from "./fixtures.ts";

const say = getAdminMessages("es");

test("a publisher reads what his language lacks, and whether scheduled work runs", async ({
  browser,
}) => {
  const { page, headers } = await enterAs(browser, "publisher");
  await runJobs(page.request);
  const languages = page.getByRole("region", { name: say("start.languages") });
  const path = "/api/document_index?limit=0&where[locale][equals]=es";
  async function countDocuments(): Promise<number> {
    const query = `${path}&where[audience][not_equals]=corporate`;
    const answer = await page.request.get(`${CMS()}${query}`, { headers });
    return ((await answer.json()) as { readonly totalDocs: number }).totalDocs;
  }
  // Other tests create documents meanwhile.
  await expect(async () => {
    const total = await countDocuments();
    await page.goto(`${CMS()}/admin`);
    await expect(languages.getByRole("cell").first()).toHaveText(String(total), { timeout: 3000 });
    expect(total).toBeGreaterThan(300);
  }).toPass();
  await expect(languages.getByRole("row")).toHaveCount(2);
  await expect(languages.getByRole("rowheader")).toHaveText("Español");
  await expect(page.getByRole("region", { name: say("start.service") })).toContainText(
    say("start.serviceRan"),
  );
});

test("a list opens in the languages of the account, and keeps its filters", async ({ browser }) => {
  const { page } = await enterAs(browser, "translator");
  const list = `${CMS()}/admin/collections/page_faq`;
  const languages = page.locator(".cell-locale");
  await page.goto(list);
  await settle(page);
  await expect(languages.first()).toHaveText("Español");
  expect(new Set(await languages.allInnerTexts())).toEqual(new Set(["Español"]));
  await page.goto(`${list}?where[or][0][and][0][locale][equals]=nl`);
  await settle(page);
  await page.goto(list);
  await settle(page);
  expect(new Set(await languages.allInnerTexts())).toEqual(new Set(["Nederlands"]));
  // Without filters: every language, also when the list is opened again.
  await page.goto(`${list}?limit=100`);
  await settle(page);
  await page.goto(list);
  await settle(page);
  expect(new Set(await languages.allInnerTexts()).size).toBeGreaterThan(1);
});
