/** Language and site of any address, also of one that no route reads: a failure is told in the language of its address. */
import { DEFAULT_LOCALE, isLocale, LOCALE_TABLE, type Site } from "@orlaya/routes";

/** Total; what names no language is the default one's. */
export function siteOf(path: string): Site {
  const [segment, site] = path.split("/").filter(Boolean);
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE;
  return {
    locale,
    audience: site === LOCALE_TABLE[locale].corporateSegment ? "corporate" : "individual",
  };
}
