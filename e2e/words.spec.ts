/**
 * On a phone, words and amounts break only at a hyphen: in headings, tables, facts and cards, in
 * any language.
 */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { Page } from "@playwright/test";
import { expect, FULL, test } from "./fixtures.ts";
import { publishedRows, type PublishedRow } from "./published.ts";

// Images and scripts do not affect line breaks. Loading them would take most of the time of the
// test.
const SPARED = /\.(?:avif|webp|jpe?g|png|js)\b/;
test.use({ viewport: { width: 360, height: 740 }, allowed: [SPARED] });

/**
 * The full run tests every page. Otherwise German and Dutch, which have long words, are tested on
 * one site each, on every second page of the types with the narrowest columns.
 */
const SITES = FULL
  ? LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience })))
  : ([
      { locale: "de", audience: "individual" },
      { locale: "nl", audience: "corporate" },
    ] as const);
const NARROW: readonly string[] = ["product_page", "page_region", "page_single"];
/** The only page with a table of technical names, which must not break. */
const NAMES = /\/cookies$/;
function walked(rows: readonly PublishedRow[]): readonly PublishedRow[] {
  return FULL
    ? rows
    : rows
        .filter(({ type, path }) => NARROW.includes(type) || NAMES.test(path))
        .filter(({ path }, place) => place % 2 === 0 || NAMES.test(path));
}

/**
 * Returns the words that break across lines without a hyphen. A no-break space is part of a word,
 * because amounts contain it.
 */
function brokenOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    function topsOf(text: Text, place: number): readonly number[] {
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return [...range.getClientRects()].map(({ top }) => top);
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      range.selectNodeContents(text);
      // Text for screen readers only is one pixel wide.
      if (text.parentElement?.closest(".sr") || range.getClientRects().length < 2) continue;
      // A letter after a soft hyphen also has a rectangle for the hyphen, on the previous line.
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{M}\p{N}\u00a0\u202f'’.,]+/gu)) {
        if (
          Math.max(...topsOf(text, index)) <
          Math.min(...topsOf(text, index + word.length - 1)) - 2
        )
          broken.add(`${text.parentElement?.tagName}: ${word}`);
      }
    }
    return [...broken];
  });
}

for (const { locale, audience } of SITES) {
  test(`${locale} ${audience}: at 360 px no word breaks without a hyphen, and no amount breaks within its digits or before its currency`, async ({
    page,
  }) => {
    test.setTimeout(FULL ? 1_800_000 : 180_000);
    await page.route(SPARED, (route) => route.abort());
    const rows = walked((await publishedRows(locale)).filter((row) => row.audience === audience));
    expect(rows.length).toBeGreaterThan(20);
    const broken: string[] = [];
    for (const { path } of rows) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      broken.push(...(await brokenOn(page)).map((word) => `${path} ${word}`));
    }
    expect(broken).toEqual([]);
  });
}
