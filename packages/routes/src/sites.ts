import { DEFAULT_LOCALE, isLocale, LOCALE_TABLE } from "@orlaya/locales";
import type { Site } from "./paths.ts";

/**
 * Returns the site (language and audience) of any path, also of a path that no route matches. A
 * path without a language belongs to the default language. Never throws.
 */
export function findSite(path: string): Site {
  const [first, second] = path.split("/").filter(Boolean);
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  return {
    locale,
    audience: second === LOCALE_TABLE[locale].corporateSegment ? "corporate" : "individual",
  };
}
