/**
 * Which pages search engines may index. The row of the route index has the decision of the content
 * service: the setting of the editor, and whether a country page has text of its own. A country page
 * with too few facts and plans is not indexed either, unless an editor chose it. The comparison of
 * plans is never indexed. Head, alternates and sitemap use this module, so that they agree
 * (quality §4).
 */
import type { Place, RouteRow, SiteContent } from "@orlaya/content";
import { getTypeTag, isAlwaysIndexed, ROUTES_TAG } from "@orlaya/contract";
import { LOCALES } from "@orlaya/locales";
import { match } from "@orlaya/routes";
import { loadCoverage, listCoverageTags } from "./coverage.ts";
import type { LoadRuntime } from "./runtime.ts";

/** Counts the kinds of facts that are stored for a country: at most six. */
export function countFacts({ dial, facts }: Pick<Place, "dial" | "facts">): number {
  return [
    facts.capital.en !== "",
    facts.currency.en !== "",
    facts.languages.en !== "",
    dial !== "",
    facts.neighbours.length > 0,
    Object.values(facts.emergency).some((number) => number !== ""),
  ].filter(Boolean).length;
}

/**
 * Whether a country page is indexed: at least one plan covers the country, and at least four kinds
 * of facts are stored.
 */
export const isWorthIndexing = ({
  plans,
  facts,
}: {
  readonly plans: number;
  readonly facts: number;
}): boolean => plans >= 1 && facts >= 4;

/**
 * Returns the ids of the country pages of a site that are not indexed; empty when coverage or facts
 * cannot be read.
 */
async function thinPages(runtime: LoadRuntime, site: SiteContent): Promise<readonly string[]> {
  const [pages, places, plansTo] = await Promise.all([
    site.countryPages(),
    site.places(),
    loadCoverage(runtime, site),
  ]);
  if (!pages || !places || !plansTo) return [];
  const facts = new Map(places.map((place) => [place.code, countFacts(place)]));
  return pages
    .filter(
      ({ code }) => !isWorthIndexing({ plans: plansTo(code).length, facts: facts.get(code) ?? 0 }),
    )
    .map(({ id }) => id);
}

/**
 * Whether plans and facts decide about a row: no editor chose, and the page has text of its own.
 */
const isOpen = ({ type, noindex, indexing }: RouteRow): boolean =>
  type === "page_country" && !noindex && !isAlwaysIndexed(indexing);

/** Whether a row is the page of a comparison, which has no text of its own. */
const isComparison = ({ type, path }: RouteRow): boolean =>
  type === "page_single" && match(path)[0]?.base === "offers-compare";

/**
 * Returns the rows of the route index with the effective `noindex`: set by the content service, or
 * because the page compares plans, or because a country page has too little content.
 */
export async function applyIndexability(
  runtime: LoadRuntime,
  rows: readonly RouteRow[],
): Promise<readonly RouteRow[]> {
  const sites = new Map(
    rows
      .filter(isOpen)
      .map(({ locale, audience }) => [`${locale} ${audience}`, { locale, audience }]),
  );
  const thin = await Promise.all(
    [...sites.values()].map((site) => thinPages(runtime, runtime.content.at(site))),
  );
  const ids = new Set(thin.flat());
  return rows.map((row) =>
    isComparison(row) || (isOpen(row) && ids.has(row.document)) ? { ...row, noindex: true } : row,
  );
}
/** Cache tags of the documents that indexability depends on, for the cache of sitemaps. */
export const INDEXABILITY_TAGS: readonly string[] = [
  ...new Set([
    ROUTES_TAG,
    ...LOCALES.flatMap((locale) => [
      ...listCoverageTags(locale),
      getTypeTag("page_country", locale),
    ]),
  ]),
];
