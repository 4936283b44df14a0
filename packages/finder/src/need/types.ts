/** Types and constants of the quote-by-need finder (spec §3, §4; finder §3). */

/** Cover types, in display order. */
export const NEEDS = ["expat", "study-abroad", "short-stay-abroad", "travel"] as const;
export type Need = (typeof NEEDS)[number];

/**
 * The service languages that a visitor can choose. They differ from the site's locales: Dutch is
 * absent.
 */
export const NEED_LANGUAGES = ["en", "fr", "de", "es"] as const;
export type NeedLanguage = (typeof NEED_LANGUAGES)[number];

/** The button that was pressed (finder §3.5). */
export const GOES = ["quote", "product"] as const;
export type Go = (typeof GOES)[number];

export type Audience = "individual" | "corporate";

/** Largest number of products in a valid search result; one more is an error (spec §9). */
export const MOST_PRODUCTS = 2;

/** The search criteria of a product page. Country codes are compared trimmed and in upper case. */
export interface NeedTarget {
  /**
   * Document id, by which results are deduplicated. Two records with one id are copies of one
   * document.
   */
  readonly id: string;
  readonly audience: Audience;
  /** Locale of the page (`en`, `fr`, `es`, `de`, `nl`). */
  readonly locale: string;
  readonly offerUid: string;
  readonly productUid: string;
  /** Absent means local (finder §3.2). */
  readonly global_offer?: boolean | null;
  readonly cover_types: readonly string[];
  readonly languages: readonly string[];
  /** Country codes. */
  readonly locations: readonly string[];
  /** Ids of groups of countries. */
  readonly location_groups: readonly string[];
  /**
   * Codes of the country pages linked as destinations; their first two characters count
   * (finder §3.4).
   */
  readonly destination_countries: readonly string[];
  readonly destination_groups: readonly string[];
  readonly excluded_locations: readonly string[];
  /** Their first two characters count, too, because they are destinations. */
  readonly excluded_destinations: readonly string[];
  /**
   * The primary call-to-action link of the card, resolved: an in-site path or an absolute address.
   */
  readonly quoteUrl: string | null;
  /** Path of the page of the site where a visitor asks for a quote; null when there is none. */
  readonly requestPath: string | null;
}

/**
 * What the eligibility rules sell, of the plans whose pages they know (finder §3.1). The search shows
 * no plan between countries where the rules refuse it.
 */
export interface NeedRules {
  /** Ids of the pages that the rules know. Other pages are found by their own fields only. */
  readonly known: ReadonlySet<string>;
  /**
   * Returns the ids of the pages that the rules sell from a country, to a country, or between both
   * when both are given (ISO codes).
   */
  readonly listSold: (countries: {
    readonly from?: string;
    readonly to?: string;
  }) => ReadonlySet<string>;
}

/** A group of countries, referenced by `location_groups` and `destination_groups`. */
export interface CountryGroup {
  readonly id: string;
  readonly countries: readonly string[];
}

/** Complete answers; countries as upper-case ISO codes. */
export interface NeedAnswers {
  readonly need: Need;
  /** Destination. */
  readonly to: string;
  readonly language: NeedLanguage;
  /** Location: where the visitor is. */
  readonly from: string;
}

/** The site of the visitor. Results never contain other audiences or locales. */
export interface NeedSite {
  readonly audience: Audience;
  readonly locale: string;
}

export type NeedError = "too-many" | "two-local" | "two-global";

export type NeedOutcome =
  | { readonly kind: "product"; readonly target: NeedTarget }
  | {
      readonly kind: "quote";
      readonly target: NeedTarget;
      readonly url: string;
      /** Whether the address is the request page of the plan, the only one that gets the answers. */
      readonly isRequest: boolean;
    }
  | { readonly kind: "noResult" }
  | { readonly kind: "error"; readonly code: NeedError };
