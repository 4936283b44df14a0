/**
 * Return from the back-forward cache: the page is restored as it was left, and only its forms are
 * reset (finder §6.18). Playwright disables this cache by default, and only the full browser has
 * it.
 */
import type { Page } from "@playwright/test";
import {
  ELSEWHERE,
  PLAN,
  answer,
  answerNeed,
  cardPath,
  openFinder,
  stubElsewhere,
  untilPrepared,
} from "./finder-parts.ts";
import { expect, test } from "./fixtures.ts";
import config from "./playwright.config.ts";

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/**
 * Makes the page record on return whether it came from the cache. Call it before leaving the page.
 */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      document.documentElement.dataset["returned"] = String(event.persisted);
    });
  });
}
/** Goes back and checks that the page came from the cache. It does not wait for a load event. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-returned", "true");
}

test("[finder-6.18] [4-015] need finder: the form is empty after the return from another website", async ({
  page,
}) => {
  const finder = await answerNeed(page, "en", { need: "expat", to: "ES", language: "en" }, true);
  await mark(page);
  await stubElsewhere(page);
  await page.goto(ELSEWHERE);
  await goBack(page);
  for (const name of ["need", "to", "language"])
    await expect(finder.locator(`[name=${name}]`)).toHaveValue("");
  await expect(finder.getByRole("combobox", { name: "Where are you going?" })).toHaveValue("");
});

test("[finder-6.18] [4-049] eligibility finder: fields, later questions and the query are empty after the return", async ({
  page,
}) => {
  await stubElsewhere(page);
  const finder = await openFinder(page, cardPath("en"));
  await answer(page, finder, "en", PLAN);
  await mark(page);
  await page.goto(ELSEWHERE);
  await goBack(page);
  await expect(finder.getByRole("combobox", { name: "Country of residence" })).toHaveValue("");
  await expect(finder.getByRole("combobox", { name: "Destination" })).toBeDisabled();
  await expect(finder.getByRole("radio")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.search)).toBe("");
});

test("[finder-6.18] a form that scripts never enhanced is reset as well", async ({ page }) => {
  await stubElsewhere(page);
  await page.goto("/en");
  // The browser does not cache a page that is left during many requests.
  await untilPrepared(page.locator("[data-need-finder]").first());
  // The options are selected without an interaction, so that scripts do not enhance the form.
  await page.evaluate(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>("[data-need-finder] select"))
      select.selectedIndex = 2;
  });
  await mark(page);
  await page.goto(ELSEWHERE);
  await goBack(page);
  for (const select of await page.locator("[data-need-finder] select").all())
    await expect(select).toHaveValue("");
});
