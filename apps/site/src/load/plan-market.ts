/**
 * Who can take out a plan, according to the live release of the finder (finder §5.5): its markets
 * in names of groups and countries, and all countries of residence and destinations.
 */
import type { Group, SiteContent } from "@orlaya/content";
import {
  describeCountries,
  listMarketPlaces,
  listMarkets,
  listOpenCountries,
  type Finder,
  type Market,
  type NamedGroup,
  type OpenCountries,
} from "@orlaya/finder/eligibility";
import type { Locale } from "@orlaya/locales";
import type { CountryNames, MarketData, PlacesData, PlanMarketProps } from "@orlaya/slices/views";
import { technical } from "@orlaya/routes";
import { loadLiveFinder } from "./eligibility-release.ts";
import { findPlan } from "./plans.ts";
import type { LoadRuntime } from "./runtime.ts";

/** The part of the section that is computed from the release. */
export type PlanMarketData = Pick<
  PlanMarketProps,
  "markets" | "residences" | "destinations" | "closed" | "refused" | "aliasesUrl"
>;

/**
 * Groups that a description may name, by uid: a reader knows which countries they contain. Other
 * groups exist for the rules, such as the countries without a plan of their own.
 */
const KNOWN_GROUPS: ReadonlySet<string> = new Set([
  "europe",
  "north-america",
  "latin-america-and-the-caribbean",
  "africa",
  "middle-east",
  "asia",
  "oceania",
  "schengen",
  "eea",
  "south-asia",
  "south-east-asia",
  "gcc",
  "french-overseas",
]);

/** Largest number of countries that a description names where the list below has the same ones. */
const MOST_NAMES = 9;

/** What describing the markets of a plan needs. */
interface Words {
  readonly finder: Finder;
  readonly open: OpenCountries;
  readonly groups: readonly NamedGroup[];
  /** Names of countries by code and of groups by id. */
  readonly names: ReadonlyMap<string, string>;
  /** All countries of residence and destinations of the plan. */
  readonly residences: readonly string[];
  readonly destinations: readonly string[];
}

/** Returns the groups that may be named, in the alphabetical order of the language. */
function listKnownGroups(groups: readonly Group[], locale: Locale): readonly Group[] {
  const { compare } = new Intl.Collator(locale);
  return groups
    .filter(({ uid, names }) => KNOWN_GROUPS.has(uid) && names[locale] !== "")
    .sort((a, b) => compare(a.names[locale], b.names[locale]));
}

const pickNames = ({ names }: Words, ids: readonly string[]): readonly string[] =>
  ids.map((id) => names.get(id) ?? id);

/** @param listed all countries of the list below */
function describePlaces(
  words: Words,
  countries: readonly string[],
  listed: readonly string[],
): PlacesData {
  const { open, groups } = words;
  const description = describeCountries(countries, open.places, groups);
  const { countries: named, exceptCountries } = description;
  const isLong =
    named.length + exceptCountries.length > MOST_NAMES && countries.length === listed.length;
  return isLong
    ? { all: false, names: [], except: [], count: countries.length }
    : {
        all: description.all,
        names: pickNames(words, [...description.groups, ...description.countries]),
        except: pickNames(words, [...description.exceptGroups, ...description.exceptCountries]),
        count: null,
      };
}

function describeNationalities(
  words: Words,
  nationalities: readonly string[],
): MarketData["nationalities"] {
  const description = describeCountries(nationalities, words.open.nationalities, []);
  return {
    only: pickNames(words, description.countries),
    except: pickNames(words, description.exceptCountries),
  };
}

/** Returns what is said about a stay within the country of residence. */
function describeOwn(
  { within, residences, destinations }: Market,
  isAnyOther: boolean,
): MarketData["own"] {
  if (within === "also") return "also";
  const isPossible = residences.some((code) => destinations.includes(code));
  return within === "no" && isPossible && !isAnyOther ? "not" : null;
}

function describeMarket(words: Words, market: Market): MarketData {
  const { residences, within, profiles, nationalities } = market;
  const destinations =
    within === "only" ? null : describePlaces(words, market.destinations, words.destinations);
  return {
    residences: describePlaces(words, residences, words.residences),
    destinations,
    own: describeOwn(market, destinations?.all === true),
    profiles: profiles.map(
      (id) => words.finder.profiles[words.finder.profileAt.get(id) ?? -1]?.label ?? id,
    ),
    nationalities: nationalities && describeNationalities(words, nationalities),
  };
}

/** Describes the market of products; null where no journey leads to one of them. */
export function describePlanMarket(
  finder: Finder,
  products: ReadonlySet<string>,
  groups: readonly Group[],
): PlanMarketData | null {
  const markets = listMarkets(finder, products);
  if (markets.length === 0) return null;
  const { locale, codes } = finder;
  const known = listKnownGroups(groups, locale);
  const open = listOpenCountries(finder);
  const listed = listMarketPlaces(finder, markets);
  const words: Words = {
    finder,
    open,
    groups: known.map(({ id, countries }) => ({
      id,
      countries: countries.flatMap(({ document }) => document?.code || []),
    })),
    names: new Map([
      ...codes.map((code, at) => [code, finder.names[at] ?? code] as const),
      ...known.map(({ id, names }) => [id, names[locale]] as const),
    ]),
    ...listed,
  };
  const nameAll = (list: readonly string[]): CountryNames =>
    list.map((code) => ({ code, name: words.names.get(code) ?? code }));
  function nameOthers(list: readonly string[]): readonly string[] {
    return pickNames(
      words,
      codes.filter((code) => !list.includes(code)),
    );
  }
  const asks = markets.some(({ nationalities }) => nationalities !== null);
  return {
    markets: markets.map((market) => describeMarket(words, market)),
    residences: nameAll(listed.residences),
    destinations: nameAll(listed.destinations),
    closed: nameOthers(open.places),
    refused: asks ? nameOthers(open.nationalities) : [],
    aliasesUrl: technical.finderAliases(locale),
  };
}

/**
 * Loads the market of the plan with this page; null without a live release or groups, and where no
 * journey leads to the plan.
 * @param id id of the product page
 */
export async function loadPlanMarket(
  runtime: Pick<LoadRuntime, "log">,
  site: SiteContent,
  id: string,
): Promise<PlanMarketData | null> {
  const [plans, groups, finder] = await Promise.all([
    site.plans(),
    site.groups(),
    loadLiveFinder(runtime, site),
  ]);
  if (!plans || !groups || !finder) return null;
  const products = finder.products.filter((product) => findPlan(plans, product)?.id === id);
  return describePlanMarket(finder, new Set(products.map((product) => product.id)), groups);
}
