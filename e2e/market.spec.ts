/**
 * The lists of countries of a plan page in a browser: closed, opened and searched with the keyboard,
 * without a problem for axe; complete without scripts (finder §5.5).
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import { problemsOf } from "./axe.ts";
import { expect, inTurn, test } from "./fixtures.ts";
import { publishedRows } from "./published.ts";

/** Returns the path of the travel plan for residents of Europe, Africa and the Americas. */
async function findPlan(locale: Locale): Promise<string> {
  const file = new URL("../data/products.json", import.meta.url);
  const plans = JSON.parse(await readFile(file, "utf8")) as readonly {
    readonly key: string;
    readonly individual: { readonly uids: Partial<Readonly<Record<Locale, string>>> };
  }[];
  const uids = plans.find(({ key }) => key === "travel-insurance")?.individual.uids;
  const uid = uids?.[locale] ?? uids?.en ?? "";
  const row = (await publishedRows(locale)).find(
    ({ type, audience, path }) =>
      type === "product_page" && audience === "individual" && path.endsWith(`/${uid}`),
  );
  if (!row) throw new Error(`The travel plan is not published in ${locale}.`);
  return row.path;
}

function partsOf(page: Page, locale: Locale) {
  const { common } = getMessages(locale);
  const section = page.getByRole("region", { name: common("market.title") });
  return {
    section,
    summary: section.locator("summary", { hasText: common("market.lists") }),
    field: section.getByRole("searchbox", { name: common("market.search") }),
    status: section.getByRole("status"),
    from: section.getByRole("list", { name: common("market.residences") }).getByRole("listitem"),
    to: section.getByRole("list", { name: common("market.destinations") }).getByRole("listitem"),
  };
}

for (const locale of inTurn(LOCALES, 3))
  for (const width of inTurn([360, 1280], 0))
    test(`[finder-5.5] ${locale} at ${width} px: the lists open and are searched with the keyboard, in any language`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await findPlan(locale));
      const { section, summary, field, status, from, to } = partsOf(page, locale);
      await expect(from.first()).toBeHidden();
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(to).toHaveCount(232);
      const all = await from.count();
      await page.keyboard.press("Tab");
      await expect(field).toBeFocused();
      await page.keyboard.type("oesterreich");
      await expect(from).toHaveCount(1);
      await expect(to).toHaveCount(1);
      await expect(status).toHaveText(
        getMessages(locale).common("market.found", { residences: "1", destinations: "1" }),
      );
      expect(await problemsOf(page, "#who")).toEqual([]);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("xyzxyz");
      await expect(to).toHaveCount(0);
      await expect(section.getByRole("heading", { level: 4 })).toHaveCount(2);
      await page.keyboard.press("Escape");
      await expect(to).toHaveCount(232);
      await expect(from).toHaveCount(all);
      await expect(status).toBeEmpty();
    });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[finder-5.5] the lists open and are complete, without a search", async ({ page }) => {
    await page.goto(await findPlan("en"));
    const { summary, field, to } = partsOf(page, "en");
    await summary.click();
    await expect(to).toHaveCount(232);
    await expect(to.last()).toBeVisible();
    await expect(field).toBeHidden();
  });
});
