/** The quote-by-need finder: words and shapes (spec §3, §4; finder §3). */

/** Cover types, in the order in which they are offered. */
export const NEEDS = ["expat", "study-abroad", "short-stay-abroad", "travel"] as const;
export type Need = (typeof NEEDS)[number];

/** The languages a visitor can ask to be served in. Not the site's locales: Dutch is absent. */
export const NEED_LANGUAGES = ["en", "fr", "de", "es"] as const;
export type NeedLanguage = (typeof NEED_LANGUAGES)[number];

/** Which button was pressed (finder §3.5). */
export const GOES = ["quote", "product"] as const;
export type Go = (typeof GOES)[number];

export type Audience = "individual" | "corporate";

/** Most products a search may return; one more is an error (spec §9). */
export const MOST_PRODUCTS = 2;

/** What a product page says about whom it is for. Country codes are compared trimmed and in upper case. */
export interface NeedTarget {
  /** Document id: what results are deduplicated by. Two records with one id are copies of one document. */
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
  /** Codes of the country pages linked as destinations; their first two characters count (finder §3.4). */
  readonly destination_countries: readonly string[];
  readonly destination_groups: readonly string[];
  readonly excluded_locations: readonly string[];
  /** Read by their first two characters too: they are destinations. */
  readonly excluded_destinations: readonly string[];
  /** The card's primary call-to-action link, resolved: an in-site path or an absolute address. */
  readonly quoteUrl: string | null;
}

/** A group of countries: what `location_groups` and `destination_groups` point at. */
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

/** The site the visitor is on: results never cross audiences or locales. */
export interface NeedSite {
  readonly audience: Audience;
  readonly locale: string;
}

export type NeedError = "too-many" | "two-local" | "two-global";

/** Why there is no result: nothing found, or the one found cannot take a quote request. */
export type NoResultReason = "nothing-found" | "quote-url";

export type NeedOutcome =
  | { readonly kind: "product"; readonly target: NeedTarget }
  | { readonly kind: "quote"; readonly target: NeedTarget; readonly url: string }
  | { readonly kind: "noResult"; readonly reason: NoResultReason }
  | { readonly kind: "error"; readonly code: NeedError };
