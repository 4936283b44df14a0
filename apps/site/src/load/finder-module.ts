/** The finder modules of a site: their texts, and the landings for searches without a plan. */
import type { ModuleLisa, SiteContent } from "@orlaya/content";
import { FINDER_UIDS } from "@orlaya/contract";
import type { NoPlan } from "@orlaya/finder-ui";
import { outcomePath, type Audience, type Site } from "@orlaya/routes";

/**
 * uid of the eligibility module, for pages that show this finder while the site uses the finder by
 * need.
 */
const ELIGIBILITY_UIDS: { readonly [A in Audience]: string } = {
  individual: "part-lisa-eligibility",
  corporate: "part-lisa-eligibility-pro",
};

/** Loads the finder module of a site; null when it cannot be read. */
export const loadFinderModule = (site: SiteContent): Promise<ModuleLisa | null> =>
  site.finderModule(FINDER_UIDS[site.audience]);

/** Loads the module for pages that show the eligibility finder; null when it cannot be read. */
export const loadEligibilityFinderModule = (site: SiteContent): Promise<ModuleLisa | null> =>
  site.finderModule(ELIGIBILITY_UIDS[site.audience]);

/**
 * Returns the path of the landing that a finder module sets for a search without a plan; error-404
 * when it sets none (spec §2 Finder result routes).
 */
export function getLandingPath(module: ModuleLisa | null, kind: NoPlan, site: Site): string {
  const page = kind === "noResult" ? module?.no_result_page : module?.error_page;
  return outcomePath({ kind, landing: page?.document?.uid ?? null }, site);
}
