/**
 * The eligibility finder on the site server (spec §4; finder §2): the live release in the language
 * of the page, the model that a page shows, and the answer to a submit. A submit is always resolved
 * again with the live release, also when it was made with another release (finder §2.11).
 */
import type {
  FinderRelease,
  ModuleLisa,
  Place,
  Plan,
  PlanForm,
  SiteContent,
} from "@orlaya/content";
import {
  FIELDS,
  readAnswers,
  type Finder,
  type PlanProduct,
  type Search,
} from "@orlaya/finder/eligibility";
import {
  readGo,
  buildEligibilityAnswer,
  buildEligibilityModel,
  buildFinderHref,
  buildNoResultModel,
  VERSION_PARAM,
  type EligibilityAnswer,
  type EligibilityInput,
  type EligibilityModel,
  type EligibilityNoResultModel,
  type NoPlan,
  type PlanCard,
} from "@orlaya/finder-ui";
import type { Locale } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { buildPath, technical } from "@orlaya/routes";
import { countWithoutPlan } from "./count-search.ts";
import { decodeFinder } from "./eligibility-release.ts";
import { resolveEntity, resolveLink } from "./resolve/index.ts";
import { resolveContext } from "./resolve-context.ts";
import { getLandingPath, loadEligibilityFinderModule, loadFinderModule } from "./finder-module.ts";
import { asksByNeed } from "./need-search.ts";
import { findPlanForms } from "./plan-forms.ts";
import { findPlan } from "./plans.ts";
import type { LoadRuntime } from "./runtime.ts";

/** Data with which a page renders the finder: the release, and the model for the query. */
export interface Eligibility {
  readonly finder: Finder;
  readonly model: EligibilityModel;
}

/**
 * Loads the module of the site with the flag new_lisa (spec §4), and the path of the page where a
 * search starts: the home page, or the page to which the eligibility module links.
 */
async function moduleOf(
  site: SiteContent,
): Promise<{ readonly module: ModuleLisa | null; readonly start: string }> {
  const { locale, audience } = site;
  const home = buildPath("home", { locale, audience });
  const common = await loadFinderModule(site);
  if (common?.new_lisa) return { module: common, start: home };
  const module = await loadEligibilityFinderModule(site);
  const context = resolveContext({ locale, audience, mediaOrigin: "" });
  return {
    module: module ?? common,
    start: (module && resolveLink(module.cta_link, context)?.href.split("#")[0]) ?? home,
  };
}

/** Returns the path of the page where a search with the eligibility finder starts. */
export const findFinderStart = async (site: SiteContent): Promise<string> =>
  (await moduleOf(site)).start;

/**
 * Returns the release with the URLs of a site: each product leads to the page of its plan on this
 * site and to its request page, or to the URL from the rules when the site has no such page. A
 * funnel that is a page of the other site is left out when this site has a page of the plan
 * (docs/decisions/11).
 */
function onSite(
  finder: Finder | null,
  plans: readonly Plan[],
  forms: readonly PlanForm[] | null,
): Finder | null {
  if (!finder) return null;
  const products = finder.products.map((product) => {
    const plan = findPlan(plans, product);
    return {
      ...product,
      url: plan?.path || product.url,
      requestPath: plan && findPlanForms(forms, plan.id).request,
    };
  });
  const replaced = finder.products.filter(({ url }, at) => url !== products[at]?.url);
  const funnels = finder.funnels.map((funnel) =>
    replaced.some(({ url }) => funnel.url?.startsWith(`${url}/`))
      ? { ...funnel, url: null }
      : funnel,
  );
  return { ...finder, products, funnels };
}

/**
 * Returns a function that lists the countries near a country: first its neighbours, then the
 * countries of its region, then further countries from border to border. In the region, countries
 * with more neighbours come first, so that small islands come last.
 */
function nearIn(places: readonly Place[]) {
  const borders = new Map(places.map(({ code, facts }) => [code, facts.neighbours]));
  const bordersOf = (code: string): readonly string[] => borders.get(code) ?? [];
  return (code: string): readonly string[] => {
    const place = places.find((candidate) => candidate.code === code);
    if (!place) return [];
    const region = places
      .filter((other) => other.region === place.region)
      .map((other) => other.code)
      .sort((a, b) => bordersOf(b).length - bordersOf(a).length);
    const reached = new Set([...bordersOf(code), ...region]);
    // The loop also visits codes that are added during the iteration, so that the nearest countries
    // come first.
    for (const each of reached) for (const next of bordersOf(each)) reached.add(next);
    return [...reached];
  };
}

/**
 * Returns a function that finds the plan card of a product; null when the site has no page for the
 * product.
 */
function cardsOf(runtime: LoadRuntime, site: SiteContent, plans: readonly Plan[]) {
  const context = resolveContext({
    ...site,
    mediaOrigin: runtime.env.MEDIA_ORIGIN,
    onShown: site.markShown,
  });
  return (product: PlanProduct): PlanCard | null => {
    const plan = findPlan(plans, product);
    const card = resolveEntity("product_page", plan, context);
    return (
      plan &&
      card && {
        description: card.description,
        picture: card.image,
        price: card.price,
        scope: plan.global_offer ? "world" : plan.destination_countries,
      }
    );
  };
}

/** Loads the release with which the query was made; null when that is the live release. */
async function previousRelease(
  site: SiteContent,
  query: URLSearchParams,
  live: number,
): Promise<FinderRelease | null> {
  const made = Number(query.get(VERSION_PARAM));
  const isOther = Number.isSafeInteger(made) && made > 0 && made !== live;
  return isOther ? site.release(made) : null;
}

/** Returns the addresses of the files that a browser reads. @param trial fingerprint of a trial */
function getFileUrls({ version }: Finder, trial: string | null, locale: Locale) {
  return trial === null
    ? {
        releaseUrl: technical.finderRelease(version, locale),
        searchUrl: technical.finderSearch(version, locale),
      }
    : {
        releaseUrl: technical.finderTrial(trial, locale),
        searchUrl: technical.finderTrialSearch(trial, locale),
      };
}

/**
 * Loads the input of the finder-ui functions; null without a release.
 * @param page path of the page that contains the finder; null for the page where a search starts
 */
async function inputOf(
  runtime: LoadRuntime,
  site: SiteContent,
  page: string | null,
  query: URLSearchParams,
): Promise<EligibilityInput | null> {
  const { locale, audience } = site;
  const [release, { module, start }, pages, forms, places] = await Promise.all([
    site.release("live"),
    moduleOf(site),
    site.plans(),
    site.planForms(),
    site.places(),
  ]);
  const plans = pages ?? [];
  const finder = onSite(decodeFinder(runtime, release, locale), plans, forms);
  if (!finder) return null;
  const older = await previousRelease(site, query, finder.version);
  return {
    finder,
    query,
    cards: cardsOf(runtime, site, plans),
    near: nearIn(places ?? []),
    previous: onSite(decodeFinder(runtime, older, locale), plans, forms),
    subject: finder.products.find(({ url }) => url !== null && page?.startsWith(`${url}/`)) ?? null,
    place: {
      audience,
      action: page ?? start,
      ...getFileUrls(finder, release?.trial ?? null, locale),
      noResultUrl: getLandingPath(module, "noResult", site),
      hosts: runtime.env.FUNNEL_HOSTS,
      contact: {
        label: getMessages(locale).common("talkToTeam"),
        href: buildPath("contact", { locale, audience }),
        external: false,
        newTab: false,
      },
    },
  };
}

/**
 * Loads the finder of a page for a query: a step, or the result of complete answers. Null without a
 * release.
 */
export async function loadEligibility(
  runtime: LoadRuntime,
  site: SiteContent,
  page: string | null,
  query: URLSearchParams,
): Promise<Eligibility | null> {
  const input = await inputOf(runtime, site, page, query);
  return input && { finder: input.finder, model: buildEligibilityModel(input) };
}

/**
 * Loads the summary of the answers for a landing of the finder (finder §6.18); null without a
 * release, or when the query has no answers of this finder.
 */
export async function loadEligibilityRecap(
  runtime: LoadRuntime,
  site: SiteContent,
  kind: NoPlan,
  query: URLSearchParams,
): Promise<EligibilityNoResultModel | null> {
  const answers = readAnswers(query);
  if (asksByNeed(query) || FIELDS.every((field) => answers[field] === null)) return null;
  const input = await inputOf(runtime, site, null, query);
  return input && buildNoResultModel(input, query, kind);
}

/**
 * Returns the answer to a submit whose data cannot be read (spec §8): the error landing with the
 * answers.
 */
export async function answerWithoutRelease(
  site: SiteContent,
  query: URLSearchParams,
): Promise<EligibilityAnswer> {
  const { module } = await moduleOf(site);
  return {
    kind: "error",
    url: buildFinderHref(getLandingPath(module, "error", site), readAnswers(query)),
    external: false,
  };
}

/**
 * Answers a submit; null when nothing was submitted.
 * @param count called with a search for which there is no plan
 */
export async function answerEligibility(
  runtime: LoadRuntime,
  site: SiteContent,
  page: string,
  query: URLSearchParams,
  count?: (search: Search) => void,
): Promise<EligibilityAnswer | null> {
  const { locale, audience } = site;
  const input = await inputOf(runtime, site, page, query);
  if (!input) {
    if (readGo(query) === null) return null;
    runtime.log.error("finder has no release", { locale, audience });
    return answerWithoutRelease(site, query);
  }
  const answer = buildEligibilityAnswer(input);
  if (answer?.kind === "noResult") {
    if (answer.reason === "no-url")
      runtime.log.error("finder plan without a usable address", { locale, audience });
    else if (count) countWithoutPlan(input.finder, query, count);
  }
  return answer;
}
