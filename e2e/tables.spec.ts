/**
 * The tables of a plan on a phone: the width of their columns, and the sign that more columns
 * follow; and the price in the mini bar.
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
