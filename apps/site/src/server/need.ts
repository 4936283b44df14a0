/** The quote-by-need finder on the site server (finder.md §3): answers a search, and fills the form. */
import type { StoredDocument } from "@orlaya/content";
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
import { outcomePath, technical, type Audience, type Locale } from "@orlaya/routes";
import { publishedDocument } from "@orlaya/slices/resolve";
import { array, finite, record, string } from "@orlaya/slices/stored";
import type { PanelModel } from "../chrome/model.ts";
import { optional } from "./optional.ts";
import type { Runtime } from "./runtime.ts";

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
export function landingPath(
  module: StoredDocument | null,
  kind: NoPlan,
  locale: Locale,
  audience: Audience,
): string {
  const landing = publishedDocument(
    module?.[kind === "noResult" ? "no_result_page" : "error_page"],
  );
  return outcomePath(
    { kind, landing: landing ? string(landing["uid"]) : null },
    { locale, audience },
  );
}

async function landingOf(
  runtime: Runtime,
  kind: NoPlan,
  locale: Locale,
  audience: Audience,
): Promise<string> {
  return landingPath(
    await optional(
      runtime,
      "finder module",
      runtime.content.finderModule(locale, moduleUid(audience)),
    ),
    kind,
    locale,
    audience,
  );
}

/** Where an outcome leads (spec §2 Finder result routes, §8). */
async function outcomeUrl(
  runtime: Runtime,
  outcome: NeedOutcome,
  locale: Locale,
  audience: Audience,
): Promise<string> {
  if (outcome.kind === "quote") return outcome.url;
  if (outcome.kind === "product")
    return outcomePath(
      { kind: "product", offer: outcome.target.offerUid, product: outcome.target.productUid },
      { locale, audience },
    );
  return landingOf(runtime, outcome.kind, locale, audience);
}

/** The answer to a search whose data cannot be had (spec §8). */
export async function failedNeed(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
): Promise<NeedAnswer> {
  return {
    kind: "error",
    url: await landingOf(runtime, "error", locale, audience),
    external: false,
  };
}

/**
 * Answers a search. Bad input is `invalid` with its fields, never an exception.
 * `country`: the visitor's, used when the query has no `from`.
 * @throws ContentUnavailable: then `failedNeed` is the answer.
 */
export async function answerNeed(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
  params: URLSearchParams,
  country: string,
): Promise<NeedAnswer> {
  const countries = await runtime.content.countries();
  const parsed = parseNeedQuery(params, new Set(countries.map((entry) => string(entry["code"]))));
  if (!parsed.ok) {
    const { need, to, language } = parsed.errors;
    return {
      kind: "invalid",
      errors: { ...(need && { need }), ...(to && { to }), ...(language && { language }) },
    };
  }
  const { go, from, ...answers } = parsed.query;
  const index = await runtime.needIndex(locale, audience);
  const found = searchNeed(index, { ...answers, from: from ?? country }, { locale, audience });
  const outcome = needOutcome(found, go, new Set(runtime.env.FUNNEL_HOSTS));
  if (outcome.kind === "error")
    runtime.log.error("finder found contradicting plans", { code: outcome.code, locale, audience });
  if (outcome.kind === "noResult" && outcome.reason === "quote-url")
    runtime.log.error("finder plan without a usable quote address", { locale, audience });
  const url = await outcomeUrl(runtime, outcome, locale, audience);
  return { kind: outcome.kind, url, external: isExternal(url) };
}

/** Countries in the order of a locale; the rank is data, so that server and browser agree (finder.md §4). */
export function sortedCountries(
  documents: readonly StoredDocument[],
  locale: Locale,
): NeedFormModel["countries"] {
  return documents
    .map((document) => ({
      code: string(document["code"]),
      name: string(record(document["names"])[locale]),
      rank: finite(record(document["rank"])[locale]) ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))
    .map(({ code, name }) => ({ code, name }));
}

/** What a form needs. `action` is the path that answers it; values come from the query, so that nothing is lost when something was wrong. */
export async function needFormModel(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
  action: string,
  query: URLSearchParams,
  errors: NeedFormModel["errors"],
): Promise<NeedFormModel> {
  const countries = sortedCountries(
    (await optional(runtime, "countries", runtime.content.countries())) ?? [],
    locale,
  );
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

/** ISO code → names in the other languages and aliases, for the search of the country field. */
export async function countryAliases(runtime: Runtime, locale: Locale): Promise<CountryAliases> {
  const documents = await runtime.content.countries();
  return Object.fromEntries(
    documents.map((document) => {
      const names = record(document["names"]);
      const own = string(names[locale]);
      const aliases = record(document["aliases"]);
      const all = [
        ...Object.entries(names)
          .filter(([code]) => code !== locale)
          .map(([, name]) => string(name)),
        ...Object.values(aliases).flatMap((list) => array(list).map(string)),
      ];
      return [string(document["code"]), [...new Set(all)].filter((name) => name && name !== own)];
    }),
  );
}

/** The side panel; null when configuration or content turns it off. */
export function panelModel(
  module: StoredDocument | null,
  locale: Locale,
  audience: Audience,
  words: Translators,
  country: string,
): PanelModel | null {
  return module
    ? {
        title: string(module["title"]) || words.lisa("title"),
        src: technical.finderPanel(locale, audience),
        country,
      }
    : null;
}
