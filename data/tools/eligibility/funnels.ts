/**
 * Second funnels of the eligibility data. The first funnel of a product is its request page; a
 * second funnel is the same page with a mark for some residents or destinations. The mark is stored
 * with the request.
 */
import type { Locale } from "../../../packages/locales/src/index.ts";

/** A second funnel of a product. */
export interface SecondFunnel {
  /** Its name in data/eligibility/markets.json. */
  readonly name: string;
  readonly product: string;
  readonly cid: string;
  readonly parcours: string;
}

export const secondFunnels: Readonly<Record<string, SecondFunnel>> = {
  "long-term/france": {
    name: "first euro",
    product: "long-term",
    cid: "ORL-LTF",
    parcours: "first-euro",
  },
  "myhealth-international/own-rules": {
    name: "nationals",
    product: "myhealth-international",
    cid: "ORL-MHN",
    parcours: "nationals",
  },
  "short-term/asia": {
    name: "Asia",
    product: "short-term",
    cid: "ORL-STA",
    parcours: "asia",
  },
  "student/schengen": {
    name: "Schengen",
    product: "student",
    cid: "ORL-SPS",
    parcours: "schengen",
  },
};

/** Returns the address of a second funnel: the path of the request page with its mark (spec §7). */
export function buildFunnelUrl(path: string, funnel: SecondFunnel, locale: Locale): string {
  const query = new URLSearchParams({
    source: "finder",
    language: locale,
    cid: `${funnel.cid}-${locale.toUpperCase()}`,
    parcours: funnel.parcours,
  });
  return `${path}?${query.toString()}`;
}
