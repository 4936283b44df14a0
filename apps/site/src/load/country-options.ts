/** Country options and country search names for finders and forms. */
import type { Country, SiteContent } from "@orlaya/content";
import type { CountryAliases, NeedFormModel } from "@orlaya/finder-ui";
import { LOCALES, type Locale } from "@orlaya/locales";

/**
 * Returns the countries sorted for a locale. The rank is stored data and not computed, so that
 * server and browser sort alike (finder §4).
 */
export function sortCountries(
  countries: readonly Pick<Country, "code" | "names" | "rank">[],
  locale: Locale,
): NeedFormModel["countries"] {
  return countries
    .map(({ code, names, rank }) => ({ code, name: names[locale], rank: rank[locale] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))
    .map(({ code, name }) => ({ code, name }));
}

/**
 * Loads the search names of the country field: ISO code → names in the other languages and aliases.
 * Null without countries.
 */
export async function loadCountryAliases(site: SiteContent): Promise<CountryAliases | null> {
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
