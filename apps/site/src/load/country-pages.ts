/** Countries that the content service knows, and their pages, as other pages link to them. */
import type { Content, CountryPage, SiteContent } from "@orlaya/content";
import { DEFAULT_LOCALE } from "@orlaya/locales";
import { sortCountries } from "./country-options.ts";

/** ISO codes of all countries. @throws when they cannot be read */
export async function readCountryCodes(content: Content): Promise<ReadonlySet<string>> {
  const site = content.at({ locale: DEFAULT_LOCALE, audience: "individual" });
  const countries = await site.countries();
  if (!countries) throw new Error("The countries could not be read.");
  return new Set(countries.map(({ code }) => code));
}

/** By ISO code; none where the content service does not answer. */
export async function loadCountryPagesByCode(
  site: SiteContent,
): Promise<ReadonlyMap<string, CountryPage>> {
  return new Map(((await site.countryPages()) ?? []).map((page) => [page.code, page]));
}

/** ISO code → path. */
export async function loadCountryPaths(site: SiteContent): Promise<ReadonlyMap<string, string>> {
  const pages = await loadCountryPagesByCode(site);
  return new Map([...pages].map(([code, { path }]) => [code, path]));
}

/** A country in the list of all countries. */
export interface ListedCountry {
  readonly code: string;
  readonly name: string;
  /** Path of the country's page; null where it has none. */
  readonly href: string | null;
}

/** All countries in the order of the language, each with the title and path of its page where it has one. */
export async function loadAllCountries(site: SiteContent): Promise<readonly ListedCountry[]> {
  const [documents, pages] = await Promise.all([site.countries(), loadCountryPagesByCode(site)]);
  return sortCountries(documents ?? [], site.locale).map(({ code, name }) => ({
    code,
    name: pages.get(code)?.title ?? name,
    href: pages.get(code)?.path ?? null,
  }));
}
