/** One column of 320 CSS pixels (WCAG 1.4.10): nothing of any page family is wider, in any language. */
import { AUDIENCES, LOCALES } from '@orlaya/routes';
import { expect, test } from './fixtures.ts';
import { publishedRows, type PublishedRow } from './published.ts';

/** One page of each type, single pages all: they are one another's unlike. */
const oneOfEach = (rows: readonly PublishedRow[]): readonly PublishedRow[] => {
  const seen = new Set<string>();
  return rows.filter(({ type }) => type === 'page_single' || (!seen.has(type) && seen.add(type)));
};

for (const locale of LOCALES) {
  for (const audience of AUDIENCES) {
    test(`[quality §6] ${locale} ${audience}: no page scrolls sideways at 320 and 360 px, and no heading is wider than its place`, async ({ page }) => {
      test.setTimeout(240_000);
      const paths = oneOfEach((await publishedRows(locale)).filter((row) => row.audience === audience)).map((row) => row.path);
      expect(paths.length).toBeGreaterThan(20);
      const wide: string[] = [];
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 800 });
          wide.push(...await page.evaluate(async (place) => {
            await document.fonts.ready;
            const root = document.documentElement;
            // A heading for screen readers alone is one pixel wide.
            return [
              ...(root.scrollWidth > root.clientWidth ? [`${place}: the page, by ${root.scrollWidth - root.clientWidth} px`] : []),
              ...[...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter((heading) => heading.offsetParent !== null && heading.clientWidth > 1 && heading.scrollWidth > heading.clientWidth).map((heading) => `${place}: ${heading.textContent}`),
            ];
          }, `${path} ${width}`));
        }
      }
      expect(wide).toEqual([]);
    });
  }
}
