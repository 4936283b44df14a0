/** Builds the columns per locale of the eligibility data: names and addresses. */
import type { LocalNames, LocalUrls } from "../../../packages/finder/src/data/index.ts";
import type { Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";

/** Returns the five columns of names. */
export function toNameColumns(names: PerLocale): LocalNames {
  return {
    "en-gb": names.en,
    "fr-fr": names.fr,
    "es-es": names.es,
    "nl-nl": names.nl,
    "de-de": names.de,
  };
}

/** Returns the five columns of addresses; null for a language without an address. */
export function toUrlColumns(getUrl: (locale: Locale) => string | null): LocalUrls {
  return {
    "url_en-gb": getUrl("en"),
    "url_fr-fr": getUrl("fr"),
    "url_es-es": getUrl("es"),
    "url_nl-nl": getUrl("nl"),
    "url_de-de": getUrl("de"),
  };
}
