/**
 * Builds the targeting of product pages: the fields that the quote-by-need finder reads. Residence
 * and destination are derived from the markets of the plan (data/eligibility/markets.json).
 */
import { buildSales, visitPairs } from "../eligibility/markets.ts";
import { buildGroups, excludedPlaces } from "../groups.ts";

export type Language = "en" | "fr" | "de" | "es";
export type CoverType = "expat" | "study-abroad" | "short-stay-abroad" | "travel";

/** Fields of product_page (spec §3) for the finder. Groups are uids, countries are ISO codes. */
export interface Targeting {
  cover_types: CoverType[];
  languages: Language[];
  locations: string[];
  location_groups: string[];
  destination_countries: string[];
  destination_groups: string[];
  excluded_locations: string[];
  excluded_destinations: string[];
  global_offer: boolean;
}

const allLanguages: Language[] = ["en", "fr", "de", "es"];

/** What a page has besides its markets. Default: all languages, and a local offer. */
export interface Reach {
  languages?: Language[];
  global?: boolean;
}

/** A set of countries in the fields of a page. */
export interface Places {
  readonly groups: readonly string[];
  readonly countries: readonly string[];
  /** Countries of the groups that do not belong to the set. */
  readonly excluded: readonly string[];
}

/** Residences and destinations of a page. */
export interface Area {
  readonly from: Places;
  readonly to: Places;
}

/** A group with fewer new countries than this is written as countries. */
const LEAST_OF_A_GROUP = 2;

/** Groups that describe places; `excluded` describes what every page leaves out. */
const candidates = buildGroups().filter(({ uid }) => uid !== "excluded");

/**
 * Describes a set by groups, and by countries where no group fits. The group with the most new
 * countries is taken first; each country that must be excluded again counts twice against it.
 */
export function describePlaces(set: ReadonlySet<string>): Places {
  const open = new Set(set);
  const groups: string[] = [];
  const excluded = new Set<string>();
  for (;;) {
    const rated = candidates.map(({ uid, countries }) => {
      const holes = countries.filter(
        (code) => !set.has(code) && !excluded.has(code) && !excludedPlaces.includes(code),
      );
      const gain = countries.filter((code) => open.has(code)).length - 2 * holes.length;
      return { uid, countries, holes, gain };
    });
    const best = rated.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (best.gain < LEAST_OF_A_GROUP) break;
    groups.push(best.uid);
    for (const code of best.countries) open.delete(code);
    for (const code of best.holes) excluded.add(code);
  }
  return { groups, countries: [...open].toSorted(), excluded: [...excluded].toSorted() };
}

/** Returns the area of a plan: all residences and all destinations of its markets. */
export function getMarketArea(plan: string): Area {
  const from = new Set<string>();
  const to = new Set<string>();
  for (const sale of buildSales())
    if (sale.plan === plan)
      visitPairs(sale, (residence, destination) => {
        from.add(residence);
        to.add(destination);
      });
  return { from: describePlaces(from), to: describePlaces(to) };
}

/** Builds the targeting of a page. Every page excludes the excluded places. */
export function buildTargeting(
  cover: CoverType | null,
  { from, to }: Area,
  { languages = allLanguages, global = false }: Reach,
): Targeting {
  return {
    cover_types: cover === null ? [] : [cover],
    languages,
    locations: [...from.countries],
    location_groups: [...from.groups],
    destination_countries: [...to.countries],
    destination_groups: [...to.groups],
    excluded_locations: [...excludedPlaces, ...from.excluded].toSorted(),
    excluded_destinations: [...excludedPlaces, ...to.excluded].toSorted(),
    global_offer: global,
  };
}
