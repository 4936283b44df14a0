/** The names of countries in a locale, and their alphabetical order. */
import type { Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../../data/types.ts";
import type { EligibilityData } from "../../data/types.ts";
import { compareCodeUnits } from "../flows.ts";

/**
 * Returns the name of a country in a locale. The fallbacks are en-gb, then the French Name
 * (finder §2.9).
 */
export function getCountryName(
  country: EligibilityData["countries"][number],
  locale: Locale,
): string {
  return country[DATA_LOCALE[locale]] ?? country["en-gb"] ?? country.Name;
}

/**
 * Returns the indexes of the countries in the alphabetical order of a locale. Computed only when a
 * release is made.
 */
export function sortCountryIndexes(
  countries: EligibilityData["countries"],
  locale: Locale,
): readonly number[] {
  const { compare } = new Intl.Collator(locale);
  const names = countries.map((country) => getCountryName(country, locale));
  return countries
    .map((_, index) => index)
    .sort(
      (a, b) =>
        compare(names[a] ?? "", names[b] ?? "") ||
        compareCodeUnits(countries[a]?.iso ?? "", countries[b]?.iso ?? ""),
    );
}
