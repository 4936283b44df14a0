/** The languages of the site, and what is fixed about each of them. */

export const locales = ["en", "fr", "es", "de", "nl"] as const;
export type Locale = (typeof locales)[number];

/** The variety each language is written in (words guide): what Intl is asked for. */
export const languageTags = {
  en: "en-GB",
  fr: "fr-FR",
  es: "es-ES",
  de: "de-DE",
  nl: "nl-NL",
} as const satisfies Record<Locale, string>;

/** Every language by its own name. It is the same on every page, and stands in an element with that `lang`. */
export const languageNames = {
  en: "English",
  fr: "Français",
  es: "Español",
  de: "Deutsch",
  nl: "Nederlands",
} as const satisfies Record<Locale, string>;

export const bundleNames = ["common", "formsFields", "lisa"] as const;
export type BundleName = (typeof bundleNames)[number];

/** @returns whether a value from outside (a URL, a cookie, content) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
