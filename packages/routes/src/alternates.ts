import { DEFAULT_LOCALE, LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import type { Audience } from "./audiences.ts";
import type { Paths, Site } from "./paths.ts";
import { buildAbsoluteUrl } from "./urls.ts";

/** A published document of a translation group. */
export interface PublishedPage {
  readonly locale: Locale;
  readonly path: string;
}

/**
 * One `link rel="alternate"`. The sitemap, og:locale and the language switcher use the same
 * entries.
 */
export interface Alternate extends PublishedPage {
  /** The locale code, or `x-default` for visitors of every other language. */
  readonly hreflang: Locale | "x-default";
  /** Absolute URL. */
  readonly href: string;
}

/** An item of the language switcher (spec §3, application state). */
export interface LanguageItem {
  readonly code: Locale;
  readonly iso: string;
  /** The name of the language in that language. */
  readonly label: string;
  readonly isCurrent: boolean;
  /** Path of the locale's home page on the individual site. */
  readonly individualPrefix: string;
  /** Path of the locale's home page on the corporate site. */
  readonly corporatePrefix: string;
  /** Path of the equivalent page, or of the locale's home page on the current site. */
  readonly href: string;
}

export interface Alternates {
  /**
   * Returns the published translations of a page in locale order, then x-default for the English
   * page when it exists. Contains only pages of `audience`, at most one per locale (the first), and
   * only paths that the route table matches in the locale of the page (quality §4).
   */
  readonly alternates: (options: {
    readonly origin: string;
    readonly audience: Audience;
    readonly documents: readonly PublishedPage[];
  }) => readonly Alternate[];
  /**
   * Returns one item per locale: the equivalent page if an alternate exists, otherwise the locale's
   * home page on the same site (spec §2).
   */
  readonly languageSwitcher: (
    options: Site & { readonly alternates: readonly PublishedPage[] },
  ) => readonly LanguageItem[];
}

/**
 * Creates the functions for alternates and the language switcher for one configured route table.
 */
export function createAlternates({ buildPath, match }: Paths): Alternates {
  const home = (locale: Locale, audience: Audience): string =>
    buildPath("home", { locale, audience });

  /**
   * Returns the page of a locale on one site. The site is read from the path, so that pages of the
   * two sites are never mixed.
   */
  function pageOf(
    locale: Locale,
    audience: Audience,
    pages: readonly PublishedPage[],
  ): PublishedPage | undefined {
    return pages.find((page) => {
      const [route] = page.locale === locale ? match(page.path) : [];
      return route?.locale === locale && route.audience === audience;
    });
  }

  return {
    alternates({ origin, audience, documents }) {
      const pages = LOCALES.flatMap((locale) => pageOf(locale, audience, documents) ?? []);
      function entry(hreflang: Alternate["hreflang"], { locale, path }: PublishedPage): Alternate {
        return {
          locale,
          path,
          hreflang,
          href: buildAbsoluteUrl(origin, path),
        };
      }
      return [
        ...pages.map((page) => entry(page.locale, page)),
        ...pages
          .filter((page) => page.locale === DEFAULT_LOCALE)
          .map((page) => entry("x-default", page)),
      ];
    },
    languageSwitcher: ({ locale: current, audience, alternates }) =>
      LOCALES.map((code) => ({
        code,
        iso: LOCALE_TABLE[code].iso,
        label: LOCALE_TABLE[code].label,
        isCurrent: code === current,
        individualPrefix: home(code, "individual"),
        corporatePrefix: home(code, "corporate"),
        href: pageOf(code, audience, alternates)?.path ?? home(code, audience),
      })),
  };
}
