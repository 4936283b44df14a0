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
  add(kind, `${pages.audience}/${id}`, pairs, {
    subject: [id],
    by: [`${pages.audience} ${pages.locale}`],
    witness: () => sales.buildAnswers(from, to, product),
    hrefs: () => [
      writeFinderHref(pages, sales.buildAnswers(from, to, product)),
      search === null
        ? writeListHref(pages, residence, destination)
        : writeSearchHref(pages, search, residence, destination),
    ],
  });
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

/** A contradiction of a search: its kind, and the index of the product. */
type Contradiction = readonly [kind: ReportKind, product: number];

/**
 * Compares the outcome of a search by need with what is sold between two countries, of the plans
 * with this need and a contract in this language. Returns null when they agree.
 */
function compareSearch(
  { sales, pageOf, productOf, index, pages }: PreparedSite,
  { from, to }: Pair,
  search: Search,
): Contradiction | null {
  const { countries } = sales.universe;
  const offered = [...sales.list(from, to)].filter((product) => {
    const page = pageOf.get(product);
    return page?.cover_types.includes(search.need) && page.languages.includes(search.language);
  });
  const answers = { ...search, from: countries[from]?.iso ?? "", to: countries[to]?.iso ?? "" };
  const found = searchNeed(index, answers, pages);
  const selection = selectTarget(found);
  const [first] = offered;
  if (selection === null) return first === undefined ? null : ["search-silent", first];
  if ("code" in selection) {
    const [product = -1] = found.flatMap(({ id }) => productOf.get(id) ?? []);
    return ["search-error", product];
  }
  const product = productOf.get(selection.target.id);
  return product === undefined || offered.includes(product) ? null : ["search-unsold", product];
}

/** Adds each contradiction of a product once for a pair, with the first search that shows it. */
function compareNeeds(site: PreparedSite, add: Add, pair: Pair): void {
  const seen = new Set<string>();
  for (const need of NEEDS)
    for (const language of NEED_LANGUAGES) {
      const search = { need, language };
      const found = compareSearch(site, pair, search);
      if (found === null || seen.has(found.join())) continue;
      seen.add(found.join());
      report(site, add, ...found, pair, search);
    }
}

/** Adds the contradictions between the searches of a site and the rules, for all pairs. */
export function compareSearches(site: PreparedSite, add: Add): void {
  visitPairs(site, (from, to, pairs) => {
    const pair = { from, to, pairs };
    compareList(site, add, pair);
    compareNeeds(site, add, pair);
  });
}
