/** The quote-by-need finder in a browser (spec §4; finder §3, §6), with and without JavaScript. */
import { expect, settle, test } from "./fixtures.ts";

const LONG_TERM = "/en/expatriate-insurance/long-term-international-health-plan";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[4-006] the form leads to the product page", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("combobox", { name: "What do you need?" }).selectOption("expat");
    await page.getByRole("combobox", { name: "Where are you going?" }).selectOption("ES");
    await page.getByLabel("Language of your documents", { exact: true }).selectOption("en");
    await page.getByRole("button", { name: "See plan" }).click();
    await expect(page).toHaveURL(LONG_TERM);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Long-term international health plan",
    );
  });

  test("[8-005] a search without a result leads to the no-result page of the same language", async ({
    page,
  }) => {
    await page.goto("/de");
    await page.getByRole("combobox", { name: "Was brauchen Sie?" }).selectOption("expat");
    await page.getByRole("combobox", { name: "Wohin geht es?" }).selectOption("KP");
    await page.getByRole("combobox", { name: "Sprache Ihrer Unterlagen" }).selectOption("de");
    await page.getByRole("button", { name: "Tarif ansehen" }).click();
    await expect(page).toHaveURL("/de/landing/kein-tarif-gefunden");
  });
});

test("[4-001 4-004 4-005 9-011] a typed and confirmed destination leads to the plan without a full page load, and is stored", async ({
  page,
}) => {
  await page.goto("/en");
  await page.evaluate(() => {
    (window as unknown as { marker: number }).marker = 1;
  });
  const finder = page.locator("[data-need-finder]").first();
  await finder.getByLabel("What do you need?", { exact: true }).hover();
  const destination = finder.getByRole("combobox", { name: "Where are you going?" });
  await expect(destination).toBeVisible();
  const submit = finder.getByRole("button", { name: "See plan" });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await finder.getByLabel("What do you need?", { exact: true }).selectOption("expat");
  await destination.fill("spai");
  await expect(page.getByRole("option", { name: /Spain/ })).toBeVisible();
  await destination.press("ArrowDown");
  await destination.press("Enter");
  await expect(destination).toHaveValue("Spain");
  await finder.getByLabel("Language of your documents", { exact: true }).selectOption("en");
  await expect(submit).not.toHaveAttribute("aria-disabled", "true");
  await submit.click();
  await expect(page).toHaveURL(LONG_TERM);
  expect(await page.evaluate(() => (window as unknown as { marker?: number }).marker)).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("lastResearchOption"))).toBe("ES");
});

test("[7-006] the fallback country is not written to storage", async ({ page }) => {
  const located = page.waitForResponse("**/api/geolocation");
  await page.goto("/en");
  await page.locator("[data-need-finder] select").first().focus();
  await (await located).finished();
  await settle(page);
  expect(await page.evaluate(() => localStorage.getItem("country-code"))).toBeNull();
});

test("[1-023 2-109] the panel opens with its button, contains the finder, closes with Escape and returns the focus", async ({
  page,
}) => {
  await page.goto("/en/legal");
  const opener = page.locator("header [data-action=finder]:visible").first();
  await opener.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("radio").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("when the request of a search fails", () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test("[finder §3.5] the form keeps the answers and says that they are still there", async ({
    page,
  }) => {
    await page.goto("/en");
    const finder = page.locator("[data-need-finder]").first();
    await finder.getByLabel("What do you need?", { exact: true }).hover();
    await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
    const destination = finder.getByRole("combobox", { name: "Where are you going?" });
    await finder.getByLabel("What do you need?", { exact: true }).selectOption("expat");
    await destination.fill("France");
    await destination.press("Tab");
    await finder.getByLabel("Language of your documents", { exact: true }).selectOption("en");
    await page.route("**/en?**", (route) => route.abort());
    await finder.getByRole("button", { name: "See plan" }).click();
    await expect(
      finder.getByText("We could not complete the search. Your answers are still here.").first(),
    ).toBeVisible();
    await expect(destination).toHaveValue("France");
  });
});
