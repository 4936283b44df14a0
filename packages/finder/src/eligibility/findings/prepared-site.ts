/** Prepares the pages of a site for the comparison with the rules. */
import { DATA_LOCALE } from "../../data/types.ts";
import { compileNeed, filterNeed, type NeedIndex } from "../../need/compile.ts";
import type { NeedTarget } from "../../need/types.ts";
import { createNeedRules } from "../sales.ts";
import type { SitePages } from "./site-pages.ts";
import type { AuthoredSales } from "./authored-sales.ts";

export interface PreparedSite {
  readonly pages: SitePages;
  readonly sales: AuthoredSales;
  readonly index: NeedIndex;
  /** The plan page of each product, by the index of the product. */
  readonly pageOf: ReadonlyMap<number, NeedTarget>;
  /** The index of the product, by the id of the plan page. */
  readonly productOf: ReadonlyMap<string, number>;
}

/** Finds the product of each plan page by its address in the language of the site. */
function findProducts(
  { plans, locale }: SitePages,
  { universe }: AuthoredSales,
): Map<string, number> {
  const products = new Map<string, number>();
  universe.products.forEach((product, at) => {
    const path = product[`url_${DATA_LOCALE[locale]}`] ?? product["url_en-gb"];
    const plan = plans.find(({ paths }) => path !== null && paths.includes(path));
    if (plan) products.set(plan.target.id, at);
  });
  return products;
}

/** Builds the search index of a site as the site builds it (finder §3.1). */
export function prepareSite(pages: SitePages, sales: AuthoredSales): PreparedSite {
  const productOf = findProducts(pages, sales);
  const indexOf = new Map(sales.universe.countries.map(({ iso }, at) => [iso, at]));
  const rules = createNeedRules(sales, productOf, (code) => indexOf.get(code) ?? -1);
  const targets = pages.plans.map(({ target }) => target);
  return {
    pages,
    sales,
    index: compileNeed(targets, pages.groups, rules),
    productOf,
    pageOf: new Map(
      targets.flatMap((target) => {
        const product = productOf.get(target.id);
        return product === undefined ? [] : [[product, target] as const];
      }),
    ),
  };
}

/** Returns the plan pages that the list of plans shows for two countries. */
export function listPlansBetween(
  site: PreparedSite,
  from: string,
  to: string,
): readonly NeedTarget[] {
  return filterNeed(site.index, { from, to }, site.pages);
}

/** Called with the indexes of two countries, and the number of pairs that are equal to this one. */
export type VisitPair = (from: number, to: number, pairs: number) => void;

/**
 * Visits all pairs of countries. Pairs that neither the rules nor the searches distinguish are
 * visited once. Journeys within one country are visited one by one.
 */
export function visitPairs({ sales, index }: PreparedSite, visit: VisitPair): void {
  const { countries } = sales.universe;
  const groups = Map.groupBy(countries.keys(), (at) => {
    const code = countries[at]?.iso ?? "";
    return [
      sales.table.residence[at],
      sales.table.destination[at],
      index.locations.get(code)?.join(),
      index.destinations.get(code)?.join(),
    ].join("/");
  });
  const all = [...groups.values()];
  for (const from of all)
    for (const to of all) {
      const [first = 0, second] = from;
      if (from !== to) visit(first, to[0] ?? 0, from.length * to.length);
      else if (second !== undefined) visit(first, second, from.length * (from.length - 1));
    }
  for (const at of countries.keys()) visit(at, at, 1);
}
