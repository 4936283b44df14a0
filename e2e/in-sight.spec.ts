/**
 * The open country list is fully visible on every page with the finder: nothing clips or covers it.
 */
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import type { Locator, Page } from "@playwright/test";
import { expect, FULL, test } from "./fixtures.ts";
import { optionsOn } from "./finder-parts.ts";

const WIDTHS = [1024, 1280, 1680] as const;
const SITES = LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience })));
/** The home page of the professional site has no finder. */
const PAGES: readonly { readonly kind: string; readonly locale: Locale; readonly path: string }[] =
  [
    ...LOCALES.map((locale) => ({
      kind: "home page",
      locale,
      path: buildPath("home", { locale, audience: "individual" }),
    })),
    ...SITES.map(({ locale, audience }) => ({
      kind: `${audience} not-found page`,
      locale,
      path: buildPath("error-404", { locale, audience }).replace("error-404", "nope"),
    })),
  ];
/**
 * The home page at 1280 px and a not-found page at 1680 px; all pages and widths in the full run.
 */
const CASES = FULL
  ? PAGES.flatMap((page) => WIDTHS.map((width) => ({ ...page, width })))
  : [
      { at: 0, width: 1280 },
      { at: 12, width: 1680 },
    ].flatMap(({ at, width }) => PAGES.slice(at, at + 1).map((page) => ({ ...page, width })));

/** Returns what is at the corners of the active option, except the option itself. */
function coveredCorners(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const active = document.querySelector("li[role=option][data-active]");
    if (!active) return ["no active option"];
    const { left, right, top, bottom } = active.getBoundingClientRect();
    return [
      [left + 12, top + 3],
      [right - 12, top + 3],
      [left + 12, bottom - 3],
      [right - 12, bottom - 3],
    ].flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && active.contains(hit)
        ? []
        : [
            `${active.textContent}: ${Math.round(x)} ${Math.round(y)} is ${hit ? `${hit.tagName}.${hit.className}` : "outside the viewport"}`,
          ];
    });
  });
}
async function openList(page: Page, locale: Locale): Promise<Locator> {
  const field = page
    .locator("main")
    .getByRole("combobox", { name: getMessages(locale).formsFields("needDestination.label") });
  await field.focus();
  await expect(page.locator("main form[data-enhanced]")).toBeVisible();
  await field.press("ArrowDown");
  await expect(optionsOn(page).first()).toBeVisible();
  return field;
}

for (const { kind, locale, path, width } of CASES) {
  test(`${locale} ${kind}, ${width} px: the country list is visible, and so is the option that is active by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const field = await openList(page, locale);
    for (const keys of [
      ["ArrowDown"],
      Array<string>(5).fill("ArrowDown"),
      ["End"],
      ["Home", "ArrowUp"],
    ]) {
      for (const key of keys) await field.press(key);
      await expect.poll(() => coveredCorners(page)).toEqual([]);
    }
  });
}
