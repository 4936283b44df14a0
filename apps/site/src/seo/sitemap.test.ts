import type { RouteRow } from "@orlaya/content";
import { describe, expect, it } from "vitest";
import { buildRobots } from "./robots.ts";
import {
  isIndexable,
  readSitemapName,
  SITEMAP_SIZE,
  buildSitemap,
  buildSitemapIndex,
} from "./sitemap.ts";

const origin = "https://www.example.com";
function row(path: string, more: Partial<RouteRow> = {}): RouteRow {
  return {
    path,
    locale: path.slice(1, 3) as RouteRow["locale"],
    audience: "individual",
    type: "page_guide",
    document: path,
    group: "g",
    title: "",
    breadcrumb: "",
    lastmod: "2026-11-01T00:00:00.000Z",
    noindex: false,
    indexing: null,
    sitemap: true,
    ...more,
  };
}
const english = row("/en/insurance/guide/a");
const french = row("/fr/assurance/guide/a", { lastmod: "2026-11-03T00:00:00.000Z" });
const locations = (xml: string | null): string[] =>
  [...(xml ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? "");
const file = (
  rows: readonly RouteRow[],
  locale: RouteRow["locale"] = "en",
  page = 1,
): string | null => buildSitemap(origin, rows, { locale, type: "page_guide", page });

describe("sitemaps (quality §4)", () => {
  it("the index has one file per language and type, with the date of its last change", () => {
    const xml = buildSitemapIndex(origin, [
      english,
      french,
      row("/en/support", { type: "page_single" }),
    ]);
    expect(locations(xml)).toEqual([
      `${origin}/sitemap-en-page_guide.xml`,
      `${origin}/sitemap-en-page_single.xml`,
      `${origin}/sitemap-fr-page_guide.xml`,
    ]);
    expect(xml).toContain("<lastmod>2026-11-03T00:00:00.000Z</lastmod>");
  });
  it("a URL has its date and its translations, including x-default", () => {
    expect(file([english, french])).toContain(
      `<url><loc>${origin}/en/insurance/guide/a</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/insurance/guide/a"/>` +
        `<xhtml:link rel="alternate" hreflang="fr" href="${origin}/fr/assurance/guide/a"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/en/insurance/guide/a"/></url>`,
    );
  });
  it("leaves out pages with noindex, also as translations; the sitemap flag of the editor removes only the entry", () => {
    expect(file([{ ...english, noindex: true }, french])).toBeNull();
    expect(file([{ ...english, noindex: true }, french], "fr")).not.toContain("/en/");
    expect(file([{ ...english, sitemap: false }, french])).toBeNull();
    expect(file([{ ...english, sitemap: false }, french], "fr")).toContain('hreflang="en"');
    expect(isIndexable(row("/en/error-404", { type: "page_error" }))).toBe(false);
  });
  it("never links individual and corporate pages as translations", () => {
    const corporate = row("/fr/entreprises/assurance/guide/a", { audience: "corporate" });
    expect(file([english, corporate])).not.toContain("entreprises");
  });
  it("a long list has several files, all of them in the index", () => {
    const many = Array.from({ length: SITEMAP_SIZE + 1 }, (_, index) =>
      row(`/en/insurance/guide/g-${index}`, { group: String(index) }),
    );
    expect(locations(buildSitemapIndex(origin, many))).toEqual([
      `${origin}/sitemap-en-page_guide.xml`,
      `${origin}/sitemap-en-page_guide-2.xml`,
    ]);
    expect(locations(file(many))).toHaveLength(SITEMAP_SIZE);
    expect(locations(file(many, "en", 2))).toEqual([
      `${origin}/en/insurance/guide/g-${SITEMAP_SIZE}`,
    ]);
    expect(file(many, "en", 3)).toBeNull();
  });
  it("parses the file names that it creates, and no others", () => {
    expect(readSitemapName("en-page_guide")).toEqual({ locale: "en", type: "page_guide", page: 1 });
    expect(readSitemapName("en-page_guide-2")).toEqual({
      locale: "en",
      type: "page_guide",
      page: 2,
    });
    for (const name of [
      "",
      "en",
      "it-page_guide",
      "en-page_guide-1",
      "en-page_guide-0",
      "en-Page",
      "en-page_guide-2-3",
      "../en-page_guide",
    ])
      expect(readSitemapName(name), name).toBeNull();
  });
  it("has no index when nothing is published", () => {
    expect(buildSitemapIndex(origin, [])).toBeNull();
  });
});

describe("robots.txt", () => {
  it("[5-016] has the sitemap URL, or disallows everything with the global switch", () => {
    expect(buildRobots(origin, false)).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
    expect(buildRobots(origin, true)).toBe("User-agent: *\nDisallow: /\n");
  });
});
