/** The eligibility finder of a page, and the summary of the answers on its landings. */
import { readCountryCode, type PageDocument, type SiteContent } from "@orlaya/content";
import type { EligibilityNoResultModel, NoPlan } from "@orlaya/finder-ui";
import { hasEligibilityFinder } from "../families/family.ts";
import { loadEligibility, loadEligibilityRecap, type Eligibility } from "../load/eligibility.ts";
import type { Runtime } from "../process/runtime.ts";
import type { PageContent } from "./content.ts";
import type { PageRequest, PageTarget } from "./page.ts";

/** Purpose of a landing → the finder outcome for which it is shown. */
const LANDINGS: { readonly [P in string]?: NoPlan } = { no_result: "noResult", error: "error" };

/** Returns the ISO code of the country that a page is about; empty for any other page. */
export const getPageCountry = (document: PageDocument | null): string =>
  document && "country_code" in document ? readCountryCode(document) : "";

/**
 * Returns the initial answers of the finder: the answers of the query, and the country that the
 * page is about.
 */
export function readStartAnswers(
  document: PageDocument | null,
  query: URLSearchParams,
): URLSearchParams {
  const code = getPageCountry(document);
  if (!code || query.has("to")) return query;
  return new URLSearchParams([...query, ["to", code]]);
}

/** Eligibility data of a page; each is null when the page does not show it. */
export interface PageFinders {
  readonly eligibility: Eligibility | null;
  readonly recap: EligibilityNoResultModel | null;
}

/** Loads the eligibility finder of a page, or the summary of the answers on a landing. */
export async function loadPageFinders(
  runtime: Runtime,
  { query }: PageRequest,
  site: SiteContent,
  { document, path, failure }: PageTarget,
  { view }: PageContent,
): Promise<PageFinders> {
  const page = failure ? null : path;
  const eligibility = hasEligibilityFinder(view.slices)
    ? await loadEligibility(runtime, site, page, readStartAnswers(document, query))
    : null;
  const end = document && "purpose" in document ? LANDINGS[document.purpose ?? ""] : undefined;
  const recap = end && !eligibility ? await loadEligibilityRecap(runtime, site, end, query) : null;
  return { eligibility, recap };
}
