/** Destinations in a browser: the list, regions, and the page of a country. */
import { expect, test } from "./fixtures.ts";

test("the list from A to Z names 250 countries; six territories without inhabitants are plain text", async ({
  page,
}) => {
  await page.goto("/en/destinations");
  const list = page.locator("#a-z");
  await expect(list.locator("h3 + ul li")).toHaveCount(250);
  await expect(list.locator("h3 + ul li:not(:has(a))")).toHaveText([
    "Antarctica",
    "Bouvet Island",
    "French Southern Territories",
    "Heard and McDonald Islands",
    "South Georgia and South Sandwich Islands",
    "US Outlying Islands",
  ]);
  await page
    .getByRole("navigation", { name: "Jump to a letter" })
    .getByRole("link", { name: "T", exact: true })
    .click();
  await expect(page.locator("#a-z-T")).toBeInViewport();
  await list.getByRole("link", { name: "Thailand" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thailand");
});

test("a region links to its countries; breadcrumbs link back", async ({ page }) => {
  await page.goto("/de/ziellaender/asien");
  await page.locator("#countries").getByRole("link", { name: "Thailand" }).click();
  await expect(page).toHaveURL(/\/de\/ziellaender\/asien\/thailand$/);
  const crumbs = page
    .getByRole("navigation", { name: "Brotkrumen" })
    .or(page.locator("nav:has(ol)").first());
  await crumbs.getByRole("link", { name: "Asien" }).click();
  await expect(page).toHaveURL(/\/de\/ziellaender\/asien$/);
});

test("the page of a country has a captioned map, facts with their sources, plans of the finder, and neighbours", async ({
  page,
}) => {
  await page.goto("/en/destinations/asia/thailand");
  await expect(page.locator("figure")).toContainText("Indicative map");
  const facts = page.locator("dl").first();
  await expect(facts).toContainText("Ambulance 1669");
  await expect(facts).toContainText("Bangkok");
  await expect(facts).toContainText("Thai baht (THB)");
  await expect(page.getByText(/^Sources: countries-list/)).toBeVisible();
  const plans = page.locator("#plans");
  await expect(plans.getByRole("link", { name: "MyHealth Thailand" }).first()).toBeAttached();
  await facts.getByRole("link", { name: "Malaysia" }).click();
  await expect(page).toHaveURL(/\/en\/destinations\/asia\/malaysia$/);
});

test("the finder on the page of a country has that destination selected, before and after scripts enhance it", async ({
  page,
}) => {
  await page.goto("/en/destinations/asia/thailand");
  const finder = page.locator("#finder");
  await expect(finder.locator('[name="to"]').first()).toHaveValue("TH");
  await finder.getByRole("combobox").first().focus();
  await expect(finder.locator('input[name="to"]')).toHaveValue("TH");
});

test("the panel on the page of a country suggests that country, not the destination of the last search", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("lastResearchOption", "SG");
  });
  await page.goto("/en/destinations/asia/thailand");
  await page.locator("header [data-action=finder]:visible").first().click();
  await expect(
    page.getByRole("dialog").getByRole("combobox", { name: "Where are you going?" }),
  ).toHaveValue("Thailand");
});

test("country tiles link to country pages", async ({ page }) => {
  await page.goto("/en");
  const tile = page
    .locator('main a[href^="/en/destinations/"][href*="/"]')
    .filter({ hasText: /Singapore|Thailand|Italy/ })
    .first();
  await expect(tile).toHaveAttribute("href", /^\/en\/destinations\/[a-z-]+\/[a-z-]+$/);
});
