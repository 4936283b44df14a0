/** The finder modules of a site: their texts, and the pages that a search leads to when it finds no plan. */
import type { ModuleLisa, SiteContent } from "@orlaya/content";
import type { NoPlan } from "@orlaya/finder-ui";
import { outcomePath, type Audience, type Site } from "@orlaya/routes";

/** uid of the finder module of a site (spec §3). */
const FINDER_UIDS: { readonly [A in Audience]: string } = {
  individual: "part-lisa-common",
  corporate: "part-lisa-common-pro",
};

/** uid of the module for pages that show the finder by eligibility while the site's own asks by need. */
const ELIGIBILITY_UIDS: { readonly [A in Audience]: string } = {
  individual: "part-lisa-eligibility",
  corporate: "part-lisa-eligibility-pro",
};

/** The finder module of a site; null where it cannot be read. */
export const loadFinderModule = (site: SiteContent): Promise<ModuleLisa | null> =>
  site.finderModule(FINDER_UIDS[site.audience]);

/** The module of the pages that show the finder by eligibility; null where it cannot be read. */
export const loadEligibilityFinderModule = (site: SiteContent): Promise<ModuleLisa | null> =>
  site.finderModule(ELIGIBILITY_UIDS[site.audience]);

/** The landing that a finder module names for an end without a plan; error-404 where it names none (spec §2 Finder result routes). */
export function getLandingPath(module: ModuleLisa | null, kind: NoPlan, site: Site): string {
  const page = kind === "noResult" ? module?.no_result_page : module?.error_page;
  return outcomePath({ kind, landing: page?.document?.uid ?? null }, site);
}
