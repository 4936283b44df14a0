/**
 * `npm run finder:states`: takes screenshots of every state of both finders at 360 and 1280 px, in
 * English and German, on a running site (E2E_SITE, by default http://localhost:3000). It writes
 * them to test-results/states, for a review before a release.
 */
import { mkdir } from "node:fs/promises";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import { chromium, type Page } from "@playwright/test";
import {
  ASKS,
  NO_PLAN_RESIDENCE,
  PLAN,
  answer,
  cardPath,
  finderOn,
  landing,
  openFinder,
  pagePath,
} from "./finder-parts.ts";
import { SITE } from "./fixtures.ts";

const FOLDER = "test-results/states";
type Shot = (page: Page, locale: Locale) => Promise<unknown>;

const STATES: Readonly<Record<string, Shot>> = {
  "page-start": async (page) => page.goto(await pagePath()),
  "page-two-answers": async (page) => page.goto(`${await pagePath()}?from=FR&to=SG`),
  "page-nationality": async (page) =>
    answer(page, await openFinder(page, await pagePath()), "en", ASKS),
  "page-errors": async (page) =>
    (await openFinder(page, await pagePath())).locator("button[value=quote]").press("Enter"),
  "card-start": (page, locale) => page.goto(`${cardPath(locale)}#finder`),
  "card-complete": async (page, locale) =>
    answer(page, await openFinder(page, cardPath(locale)), locale, PLAN),
  "card-list": async (page, locale) => {
    const field = (await openFinder(page, cardPath(locale))).getByRole("combobox").first();
    await field.click();
    await page
      .locator("dialog[open] input, input[aria-expanded=true]:not([readonly])")
      .first()
      .fill("an");
  },
  "card-dropped": (page, locale) => page.goto(`${cardPath(locale)}?from=FR&to=KP#finder`),
  "card-no-destination": (page, locale) =>
    page.goto(`${cardPath(locale)}?from=${NO_PLAN_RESIDENCE}#finder`),
  result: (page, locale) => page.goto(`${cardPath(locale)}?from=FR&to=SG&as=expatriation#finder`),
  "no-result": async (page, locale) => {
    await page.goto(`${cardPath(locale)}?from=${NO_PLAN_RESIDENCE}`);
    await finderOn(page).locator('a[href*="/landing/"]').click();
    await page.locator("section[data-result=noResult]").waitFor();
  },
  "no-result-destination": (page, locale) =>
    page.goto(`${landing(locale, "noResult")}?from=FR&to=KP&as=expatriation`),
  "error-landing": (page, locale) =>
    page.goto(`${landing(locale, "error")}?from=FR&to=KP&as=expatriation`),
  "error-landing-plain": (page, locale) => page.goto(landing(locale, "error")),
  need: (page, locale) =>
    page.goto(`${buildPath("home", { locale, audience: "individual" })}#finder`),
  "need-errors": async (page, locale) => {
    await page.goto(`${buildPath("home", { locale, audience: "individual" })}#finder`);
    await page.locator("[data-need-finder] select").first().focus();
    await page.locator("[data-need-finder] form[data-enhanced] button[value=quote]").press("Enter");
  },
  "need-panel": async (page, locale) => {
    await page.goto(buildPath("legal", { locale, audience: "individual" }));
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-action=finder]")?.click());
    await page
      .getByRole("dialog", { name: getMessages(locale).lisa("title") })
      .getByRole("radio")
      .first()
      .waitFor();
  },
  filters: (page, locale) =>
    page.goto(`${cardPath(locale)}?country-of-residence=FR&country-of-destination=KP`),
};

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const locale of ["en", "de"] as const) {
  for (const width of [360, 1280]) {
    for (const [name, take] of Object.entries(STATES)) {
      const page = await browser.newPage({
        baseURL: SITE(),
        viewport: { width, height: width === 360 ? 800 : 1000 },
        reducedMotion: "reduce",
      });
      try {
        await take(page, locale);
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: `${FOLDER}/${name}-${locale}-${width}.png` });
      } catch (error) {
        process.exitCode = 1;
        console.error(
          `${name} ${locale} ${width}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      await page.close();
    }
  }
}
await browser.close();
console.log(`The screenshots are in ${FOLDER}.`);
