/**
 * Builds data/products.json: the eighteen products of spec §3 and the three UK plans, each with its page for
 * individuals and its page for employers (words §4.3), and whom each page is for (finder §3).
 *
 * How the targeting is laid out, so that a search never finds two local or two global pages:
 *   - one global page per need and part of the world: residents of Asia, the Pacific and the Middle East have their own;
 *   - local pages of one need never share both a location and a destination.
 * data/tools/need-space.test.ts walks the whole space and proves it.
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
import { buildContactUrls, type Audience } from "./products/quote-urls.ts";
import { buildTargeting, type Targeting } from "./products/targeting.ts";

export interface ProductPage {
  /** Key in data/offers.json. */
  offer: string;
  names: PerLocale;
  uids: PerLocale;
  /** Key in data/media/manifest.json. */
  image: string;
  /** `pro` marks a page of the corporate site. */
  tags: string[];
  /** Sample price, in units of `currency`; null where a proposal is made instead. */
  starting_price: number | null;
  price_frequency: PriceFrequency | null;
  /** What the sample price is for; `area` is a group's uid or an ISO code. Null without a price. */
  legal: { age: number; area: string; excess: number; date: string } | null;
  targeting: Targeting;
  /** Where the primary button leads: the quote funnel, or the contact page, where a person makes the quote. */
  quote_urls: PerLocale;
}

export interface Product {
  key: string;
  /** Exactly as in spec §3; never translated. */
  dataName: string;
  currency: string;
  individual: ProductPage;
  corporate: ProductPage | null;
}

/** When the sample prices were valid. */
const CHECKED = "2026-11-01";

/** The key of the offer that a product's page stands under. @throws where it is in none */
function getOfferKey(key: string, audience: Audience): string {
  const offer = offers.find((o) => o.audience === audience && o.products.includes(key));
  if (!offer) throw new Error(`${key}: in no ${audience} offer`);
  return offer.key;
}

function buildIndividualPage(product: AuthoredProduct): ProductPage {
  const [starting_price, price_frequency] = product.price;
  const [age, area, excess] = product.basis;
  return {
    offer: getOfferKey(product.key, "individual"),
    ...product.naming,
    image: product.image,
    tags: [],
    starting_price,
    price_frequency,
    legal: { age, area, excess, date: CHECKED },
    targeting: buildTargeting(product.cover, product.individual),
    quote_urls: product.quote,
  };
}

/** Null where a product has no page for employers. */
function buildCorporatePage(product: AuthoredProduct): ProductPage | null {
  if (product.corporate === null) return null;
  return {
    offer: getOfferKey(product.key, "corporate"),
    ...nameForEmployers(product.naming),
    image: product.corporateImage ?? product.image,
    tags: ["pro"],
    starting_price: null,
    price_frequency: null,
    legal: null,
    targeting: buildTargeting(product.cover, product.corporate ?? product.individual),
    quote_urls: buildContactUrls("corporate"),
  };
}

/** The 21 products. Pure. */
export function buildProducts(): Product[] {
  return authoredProducts.map((product) => ({
    key: product.key,
    dataName: product.dataName,
    currency: product.price[2],
    individual: buildIndividualPage(product),
    corporate: buildCorporatePage(product),
  }));
}

if (process.argv[1] === import.meta.filename)
  await writeFile(join(import.meta.dirname, "../products.json"), printRows(buildProducts()));
