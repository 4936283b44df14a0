/** The second file of a locale: what else its countries are called, for the country search. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { DATA_LOCALE } from "../../data/types.ts";
import { fold } from "../../search/fold.ts";
import type { CountryEntry } from "../../search/index.ts";
import type { Finder } from "../finder.ts";
import { getCountryName, sortCountryIndexes } from "./country-order.ts";
import type { PayloadInput } from "./write.ts";

/** The second file: what else a country is called, in the order of the same version's payload (finder §4, §6.4). */
export interface SearchPayload {
  readonly type: "realtime";
  readonly version: number;
  readonly locale: Locale;
  /** A line per country; names separated by `|`. */
  readonly aliases: string;
}

/** What people call a country besides its names, by upper-case ISO code: kept with the site's list of countries. */
export type CountryAliases = Readonly<Record<string, readonly string[]>>;

/** Other languages' names and aliases, each only where it folds to something new. */
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

/** Entries for the country search; without the second file, or with another version's, names and codes only. */
export function searchEntries(
  finder: Finder,
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
