/**
 * The tables of a plan on a phone: the choice of a level, the rows that are the same on each level;
 * in tables that scroll, the width of their columns and the sign that more columns follow; and the
 * bar with the price. On paper: every column, on at most three pages.
 */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { Page } from "@playwright/test";
import { expect, FULL, test } from "./fixtures.ts";
import { publishedRows } from "./published.ts";

/** German has the longest words. The full run tests every language and site. */
const SITES = FULL
  ? LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience })))
  : ([{ locale: "de", audience: "individual" }] as const);

/** Returns the problems of the tables on a phone, and of the price in the mini bar. */
function wrongOnPhone(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    /**
     * Returns how much of the fade at the edge of a table the mask leaves visible, in px; NaN
     * without one.
     */
    function fadeOf(region: Element): number {
      const fade = region.querySelector(":scope > div > span");
      const hidden = /rgba\(0, 0, 0, 0\) (\d+)px/.exec(
        fade?.parentElement ? getComputedStyle(fade.parentElement).maskImage : "",
      );
      if (!fade?.parentElement || !hidden) return NaN;
      const end = fade.parentElement.getBoundingClientRect().right - Number(hidden[1]);
      return end - fade.getBoundingClientRect().left;
    }
    const wrong: string[] = [];
    const widthOf = (element: Element | null | undefined): number =>
      element?.getBoundingClientRect().width ?? 0;
    for (const [place, table] of document.querySelectorAll("main table").entries()) {
      const region = table.parentElement;
      const [first, value, next] = table.querySelectorAll("thead th");
      if (!region || !first || !value || region.scrollWidth <= region.clientWidth) continue;
      function say(what: string): void {
        wrong.push(`table ${place + 1}: ${what}`);
      }
      const { right } = region.getBoundingClientRect();
      if (widthOf(first) > innerWidth * 0.45)
        say(`the first column takes ${Math.round(widthOf(first))} px`);
      if (value.getBoundingClientRect().right > right) say("the first values are cut off");
      if (!next || next.getBoundingClientRect().left > right - 16)
        say("less than 16 px of a next column is visible");
      if (region.tabIndex !== 0 || !region.ariaLabel) say("the keyboard cannot scroll it");
      if (!(fadeOf(region) >= 40)) say("its edge does not fade although another column follows");
      region.scrollLeft = region.scrollWidth;
      if (!(fadeOf(region) <= 1)) say("its edge fades although no other column follows");
      region.scrollLeft = 0;
      for (const cell of table.querySelectorAll<HTMLElement>("th, td"))
        if (cell.scrollWidth > cell.clientWidth + 1)
          say(`${cell.textContent} is wider than its column`);
    }
    const price = document.querySelector("[data-mini-bar] [class*=price_row]");
    const bar = price?.parentElement;
    if (price && bar) {
      const bottoms = [...price.querySelectorAll("span:not(.sr)")]
        .flatMap((part) => [...part.getClientRects()])
        .map(({ bottom }) => bottom)
        .sort((one, other) => one - other);
      // Font sizes differ within a line, so the bottoms of its parts differ by a few pixels.
      const lines = bottoms.filter((bottom, at) => bottom - (bottoms[at - 1] ?? 0) > 8).length;
      if (lines > 2 || price.scrollWidth > price.clientWidth)
        wrong.push(`bar: the price takes ${lines} lines in ${price.clientWidth} px`);
      if (bar.scrollWidth > bar.clientWidth) wrong.push("bar: wider than the screen");
    }
    return wrong;
  });
}

for (const { locale, audience } of SITES) {
  test(`${locale} ${audience}: at 360 px a table shows its first value column completely and the start of the next one, and the price in the bar has at most two lines`, async ({
    page,
  }) => {
    test.setTimeout(FULL ? 600_000 : 180_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const wrong: string[] = [];
    const plans = (await publishedRows(locale)).filter(
      (row) => row.audience === audience && row.type === "product_page",
    );
    expect(plans.length).toBeGreaterThan(15);
    for (const { path } of plans) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      wrong.push(...(await wrongOnPhone(page)).map((what) => `${path} ${what}`));
    }
    expect(wrong).toEqual([]);
  });
}

/**
 * Returns the problems of the tables of levels on a phone, for each level: the table has two
 * columns, the second is the chosen level, nothing is cut off or scrolls sideways, the choice stays
 * in sight, and each row is either in the table or among those that are the same on each level.
 * @returns the number of tables, and the problems
 */
function wrongOfLevels(page: Page): Promise<readonly [number, readonly string[]]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const wrong: string[] = [];
    const isShown = (element: Element): boolean => element.getClientRects().length > 0;
    const boxes = [...document.querySelectorAll("main fieldset:has([data-level])")];
    const header = document.querySelector("[data-header]");
    /** The visible text without soft hyphens: a label and a heading may break differently. */
    const textOf = (element?: Element | null): string =>
      (element?.textContent ?? "").replaceAll("\u00ad", "");
    for (const choice of boxes) {
      const table = choice.nextElementSibling?.querySelector("table");
      const fold = choice.parentElement?.nextElementSibling?.querySelector("details");
      const region = table?.parentElement;
      if (!table || !region || !header) return [0, ["a choice of levels has no table"]];
      const rows = [...table.querySelectorAll("tr:has(> [scope=row])")];
      for (const input of choice.querySelectorAll<HTMLInputElement>("input")) {
        const label = textOf(input.closest("label"));
        input.click();
        const say = (what: string): void => void wrong.push(`${label}: ${what}`);
        const [, ...heads] = [...table.querySelectorAll("thead th")].filter(isShown);
        if (heads.length !== 1 || !textOf(heads[0]).includes(label))
          say(`the table shows ${heads.map(textOf).join(" and ")}`);
        for (const row of rows.filter(isShown))
          if ([...row.children].filter(isShown).length !== 2)
            say(`${row.textContent} does not have one value`);
        if (region.scrollWidth > region.clientWidth) say("the table scrolls sideways");
        for (const cell of table.querySelectorAll<HTMLElement>("th, td"))
          if (isShown(cell) && cell.scrollWidth > cell.clientWidth + 1)
            say(`${cell.textContent} is wider than its column`);
        rows.findLast(isShown)?.scrollIntoView({ block: "center", behavior: "instant" });
        const box = choice.getBoundingClientRect();
        if (box.top < header.getBoundingClientRect().bottom - 1 || box.bottom > innerHeight)
          say("the choice is out of sight at the end of the table");
      }
      const folded = fold?.querySelectorAll("tbody [scope=row]").length ?? 0;
      if (rows.filter(isShown).length + folded !== rows.length)
        wrong.push(`${rows.length} rows, of which ${folded} are folded`);
      if (fold?.open) wrong.push("the fold is open");
      if (folded > 0 && !fold?.querySelector("summary")?.textContent.includes(`(${folded})`))
        wrong.push("the fold does not have the number of its rows");
    }
    return [boxes.length, wrong] as const;
  });
}

/**
 * Returns the problems of the bar with the price: it is hidden at the top of the page, and below
 * that it is in the line of the header, between the flower and the button of the menu.
 */
function wrongOfBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const bar = document.querySelector("[data-mini-bar]");
    const header = document.querySelector("[data-header]");
    const flower = header?.querySelector("svg");
    const menu = header?.querySelector("[data-dialog]");
    if (!bar || !header || !flower || !menu) return ["a part of the header is missing"];
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    function isOn(element: Element): boolean {
      const { left, top, width, height } = box(element);
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }
    scrollTo({ top: 0, behavior: "instant" });
    if (isOn(bar)) wrong.push("the bar is in sight beside the buy card");
    document.querySelector("main table")?.scrollIntoView({ behavior: "instant" });
    if (!isOn(bar)) wrong.push("the bar is not in sight");
    if (Math.abs(box(bar).top - box(header).top) > 1 || box(bar).height > box(header).height + 1)
      wrong.push("the bar is not in the line of the header");
    if (box(bar).left < box(flower).right || box(bar).right > box(menu).left + 1)
      wrong.push("the bar covers the flower or the button of the menu");
    return wrong;
  });
}

for (const { locale, audience } of SITES) {
  test(`${locale} ${audience}: at 360 px a table of levels shows the chosen level, and on paper every level on at most three pages`, async ({
    page,
  }) => {
    test.setTimeout(FULL ? 900_000 : 240_000);
    const wrong: string[] = [];
    let tables = 0;
    const plans = (await publishedRows(locale)).filter(
      (row) => row.audience === audience && row.type === "product_page",
    );
    for (const { path } of plans.filter((_plan, at) => FULL || at % 2 === 0)) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const [count, found] = await wrongOfLevels(page);
      tables += count;
      wrong.push(...[...found, ...(await wrongOfBar(page))].map((what) => `${path} ${what}`));
      await page.emulateMedia({ media: "print" });
      const hidden = await page
        .locator("main fieldset:has([data-level]) + [role=group] :is(th, td)")
        .evaluateAll((cells) => cells.filter((cell) => cell.getClientRects().length === 0).length);
      if (hidden > 0) wrong.push(`${path} ${hidden} cells are not printed`);
      await page.emulateMedia({ media: null });
      const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const sheets = pages.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      if (sheets < 1 || sheets > 3) wrong.push(`${path} takes ${sheets} pages`);
    }
    expect(wrong).toEqual([]);
    expect(tables).toBeGreaterThanOrEqual((audience === "individual" ? 10 : 8) / (FULL ? 1 : 2));
  });
}

test("the keyboard changes the level of a table, and without :has the whole table remains", async ({
  page,
}) => {
  const plan = (await publishedRows("en")).find(
    ({ type, path }) => type === "product_page" && path.includes("/long-term-"),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(plan?.path ?? "", { waitUntil: "domcontentloaded" });
  const choice = page.locator("main fieldset:has([data-level])").first();
  const head = choice
    .locator("xpath=following-sibling::div[@role='group']")
    .locator("thead th:visible");
  await choice.getByRole("radio").first().focus();
  const first = await head.last().textContent();
  await page.keyboard.press("ArrowRight");
  await expect(choice.getByRole("radio").nth(1)).toBeChecked();
  await expect(head).toHaveCount(2);
  expect(await head.last().textContent()).not.toBe(first);
  // A browser without :has ignores the rules in this condition.
  await page.evaluate(() => {
    for (const { cssRules } of document.styleSheets)
      for (const layer of cssRules)
        if (layer instanceof CSSLayerBlockRule)
          for (let at = layer.cssRules.length - 1; at >= 0; at -= 1)
            if (layer.cssRules[at] instanceof CSSSupportsRule) layer.deleteRule(at);
  });
  await expect(choice).toBeHidden();
  await expect(head).toHaveCount(4);
});
