/**
 * Which plans cover a destination, according to the finder of the site (spec §4; finder §3, §4).
 * Used by the pages of countries and regions.
 */
import type { Plan, SiteContent } from "@orlaya/content";
import { RELEASE_TAG, getTypeTag } from "@orlaya/contract";
import { listSoldProducts, type Finder } from "@orlaya/finder/eligibility";
import { filterNeed, type NeedIndex, type NeedSite } from "@orlaya/finder/need";
import type { Locale } from "@orlaya/locales";
import { loadLiveFinder } from "./eligibility-release.ts";
import { loadFinderModule } from "./finder-module.ts";
import { loadNeedIndex } from "./need-index.ts";
import { sortPlans, findPlan } from "./plans.ts";
import type { LoadRuntime } from "./runtime.ts";

/**
 * Returns the product pages of a site that cover a country (ISO code), for any need, language and
 * residence, in editorial order.
 */
export type Coverage = (code: string) => readonly Plan[];

/**
 * Creates the coverage lookup of a site: from the release when `finder` is given, otherwise from
 * the masks of the need finder for all needs.
 */
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
        listSoldProducts(finder, { to: code }).map((product) => findPlan(plans, product)),
      );
      return sorted.filter((page) => covering.has(page));
    }
    const ids = new Set(filterNeed(index, { to: code }, site).map(({ id }) => id));
    return sorted.filter(({ id }) => ids.has(id));
  };
}

/** Loads the current coverage of a site; null when any of its sources cannot be read. */
export async function loadCoverage(
  runtime: LoadRuntime,
  site: SiteContent,
): Promise<Coverage | null> {
  const [plans, index, module] = await Promise.all([
    site.plans(),
    loadNeedIndex(runtime, site),
    loadFinderModule(site),
  ]);
  if (!plans || !index || !module) return null;
  const finder = module.new_lisa ? await loadLiveFinder(runtime, site) : null;
  return module.new_lisa && !finder ? null : buildCoverage(plans, index, finder, site);
}

/** Returns the cache tags of the documents from which coverage is computed. */
export function listCoverageTags(locale: Locale): readonly string[] {
  return [
    getTypeTag("product_page", locale),
    getTypeTag("group_of_countries"),
    getTypeTag("countries"),
    getTypeTag("module_lisa", locale),
    RELEASE_TAG,
  ];
}
