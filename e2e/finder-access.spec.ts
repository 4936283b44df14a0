/**
 * Runs axe in every state of both finders (finder §6.22). `npm test` checks each state in one
 * combination of language and width; the full run checks all combinations, and the need finder on
 * both sites.
 */
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience } from "@orlaya/routes";
import type { Page } from "@playwright/test";
import { problemsOf } from "./axe.ts";
import {
  ASKS,
  NO_PLAN_RESIDENCE,
  PLAN,
  answer,
  cardPath,
  finderOn,
  landing,
  openFinder,
  optionsOn,
} from "./finder-parts.ts";
import { expect, FULL, inTurn, test } from "./fixtures.ts";

// Smooth scrolling to a focused element takes seconds on a busy machine. Without it, sizes are not
// read while the element is still under the sticky header.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [360, 1280] as const;
/** Selectors of the forms, results and landings of the finders, and of the panel. */
const PARTS =
  "[data-need-finder], [data-eligibility-finder], [data-eligibility-result], section[data-result], #finder-panel[open]";
const WAYS = LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ locale, width })));

const home = (locale: Locale, audience: Audience): string =>
  buildPath("home", { locale, audience });
async function takeOver(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("[data-need-finder] select").first().focus();
  await expect(page.locator("[data-need-finder] form").first()).toHaveAttribute("data-enhanced");
}

/**
 * Functions that bring a page into a state, in the order of a visit. The states of the eligibility
 * finder are on the individual site.
 */
const STATES: Readonly<
  Record<string, (page: Page, locale: Locale, audience: Audience) => Promise<unknown>>
> = {
  "without scripts": (page, locale) => page.goto(cardPath(locale)),
  empty: (page, locale) => openFinder(page, cardPath(locale)),
  "open list": async (page, locale) => {
    await (await openFinder(page, cardPath(locale))).getByRole("combobox").first().click();
    await expect(optionsOn(page).first()).toBeVisible();
  },
  nationality: async (page, locale) =>
    answer(page, await openFinder(page, cardPath(locale)), locale, ASKS),
  complete: async (page, locale) =>
    answer(page, await openFinder(page, cardPath(locale)), locale, PLAN),
  errors: async (page, locale) => {
    const finder = await openFinder(page, cardPath(locale));
    await finder.locator("button[value=quote]").press("Enter");
    await expect(finder.getByRole("alert")).toBeFocused();
  },
  "dropped answers": (page, locale) => page.goto(`${cardPath(locale)}?from=FR&to=KP`),
  "no destination": (page, locale) =>
    openFinder(page, `${cardPath(locale)}?from=${NO_PLAN_RESIDENCE}`),
  loading: async (page, locale) => {
    // Disables timeouts, so that the loading state does not end.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    const finder = await openFinder(page, cardPath(locale));
    await answer(page, finder, locale, PLAN);
    await page.route("**/*go=*", () => undefined);
    await finder.locator("button[value=quote]").press("Enter");
    await expect(finder.locator("form")).toHaveAttribute("aria-busy", "true");
  },
  offline: async (page, locale) => {
    const finder = await openFinder(page, cardPath(locale));
    await page.context().setOffline(true);
    await expect(finder.getByText(getMessages(locale).lisa("offlineNotice"))).toBeVisible();
  },
  result: (page, locale) => page.goto(`${cardPath(locale)}?from=FR&to=SG&as=expatriation`),
  "no result": async (page, locale) => {
    await page.goto(`${cardPath(locale)}?from=${NO_PLAN_RESIDENCE}`);
    await finderOn(page).locator('a[href*="/landing/"]').click();
    await expect(page.locator("section[data-result=noResult]")).toBeVisible();
  },
  "error landing": (page, locale) =>
    page.goto(`${landing(locale, "error")}?from=FR&to=KP&as=expatriation`),
  "by need, empty": (page, locale, audience) => takeOver(page, home(locale, audience)),
  "by need, remark": async (page, locale, audience) => {
    await takeOver(page, home(locale, audience));
    await page.locator("[data-need-finder] button[popovertarget]").first().click();
    await expect(page.locator("[data-need-finder] :popover-open")).toBeVisible();
  },
  "by need, errors": async (page, locale, audience) => {
    await takeOver(page, home(locale, audience));
    await page.locator("[data-need-finder] button[value=quote]").first().press("Enter");
    await expect(page.locator("[data-need-finder]").getByRole("alert").first()).toBeVisible();
  },
  "by need, panel": async (page, locale, audience) => {
    await page.goto(buildPath("legal", { locale, audience }));
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-action=finder]")?.click());
    await expect(page.locator("#finder-panel").getByRole("radio").first()).toBeAttached();
  },
};

for (const [place, [name, reach]] of Object.entries(STATES).entries()) {
  const sites = FULL && name.startsWith("by need") ? AUDIENCES : (["individual"] as const);
  for (const { locale, width } of inTurn(WAYS, place)) {
    for (const audience of sites) {
      test(`[finder-6.22] axe reports no violations: ${name}, ${audience}, ${locale}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await reach(page, locale, audience);
        // accessibility.spec.ts checks the rest of the page.
        expect(await problemsOf(page, PARTS)).toEqual([]);
      });
    }
  }
}
