/** Which plans cover a destination, as the site's own finder decides it (spec §4; finder §3, §4): for the pages of countries and regions. */
import type { Plan, SiteContent } from "@orlaya/content";
import { RELEASE_TAG, getTypeTag } from "@orlaya/contract";
import { listProductsTo, type Finder } from "@orlaya/finder/eligibility";
import { filterNeed, type NeedIndex, type NeedSite } from "@orlaya/finder/need";
import type { Locale } from "@orlaya/locales";
import { loadLiveFinder } from "./eligibility.ts";
import { loadFinderModule } from "./finder-module.ts";
import { loadNeedIndex } from "./need-index.ts";
import { sortPlans, findPlan } from "./plans.ts";
import type { LoadRuntime } from "./runtime.ts";

/** The product pages of a site that cover a country (ISO code), whatever the need, the language and the residence, in the editorial order. */
export type Coverage = (code: string) => readonly Plan[];

/** The need finder's masks for every need at once, or everything that a release leads to for this destination. */
export function buildCoverage(
  plans: readonly Plan[],
  index: NeedIndex,
  finder: Finder | null,
  site: NeedSite,
): Coverage {
  const sorted = sortPlans(plans);
  return (code) => {
    if (finder) {
      const covering = new Set(
        listProductsTo(finder, code).map((product) => findPlan(plans, product)),
      );
      return sorted.filter((page) => covering.has(page));
    }
    const ids = new Set(filterNeed(index, { to: code }, site).map(({ id }) => id));
    return sorted.filter(({ id }) => ids.has(id));
  };
}

/** The coverage of a site now; null where a part of what decides it could not be read. */
export async function loadCoverage(
  runtime: LoadRuntime,
  site: SiteContent,
): Promise<Coverage | null> {
  const [plans, index, module] = await Promise.all([
    site.plans(),
    loadNeedIndex(site),
    loadFinderModule(site),
  ]);
  if (!plans || !index || !module) return null;
  const finder = module.new_lisa ? await loadLiveFinder(runtime, site) : null;
  return module.new_lisa && !finder ? null : buildCoverage(plans, index, finder, site);
}

/** What coverage is made from, for caches. */
export function listCoverageTags(locale: Locale): readonly string[] {
  return [
    getTypeTag("product_page", locale),
    getTypeTag("group_of_countries"),
    getTypeTag("countries"),
    getTypeTag("module_lisa", locale),
    RELEASE_TAG,
  ];
}
