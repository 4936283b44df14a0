/** Compares the list of plans and the search by need with the rules (finder §5.10). */
import { selectTarget } from "../../need/outcome.ts";
import { searchNeed } from "../../need/compile.ts";
import { NEEDS, NEED_LANGUAGES } from "../../need/types.ts";
import type { Add } from "./collector.ts";
import type { FindingKind } from "./kinds.ts";
import { writeFinderHref, writeListHref, writeSearchHref, type Search } from "./site-hrefs.ts";
import { listPlansBetween, visitPairs, type PreparedSite } from "./prepared-site.ts";

type ReportKind = Extract<
  FindingKind,
  "listed-unsold" | "sold-unlisted" | "search-unsold" | "search-silent" | "search-error"
>;

/** A pair of countries, as indexes, and the number of pairs that it stands for. */
interface Pair {
  readonly from: number;
  readonly to: number;
  readonly pairs: number;
}

/** Adds a contradiction about a product between two countries. */
function report(
  { pages, sales }: PreparedSite,
  add: Add,
  kind: ReportKind,
  product: number,
  { from, to, pairs }: Pair,
  search: Search | null = null,
): void {
  const { products, countries } = sales.universe;
  const id = products[product]?.id ?? "";
  const [residence, destination] = [countries[from]?.iso ?? "", countries[to]?.iso ?? ""];
  add(
    kind,
    [pages.audience, ...(search ? [search.need, search.language] : []), id].join("/"),
    pairs,
    {
      subject: [id],
      by: [`${pages.audience} ${pages.locale}`],
      witness: () => sales.buildAnswers(from, to, product),
      hrefs: () => [
        writeFinderHref(pages, sales.buildAnswers(from, to, product)),
        search === null
          ? writeListHref(pages, residence, destination)
          : writeSearchHref(pages, search, residence, destination),
      ],
    },
  );
}

/** Compares the list of plans with what is sold between two countries. */
function compareList(site: PreparedSite, add: Add, pair: Pair): void {
  const { sales, pageOf, productOf } = site;
  const { countries } = sales.universe;
  const sold = sales.list(pair.from, pair.to);
  const found = listPlansBetween(
    site,
    countries[pair.from]?.iso ?? "",
    countries[pair.to]?.iso ?? "",
  );
  const listed = new Set(found.flatMap(({ id }) => productOf.get(id) ?? []));
  for (const product of listed)
    if (!sold.has(product)) report(site, add, "listed-unsold", product, pair);
  for (const product of sold)
    if (pageOf.has(product) && !listed.has(product))
      report(site, add, "sold-unlisted", product, pair);
}

/**
 * Compares the outcome of a search by need with what is sold between two countries, of the plans
 * with this need and a contract in this language.
 */
function compareSearch(site: PreparedSite, add: Add, pair: Pair, search: Search): void {
  const { sales, pageOf, productOf, index, pages } = site;
  const { countries } = sales.universe;
  const from = countries[pair.from]?.iso ?? "";
  const to = countries[pair.to]?.iso ?? "";
  const offered = [...sales.list(pair.from, pair.to)].filter((product) => {
    const page = pageOf.get(product);
    return page?.cover_types.includes(search.need) && page.languages.includes(search.language);
  });
  const found = searchNeed(index, { ...search, from, to }, pages);
  const selection = selectTarget(found);
  const [first = -1] = offered;
  if (selection === null) {
    if (offered.length > 0) report(site, add, "search-silent", first, pair, search);
    return;
  }
  if ("code" in selection) {
    const product = found.flatMap(({ id }) => productOf.get(id) ?? [])[0] ?? -1;
    report(site, add, "search-error", product, pair, search);
    return;
  }
  const product = productOf.get(selection.target.id);
  if (product !== undefined && !offered.includes(product))
    report(site, add, "search-unsold", product, pair, search);
}

/** Adds the contradictions between the searches of a site and the rules, for all pairs. */
export function compareSearches(site: PreparedSite, add: Add): void {
  visitPairs(site, (from, to, pairs) => {
    const pair = { from, to, pairs };
    compareList(site, add, pair);
    for (const need of NEEDS)
      for (const language of NEED_LANGUAGES) compareSearch(site, add, pair, { need, language });
  });
}
