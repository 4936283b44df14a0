/** Compares what pages state and name with the rules (finder §5.10). */
import type { Add } from "./collector.ts";
import type { NamingPage } from "./site-pages.ts";
import type { PreparedSite } from "./prepared-site.ts";

const labelSite = ({ pages }: PreparedSite): string => `${pages.audience} ${pages.locale}`;

/** Returns the indexes of all countries whose code is in the set of codes. */
function findIndexes({ sales }: PreparedSite, codes: readonly string[]): readonly number[] {
  const wanted = new Set(codes);
  return [...sales.universe.countries.keys()].filter((at) =>
    wanted.has(sales.universe.countries[at]?.iso ?? ""),
  );
}

/** Whether a product is sold to residents of one of these countries, or for a stay in one of them. */
function isSoldAround(
  { sales }: PreparedSite,
  product: number,
  places: readonly number[],
): boolean {
  const sold = sales.listPlaces(product);
  return places.some((place) => sold.residence.has(place) || sold.destination.has(place));
}

/** Returns the id of the product of a plan page; the id of the page when no product has it. */
const getProductId = ({ productOf, sales }: PreparedSite, plan: string): string =>
  sales.universe.products[productOf.get(plan) ?? -1]?.id ?? plan;

/** Adds plans that a page names although the rules do not sell them to its readers. */
function comparePage(site: PreparedSite, add: Add, page: NamingPage): void {
  const { productOf, pages } = site;
  const titleOf = new Map(pages.plans.map(({ target, title }) => [target.id, title]));
  const places = page.places && findIndexes(site, page.places);
  for (const plan of new Set(page.plans)) {
    const product = productOf.get(plan);
    if (places === null || product === undefined || isSoldAround(site, product, places)) continue;
    add("names-unsold", `${page.path}/${getProductId(site, plan)}`, 0, {
      subject: [`${page.title} (${page.path})`],
      by: [titleOf.get(plan) ?? plan],
      hrefs: () => [page.path, ...findPath(site, plan)],
    });
  }
  for (const { target, title } of pages.plans)
    if (page.offerUid === target.offerUid && !page.plans.includes(target.id))
      add("omits-plan", `${page.path}/${getProductId(site, target.id)}`, 0, {
        subject: [`${page.title} (${page.path})`],
        by: [title],
        hrefs: () => [page.path, ...findPath(site, target.id)],
      });
}

function findPath({ pages }: PreparedSite, plan: string): readonly string[] {
  return pages.plans.find(({ target }) => target.id === plan)?.paths.slice(0, 1) ?? [];
}

/** Adds plan pages to which no rule leads. */
function comparePlans(site: PreparedSite, add: Add): void {
  for (const { target, title, paths } of site.pages.plans)
    if (!site.productOf.has(target.id))
      add("plan-without-product", paths[0] ?? target.id, 0, {
        subject: [`${title} (${paths[0] ?? target.id})`],
        by: [labelSite(site)],
        hrefs: () => paths.slice(0, 1),
      });
}

/** Adds plans that no search by need can find. */
function compareNeeds(site: PreparedSite, add: Add): void {
  const { products } = site.sales.universe;
  for (const [product, page] of site.pageOf) {
    const id = products[product]?.id ?? "";
    if (page.cover_types.length > 0 || !site.sales.isSold(product, null, null)) continue;
    add("never-searched", `${page.audience}/${id}`, 0, {
      subject: [id],
      by: [labelSite(site)],
      hrefs: () => [...findPath(site, page.id), site.pages.searchPath],
    });
  }
}

/**
 * Compares the residences and the destinations that a plan page states, each by itself, with those
 * of the rules: the list of plans with one filter shows them.
 */
function compareMarkets(site: PreparedSite, add: Add): void {
  const { sales, pageOf, index, pages } = site;
  const { countries, products } = sales.universe;
  const bits = new Map(index.targets.map(({ id }, bit) => [id, bit]));
  for (const [product, page] of pageOf)
    for (const role of ["residence", "destination"] as const) {
      const bit = bits.get(page.id) ?? -1;
      const masks = role === "residence" ? index.locations : index.destinations;
      const sold = sales.listPlaces(product)[role];
      const differing = [...countries.keys()].filter((at) => {
        const word = masks.get(countries[at]?.iso ?? "")?.[bit >>> 5] ?? 0;
        return (((word >>> (bit & 31)) & 1) === 1) !== sold.has(at);
      });
      if (differing.length === 0) continue;
      const id = products[product]?.id ?? "";
      add("states-other", `${pages.audience}/${role}/${id}`, differing.length, {
        subject: [id],
        by: differing.map((at) => countries[at]?.iso ?? ""),
        hrefs: () => findPath(site, page.id),
      });
    }
}

/** Adds the contradictions between the pages of a site and the rules. */
export function compareTexts(site: PreparedSite, add: Add): void {
  comparePlans(site, add);
  compareMarkets(site, add);
  compareNeeds(site, add);
  for (const page of site.pages.naming) comparePage(site, add, page);
}
