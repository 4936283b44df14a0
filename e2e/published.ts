/** What the content service has published: rows of the route index, for tests that walk through pages. */
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

/** Begins the uid of every page that a test makes for itself and takes away again, so that no other test walks there meanwhile. */
export const OWN_UID = "own-page-of-a-test";

/** Rows that stay. The error page's own address is left out: it answers 404. */
export const lasting = (rows: readonly PublishedRow[]): readonly PublishedRow[] =>
  rows.filter(({ type, path }) => type !== "page_error" && !path.includes(OWN_UID));

/** Lasting rows of one language. */
export async function publishedRows(locale: Locale): Promise<readonly PublishedRow[]> {
  const headers = { authorization: `users API-Key ${(await secrets())["SITE_API_KEY"] ?? ""}` };
  const rows: PublishedRow[] = [];
  for (let page: number | null = 1; page !== null;) {
    // A row of a test that came or went between two pages of the list would move another one across their border.
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

/** Where two routes share a shape in a language, the collection tells which one a page is of. */
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
/** The first published page of a route among the rows of a language. */
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

/** A page of a route: its first published one among the rows of its language; the not-found page at its own address. @throws when none is published */
export function pathOf(
  rows: readonly PublishedRow[],
  base: Base,
  { locale, audience }: { readonly locale: Locale; readonly audience: Audience },
): string {
  if (base === "error-404") return buildPath(base, { locale, audience });
  const path = pageOfRoute(rows, base, audience);
  if (path === null) throw new Error(`No ${base} in ${locale} for ${audience}.`);
  return path;
}
