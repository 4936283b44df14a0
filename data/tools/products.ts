/**
 * Builds data/products.json: the eighteen products of spec §3 and the three UK plans, each with its
 * page for individuals and its page for employers (words §4.3), and the targeting of the pages
 * (finder §3).
 *
 * Two rules ensure that a search never finds two local or two global pages:
 *   - each need has one global page per part of the world: one for residents of Asia, the Pacific
 *     and the Middle East, and one for all others;
 *   - local pages of one need never share both a location and a destination.
 * data/tools/need-space.test.ts checks this for all possible answers.
 *
 *   node data/tools/products.ts
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import offers from "../offers.json" with { type: "json" };
import { printRows } from "./countries.ts";
import type { PerLocale } from "./photos.ts";
import { nameForEmployers } from "./products/naming.ts";
import {
  authoredProducts,
  type AuthoredProduct,
  type PriceFrequency,
} from "./products/products.table.ts";
import { buildRequestPaths, type Audience } from "./products/request-paths.ts";
import { buildTargeting, getMarketArea, type Targeting } from "./products/targeting.ts";

/** A page of a product. */
export interface ProductPage {
  /** Key in data/offers.json. */
  offer: string;
  names: PerLocale;
  uids: PerLocale;
  /** Key in data/media/manifest.json. */
  image: string;
  /** `pro` marks a page of the corporate site. */
  tags: string[];
  /** Sample price in units of `currency`; null on pages for employers, who ask for a proposal. */
  starting_price: number | null;
  price_frequency: PriceFrequency | null;
  /**
   * Conditions of the sample price; `area` is the uid of a group or an ISO code. Null without
   * price.
   */
  legal: {
    age: number;
    area: string;
    excess: number;
    per: "year" | "stay";
    date: string;
  } | null;
  targeting: Targeting;
  /** Target of the primary button: the page where a visitor asks for a quote. */
  quote_urls: PerLocale;
}

/** A row of data/products.json. */
export interface Product {
  key: string;
  /** Exactly as in spec §3; never translated. */
  dataName: string;
  currency: string;
  /** Who is responsible for the product. */
  approver: string;
  /** Day by which its texts and prices are reviewed. */
  review_by: string;
  individual: ProductPage;
  corporate: ProductPage | null;
}

/** Date of the sample prices. */
const CHECKED = "2026-11-01";

/** Who is responsible for the plans of an offer. Plans of other offers have the team of `OTHERS`. */
const TEAMS: Readonly<Record<string, string>> = {
  expat: "Product team, expatriates",
  study: "Product team, studies",
  travel: "Product team, travel",
  whv: "Product team, travel",
};
const OTHERS = "Product team, international health";
/** Days of the reviews, spread so that not all plans are due at once. */
const REVIEW_DAYS = ["2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30", "2027-09-30"];

/** Returns the offer that contains a product. @throws when there is none */
function findOffer(key: string, audience: Audience): (typeof offers)[number] {
  const offer = offers.find((o) => o.audience === audience && o.products.includes(key));
  if (!offer)
    throw new Error(
      `${key}: no ${audience} offer contains this product; add it in data/offers.json`,
    );
  return offer;
}

/** Builds the page for individuals. */
function buildIndividualPage(product: AuthoredProduct): ProductPage {
  const [starting_price, price_frequency] = product.price;
  const [age, area, excess, per = "year"] = product.basis;
  const offer = findOffer(product.key, "individual");
  return {
    offer: offer.key,
    ...product.naming,
    image: product.image,
    tags: [],
    starting_price,
    price_frequency,
    legal: { age, area, excess, per, date: CHECKED },
    targeting: buildTargeting(product.cover, getMarketArea(product.dataName), product.reach),
    quote_urls: buildRequestPaths("individual", offer.uids, product.naming.uids),
  };
}

/** Builds the page for employers; null when the product has none. */
function buildCorporatePage(product: AuthoredProduct): ProductPage | null {
  if (product.individualOnly) return null;
  const offer = findOffer(product.key, "corporate");
  const naming = nameForEmployers(product.naming);
  return {
    offer: offer.key,
    ...naming,
    image: product.corporateImage ?? product.image,
    tags: ["pro"],
    starting_price: null,
    price_frequency: null,
    legal: null,
    targeting: buildTargeting(product.cover, getMarketArea(product.dataName), product.reach),
    quote_urls: buildRequestPaths("corporate", offer.uids, naming.uids),
  };
}

/** Builds the 21 products. Pure. */
export function buildProducts(): Product[] {
  return authoredProducts.map((product, index) => ({
    key: product.key,
    dataName: product.dataName,
    currency: product.price[2],
    approver: TEAMS[findOffer(product.key, "individual").key] ?? OTHERS,
    review_by: REVIEW_DAYS[index % REVIEW_DAYS.length] ?? CHECKED,
    individual: buildIndividualPage(product),
    corporate: buildCorporatePage(product),
  }));
}

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, "../products.json"), printRows(buildProducts()));
