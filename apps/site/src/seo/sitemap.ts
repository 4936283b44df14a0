/**
 * Sitemaps from the route index: an index file, and files per language and document type with the
 * date of the last change and the translations of each page. They contain the pages that search
 * engines may index (quality §4).
 */
import type { RouteRow } from "@orlaya/content";
import { LOCALES, type Locale } from "@orlaya/locales";
import { buildAbsoluteUrl, alternates, buildCanonicalUrl, technical } from "@orlaya/routes";

/** Maximum number of URLs per file: about 700 kB with translations; the format allows 50 MB. */
export const SITEMAP_SIZE = 1000;

/** Whether search engines may index the page. The error page has status 404 and is excluded. */
export const isIndexable = (row: RouteRow): boolean => !row.noindex && row.type !== "page_error";
const listed = (row: RouteRow): boolean => isIndexable(row) && row.sitemap;

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
const lastmod = (value: string | null | undefined): string =>
  value ? `<lastmod>${escape(value)}</lastmod>` : "";
function latest(rows: readonly RouteRow[]): string | null {
  return rows.reduce<string | null>(
    (last, row) => (row.lastmod !== null && row.lastmod > (last ?? "") ? row.lastmod : last),
    null,
  );
}
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Groups rows by a key and keeps their order. */
function by(
  rows: readonly RouteRow[],
  key: (row: RouteRow) => string,
): ReadonlyMap<string, readonly RouteRow[]> {
  const found = new Map<string, RouteRow[]>();
  for (const row of rows) {
    const list = found.get(key(row));
    if (list) list.push(row);
    else found.set(key(row), [row]);
  }
  return found;
}

/** A sitemap file: language, document type and number from 1. */
export interface SitemapFile {
  readonly locale: Locale;
  readonly type: string;
  readonly page: number;
}

/**
 * Parses the name of a sitemap file; null for an unknown name.
 * @param name the part between `/sitemap-` and `.xml`
 */
export function readSitemapName(name: string): SitemapFile | null {
  const [, code, type, number] = /^([a-z]{2})-([a-z_]+)(?:-([1-9]\d{0,4}))?$/.exec(name) ?? [];
  const locale = LOCALES.find((known) => known === code);
  const page = number === undefined ? 1 : Number(number);
  return locale && type && number !== "1" ? { locale, type, page } : null;
}

/** Builds the sitemap index: one entry per file with at least one URL; null without entries. */
export function buildSitemapIndex(origin: string, rows: readonly RouteRow[]): string | null {
  const entries = LOCALES.flatMap((locale) =>
    [
      ...by(
        rows.filter((row) => row.locale === locale && listed(row)),
        (row) => row.type,
      ),
    ]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([type, found]) =>
        Array.from({ length: Math.ceil(found.length / SITEMAP_SIZE) }, (_, index) => {
          const part = found.slice(index * SITEMAP_SIZE, (index + 1) * SITEMAP_SIZE);
          return `<sitemap><loc>${escape(buildAbsoluteUrl(origin, technical.sitemap(locale, type, index + 1)))}</loc>${lastmod(latest(part))}</sitemap>`;
        }),
      ),
  );
  return entries.length
    ? `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`
    : null;
}

/**
 * Builds one sitemap file; null when it is empty.
 * @param rows rows of all languages, which include the translations
 */
export function buildSitemap(
  origin: string,
  rows: readonly RouteRow[],
  { locale, type, page }: SitemapFile,
): string | null {
  const part = rows
    .filter((row) => row.locale === locale && row.type === type && listed(row))
    .slice((page - 1) * SITEMAP_SIZE, page * SITEMAP_SIZE);
  if (part.length === 0) return null;
  const groups = by(
    rows.filter((row) => row.type === type && isIndexable(row)),
    (row) => row.group,
  );
  const urls = part.map((row) => {
    const links = alternates({
      origin,
      audience: row.audience,
      documents: groups.get(row.group) ?? [],
    }).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
    );
    return `<url><loc>${escape(buildCanonicalUrl(origin, row.path))}</loc>${lastmod(row.lastmod)}${links.join("")}</url>`;
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
