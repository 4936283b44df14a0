/** The names of countries in a locale, and their order by these names. */
import type { Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../../data/types.ts";
import type { EligibilityData } from "../../data/types.ts";
import { compareCodeUnits } from "../flows.ts";

/** A country's name in a locale: en-gb, the French Name and the code stand in (finder §2.9). */
export function getCountryName(
  country: EligibilityData["countries"][number],
  locale: Locale,
): string {
  return country[DATA_LOCALE[locale]] ?? country["en-gb"] ?? country.Name;
}

/** Indexes of the countries in a locale's alphabetical order. Computed when a release is made and never again. */
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
