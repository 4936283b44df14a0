/** Compares the pages of the sites with the rules (finder §5.10). */
import type { EligibilityData } from "../../data/types.ts";
import type { Add } from "./collector.ts";
import type { Options } from "../places.ts";
import type { SitePages } from "./site-pages.ts";
import { AuthoredSales } from "./authored-sales.ts";
import { compareSearches } from "./site-searches.ts";
import { prepareSite } from "./prepared-site.ts";
import { compareTexts } from "./site-texts.ts";

/**
 * Adds every contradiction between the rules and the pages of the sites. Takes tens of milliseconds
 * for ten sites. @throws TooIntricate when the data cannot be compiled
 */
export function checkSites(
  data: EligibilityData,
  sites: readonly SitePages[],
  options: Options,
  add: Add,
): void {
  const sales = new AuthoredSales(data, options);
  for (const pages of sites) {
    // A site without plans has no pages to compare, as in a service for rules alone.
    if (pages.plans.length === 0) continue;
    const site = prepareSite(pages, sales);
    compareSearches(site, add);
    compareTexts(site, add);
  }
}
