/** Layouts that a review of the pages found wrong, measured on one page each. */
import { buildPath } from "@orlaya/routes";
import { expect, test } from "./fixtures.ts";
import { pageOfRoute, publishedRows } from "./published.ts";

const SITE = { locale: "en", audience: "individual" } as const;

test("at 360 px the panel that leads to the finder has no globe below its text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(buildPath("offers", SITE));
  const panel = page.locator("main [class*=catalogue_promo]");
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole("heading")).toBeInViewport();
  await expect(panel.locator("picture")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(panel.locator("picture")).toBeVisible();
});

test("at 1280 px the last row of a list of cards leaves no gap", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const rows = await publishedRows(SITE.locale);
  const gaps: string[] = [];
  for (const base of ["all-guides", "article-home", "services"] as const) {
    const path = pageOfRoute(rows, base, SITE.audience) ?? buildPath(base, SITE);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    gaps.push(
      ...(await page
        .locator("main ul[class*=section_three]")
        .evaluateAll(
          (lists, at) =>
            lists
              .filter(
                (list) =>
                  list.children.length > 1 &&
                  list.getBoundingClientRect().right -
                    (list.lastElementChild?.getBoundingClientRect().right ?? 0) >
                    2,
              )
              .map((list) => `${at}: ${list.children.length} cards`),
          path,
        )),
    );
  }
  expect(gaps).toEqual([]);
});

test("at 768 px the titles of the three lists of the footer are in one line", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(buildPath("legal", SITE));
  const middles = await page.locator("footer [class*=footer_title]").evaluateAll((titles) =>
    titles.map((title) => {
      const { top, height } = title.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
});

test("at 360 px phone number and remark of a landing are inside the header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const path = (await publishedRows(SITE.locale)).find(({ type }) => type === "page_landing")?.path;
  await page.goto(path ?? "");
  const rooms = await page.locator("[data-header]").evaluate((header) => {
    const phone = header.querySelector("[class*=header_phone]");
    if (!phone) return null;
    const pill = phone.lastElementChild?.getBoundingClientRect();
    const box = header.getBoundingClientRect();
    return Math.round(box.bottom - (pill?.bottom ?? box.bottom));
  });
  expect(rooms).toBeGreaterThanOrEqual(4);
});

test("on a phone the actions of the finder panel take less than a quarter of the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(buildPath("home", { ...SITE, locale: "de" }));
  await page.locator("[data-action=finder]:visible").first().click();
  const actions = page.locator("#finder-panel [class*=finder_actions]");
  await expect(actions).toBeVisible();
  expect((await actions.boundingBox())?.height).toBeLessThan(740 / 4);
});
