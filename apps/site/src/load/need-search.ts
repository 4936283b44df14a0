/** The quote-by-need finder on the site server (finder §3): answers searches and fills the form. */
import type { SiteContent } from "@orlaya/content";
import { NO_ANSWERS } from "@orlaya/finder/eligibility";
import {
  isExternal,
  needOutcome,
  parseCode,
  parseNeedQuery,
  searchNeed,
  type NeedAnswers,
  type NeedOutcome,
} from "@orlaya/finder/need";
import {
  buildFinderHref,
  type NeedAnswer,
  type NeedFormModel,
  type NoPlan,
} from "@orlaya/finder-ui";
import { outcomePath, technical } from "@orlaya/routes";
import { sortCountries } from "./country-options.ts";
import { getLandingPath, loadFinderModule } from "./finder-module.ts";
import { loadNeedIndex } from "./need-index.ts";
import type { LoadRuntime } from "./runtime.ts";

/**
 * Whether a query belongs to this finder. Its form always sends `need` and `language`; the
 * eligibility form never does.
 */
export const asksByNeed = (query: URLSearchParams): boolean =>
  query.has("need") || query.has("language");

const landingOf = async (site: SiteContent, kind: NoPlan): Promise<string> =>
  getLandingPath(await loadFinderModule(site), kind, site);

/**
 * Returns the URL of an outcome (spec §2 Finder result routes, §8). The landing for no result
 * explains a search within one country, so it receives the two countries. The request page receives
 * the destination; the residence is a guess, so the visitor enters it there.
 */
async function outcomeUrl(
  outcome: NeedOutcome,
  site: SiteContent,
  { from, to }: Pick<NeedAnswers, "from" | "to">,
): Promise<string> {
  if (outcome.kind === "quote")
    return outcome.isRequest
      ? buildFinderHref(outcome.url, { ...NO_ANSWERS, destination: to })
      : outcome.url;
  if (outcome.kind === "noResult" && from === to)
    return buildFinderHref(await landingOf(site, "noResult"), {
      ...NO_ANSWERS,
      residence: from,
      destination: to,
    });
  if (outcome.kind !== "product") return landingOf(site, outcome.kind);
  const { offerUid: offer, productUid: product } = outcome.target;
  return outcomePath({ kind: "product", offer, product }, site);
}

/** Returns the answer to a search whose data cannot be read (spec §8): the error landing. */
export async function answerWithoutNeedData(site: SiteContent): Promise<NeedAnswer> {
  return { kind: "error", url: await landingOf(site, "error"), external: false };
}

/**
 * Answers a search. Invalid input returns `invalid` with the fields and never throws. Without data
 * the answer is the error landing.
 * @param country country of the visitor, used when the query has no `from`
 */
export async function answerNeed(
  runtime: LoadRuntime,
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
  const { go, ...query } = parsed.query;
  const answers: NeedAnswers = { ...query, from: query.from ?? country };
  const index = await loadNeedIndex(runtime, site);
  if (!index) return failNeed(runtime, site);
  const found = searchNeed(index, answers, { locale, audience });
  const outcome = needOutcome(found, go, new Set(runtime.env.FUNNEL_HOSTS));
  if (outcome.kind === "error")
    runtime.log.error("finder found contradicting plans", { code: outcome.code, locale, audience });
  const url = await outcomeUrl(outcome, site, answers);
  return { kind: outcome.kind, url, external: isExternal(url) };
}

function failNeed({ log }: LoadRuntime, site: SiteContent): Promise<NeedAnswer> {
  log.error("finder has no data", { locale: site.locale, audience: site.audience });
  return answerWithoutNeedData(site);
}

/**
 * Loads the form model. The values come from the query, so that invalid answers are kept.
 * @param action path that answers the form
 */
export async function loadNeedForm(
  runtime: LoadRuntime,
  site: SiteContent,
  action: string,
  query: URLSearchParams,
  errors: NeedFormModel["errors"],
): Promise<NeedFormModel> {
  const { locale, audience } = site;
  const countries = sortCountries((await site.countries()) ?? [], locale);
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
