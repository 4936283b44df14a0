/**
 * Which pages search engines may list, beyond what an editor set: every country has a page, but one that says nothing of
 * its own is kept out. Head, alternates and sitemap all ask here, so that they agree (quality §4).
 */
import type { RouteRow, StoredDocument } from "@orlaya/content";
import { LOCALES, type Audience, type Locale } from "@orlaya/routes";
import { array, record, string } from "@orlaya/slices/stored";
import { coverageOf, coverageTags } from "./coverage.ts";
import { optional } from "./optional.ts";
import type { Runtime } from "./runtime.ts";

/** How many kinds of fact are stated of a country. */
export function factCount(place: StoredDocument): number {
  const facts = record(place["facts"]);
  const named = (["capital", "currency", "languages"] as const).filter((name) =>
    string(record(facts[name])["en"]),
  ).length;
  return (
    named +
    [
      string(place["dial"]) !== "",
      array(facts["neighbours"]).length > 0,
      Object.values(record(facts["emergency"])).some((number) => string(number)),
    ].filter(Boolean).length
  );
}

/** The rule: at least one plan covers the country, and at least four kinds of fact are stated. */
export const enoughToSay = ({
  plans,
  facts,
}: {
  readonly plans: number;
  readonly facts: number;
}): boolean => plans >= 1 && facts >= 4;

/** Ids of the documents of a site whose country has too little to say. */
async function thinPages(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
): Promise<ReadonlySet<string>> {
  const { content } = runtime;
  const [pages, places, plansTo] = await Promise.all([
    content.countryPages(locale, audience),
    content.places(),
    coverageOf(runtime, locale, audience),
  ]);
  const facts = new Map(places.map((place) => [string(place["code"]), factCount(place)]));
  return new Set(
    pages
      .filter(
        ({ code }) => !enoughToSay({ plans: plansTo(code).length, facts: facts.get(code) ?? 0 }),
      )
      .map(({ id }) => id),
  );
}

/** Rows of the route index with `noindex` as it holds: what an editor set, or a country page with too little to say. */
export async function judged(
  runtime: Runtime,
  rows: readonly RouteRow[],
): Promise<readonly RouteRow[]> {
  const countries = rows.filter(({ type }) => type === "page_country");
  const sites = new Map(
    countries.map(({ locale, audience }) => [`${locale} ${audience}`, { locale, audience }]),
  );
  const thin = await Promise.all(
    [...sites.values()].map(({ locale, audience }) =>
      optional(runtime, "what country pages say", thinPages(runtime, locale, audience)),
    ),
  );
  const ids = new Set(thin.flatMap((found) => [...(found ?? [])]));
  return ids.size === 0
    ? rows
    : rows.map((row) => (ids.has(row.document) ? { ...row, noindex: true } : row));
}
/** What the judgement depends on, for the cache of sitemaps. */
export const judgedTags: readonly string[] = [
  ...new Set([
    "routes",
    ...LOCALES.flatMap((locale) => [...coverageTags(locale), `type:page_country:${locale}`]),
  ]),
];
