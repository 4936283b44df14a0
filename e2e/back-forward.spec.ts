/** Return from the back-forward cache: the page comes back as it was left, and only its forms start over (finder §6.18). The driver turns that cache off unless told otherwise, and only the whole browser has one. */
import type { Page } from "@playwright/test";
import {
  FUNNEL,
  PLAN,
  answer,
  answerNeed,
  cardPath,
  catchFunnel,
  openFinder,
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

/** What survives in the page is set before it is left. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      document.documentElement.dataset["returned"] = String(event.persisted);
    });
  });
}
/** A page of the cache does not load again. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-returned", "true");
}

test("[finder-6.18] [4-015] by need: after the funnel the kept page has an empty form", async ({
  page,
}) => {
  await catchFunnel(page);
  const finder = await answerNeed(page, "en", { need: "expat", to: "ES", language: "en" }, true);
  await mark(page);
  await finder.getByRole("button", { name: "Get a quote" }).click();
  await page.waitForURL(`${FUNNEL}/**`);
  await goBack(page);
  for (const name of ["need", "to", "language"])
    await expect(finder.locator(`[name=${name}]`)).toHaveValue("");
});

test("[finder-6.18] by need: answers that were never sent are gone, too", async ({ page }) => {
  const finder = await answerNeed(page, "en", { need: "expat", to: "ES", language: "en" }, true);
  await mark(page);
  await catchFunnel(page);
  await page.goto(`${FUNNEL}/elsewhere`);
  await goBack(page);
  for (const name of ["need", "to", "language"])
    await expect(finder.locator(`[name=${name}]`)).toHaveValue("");
  await expect(finder.getByRole("combobox", { name: "Where are you going?" })).toHaveValue("");
});

test("[finder-6.18] [4-049] by eligibility: fields, later questions and the address are empty", async ({
  page,
}) => {
  await catchFunnel(page);
  const finder = await openFinder(page, cardPath("en"));
  await answer(page, finder, "en", PLAN);
  await mark(page);
  await page.goto(`${FUNNEL}/elsewhere`);
  await goBack(page);
  await expect(finder.getByRole("combobox", { name: "Country of residence" })).toHaveValue("");
  await expect(finder.getByRole("combobox", { name: "Destination" })).toBeDisabled();
  await expect(finder.getByRole("radio")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.search)).toBe("");
});

test("[finder-6.18] a form that scripts never took over starts over as well", async ({ page }) => {
  await catchFunnel(page);
  await page.goto("/en");
  // Whoever leaves while much is being fetched is not kept.
  await untilPrepared(page.locator("[data-need-finder]").first());
  // Chosen without a touch, so that nothing takes the form over.
  await page.evaluate(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>("[data-need-finder] select"))
      select.selectedIndex = 2;
  });
  await mark(page);
  await page.goto(`${FUNNEL}/elsewhere`);
  await goBack(page);
  for (const select of await page.locator("[data-need-finder] select").all())
    await expect(select).toHaveValue("");
});
