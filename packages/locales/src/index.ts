/** The languages of the site, and what is fixed about each of them. Plain constants, because browsers load some of them. */

/** The codes of the languages in the order of their lists; the first is the default (spec §9). */
export const LOCALES = ["en", "fr", "es", "de", "nl"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** What is fixed about a language (spec §3, application state). */
export interface LocaleEntry<L extends Locale = Locale> {
  /** The prefix of every path, and the value of `lang` and `hreflang`. */
  readonly code: L;
  /** Language and region, as the content service and the eligibility data write them. */
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

/** The column of the table that browsers load, without the others: language and region, as Intl writes them. */
export const INTL_TAGS = {
  en: "en-GB",
  fr: "fr-FR",
  es: "es-ES",
  de: "de-DE",
  nl: "nl-NL",
} as const satisfies { readonly [L in Locale]: `${L}-${string}` };

/** Tells whether a value from outside (an address, content) is the code of a language. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** Makes a value for each language. */
export function mapLocales<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
