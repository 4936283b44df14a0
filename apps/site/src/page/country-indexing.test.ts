/** Head, hreflang and sitemap of all country pages agree about what search engines may index. */
import { parseDocument, type RouteRow, type SiteContent } from "@orlaya/content";
import { LOCALES, LOCALE_TABLE, mapLocales, type Locale } from "@orlaya/locales";
import { AUDIENCES, documentPath, type Audience, type Site } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { createTestContent } from "../load/testing.ts";
import { applyIndexability } from "../load/indexability.ts";
import { readEnv } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";
import { buildSitemap } from "../seo/sitemap.ts";
import { loadPage } from "./load-page.ts";
import type { Page } from "./page.ts";

/** What the content service decided. */
const DECISIONS = ["text", "no_text", "index"] as const;
type Decision = (typeof DECISIONS)[number];
/** A country: whether a plan covers it, and whether four facts about it are stored. */
interface Country {
  readonly code: string;
  readonly isCovered: boolean;
  readonly hasFacts: boolean;
  readonly decision: Decision;
}
const CODES = ["TH", "KH", "VN", "JP", "KR", "SG", "MY", "ID", "PH", "LA", "MM", "IN"] as const;
const countries = CODES.map((code, index): Country => ({
  code,
  isCovered: index % 2 === 0,
  hasFacts: Math.floor(index / 2) % 2 === 0,
  decision: DECISIONS[Math.floor(index / 4)] ?? "text",
}));

/** Returns the decision about a page. In Dutch it is another one than in the other languages. */
function decide(country: Country, locale: Locale): Decision {
  const shift = locale === "nl" ? 1 : 0;
  return DECISIONS[(DECISIONS.indexOf(country.decision) + shift) % DECISIONS.length] ?? "text";
}
function expectIndexed(country: Country, locale: Locale): boolean {
  const decision = decide(country, locale);
  return decision === "index" || (decision === "text" && country.isCovered && country.hasFacts);
}

const PREFIX = { individual: "", corporate: "-pro" } as const;
const buildName = (code: string, audience: Audience): string =>
  `${code.toLowerCase()}${PREFIX[audience]}`;
function buildCountryPath({ code }: Country, site: Site): string {
  const uid = code.toLowerCase();
  const path = documentPath({ ...site, type: "page_country", region: "asia", uid });
  if (path === null) throw new Error(code);
  return path;
}
function buildRow(country: Country, locale: Locale, audience: Audience): RouteRow {
  const decision = decide(country, locale);
  return {
    ...{ locale, audience, type: "page_country", title: country.code, breadcrumb: country.code },
    path: buildCountryPath(country, { locale, audience }),
    document: `${buildName(country.code, audience)}-${locale}`,
    group: buildName(country.code, audience),
    ...{ lastmod: null, sitemap: true },
    noindex: decision === "no_text",
    indexing: decision,
  };
}
const pages = countries.flatMap((country) =>
  LOCALES.flatMap((locale) =>
    AUDIENCES.map((audience) => ({ country, row: buildRow(country, locale, audience) })),
  ),
);
const rows = pages.map((page) => page.row);

function describePlace({ code, hasFacts }: Country) {
  const text = mapLocales(() => (hasFacts ? "x" : ""));
  const facts = { capital: text, currency: text, languages: text, neighbours: [], emergency: {} };
  return parseDocument("countries", { id: code, code, facts, dial: "66" });
}
function buildAnswers({ locale, audience }: Site): Partial<SiteContent> {
  const own = pages.filter(({ row: at }) => at.locale === locale && at.audience === audience);
  const plan = parseDocument("product_page", {
    ...{ id: "p", title: "Plan", path: `/${locale}/plan`, uid: "plan", audience, locale },
    ...{ languages: [locale], locations: ["FR"] },
    cover_types: [{ id: "expat", key: "expat", _status: "published" }],
    destination_countries: countries.filter((each) => each.isCovered).map(({ code }) => code),
  });
  return {
    route: (path) => Promise.resolve(rows.find((each) => each.path === path) ?? null),
    document: ((_: string, id: string) => {
      const found = own.find((page) => page.row.document === id);
      return Promise.resolve(
        found &&
          parseDocument("page_country", {
            ...{
              id,
              title: found.country.code,
              country_code: found.country.code,
              locale,
              audience,
            },
            ...{ path: found.row.path, _status: "published", seo: { sitemap: true } },
          }),
      );
    }) as SiteContent["document"],
    footer: () => Promise.resolve(parseDocument("footer_module", { id: "foot" })),
    alternates: (group) => Promise.resolve(rows.filter((each) => each.group === group)),
    countryPages: () =>
      Promise.resolve(
        own.map(({ country: { code }, row: { document: id, path } }) => {
          return { id, code, title: code, path, region: "r" };
        }),
      ),
    places: () => Promise.resolve(countries.map(describePlace)),
    plans: () => Promise.resolve([plan]),
    groups: () => Promise.resolve([]),
    finderModule: () => Promise.resolve(parseDocument("module_lisa", { id: "f", uid: "f" })),
  };
}
const env = readEnv({ SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const runtime = {
  env,
  log: silent,
  content: createTestContent(buildAnswers),
} as unknown as Runtime;

async function askPage(path: string): Promise<Page> {
  const loaded = await loadPage(runtime, {
    ...{ path, query: new URLSearchParams(), json: false, preview: null, form: null },
    country: () => Promise.resolve("FR"),
  });
  if (loaded.kind !== "page") throw new Error(loaded.kind);
  return loaded.page;
}

describe("country pages", () => {
  it("[quality §4] head, hreflang and sitemap agree in every language and on both sites", async () => {
    const effective = await applyIndexability(runtime, rows);
    const files = new Map(
      LOCALES.map((locale) => [
        locale,
        buildSitemap(env.siteOrigin, effective, { locale, type: "page_country", page: 1 }) ?? "",
      ]),
    );
    for (const { country, row: at } of pages) {
      const { path, locale } = at;
      const isIndexed = expectIndexed(country, locale);
      const { head, status } = await askPage(path);
      expect([status, head.robots], path).toEqual([
        200,
        isIndexed ? "index, follow" : "noindex, follow",
      ]);
      const url = `<loc>${env.siteOrigin}${path}</loc>`;
      const entry = (files.get(locale) ?? "").split("<url>").find((part) => part.includes(url));
      expect(entry !== undefined, path).toBe(isIndexed);
      const translated = LOCALES.filter((each) => isIndexed && expectIndexed(country, each));
      const expected = translated.map((each) => LOCALE_TABLE[each].code);
      const listed = head.alternates.map(({ hreflang }) => hreflang);
      const linked = [...(entry ?? "").matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);
      expect(linked, path).toEqual(listed);
      const others = listed.filter((code) => code !== "x-default");
      expect(others, path).toEqual(expected);
    }
    const counts = pages.filter(({ country, row: { locale } }) => expectIndexed(country, locale));
    expect([pages.length, counts.length]).toEqual([120, 50]);
  });

  it("stay in the language switcher when they are not indexed", async () => {
    const closed = pages.find(({ country, row: at }) => !expectIndexed(country, at.locale));
    const page = await askPage(closed?.row.path ?? "");
    const group = rows.filter((each) => each.group === closed?.row.group);
    expect(page.footer?.languages.map(({ href }) => href)).toEqual(group.map(({ path }) => path));
  });
});
