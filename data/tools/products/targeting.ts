/** Whom a product's page is for: the fields that the quote-by-need finder reads. */
import { excludedPlaces } from "../groups.ts";

export type Language = "en" | "fr" | "de" | "es";
export type CoverType = "expat" | "study-abroad" | "short-stay-abroad" | "travel";

/** Fields of product_page (spec §3) that the quote-by-need finder reads. Groups by uid, countries by ISO code. */
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

/** From where to where a page sells, as it is authored: everywhere and in every language unless said otherwise. */
export interface Reach {
  from?: string[];
  to?: string[];
  notFrom?: readonly string[];
  languages?: Language[];
  global?: boolean;
}

/** The targeting of a page. Codes of two capitals are countries, anything else is a group. Excluded places are excluded from every page. */
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
