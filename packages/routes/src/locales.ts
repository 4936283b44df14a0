/** The site's languages in the order they are listed to visitors; the first is the default (spec §9). */
export const LOCALES = ["en", "fr", "es", "de", "nl"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** The cookie that would remember a language (spec §9). Its use is disabled: the address alone decides, and nothing sets or reads it. */
export const LOCALE_COOKIE = { name: "i18n_redirected", days: 365 } as const;

/** The two sites (spec §2): private individuals, and professionals. */
export const AUDIENCES = ["individual", "corporate"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A locale entry (spec §3, application state). */
export interface LocaleEntry<L extends Locale = Locale> {
  /** The prefix of every path, and the value of `lang` and `hreflang`. */
  readonly code: L;
  /** Language and region, as the content service and the country names write it. */
  readonly iso: `${L}-${string}`;
  /** Name of the language's bundle folder in packages/messages. */
  readonly file: L;
  /** The segment after the locale on the professional site. */
  readonly corporateSegment: string;
  /** The language's own name; never translated. */
  readonly label: string;
}

/** One entry per locale; a forgotten language is a type error. */
export const LOCALE_TABLE = {
  en: { code: "en", iso: "en-gb", file: "en", corporateSegment: "corporate", label: "English" },
  fr: { code: "fr", iso: "fr-fr", file: "fr", corporateSegment: "entreprises", label: "Français" },
  es: { code: "es", iso: "es-es", file: "es", corporateSegment: "empresas", label: "Español" },
  de: { code: "de", iso: "de-de", file: "de", corporateSegment: "unternehmen", label: "Deutsch" },
  nl: { code: "nl", iso: "nl-nl", file: "nl", corporateSegment: "bedrijven", label: "Nederlands" },
} as const satisfies { readonly [L in Locale]: LocaleEntry<L> };

/** The segments that open the professional site, in every language. */
export const CORPORATE_SEGMENTS: readonly string[] = LOCALES.map(
  (locale) => LOCALE_TABLE[locale].corporateSegment,
);

/** Whether a value is one of the five locale codes. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * The audience of anything that carries an audience or tags: tagged pro or corporate means
 * corporate, whatever the audience field says (spec §2, content-service model: tags come from import).
 */
export function audienceOf(item: {
  readonly audience?: Audience | null;
  readonly tags?: readonly string[] | null;
}): Audience {
  const tagged =
    Array.isArray(item.tags) && item.tags.some((tag) => tag === "pro" || tag === "corporate");
  return tagged || item.audience === "corporate" ? "corporate" : "individual";
}
