/** Reflow at 320 CSS pixels (WCAG 1.4.10): no page of any family is wider, in any language. */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import { expect, FULL, test } from "./fixtures.ts";
import { publishedRows, type PublishedRow } from "./published.ts";

/** Returns one page of each type, and all single pages, because these differ from each other. */
function oneOfEach(rows: readonly PublishedRow[]): readonly PublishedRow[] {
  const seen = new Set<string>();
  return rows.filter(({ type }) => type === "page_single" || (!seen.has(type) && seen.add(type)));
}
/**
 * German and Dutch have long words. The full run tests every language on both sites; the short run
 * half of the pages in German and half in Dutch.
 */
const SITES = FULL
  ? LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience })))
  : ([
      { locale: "de", audience: "individual" },
      { locale: "nl", audience: "corporate" },
    ] as const);

for (const [turn, { locale, audience }] of SITES.entries()) {
  test(`[quality §6] ${locale} ${audience}: no page scrolls horizontally at 320 and 360 px, and no heading overflows`, async ({
    page,
  }) => {
    const paths = oneOfEach(
      (await publishedRows(locale)).filter((row) => row.audience === audience),
    )
      .map((row) => row.path)
      .filter((_path, at) => FULL || at % 2 === turn);
    expect(paths.length).toBeGreaterThan(10);
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        wide.push(
          ...(await page.evaluate(async (place) => {
            await document.fonts.ready;
            const root = document.documentElement;
            // A heading for screen readers only is one pixel wide.
            return [
              ...(root.scrollWidth > root.clientWidth
                ? [`${place}: the page, by ${root.scrollWidth - root.clientWidth} px`]
                : []),
              ...[...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")]
                .filter(
                  (heading) =>
                    heading.offsetParent !== null &&
                    heading.clientWidth > 1 &&
                    heading.scrollWidth > heading.clientWidth,
                )
                .map((heading) => `${place}: ${heading.textContent}`),
            ];
          }, `${path} ${width}`)),
        );
      }
    }
    expect(wide).toEqual([]);
  });
}

for (const { locale, audience } of SITES) {
  test(`[2-089 quality §6] ${locale} ${audience}: from 1024 to 1440 px no part of the header shrinks, overlaps or wraps`, async ({
    page,
  }) => {
    await page.goto(buildPath("home", { locale, audience }), { waitUntil: "domcontentloaded" });
    const wrong: string[] = [];
    for (const width of [1024, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      wrong.push(
        ...(await page.evaluate(async (at) => {
          await document.fonts.ready;
          function shown(selector: string) {
            return [...document.querySelectorAll<HTMLElement>(`header ${selector}`)].filter(
              (element) => element.getClientRects().length > 0 && !element.closest("[popover]"),
            );
          }
          const box = (element: Element) => element.getBoundingClientRect();
          function lines(element: Element): number {
            const tops = new Set<number>();
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const text = document.createRange();
              text.selectNodeContents(node);
              // Text for screen readers only is one pixel wide.
              for (const { top, width: wide } of text.getClientRects())
                if (wide > 1 && !node.parentElement?.closest(".sr")) tops.add(Math.round(top));
            }
            return tops.size;
          }
          function say(what: string) {
            return (element: Element) =>
              `${at} px: ${what} ${element.textContent || element.tagName}`;
          }
          return [
            ...shown("svg")
              .filter(
                (icon) => Math.abs(box(icon).width - Number(icon.getAttribute("width"))) > 0.5,
              )
              .map((icon) => say("icon of")(icon.closest("a, button") ?? icon)),
            ...shown(":is(a, button)")
              .filter((link) => lines(link) > 1)
              .map(say("wraps")),
            ...shown(".wrap")
              .filter(
                (row) =>
                  row.scrollWidth > row.clientWidth ||
                  [...row.children].some((part, place, all) => {
                    const next = all[place + 1];
                    return (
                      box(part).width > 0 &&
                      next &&
                      box(next).width > 0 &&
                      box(part).right > box(next).left + 0.5
                    );
                  }),
              )
              .map(say("overlaps in")),
          ];
        }, width)),
      );
    }
    expect(wrong).toEqual([]);
  });
}
