/** Reads the published pages from the route index of the content service. */
import type { Locale } from "@orlaya/locales";
import { buildPath, match, type Audience, type Base } from "@orlaya/routes";
import { CMS } from "./fixtures.ts";
import { secrets } from "./own-site.ts";

export interface PublishedRow {
  readonly path: string;
  readonly type: string;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly title: string;
}

/**
 * Start of the uid of every page that a test creates and deletes again, so that other tests can
 * skip such pages.
 */
export const OWN_UID = "own-page-of-a-test";

/** Returns the rows of permanent pages, without the error page, whose own path returns 404. */
export const lasting = (rows: readonly PublishedRow[]): readonly PublishedRow[] =>
  rows.filter(({ type, path }) => type !== "page_error" && !path.includes(OWN_UID));

/** Returns the rows of permanent pages in one language. */
export async function publishedRows(locale: Locale): Promise<readonly PublishedRow[]> {
  const headers = { authorization: `users API-Key ${(await secrets())["SITE_API_KEY"] ?? ""}` };
  const rows: PublishedRow[] = [];
  for (let page: number | null = 1; page !== null;) {
    // Pages of tests are excluded: a row that is added or removed between two requests would shift
    // the rows of the next page of the list.
    const answer = await fetch(
      `${CMS()}/api/routes?where[locale][equals]=${locale}&where[path][not_like]=${OWN_UID}&limit=200&page=${page}&depth=0&sort=path`,
      { headers },
    );
    const { docs, nextPage } = (await answer.json()) as {
      docs: PublishedRow[];
      nextPage: number | null;
    };
    rows.push(...docs);
    page = nextPage;
  }
  return lasting(rows);
}

/** Collections of routes that share a path pattern with another route in some language. */
const SOURCE: { readonly [B in Base]?: readonly string[] } = {
  "guide-theme": ["guide_theme"],
  "guide-taxonomy": ["guide_taxonomy"],
  offer: ["page_offer"],
  product: ["product_page"],
  "product-form": ["page_form"],
  "offer-guides": ["page_single"],
  "offer-guide": ["page_guide"],
  "support-child": ["page_generic"],
  faq: ["page_faq"],
  "faq-home": ["page_single"],
  landing: ["page_landing", "page_form"],
};
/** Returns the first published path of a route among the rows of a language; null without one. */
export function pageOfRoute(
  rows: readonly PublishedRow[],
  base: Base,
  audience: Audience,
): string | null {
  return (
    rows.find(
      (row) =>
        row.audience === audience &&
        match(row.path).some((candidate) => candidate.base === base) &&
        (SOURCE[base]?.includes(row.type) ?? true),
    )?.path ?? null
  );
}

/**
 * Returns the first published path of a route among the rows of a language. The not-found page has
 * its own path. @throws when none is published
 */
export function pathOf(
  rows: readonly PublishedRow[],
  base: Base,
  { locale, audience }: { readonly locale: Locale; readonly audience: Audience },
): string {
  if (base === "error-404") return buildPath(base, { locale, audience });
  const path = pageOfRoute(rows, base, audience);
  if (path === null)
    throw new Error(`No page of the route ${base} is published in ${locale} for ${audience}.`);
  return path;
}
