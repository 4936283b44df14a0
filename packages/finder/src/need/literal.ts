/**
 * The search exactly as the specification describes it: four filtered queries, their union,
 * deduplicated by id. Of these pages, those remain that the eligibility rules sell (finder §3.1).
 *
 * This is the oracle of the tests. It shares only types with compile.ts. `productPages(filters)` of
 * the content client is tested against the same four filters.
 */
import type {
  Audience,
  CountryGroup,
  NeedAnswers,
  NeedRules,
  NeedSite,
  NeedTarget,
} from "./types.ts";

/** One of the four queries of spec §7. Country codes are upper-case and two letters long. */
export interface NeedFilter {
  readonly audience: Audience;
  readonly locale: string;
  readonly coverType: string;
  readonly language: string;
  /**
   * Matches pages that name one of these groups, or this country, as location. An empty list of ids
   * matches nothing.
   */
  readonly location: { readonly groups: readonly string[] } | { readonly country: string };
  readonly destination: { readonly groups: readonly string[] } | { readonly country: string };
  readonly excludedLocation: string;
  readonly excludedDestination: string;
}

/**
 * Returns the four queries for these answers: (location groups | locations) × (destination groups |
 * countries).
 */
export function needFilters(
  answers: NeedAnswers,
  site: NeedSite,
  groups: readonly CountryGroup[],
): readonly NeedFilter[] {
  function idsOf(country: string) {
    return groups
      .filter((group) => group.countries.some((code) => code.trim().toUpperCase() === country))
      .map((group) => group.id);
  }
  const base = {
    audience: site.audience,
    locale: site.locale,
    coverType: answers.need,
    language: answers.language,
    excludedLocation: answers.from,
    excludedDestination: answers.to,
  };
  const fromGroups = { groups: idsOf(answers.from) };
  const toGroups = { groups: idsOf(answers.to) };
  const fromCountry = { country: answers.from };
  const toCountry = { country: answers.to };
  return [
    { ...base, location: fromGroups, destination: toGroups },
    { ...base, location: fromGroups, destination: toCountry },
    { ...base, location: fromCountry, destination: toGroups },
    { ...base, location: fromCountry, destination: toCountry },
  ];
}

/** Whether a page matches a query. */
export function matchesFilter(target: NeedTarget, filter: NeedFilter): boolean {
  const { location, destination } = filter;
  const firstTwo = (code: string) => code.trim().slice(0, 2).toUpperCase();
  const upper = (code: string) => code.trim().toUpperCase();
  return (
    target.audience === filter.audience &&
    target.locale === filter.locale &&
    target.cover_types.includes(filter.coverType) &&
    target.languages.includes(filter.language) &&
    ("groups" in location
      ? target.location_groups.some((id) => location.groups.includes(id))
      : target.locations.some((code) => upper(code) === location.country)) &&
    ("groups" in destination
      ? target.destination_groups.some((id) => destination.groups.includes(id))
      : target.destination_countries.some((code) => firstTwo(code) === destination.country)) &&
    !target.excluded_locations.some((code) => upper(code) === filter.excludedLocation) &&
    !target.excluded_destinations.some((code) => firstTwo(code) === filter.excludedDestination)
  );
}

/** Whether the rules sell a page between two countries, or do not know it. */
export const isSoldBetween = (
  { id }: NeedTarget,
  rules: NeedRules | null,
  { from, to }: Pick<NeedAnswers, "from" | "to">,
): boolean => !rules?.known.has(id) || rules.listSold({ from, to }).has(id);

/** Returns the pages found by the four queries and sold for the journey, each once. */
export function searchLiterally(
  targets: readonly NeedTarget[],
  groups: readonly CountryGroup[],
  answers: NeedAnswers,
  site: NeedSite,
  rules: NeedRules | null = null,
): readonly NeedTarget[] {
  const found = new Map<string, NeedTarget>();
  for (const filter of needFilters(answers, site, groups)) {
    for (const target of targets) {
      if (matchesFilter(target, filter) && !found.has(target.id)) found.set(target.id, target);
    }
  }
  return [...found.values()].filter((target) => isSoldBetween(target, rules, answers));
}
