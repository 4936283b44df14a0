/** The quote-by-need finder on the site server (finder.md §3): answers a search, and fills the form. */
import type { Country, ModuleLisa, SiteContent } from "@orlaya/content";
import {
  isExternal,
  needOutcome,
  parseCode,
  parseNeedQuery,
  searchNeed,
  type NeedOutcome,
} from "@orlaya/finder/need";
import type { CountryAliases, NeedAnswer, NeedFormModel, NoPlan } from "@orlaya/finder-ui";
import type { Translators } from "@orlaya/messages/server";
import {
  LOCALES,
  outcomePath,
  technical,
  type Audience,
  type Locale,
  type Site,
} from "@orlaya/routes";
import type { PanelModel } from "../chrome/model.ts";
import type { Runtime } from "../process/runtime.ts";

export type { NeedAnswer };
export type NeedForm = NeedFormModel;

/** Finder module of a site (spec §3): the default uid, with its own for the professional site. */
export const moduleUid = (audience: Audience): string =>
  audience === "corporate" ? "part-lisa-common-pro" : "part-lisa-common";
/** Module of the pages that show the finder by eligibility while the default one asks by need. */
export const ownModuleUid = (audience: Audience): string =>
  audience === "corporate" ? "part-lisa-eligibility-pro" : "part-lisa-eligibility";

/** Whether a query is one of this finder: its form always names the need and the language, the other one never does. */
export const asksByNeed = (query: URLSearchParams): boolean =>
  query.has("need") || query.has("language");

/** The landing that a finder module names for an end without a plan; error-404 where it names none (spec §2 Finder result routes). */
export function landingPath(module: ModuleLisa | null, kind: NoPlan, site: Site): string {
  const page = kind === "noResult" ? module?.no_result_page : module?.error_page;
  return outcomePath({ kind, landing: page?.document?.uid ?? null }, site);
}

const landingOf = async (site: SiteContent, kind: NoPlan): Promise<string> =>
  landingPath(await site.finderModule(moduleUid(site.audience)), kind, site);

/** Where an outcome leads (spec §2 Finder result routes, §8). */
async function outcomeUrl(outcome: NeedOutcome, site: SiteContent): Promise<string> {
  if (outcome.kind === "quote") return outcome.url;
  if (outcome.kind !== "product") return landingOf(site, outcome.kind);
  const { offerUid: offer, productUid: product } = outcome.target;
  return outcomePath({ kind: "product", offer, product }, site);
}

/** The answer to a search whose data cannot be had (spec §8). */
export async function failedNeed(site: SiteContent): Promise<NeedAnswer> {
  return { kind: "error", url: await landingOf(site, "error"), external: false };
}

/**
 * Answers a search. Bad input is `invalid` with its fields, never an exception; without data the answer is the error landing.
 * `country`: the visitor's, used when the query has no `from`.
 */
export async function answerNeed(
  runtime: Runtime,
  site: SiteContent,
  params: URLSearchParams,
  country: string,
): Promise<NeedAnswer> {
  const { locale, audience } = site;
  const countries = await site.countries();
  if (!countries) return failNeed(runtime, site);
  const parsed = parseNeedQuery(params, new Set(countries.map(({ code }) => code)));
  if (!parsed.ok) {
    const { need, to, language } = parsed.errors;
    return {
      kind: "invalid",
      errors: { ...(need && { need }), ...(to && { to }), ...(language && { language }) },
    };
  }
  const { go, from, ...answers } = parsed.query;
  const index = await runtime.needIndex(site);
  if (!index) return failNeed(runtime, site);
  const found = searchNeed(index, { ...answers, from: from ?? country }, { locale, audience });
  const outcome = needOutcome(found, go, new Set(runtime.env.FUNNEL_HOSTS));
  if (outcome.kind === "error")
    runtime.log.error("finder found contradicting plans", { code: outcome.code, locale, audience });
  if (outcome.kind === "noResult" && outcome.reason === "quote-url")
    runtime.log.error("finder plan without a usable quote address", { locale, audience });
  const url = await outcomeUrl(outcome, site);
  return { kind: outcome.kind, url, external: isExternal(url) };
}

function failNeed({ log }: Runtime, site: SiteContent): Promise<NeedAnswer> {
  log.error("finder has no data", { locale: site.locale, audience: site.audience });
  return failedNeed(site);
}

/** Countries in the order of a locale; the rank is data, so that server and browser agree (finder.md §4). */
export function sortedCountries(
  countries: readonly Pick<Country, "code" | "names" | "rank">[],
  locale: Locale,
): NeedFormModel["countries"] {
  return countries
    .map(({ code, names, rank }) => ({ code, name: names[locale], rank: rank[locale] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))
    .map(({ code, name }) => ({ code, name }));
}

/** What a form needs. `action` is the path that answers it; values come from the query, so that nothing is lost when something was wrong. */
export async function needFormModel(
  runtime: Runtime,
  site: SiteContent,
  action: string,
  query: URLSearchParams,
  errors: NeedFormModel["errors"],
): Promise<NeedFormModel> {
  const { locale, audience } = site;
  const countries = sortedCountries((await site.countries()) ?? [], locale);
  const code = parseCode(query.get("to"));
  return {
    locale,
    audience,
    action,
    countries,
    errors,
    hosts: runtime.env.FUNNEL_HOSTS,
    values: {
      need: query.get("need") ?? "",
      to: countries.find((country) => country.code === code)?.code ?? "",
      language: query.get("language") ?? "",
    },
    aliases: technical.finderAliases(locale),
  };
}

/** ISO code → names in the other languages and aliases, for the search of the country field. Null without countries. */
export async function countryAliases(site: SiteContent): Promise<CountryAliases | null> {
  const countries = await site.countries();
  return (
    countries &&
    Object.fromEntries(
      countries.map(({ code, names, aliases }) => {
        const own = names[site.locale];
        const others = Object.values<readonly string[]>(aliases).flat();
        const all = [...LOCALES.map((code) => names[code]), ...others];
        return [code, [...new Set(all)].filter((name) => name && name !== own)];
      }),
    )
  );
}

/** The side panel; null when configuration or content turns it off. */
export function panelModel(
  module: ModuleLisa | null,
  { locale, audience }: Site,
  words: Translators,
  country: string,
): PanelModel | null {
  return (
    module && {
      title: module.title || words.lisa("title"),
      src: technical.finderPanel(locale, audience),
      country,
    }
  );
}
