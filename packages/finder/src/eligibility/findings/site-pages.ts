/** The pages of a site that state who may take out a plan (finder §5.10). */
import type { Locale } from "@orlaya/locales";
import type { Audience, CountryGroup, NeedTarget } from "../../need/types.ts";

/** The page of a plan. */
export interface PlanPage {
  /** What the searches read from the page. */
  readonly target: NeedTarget;
  readonly title: string;
  /** Its own path, and that of the page for individuals of the same plan. */
  readonly paths: readonly string[];
}

/** A page of an offer or of a region, with the plans that it names. */
export interface NamingPage {
  readonly title: string;
  readonly path: string;
  /** Ids of plan pages. */
  readonly plans: readonly string[];
  /** The countries (ISO codes) that a page of a region is about; null for a page of an offer. */
  readonly places: readonly string[] | null;
  /** The offer (`offerUid` of plan pages) that the page presents; null for a page of a region. */
  readonly offerUid: string | null;
}

/** The pages of one site in one language. */
export interface SitePages {
  readonly audience: Audience;
  readonly locale: Locale;
  readonly plans: readonly PlanPage[];
  readonly groups: readonly CountryGroup[];
  readonly naming: readonly NamingPage[];
  /** Path of a page with the search by need. */
  readonly searchPath: string;
  /** Path of the list of plans, which also has the eligibility finder. */
  readonly listPath: string;
}
