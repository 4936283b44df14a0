/** Countries that the content service knows, and their pages, as other pages link to them. */
import type { Content, CountryPage, SiteContent } from "@orlaya/content";
import { DEFAULT_LOCALE } from "@orlaya/routes";

/** ISO codes of all countries. @throws when they cannot be read */
export async function readCountryCodes(content: Content): Promise<ReadonlySet<string>> {
  const site = content.at({ locale: DEFAULT_LOCALE, audience: "individual" });
  const countries = await site.countries();
  if (!countries) throw new Error("The countries could not be read.");
  return new Set(countries.map(({ code }) => code));
}

/** By ISO code; none where the content service does not answer. */
export async function countryPagesByCode(
  site: SiteContent,
): Promise<ReadonlyMap<string, CountryPage>> {
  return new Map(((await site.countryPages()) ?? []).map((page) => [page.code, page]));
}

/** ISO code → path. */
export async function countryPaths(site: SiteContent): Promise<ReadonlyMap<string, string>> {
  const pages = await countryPagesByCode(site);
  return new Map([...pages].map(([code, { path }]) => [code, path]));
}
