/** Countries as finders and forms offer them. */
import type { Country, SiteContent } from "@orlaya/content";
import type { CountryAliases, NeedFormModel } from "@orlaya/finder-ui";
import { LOCALES, type Locale } from "@orlaya/locales";

/** Countries in the order of a locale; the rank is data, so that server and browser agree (finder §4). */
export function sortCountries(
  countries: readonly Pick<Country, "code" | "names" | "rank">[],
  locale: Locale,
): NeedFormModel["countries"] {
  return countries
    .map(({ code, names, rank }) => ({ code, name: names[locale], rank: rank[locale] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))
    .map(({ code, name }) => ({ code, name }));
}

/** ISO code → names in the other languages and aliases, for the search of the country field. Null without countries. */
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
