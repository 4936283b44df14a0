/** Countries of the content service, and the pages about them. */
import type { Content, CountryPage, SiteContent } from "@orlaya/content";
import { DEFAULT_LOCALE } from "@orlaya/locales";
import { sortCountries } from "./country-options.ts";

/** Reads the ISO codes of all countries. @throws when they cannot be read */
export async function readCountryCodes(content: Content): Promise<ReadonlySet<string>> {
  const site = content.at({ locale: DEFAULT_LOCALE, audience: "individual" });
  const countries = await site.countries();
  if (!countries) throw new Error("The countries could not be read.");
  return new Set(countries.map(({ code }) => code));
}

/** Loads the country pages by ISO code; empty when the content service does not answer. */
export async function loadCountryPagesByCode(
  site: SiteContent,
): Promise<ReadonlyMap<string, CountryPage>> {
  return new Map(((await site.countryPages()) ?? []).map((page) => [page.code, page]));
}

/** Loads the paths of the country pages: ISO code → path. */
export async function loadCountryPaths(site: SiteContent): Promise<ReadonlyMap<string, string>> {
  const pages = await loadCountryPagesByCode(site);
  return new Map([...pages].map(([code, { path }]) => [code, path]));
}

/** A country in the list of all countries. */
export interface ListedCountry {
  readonly code: string;
  readonly name: string;
  /** Path of the page of the country; null without a page. */
  readonly href: string | null;
}

/**
 * Loads all countries in the sort order of the language. Each has the title and path of its page if
 * it has one.
 */
export async function loadAllCountries(site: SiteContent): Promise<readonly ListedCountry[]> {
  const [documents, pages] = await Promise.all([site.countries(), loadCountryPagesByCode(site)]);
  return sortCountries(documents ?? [], site.locale).map(({ code, name }) => ({
    code,
    name: pages.get(code)?.title ?? name,
    href: pages.get(code)?.path ?? null,
  }));
}
