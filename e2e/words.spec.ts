/**
 * On a phone, words and amounts break only at a hyphen: in headings, tables, facts and cards, in
 * any language.
 */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { listBrokenWords } from "./broken-words.ts";
import { expect, FULL, test } from "./fixtures.ts";
import { publishedRows, type PublishedRow } from "./published.ts";

// Images and scripts do not affect line breaks. Loading them would take most of the time of the
// test.
const SPARED = /\.(?:avif|webp|jpe?g|png|js)\b/;
test.use({ viewport: { width: 360, height: 740 }, allowed: [SPARED] });

/**
 * The full run tests every page. Otherwise German and Dutch, which have long words, are tested on
 * one site each, on every fourth page of the types with the narrowest columns.
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
        .filter(({ path }, place) => place % 4 === 0 || NAMES.test(path));
}

for (const { locale, audience } of SITES) {
  test(`${locale} ${audience}: at 360 px no word breaks without a hyphen, and no amount breaks within its digits or before its currency`, async ({
    page,
  }) => {
    test.setTimeout(FULL ? 1_800_000 : 180_000);
    await page.route(SPARED, (route) => route.abort());
    const rows = walked((await publishedRows(locale)).filter((row) => row.audience === audience));
    expect(rows.length).toBeGreaterThan(10);
    const broken: string[] = [];
    for (const { path } of rows) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      broken.push(...(await listBrokenWords(page)).map((word) => `${path} ${word}`));
    }
    expect(broken).toEqual([]);
  });
}
