/** The search file of a locale: other names of its countries, for the country search. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../../data/types.ts";
import { fold } from "../../search/fold.ts";
import type { CountryEntry } from "../../search/index.ts";
import type { OptionsFinder } from "../finder.ts";
import { getCountryName, sortCountryIndexes } from "./country-order.ts";
import type { PayloadInput } from "./write.ts";

/**
 * The second file of a release: other names of each country, in the order of the payload of the
 * same version (finder §4, §6.4).
 */
export interface SearchPayload {
  readonly type: "realtime";
  readonly version: number;
  readonly locale: Locale;
  /** One line per country; names separated by `|`. */
  readonly aliases: string;
}

/**
 * Further names in use for a country, by upper-case ISO code. Stored with the site's list of
 * countries.
 */
export type CountryAliases = Readonly<Record<string, readonly string[]>>;

/**
 * Creates the search file. It contains names in other languages and aliases, each only when its
 * folded form is new.
 */
export function createSearchPayload(
  {
    flows,
    version,
    aliases,
  }: Pick<PayloadInput, "flows" | "version"> & { readonly aliases: CountryAliases },
  locale: Locale,
): SearchPayload {
  const { countries } = flows.universe;
  function listAliases(index: number): string {
    const country = countries[index];
    if (country === undefined) return "";
    const seen = new Set([fold(getCountryName(country, locale)).joined]);
    return [
      ...LOCALES.map((other) => country[DATA_LOCALE[other]]),
      ...(Object.hasOwn(aliases, country.iso) ? (aliases[country.iso] ?? []) : []),
    ]
      .filter((name) => {
        const key = name === null ? "" : fold(name).joined;
        if (name === null || key === "" || seen.has(key)) return false;
        seen.add(key);
        return true;
      })
      .join("|");
  }
  return {
    type: "realtime",
    version,
    locale,
    aliases: sortCountryIndexes(countries, locale).map(listAliases).join("\n"),
  };
}

/**
 * Returns the entries for the country search. Without the search file, or with the file of another
 * version or locale, they contain names and codes only.
 */
export function searchEntries(
  finder: OptionsFinder,
  search: SearchPayload | null,
): readonly CountryEntry[] {
  const lines =
    search !== null && search.version === finder.version && search.locale === finder.locale
      ? search.aliases.split("\n")
      : [];
  return finder.codes.map((code, index) => ({
    code,
    name: finder.names[index] ?? "",
    aliases: (lines[index] ?? "").split("|").filter((alias) => alias !== ""),
  }));
}
