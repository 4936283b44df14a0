/** Which plans cover a destination, as the site's own finder decides it (spec §4; finder.md §3, §4): for the pages of countries and regions. */
import type { StoredDocument } from "@orlaya/content";
import { productsTo, type Finder } from "@orlaya/finder/eligibility";
import { filterNeed, type NeedIndex, type NeedSite } from "@orlaya/finder/need";
import type { Audience, Locale } from "@orlaya/routes";
import { liveFinder } from "./eligibility.ts";
import { moduleUid } from "./need.ts";
import { inEditorialOrder, planOf } from "./plans.ts";
import type { Runtime } from "./runtime.ts";

/** The product pages of a site that cover a country (ISO code), whatever the need, the language and the residence, in the editorial order. */
export type Coverage = (code: string) => readonly StoredDocument[];

/** The need finder's masks for every need at once, or everything that a release leads to for this destination. */
export function coverage(
  pages: readonly StoredDocument[],
  index: NeedIndex,
  finder: Finder | null,
  site: NeedSite,
): Coverage {
  const sorted = inEditorialOrder(pages);
  return (code) => {
    if (finder) {
      const covering = new Set(productsTo(finder, code).map((product) => planOf(pages, product)));
      return sorted.filter((page) => covering.has(page));
    }
    const ids = new Set(filterNeed(index, { to: code }, site).map(({ id }) => id));
    return sorted.filter(({ id }) => ids.has(id));
  };
}

/** The coverage of a site now. @throws ContentUnavailable */
export async function coverageOf(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
): Promise<Coverage> {
  const { content } = runtime;
  const [pages, index, module] = await Promise.all([
    content.allProductPages(locale, audience),
    runtime.needIndex(locale, audience),
    content.finderModule(locale, moduleUid(audience)),
  ]);
  return coverage(
    pages,
    index,
    module?.["new_lisa"] === true ? await liveFinder(runtime, locale) : null,
    { locale, audience },
  );
}
/** What coverage is made from, for caches. */
export function coverageTags(locale: Locale): readonly string[] {
  return [
    `type:product_page:${locale}`,
    "type:group_of_countries",
    "type:countries",
    `type:module_lisa:${locale}`,
    "release",
  ];
}
