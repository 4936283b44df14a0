/**
 * Essential features without JavaScript: menus, questions, footer, filters, finder (architecture
 * §1; issue outcome).
 */
import { buildPath } from "@orlaya/routes";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const [id, kind, name, path] of [
  ["2-089", "a category", "Insurance", "/en/expatriate-insurance"],
  ["2-090", "tabs, by the link of one of them", "Destinations", "/en/destinations/asia"],
  ["2-090", "tabs, by a link below one of them", "Destinations", "/en/destinations/asia/thailand"],
] as const) {
  test(`[${id} 2-092] a menu of the header opens and its link works: ${kind}`, async ({ page }) => {
    await page.goto("/en/support");
    const entry = page
      .locator("header nav[data-hover] > ul > li")
      .filter({ has: page.getByRole("button", { name, exact: true }) });
    await entry.getByRole("button", { name, exact: true }).click();
    const menu = entry.locator("[popover]");
    await expect(menu).toBeVisible();
    await menu.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("header nav[data-hover] > ul > li > [aria-current]")).toHaveCount(1);
    await expect(entry.locator(":scope > [aria-current]")).toBeVisible();
  });
}

test("[2-087] the banner of the corporate site has an action, whose link works", async ({
  page,
}) => {
  await page.goto("/en/corporate");
  await page.getByRole("banner").getByRole("link", { name: "Move a group by a set date" }).click();
  await expect(page).toHaveURL("/en/corporate/landing/group-move");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const [path, locale, audience] of [
  ["/en/landing/no-plan-found", "en", "individual"],
  ["/de/unternehmen/landing/kein-tarif-gefunden", "de", "corporate"],
] as const) {
  test(`[3-098] ${path} has the light header, a link to the home page, and the legal pages and contact in its footer`, async ({
    page,
  }) => {
    const home = buildPath("home", { locale, audience });
    await page.goto(path);
    const banner = page.getByRole("banner");
    await expect(banner.locator('a[href^="tel:"]')).toBeVisible();
    await expect(banner.getByRole("navigation")).toHaveCount(0);
    for (const base of ["legal", "contact"] as const)
      await expect(
        page
          .getByRole("contentinfo")
          .locator(`a[href^="${buildPath(base, { locale, audience })}"]`)
          .first(),
      ).toBeVisible();
    await banner.locator(`a[href="${home}"]`).click();
    await expect(page).toHaveURL(home);
  });
}

test("[2-086 2-103 2-104] audience and language are switched by links", async ({ page }) => {
  await page.goto("/en");
  await page.locator('header a[href="/en/corporate"]:visible').first().click();
  await expect(page).toHaveURL("/en/corporate");
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.locator("#languages a[lang=fr]").click();
  await expect(page).toHaveURL("/fr/entreprises");
  await page.locator("footer a[lang=nl]").first().click();
  await expect(page).toHaveURL("/nl/bedrijven");
});

test("the link that opens the panel leads to the finder of the home page", async ({ page }) => {
  await page.goto("/en/legal");
  await page.locator("header [data-action=finder]:visible").first().click();
  await expect(page).toHaveURL("/en#finder");
  await expect(page.locator("#finder").getByRole("button", { name: "See plan" })).toBeInViewport();
});

test("a closed question opens", async ({ page }) => {
  await page.goto("/en/contact");
  // The first question is open initially.
  const question = page.locator("main details").nth(1);
  await expect(question.locator(":scope > :not(summary)").first()).toBeHidden();
  await question.locator("summary").click();
  await expect(question.locator(":scope > :not(summary)").first()).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`[2-094 2-097 2-098] every link of the footer can be reached at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en");
    const groups = page.locator("footer details");
    await expect(groups).toHaveCount(2);
    for (let place = 0; place < 2; place += 1) {
      const group = groups.nth(place);
      if (width === 360) await group.locator("summary").click();
      await expect(group.getByRole("link").first()).toBeVisible();
    }
    await groups.first().getByRole("link").first().click();
    await expect(page).not.toHaveURL("/en");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("on a phone the menu button leads to the links of the footer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/support");
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page).toHaveURL("/en/support#footer-nav");
  await expect(page.locator("#footer-nav")).toBeInViewport();
});

test("[2-116 2-117] filters of the offers list: each can be chosen, and cleared separately", async ({
  page,
}) => {
  await page.goto("/en/plans");
  const cards = page.locator("main li:has(h4)");
  const all = await cards.count();
  const filters = page.getByRole("search");
  await filters.getByLabel("Country of residence", { exact: true }).selectOption("FR");
  await filters.getByLabel("Destination", { exact: true }).selectOption("TH");
  await filters.getByLabel("Type of cover", { exact: true }).selectOption("expat");
  await page.getByRole("button", { name: "Show plans" }).click();
  await expect(page).toHaveURL(/\?country-of-residence=FR&country-of-destination=TH&needs=expat$/);
  // The URL changes before the page is complete.
  await page.waitForLoadState();
  await expect(filters.getByLabel("Country of residence", { exact: true })).toHaveValue("FR");
  await expect(filters.getByLabel("Destination", { exact: true })).toHaveValue("TH");
  await expect(filters.getByLabel("Type of cover", { exact: true })).toHaveValue("expat");
  const filtered = await cards.count();
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(all);
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toHaveText(/^\d+ plans?$/);

  await page.getByRole("link", { name: "Clear: Country of residence" }).click();
  await expect(filters.getByLabel("Country of residence", { exact: true })).toHaveValue("");
  await expect(filters.getByLabel("Destination", { exact: true })).toHaveValue("TH");
  await expect(filters.getByLabel("Type of cover", { exact: true })).toHaveValue("expat");
  await page.getByRole("link", { name: "Clear: Type of cover" }).click();
  await expect(filters.getByLabel("Destination", { exact: true })).toHaveValue("TH");
  await expect(filters.getByLabel("Type of cover", { exact: true })).toHaveValue("");
  await page.getByRole("link", { name: "Clear: Destination" }).click();
  await expect(page).toHaveURL("/en/plans");
  await expect(cards).toHaveCount(all);
});

test("[2-116] filters without a matching plan offer links that change a filter", async ({
  page,
}) => {
  await page.goto("/en/plans?country-of-residence=FR&country-of-destination=KP&needs=expat");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    "No plan matches these filters",
  );
  const changes = page.locator('main ul a[href^="/en/plans"]');
  await expect(changes.first()).toBeVisible();
  await changes.first().click();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^\d+ plans?$/);
});
