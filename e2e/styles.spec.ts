/**
 * Style sheets of a page after a full load and after a navigation (quality §7): which sheets it
 * has, and that their order does not matter.
 */
import { AUDIENCES, BASES, buildPath, type Base } from "@orlaya/routes";
import type { Page } from "@playwright/test";
import { expect, FULL, test } from "./fixtures.ts";
import { pageOfRoute, publishedRows } from "./published.ts";

const SITE = { locale: "en", audience: "individual" } as const;
/** Routes whose pages together have all sheets. */
const SOME: readonly Base[] = [
  "home",
  "offers",
  "product",
  "destinations",
  "country",
  "insurance-guide",
  "contact-form",
  "services",
  "faq-home",
];
const RESULT = `${buildPath("offers", SITE)}?from=FR&to=VN&as=expatriation`;

/**
 * Returns the properties that an element takes from two sheets other than the shared one.
 * Conditions and states of the rules are ignored, so that every state and every width is covered.
 */
function clashesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const STATES =
      /:(?:hover|focus-visible|focus-within|focus|active|target|checked|popover-open|open|modal|invalid|user-invalid|disabled|enabled|autofill|placeholder-shown|visited|link)(?![\w-])/g;
    const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;
    const plain = (selector: string): string =>
      selector.replace(NOT, "").replace(STATES, ":not(x-y)");
    /** Maps logical property names to physical ones, so that both have the same name. */
    function side(name: string): string {
      return name
        .replace("block-start", "top")
        .replace("block-end", "bottom")
        .replace("inline-start", "left")
        .replace("inline-end", "right")
        .replace(/^inset-/, "")
        .replace(/^(min-|max-)?block-size$/, "$1height")
        .replace(/^(min-|max-)?inline-size$/, "$1width");
    }
    const taken = new Map<Element, Map<string, Map<string, string>>>();
    function note(sheet: string, selector: string, names: readonly string[]): void {
      const [, of = selector, pseudo = ""] =
        /^(.*?)(::[\w-]+(?:\([^)]*\))?)?$/.exec(selector) ?? [];
      let elements: readonly Element[] = [];
      try {
        elements = [...document.querySelectorAll(plain(of) || "*")];
      } catch {
        return;
      }
      for (const element of elements) {
        const properties = taken.get(element) ?? new Map<string, Map<string, string>>();
        taken.set(element, properties);
        for (const name of names)
          properties.set(
            side(name) + pseudo,
            (properties.get(side(name) + pseudo) ?? new Map<string, string>()).set(sheet, selector),
          );
      }
    }
    /** Splits a selector list at its commas, except those inside brackets. */
    const parts = (list: string): readonly string[] =>
      list.split(/,(?![^(]*\))/).map((part) => part.trim());
    function walk(sheet: string, rules: CSSRuleList, around: string): void {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const part of parts(rule.selectorText)) {
            const whole =
              around === ""
                ? part
                : part.includes("&")
                  ? part.replaceAll("&", `:is(${around})`)
                  : `:is(${around}) ${part}`;
            note(sheet, whole, [...rule.style]);
            walk(sheet, rule.cssRules, whole);
          }
        } else if (rule instanceof CSSNestedDeclarations) note(sheet, around, [...rule.style]);
        else if (rule instanceof CSSGroupingRule) walk(sheet, rule.cssRules, around);
      }
    }
    const [, ...own] = document.querySelectorAll<HTMLLinkElement>(
      "head link[rel=stylesheet]:not([media=print])",
    );
    for (const { href, sheet } of own)
      if (sheet) walk(href.replace(/^.*styles-|\..*$/g, ""), sheet.cssRules, "");
    const found = new Set<string>();
    for (const properties of taken.values())
      for (const [name, sheets] of properties)
        if (sheets.size > 1)
          found.add(`${name}: ${[...sheets].map((pair) => pair.join(" ")).join(" | ")}`);
    return [...found];
  });
}

for (const audience of FULL ? AUDIENCES : ([SITE.audience] as const)) {
  test(`[quality §7] ${audience}: no element takes a property from two sheets, so their order cannot change a page`, async ({
    page,
  }) => {
    const rows = await publishedRows(SITE.locale);
    const paths = (FULL ? BASES : SOME).flatMap((base) => pageOfRoute(rows, base, audience) ?? []);
    const clashes: string[] = [];
    for (const path of [
      ...paths,
      buildPath("error-404", { ...SITE, audience }).replace("error-404", "nope"),
      RESULT,
    ]) {
      await page.goto(path, { waitUntil: "load" });
      expect(
        await page.locator("head link[rel=stylesheet]:not([media=print])").count(),
        path,
      ).toBeGreaterThan(1);
      clashes.push(...(await clashesOn(page)).map((clash) => `${path} ${clash}`));
    }
    expect(clashes).toEqual([]);
  });
}

/** Returns the position and size of every element on the page. */
function placesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest(".astro-route-announcer, script, [data-progress]"))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[left, top + scrollY, width, height].map(Math.round).join(" ")}`;
      });
  });
}

test("[quality §7 2-108] a navigation applies all sheets before the page is shown, and gives the layout of a full load", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(window, { late });
    document.addEventListener("astro:after-swap", () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
        if (!link.sheet) late.push(link.href);
    });
  });
  const rows = await publishedRows(SITE.locale);
  await page.goto(buildPath("legal", SITE));
  for (const base of ["product", "country", "home"] as const) {
    const path = pageOfRoute(rows, base, SITE.audience) ?? "";
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.querySelector("main")?.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL(path);
    expect(
      await page.evaluate(() => (window as unknown as { late: readonly string[] }).late),
      "sheets that do not apply after the swap",
    ).toEqual([]);
    const navigated = await placesOn(page);
    const other = await page.context().newPage();
    await other.goto(path, { waitUntil: "load" });
    expect(navigated, path).toEqual(await placesOn(other));
    await other.close();
  }
});

test("[quality §7 1-023] the panel loads its sheet on a page without a finder", async ({
  page,
}) => {
  await page.goto(buildPath("legal", SITE));
  const sheet = page.locator('head link[href*="styles-finder"]');
  await expect(sheet).toHaveCount(0);
  await page.locator("header [data-action=finder]:visible").first().click();
  await expect(page.locator("#finder-panel").getByRole("radio").first()).toBeAttached();
  expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
});
