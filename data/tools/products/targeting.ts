/** Builds the targeting of product pages: the fields that the quote-by-need finder reads. */
import { excludedPlaces } from "../groups.ts";

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

/** Residence, destination and languages of a page. Default: the world, and all languages. */
export interface Reach {
  from?: string[];
  to?: string[];
  notFrom?: readonly string[];
  languages?: Language[];
  global?: boolean;
}

/**
 * Builds the targeting of a page. Codes of two capital letters are countries, all others are
 * groups. Every page excludes the excluded places.
 */
export function buildTargeting(
  cover: CoverType,
  {
    from = ["world"],
    to = ["world"],
    notFrom = [],
    languages = allLanguages,
    global = false,
  }: Reach,
): Targeting {
  const isCountry = (place: string) => /^[A-Z]{2}$/.test(place);
  return {
    cover_types: [cover],
    languages,
    locations: from.filter(isCountry),
    location_groups: from.filter((place) => !isCountry(place)),
    destination_countries: to.filter(isCountry),
    destination_groups: to.filter((place) => !isCountry(place)),
    excluded_locations: [...excludedPlaces, ...notFrom].toSorted(),
    excluded_destinations: excludedPlaces,
    global_offer: global,
  };
}
