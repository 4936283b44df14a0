/** The finders of a page: the eligibility finder, and what a landing of it shows of the answers. */
import { readCountryCode, type PageDocument, type SiteContent } from "@orlaya/content";
import type { EligibilityNoResultModel, NoPlan } from "@orlaya/finder-ui";
import { hasEligibilityFinder } from "../families/family.ts";
import { loadEligibility, loadEligibilityRecap, type Eligibility } from "../load/eligibility.ts";
import type { Runtime } from "../process/runtime.ts";
import type { PageContent } from "./content.ts";
import type { PageRequest, PageTarget } from "./page.ts";

/** Purpose of a landing → the end of the finder that it is shown for. */
const LANDINGS: { readonly [P in string]?: NoPlan } = { no_result: "noResult", error: "error" };

/** Code of the country that a page is about; empty for any other page. */
export const getPageCountry = (document: PageDocument | null): string =>
  document && "country_code" in document ? readCountryCode(document) : "";

/** What the finder of a page starts from: the answers of the query, and the country that the page is about. */
export function readStartAnswers(
  document: PageDocument | null,
  query: URLSearchParams,
): URLSearchParams {
  const code = getPageCountry(document);
  if (!code || query.has("to")) return query;
  return new URLSearchParams([...query, ["to", code]]);
}

export interface PageFinders {
  readonly eligibility: Eligibility | null;
  readonly recap: EligibilityNoResultModel | null;
}

/** Loads what the finders on a page need of the rules. */
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
