/** Funnels of the eligibility data: one of each product, and a second funnel of some products. */
import type { Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";

/** A second funnel of a product. */
export interface SecondFunnel {
  /** Its name in data/eligibility/markets.json. */
  readonly tool: string;
  readonly product: string;
  readonly languages: readonly Locale[];
  readonly path: string;
  readonly cid: string;
  readonly parcours: string;
}

/**
 * Second funnels, for some residents or destinations. Languages that are not listed have no address, so the finder
 * uses the English address.
 */
export const secondFunnels: Readonly<Record<string, SecondFunnel>> = {
  "long-term/france": {
    tool: "first euro",
    product: "long-term",
    languages: ["en", "fr", "de"],
    path: "long-term",
    cid: "ORL-LTF",
    parcours: "first-euro",
  },
  "myhealth-international/own-rules": {
    tool: "nationals",
    product: "myhealth-international",
    languages: ["en"],
    path: "myhealth-international",
    cid: "ORL-MHN",
    parcours: "nationals",
  },
  "short-term/asia": {
    tool: "Asia",
    product: "short-term",
    languages: ["en", "fr"],
    path: "short-term",
    cid: "ORL-STA",
    parcours: "asia",
  },
  "student/schengen": {
    tool: "Schengen",
    product: "student",
    languages: ["en", "fr", "es", "de"],
    path: "student",
    cid: "ORL-SPS",
    parcours: "schengen",
  },
};

/**
 * Returns the address of a first funnel. Returns null when the address of a language equals the
 * English address; the finder then uses en-gb (finder §2.14).
 */
export const getOwnUrl = (urls: PerLocale, locale: Locale): string | null =>
  locale === "en" || urls[locale] !== urls.en ? urls[locale] : null;

/** Returns the address of a second funnel, or null for a language that it does not have. */
export function getSecondUrl(funnel: SecondFunnel, locale: Locale): string | null {
  if (!funnel.languages.includes(locale)) return null;
  const query = new URLSearchParams({
    source: "finder",
    language: locale,
    cid: `${funnel.cid}-${locale.toUpperCase()}`,
    parcours: funnel.parcours,
  });
  return `https://quote.orlaya.example/${locale}/${funnel.path}?${query.toString()}`;
}
