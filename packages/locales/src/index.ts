/**
 * The languages of the site and their fixed properties. Plain constants, because browsers load some
 * of them.
 */

/**
 * The language codes, in the order in which languages are listed. The first is the default
 * (spec §9).
 */
export const LOCALES = ["en", "fr", "es", "de", "nl"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** The fixed properties of a language (spec §3, application state). */
export interface LocaleEntry<L extends Locale = Locale> {
  /** The prefix of every path, and the value of `lang` and `hreflang`. */
  readonly code: L;
  /** Language and region, as written in the content service and the eligibility data. */
  readonly iso: `${L}-${string}`;
  /** Name of the folder of the language in packages/messages/src/bundles. */
  readonly file: L;
  /** The segment after the locale on the professional site. */
  readonly corporateSegment: string;
  /** The name of the language in that language; never translated. */
  readonly label: string;
}

/** One row for each language. */
export const LOCALE_TABLE = {
  en: { code: "en", iso: "en-gb", file: "en", corporateSegment: "corporate", label: "English" },
  fr: { code: "fr", iso: "fr-fr", file: "fr", corporateSegment: "entreprises", label: "Français" },
  es: { code: "es", iso: "es-es", file: "es", corporateSegment: "empresas", label: "Español" },
  de: { code: "de", iso: "de-de", file: "de", corporateSegment: "unternehmen", label: "Deutsch" },
  nl: { code: "nl", iso: "nl-nl", file: "nl", corporateSegment: "bedrijven", label: "Nederlands" },
} as const satisfies { readonly [L in Locale]: LocaleEntry<L> };

/**
 * Language and region of each locale, as written for Intl. Separate from `LOCALE_TABLE`, so that
 * browsers load only this column.
 */
export const INTL_TAGS = {
  en: "en-GB",
  fr: "fr-FR",
  es: "es-ES",
  de: "de-DE",
  nl: "nl-NL",
} as const satisfies { readonly [L in Locale]: `${L}-${string}` };

/** Whether a value from outside (an address, content) is the code of a language. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** Builds a record with a value for each language. */
export function mapLocales<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** Returns the name of a language in another one: `en` in French is "anglais". */
export const getLanguageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
