/**
 * WCAG 2.2 AA on the built site: axe, keyboard alone, target sizes, reflow, forced colours
 * (quality §6; finder §6).
 */
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, BASES, type Audience, type Base } from "@orlaya/routes";
import type { Locator, Page } from "@playwright/test";
import { problemsOf } from "./axe.ts";
import { cardPath, openFinder, optionsOn, pagePath, pressInactive } from "./finder-parts.ts";
import { expect, FULL, inTurn, test } from "./fixtures.ts";
import { pathOf as pathAmong, publishedRows } from "./published.ts";

// Smooth scrolling to a focused element takes seconds on a busy machine. Without it, sizes are not
// read while the element is still under the sticky header.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [360, 1280] as const;
/** Routes whose pages differ most. The full run tests every row of the route table. */
const SOME = [
  "home",
  "offers",
  "offer",
  "product",
  "contact",
  "legal",
  "landing",
  "error-404",
] as const satisfies readonly Base[];
const PAGES: readonly Base[] = FULL ? BASES : SOME;
/**
 * Combinations of audience, language and width. In `npm test` each page is tested in one of them.
 */
const WAYS = AUDIENCES.flatMap((audience) =>
  (FULL ? LOCALES : (["en", "de"] as const)).flatMap((locale) =>
    WIDTHS.map((width) => ({ audience, locale, width })),
  ),
);

const rows = new Map<Locale, ReturnType<typeof publishedRows>>();
async function pathOf(base: Base, locale: Locale, audience: Audience): Promise<string> {
  const published = rows.get(locale) ?? publishedRows(locale);
  rows.set(locale, published);
  return pathAmong(await published, base, { locale, audience });
}
/** Returns the scroll width of the page after its fonts have loaded. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth;
  });
}

for (const [place, name] of PAGES.entries()) {
  for (const { audience, locale, width } of inTurn(WAYS, place)) {
    test(`[quality §6] axe reports no violations: ${name}, ${audience}, ${locale}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await pathOf(name, locale, audience), { waitUntil: "load" });
      expect(await problemsOf(page)).toEqual([]);
    });
  }
}

test.describe("states at 1280 px", () => {
  test("axe reports no violations in the mega menu", async ({ page }) => {
    await page.goto("/en");
    await page.locator("header nav[data-hover] button").first().click();
    await expect(page.locator("[data-mega]:popover-open")).toBeVisible();
    expect(await problemsOf(page, "[data-mega]:popover-open")).toEqual([]);
  });
  test("axe reports no violations in the panel of the finder", async ({ page }) => {
    await page.goto("/de/legal");
    await page.locator("header [data-action=finder]:visible").first().click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
    expect(await problemsOf(page, "#finder-panel")).toEqual([]);
  });
  test("axe reports no violations in a finder with errors; the error summary lists them and links to the fields", async ({
    page,
  }) => {
    await page.goto("/en");
    const finder = page.locator("[data-need-finder]").first();
    await finder.getByLabel("What do you need?", { exact: true }).focus();
    const submit = finder.getByRole("button", { name: "See plan" });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    // The button is inactive but not disabled. When pressed, it lists the missing answers.
    await pressInactive(submit);
    const summary = finder.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(3);
    expect(await problemsOf(page, "[data-need-finder]")).toEqual([]);
    await summary.getByRole("link").nth(1).click();
    await expect(finder.getByRole("combobox", { name: "Where are you going?" })).toBeFocused();
  });
  test("axe reports no violations in the open country list", async ({ page }) => {
    await page.goto("/de");
    const finder = page.locator("[data-need-finder]").first();
    await finder.locator("select").first().focus();
    const destination = finder.locator("[role=combobox]");
    await expect(destination).toHaveAttribute("aria-autocomplete", "list");
    await destination.fill("span");
    await expect(page.locator("[role=option]").first()).toBeVisible();
    expect(await problemsOf(page, "[data-need-finder]")).toEqual([]);
  });
});

test.describe("states at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("axe reports no violations in the mobile menu, and the focus stays inside it", async ({
    page,
  }) => {
    await page.goto("/de/unternehmen");
    await page.locator("header [data-dialog]").click();
    const menu = page.locator("dialog[open]");
    await menu.locator("summary").first().click();
    expect(await problemsOf(page, "dialog[open]")).toEqual([]);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest("dialog[open]") !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(page.locator("header [data-dialog]")).toBeFocused();
  });
  test("axe reports no violations in the dialog of the country list", async ({ page }) => {
    await page.goto("/en");
    const finder = page.locator("[data-need-finder]").first();
    await finder.locator("select").first().focus();
    const destination = finder.getByRole("combobox", { name: "Where are you going?" });
    await expect(destination).toHaveAttribute("aria-haspopup", "dialog");
    await destination.click();
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    expect(await problemsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(destination).toBeFocused();
  });
});

test.describe("keyboard only", () => {
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("The element did not get the focus after 80 presses of the Tab key.");
  }

  test("the first Tab stop is the skip link; after it, the next stop is in the main content", async ({
    page,
  }) => {
    await page.goto("/en/support");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("[4-001 4-005] the need finder works from the first question to the plan", async ({
    page,
  }) => {
    await page.goto("/en");
    const finder = page.locator("[data-need-finder]").first();
    await tabTo(page, finder.getByLabel("What do you need?", { exact: true }));
    const destination = finder.getByRole("combobox", { name: "Where are you going?" });
    await expect(destination).toHaveAttribute("aria-autocomplete", "list");
    await page.keyboard.press("ArrowDown");
    await expect(finder.getByLabel("What do you need?", { exact: true })).toHaveValue("expat");
    await tabTo(page, destination);
    await page.keyboard.type("spai");
    await expect(page.getByRole("option", { name: /Spain/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(destination).toHaveValue("Spain");
    await expect(destination).toHaveAttribute("aria-expanded", "false");
    await tabTo(page, finder.getByLabel("Language of your documents", { exact: true }));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, finder.getByRole("button", { name: "See plan" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/expatriate-insurance/long-term-international-health-plan");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  for (const width of WIDTHS) {
    test(`sticky elements never cover the focused element completely, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      // Without smooth scrolling each Tab stop can be checked immediately.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/en/expatriate-insurance/long-term-international-health-plan");
      const hidden: string[] = [];
      async function check(): Promise<void> {
        const problem = await page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement) || element === document.body) return null;
          const { left, top, width: wide, height } = element.getBoundingClientRect();
          // Only a completely hidden element fails (2.4.11): one visible point is enough.
          const points = [
            [0.5, 0.5],
            [0.1, 0.1],
            [0.9, 0.1],
            [0.1, 0.9],
            [0.9, 0.9],
          ].map(([x = 0, y = 0]) => document.elementFromPoint(left + wide * x, top + height * y));
          const seen = points.some(
            (point) =>
              point !== null &&
              (element.contains(point) || point.contains(element)) &&
              point.tagName !== "HTML" &&
              point.tagName !== "BODY",
          );
          return seen
            ? null
            : `${element.tagName} ${element.textContent.trim().slice(0, 40)} at ${Math.round(top)}`;
        });
        if (problem) hidden.push(problem);
      }
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press("Tab");
        await check();
      }
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press("Shift+Tab");
        await check();
      }
      expect(hidden).toEqual([]);
    });
  }
});

for (const [locale, audience] of [
  ["en", "individual"],
  ["de", "corporate"],
] as const) {
  test(`[quality §6] no page scrolls horizontally at 320 px: ${locale}, ${audience}`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + PAGES.length * 15_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of PAGES) {
      const path = await pathOf(name, locale, audience);
      await page.goto(path);
      expect(await widthOf(page), path).toBeLessThanOrEqual(320);
    }
  });
}

test("[quality §6] no text is clipped at 360 px with the text spacing of WCAG 1.4.12", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/de", "/de/unternehmen", "/de/versicherungen"]) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await widthOf(page), path).toBeLessThanOrEqual(360);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("a, button, label, h1, h2, h3, p, summary")]
        .filter(
          (element) =>
            element.checkVisibility() &&
            ["hidden", "clip"].includes(getComputedStyle(element).overflowY) &&
            element.clientHeight > 1 &&
            element.scrollHeight > element.clientHeight + 1,
        )
        .map((element) => element.textContent.trim().slice(0, 50)),
    );
    expect(cut, path).toEqual([]);
  }
});

test.describe("target sizes", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  /**
   * Returns the targets smaller than `least` px. Links inside a line of text are excluded, because
   * they are as high as the line (WCAG 2.5.8, inline).
   */
  function tooSmall(page: Page, root: string, least: number): Promise<readonly string[]> {
    return page.evaluate(
      ([selector, size]) => {
        const found: string[] = [];
        for (const place of document.querySelectorAll(selector)) {
          for (const element of place.querySelectorAll<HTMLElement>(
            "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]",
          )) {
            if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
              continue;
            if (
              element.matches("a") &&
              getComputedStyle(element).display === "inline" &&
              element.closest("p, li, dd, td")?.textContent.trim() !== element.textContent.trim()
            )
              continue;
            const target = element.matches("input[type=radio], input[type=checkbox]")
              ? (element.closest("label") ?? element)
              : element;
            const { width, height } = target.getBoundingClientRect();
            // Skips elements that are off screen until focused, or for screen readers only.
            if (width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== "none")
              continue;
            if (width < size - 0.5 || height < size - 0.5)
              found.push(
                `${element.tagName} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`,
              );
          }
        }
        return found;
      },
      [root, least] as const,
    );
  }

  test("[quality §6] targets are at least 24 px on every page", async ({ page }) => {
    test.setTimeout(60_000 + PAGES.length * 15_000);
    for (const name of PAGES) {
      const path = await pathOf(name, "en", "individual");
      await page.goto(path);
      expect(await tooSmall(page, "body", 24), path).toEqual([]);
    }
  });
  test("[finder-6.7] targets of the need finder are at least 44 px, on the page and in the panel", async ({
    page,
  }) => {
    await page.goto("/en");
    expect(await tooSmall(page, "[data-need-finder]", 44), "without scripts").toEqual([]);
    const finder = page.locator("[data-need-finder]").first();
    await finder.locator("select").first().focus();
    await expect(finder.locator("[role=combobox]")).toBeVisible();
    await finder.locator("select").first().selectOption("expat");
    await expect(finder.getByRole("button", { name: "Clear type of cover" })).toBeVisible();
    expect(await tooSmall(page, "[data-need-finder]", 44), "with a chosen answer").toEqual([]);
    await page.goto("/en/legal");
    await page.locator("header [data-dialog]").click();
    await page.locator("dialog[open] [data-action=finder]").first().click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
    expect(await tooSmall(page, "#finder-panel", 44), "panel").toEqual([]);
  });
  test("[finder-6.7] targets of the eligibility finder are at least 44 px, in a card and on its page", async ({
    page,
  }) => {
    for (const path of [cardPath("en"), await pagePath()]) {
      await page.goto(`${path}?from=AM&to=AL&as=long-term-study`);
      expect(
        await tooSmall(page, "[data-eligibility-finder]", 44),
        `${path} before scripts`,
      ).toEqual([]);
      const finder = await openFinder(page, `${path}?from=AM&to=AL&as=long-term-study`);
      await expect(
        finder.getByRole("combobox", { name: "Nationality", exact: true }),
      ).toBeVisible();
      expect(await tooSmall(page, "[data-eligibility-finder]", 44), path).toEqual([]);
    }
  });
});

test("[quality §6] forced colours: a chosen card, the active option and an inactive button have distinct borders", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  function edge(of: Locator): Promise<string> {
    return of.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
      return `${borderTopStyle} ${borderTopWidth} ${outlineStyle}`;
    });
  }
  const finder = await openFinder(page, `${cardPath("en")}?from=FR&to=SG`);
  const cards = finder.locator("label:has([name=as])");
  const waiting = await edge(finder.locator("button[name=go]").first());
  await cards.first().click();
  const [chosen, other] = [await edge(cards.first()), await edge(cards.nth(1))];
  expect(chosen).not.toBe(other);
  await expect.poll(() => edge(finder.locator("button[name=go]").first())).not.toBe(waiting);
  await finder.getByRole("combobox").first().fill("united");
  const options = optionsOn(page);
  await expect
    .poll(async () => (await edge(options.first())) === (await edge(options.nth(1))))
    .toBe(false);
});

test("[quality §6] forced colours: buttons have a border and the focus is visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en");
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main button, main select")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const own = getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement) : own;
        return [own, around].some(
          (style) => style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) > 0,
        )
          ? ""
          : element.textContent.trim().slice(0, 40);
      }),
  );
  expect(edges.filter(Boolean)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const style = document.activeElement && getComputedStyle(document.activeElement);
    return style ? [style.outlineStyle, parseFloat(style.outlineWidth)] : [];
  });
  expect(outline[0]).not.toBe("none");
  expect(outline[1]).toBeGreaterThanOrEqual(2);
});
