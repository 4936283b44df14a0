/** Addresses of the funnels of the eligibility data: the first funnel of each product, and second funnels of some. */
import type { Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";

/** A funnel of a product beside its first. */
export interface SecondFunnel {
  readonly product: string;
  readonly languages: readonly Locale[];
  readonly path: string;
  readonly cid: string;
  readonly parcours: string;
}

/** Second funnels of some products: another entry for some residents. Languages absent here take the English address. */
export const secondFunnels: Readonly<Record<string, SecondFunnel>> = {
  "long-term/france": {
    product: "long-term",
    languages: ["en", "fr", "de"],
    path: "long-term",
    cid: "ORL-LTF",
    parcours: "first-euro",
  },
  "myhealth-international/own-rules": {
    product: "myhealth-international",
    languages: ["en"],
    path: "myhealth-international",
    cid: "ORL-MHN",
    parcours: "nationals",
  },
  "short-term/asia": {
    product: "short-term",
    languages: ["en", "fr"],
    path: "short-term",
    cid: "ORL-STA",
    parcours: "asia",
  },
  "student/short": {
    product: "student",
    languages: ["en", "fr", "es", "de"],
    path: "student",
    cid: "ORL-SPS",
    parcours: "short",
  },
};

/** The address of a first funnel. Where a language has no address of its own, the column is empty and the finder takes en-gb (finder §2.14). */
export const getOwnUrl = (urls: PerLocale, locale: Locale): string | null =>
  locale === "en" || urls[locale] !== urls.en ? urls[locale] : null;

/** The address of a second funnel; null in a language that it lacks. */
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
