/** Which custom type of Prismic becomes which collection. */
import { SINGLE_TYPES } from "@orlaya/routes";
import { isPreviewed } from "../../names/slugs.ts";
import type { Stored } from "../../fields/record.ts";

/** Collection of a custom type, and the values that follow from it. */
export interface TypeTarget {
  readonly collection: string;
  readonly values: Stored;
}

/** Names of custom types that differ from those of the collections. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  article: "page_article",
  country: "page_country",
  error: "page_error",
  faq: "page_faq",
  form_page: "page_form",
  generic_page: "page_generic",
  guide: "page_guide",
  landing: "page_landing",
  landing_page: "page_landing",
  offer_page: "page_offer",
  page_product: "product_page",
  region: "page_region",
  theme: "guide_theme",
  taxonomy: "guide_taxonomy",
};
/** Names of custom types of which each site has one document, by the role of the page. */
const SINGLES: Readonly<Record<string, string>> = {
  home_page: "home",
  homepage: "home",
  page_offers: "offers",
  page_article_home: "article_home",
  page_faq_home: "faq_home",
  page_guides: "all_guides",
  guides_list: "all_guides",
};

/** Returns the collection of a custom type; null for a type that this service does not have. */
export function findTarget(type: string): TypeTarget | null {
  if (isPreviewed(type)) return { collection: type, values: {} };
  const single =
    SINGLES[type] ?? SINGLE_TYPES.find((each) => type === each || type === `page_${each}`);
  if (single !== undefined) return { collection: "page_single", values: { type: single } };
  const collection = COLLECTIONS[type];
  return collection === undefined ? null : { collection, values: {} };
}

/** Converts the name of a slice or field to the form of this service: small letters and `_`. */
export function toName(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/[-\s]+/g, "_")
    .toLowerCase();
}

/** Fields of Prismic whose values are in another place here. */
export const PLACES: Readonly<Record<string, readonly [group: string, field: string]>> = {
  meta_title: ["seo", "title"],
  seo_title: ["seo", "title"],
  meta_description: ["seo", "description"],
  seo_description: ["seo", "description"],
  meta_image: ["seo", "image"],
  seo_image: ["seo", "image"],
  canonical_url: ["seo", "canonical"],
  canonical: ["seo", "canonical"],
  noindex: ["seo", "noindex"],
  nofollow: ["seo", "nofollow"],
  sitemap: ["seo", "sitemap"],
};
