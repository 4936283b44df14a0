/** Comparing plans: from the list to the comparison and to a plan, on a phone, and on paper. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import { problemsOf } from "./axe.ts";
import { expect, FULL, test } from "./fixtures.ts";

const SITE = { locale: "en", audience: "individual" } as const;
const UIDS = ["long-term-international-health-plan", "myhealth-international", "myhealth-asia"];
const writeQuery = (uids: readonly string[]): string => uids.map((uid) => `plan=${uid}`).join("&");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("two plans of the list are compared, stay chosen in the list, and lead to a plan", async ({
      page,
    }) => {
      const { common: t } = getMessages("en");
      await page.goto(buildPath("offers", SITE));
      const boxes = page.locator("main input[type=checkbox][name=plan]");
      await boxes.nth(0).check();
      await boxes.nth(2).check();
      const names = await page.locator("main li:has(:checked) :is(h3, h4) a").allTextContents();
      await page.getByRole("button", { name: t("compare.show"), exact: true }).click();
      await expect(page).toHaveURL(/\/en\/plans\/compare\?.*plan=.*&plan=/);
      const heads = page.locator("main thead th[scope=col] a");
      await expect(heads).toHaveText(names);

      await page.getByRole("link", { name: t("compare.back") }).click();
      await expect(page.locator("main input[name=plan]:checked")).toHaveCount(2);
      await expect(page.getByText(t("compare.kept"))).toBeVisible();
      await page.goBack();
      await heads.first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
    });
  });
}

for (const count of [2, 3])
  test(`on a phone ${count} plans do not widen the page, and two have their names in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/en/plans/compare?${writeQuery(UIDS.slice(0, count))}`);
    const found = await page.evaluate(async () => {
      await document.fonts.ready;
      const table = document.querySelector("main table");
      const scroll = table?.parentElement;
      return {
        page: document.documentElement.scrollWidth,
        scrolls: scroll ? scroll.scrollWidth > scroll.clientWidth : null,
        clipped: [...(table?.querySelectorAll("td, th") ?? [])]
          // The heading of the first column is 1 px wide, for screen readers.
          .filter((cell) => cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth + 1)
          .map(({ textContent }) => textContent),
      };
    });
    expect(found).toEqual({ page: 360, scrolls: count === 3, clipped: [] });
    await page.locator("main tbody tr").nth(8).scrollIntoViewIfNeeded();
    if (count === 2) await expect(page.locator("main thead a").first()).toBeInViewport();
    expect(await problemsOf(page)).toEqual([]);
  });

/** Keys of the three plans that state the most: their comparison is the longest. */
const LONGEST = ["long-term", "myhealth-asia", "student"];
interface Product {
  readonly key: string;
  readonly individual: { readonly uids: Readonly<Record<string, string>> };
  readonly corporate: { readonly uids: Readonly<Record<string, string>> };
}
const products = JSON.parse(
  readFileSync(join(import.meta.dirname, "../data/products.json"), "utf8"),
) as readonly Product[];

for (const locale of FULL ? LOCALES : (["en", "de"] as const))
  for (const audience of AUDIENCES)
    test(`${locale} ${audience}: three plans are printed on two sheets at most, without header and footer`, async ({
      page,
    }) => {
      const uids = products
        .filter(({ key }) => LONGEST.includes(key))
        .map((product) => product[audience].uids[locale] ?? "");
      await page.goto(`${buildPath("offers-compare", { locale, audience })}?${writeQuery(uids)}`);
      await expect(page.locator("main thead th[scope=col] a")).toHaveCount(3);
      const pages = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pages.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("body > header, body > footer")).toHaveCount(2);
      for (const part of ["header", "footer"])
        await expect(page.locator(`body > ${part}`)).toBeHidden();
    });

test("on a phone each column and each row of the table has its heading for screen readers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en/plans/compare?${writeQuery(UIDS.slice(0, 2))}`);
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const rows = table.getByRole("row");
  for (const row of (await rows.all()).slice(1)) {
    await expect(row.getByRole("rowheader")).toHaveCount(1);
    await expect(row.getByRole("cell")).toHaveCount(2);
  }
});

test("the bar of the list is in sight only while a plan is chosen", async ({ page }) => {
  await page.goto("/en/plans");
  const compare = page.getByRole("button", {
    name: getMessages("en").common("compare.show"),
    exact: true,
  });
  await expect(compare).not.toBeInViewport();
  await page.locator("main input[type=checkbox][name=plan]").first().check();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(compare).toBeInViewport();
});

test("the basis of a price is below the head of the table after a jump to it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en/plans/compare?${writeQuery(UIDS.slice(0, 2))}`);
  const basis = page.locator("#basis-1");
  await page.locator("main table a[href='#basis-1']").first().click();
  await expect(basis).toBeInViewport();
  const head = page.locator("main thead").first();
  async function measureBottom(): Promise<number> {
    const box = await head.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  }
  await expect
    .poll(async () => ((await basis.boundingBox())?.y ?? 0) - (await measureBottom()))
    .toBeGreaterThanOrEqual(-1);
});

test("the printed address leads to the plans that are shown", async ({ page }) => {
  const query = writeQuery(UIDS);
  await page.goto(`/en/plans/compare?${query}`);
  const address = await page.locator("body").getAttribute("data-address");
  expect(address?.endsWith(`/en/plans/compare?${query}`)).toBe(true);
});
