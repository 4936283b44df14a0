/**
 * Structured data of a page: one graph of typed nodes with stable ids (spec §7, quality §4). Values
 * equal the visible content: names and prices come from the same view models.
 */
import type { Thing } from "schema-dts";
import { withAnchor } from "@orlaya/finder/url";
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { buildAbsoluteUrl, buildPath, buildCanonicalUrl } from "@orlaya/routes";
import type { FaqEntryData, RatingData } from "@orlaya/slices";
import type { PriceData, RichBlock, RichInline, RichTextData } from "@orlaya/ui";
import type { Crumb } from "../chrome/model.ts";
import type { HeadWords } from "./head.ts";

/** An article or guide. All values are also visible on the page. */
export interface ArticleData {
  readonly kind: "NewsArticle" | "Article";
  readonly headline: string;
  /**
   * ISO dates; null when the page does not show them. `modified`: date of the last check or change.
   */
  readonly published: string | null;
  readonly modified: string | null;
  /** Role of the author in the organization, not a person; null when the page shows none. */
  readonly author: string | null;
  /** Absolute URL. */
  readonly image: string | null;
  readonly description: string;
}

/** The plan that a page is about. */
export interface ProductData {
  readonly name: string;
  readonly description: string;
  /** Absolute URL. */
  readonly image: string | null;
  readonly price: PriceData | null;
  /** Unit that the page shows after the price: "per month". */
  readonly unit: string;
}

/** Input of `buildGraph`. */
export interface GraphInput extends HeadWords {
  readonly origin: string;
  readonly brand: string;
  readonly locale: Locale;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly faq: readonly FaqEntryData[];
  readonly product: ProductData | null;
  readonly article: ArticleData | null;
  /** The rating on the page: of the plan on a plan page, otherwise of the organization. */
  readonly rating: RatingData | null;
}

function inline(children: readonly RichInline[]): string {
  return children
    .map((child) =>
      child.kind === "text" ? child.text : child.kind === "break" ? "\n" : inline(child.children),
    )
    .join("");
}
/** Converts rich text to plain text with one line per block. */
export function toPlainText(blocks: RichTextData): string {
  return blocks
    .map((block: RichBlock): string => {
      switch (block.kind) {
        case "list":
          return block.items.map((item) => toPlainText(item)).join("\n");
        case "rule":
          return "";
        default:
          return inline(block.children);
      }
    })
    .filter(Boolean)
    .join("\n");
}

/** Returns the rating properties; empty without source, count and URL (words §1.2). */
function aggregateRating(rating: RatingData | null) {
  return rating && rating.count > 0 && rating.source && rating.link.href
    ? {
        aggregateRating: {
          "@type": "AggregateRating" as const,
          ratingValue: rating.value,
          bestRating: rating.best,
          worstRating: 1,
          ratingCount: rating.count,
          author: { "@type": "Organization" as const, name: rating.source, url: rating.link.href },
        },
      }
    : {};
}

/**
 * Billing period of each frequency as ISO 8601; null for a trip and a person, which are not
 * periods. Their unit text describes them.
 */
const BILLING = { month: "P1M", year: "P1Y", trip: null, person: null } as const satisfies Readonly<
  Record<NonNullable<PriceData["frequency"]>, string | null>
>;
/** Returns the unit properties of a price; empty without a frequency. */
function priceSpecification({ amount, currency, frequency }: PriceData, unitText: string) {
  return frequency === null
    ? {}
    : {
        priceSpecification: {
          "@type": "UnitPriceSpecification" as const,
          minPrice: amount,
          priceCurrency: currency,
          unitText,
          ...(BILLING[frequency] === null ? {} : { billingDuration: BILLING[frequency] }),
        },
      };
}

/** The URL of a page, and the ids with which its nodes refer to each other. */
interface PageIds {
  readonly url: string;
  readonly home: string;
  readonly organization: string;
  readonly website: string;
  readonly of: (name: string) => string;
}

function buildPageIds({ origin, path }: GraphInput): PageIds {
  const url = buildCanonicalUrl(origin, path);
  const home = buildCanonicalUrl(
    origin,
    buildPath("home", { locale: "en", audience: "individual" }),
  );
  return {
    url,
    home,
    organization: withAnchor(home, "organization"),
    website: withAnchor(home, "website"),
    of: (name) => withAnchor(url, name),
  };
}

function buildOrganization({ origin, brand, product, rating }: GraphInput, ids: PageIds): Thing {
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name: brand,
    url: ids.home,
    logo: {
      "@type": "ImageObject",
      url: buildAbsoluteUrl(origin, "/logo.png"),
      width: "512",
      height: "512",
    },
    ...(product ? {} : aggregateRating(rating)),
  };
}

function buildWebsite({ brand }: GraphInput, ids: PageIds): Thing {
  return {
    "@type": "WebSite",
    "@id": ids.website,
    name: brand,
    url: ids.home,
    publisher: { "@id": ids.organization },
    inLanguage: LOCALES.map((locale) => LOCALE_TABLE[locale].iso),
  };
}

function buildWebpage(input: GraphInput, ids: PageIds): Thing {
  return {
    "@type": "WebPage",
    "@id": ids.of("webpage"),
    url: ids.url,
    name: input.title,
    description: input.description,
    inLanguage: LOCALE_TABLE[input.locale].iso,
    isPartOf: { "@id": ids.website },
    primaryImageOfPage: { "@type": "ImageObject", url: input.image },
    ...(input.crumbs.length > 1 ? { breadcrumb: { "@id": ids.of("breadcrumb") } } : {}),
  };
}

function buildBreadcrumb({ origin, crumbs }: GraphInput, ids: PageIds): Thing | null {
  if (crumbs.length <= 1) return null;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.of("breadcrumb"),
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: crumb.href ? buildAbsoluteUrl(origin, crumb.href) : ids.url,
    })),
  };
}

function buildProduct({ brand, product, rating }: GraphInput, ids: PageIds): Thing | null {
  if (!product) return null;
  const { name, description, image, price, unit } = product;
  // The page shows "from": this is the lowest price.
  const offers = price && {
    "@type": "AggregateOffer" as const,
    lowPrice: price.amount,
    priceCurrency: price.currency,
    url: ids.url,
    offeredBy: { "@id": ids.organization },
    ...priceSpecification(price, unit),
  };
  return {
    "@type": "Product",
    "@id": ids.of("product"),
    name,
    description,
    url: ids.url,
    brand: { "@type": "Brand", name: brand },
    ...(image ? { image } : {}),
    ...(offers ? { offers } : {}),
    ...aggregateRating(rating),
  };
}

function buildFaq({ faq }: GraphInput, ids: PageIds): Thing | null {
  if (faq.length === 0) return null;
  return {
    "@type": "FAQPage",
    "@id": ids.of("faq"),
    isPartOf: { "@id": ids.of("webpage") },
    mainEntity: faq.map((entry) => ({
      "@type": "Question",
      name: entry.question,
      acceptedAnswer: { "@type": "Answer", text: toPlainText(entry.answer) },
    })),
  };
}

function buildArticle(input: GraphInput, ids: PageIds): Thing | null {
  if (!input.article) return null;
  const { kind, headline, published, modified, author, image, description } = input.article;
  const changed = modified ?? published;
  const organization = { "@id": ids.organization };
  const facts = {
    "@id": ids.of("article"),
    headline,
    ...(published ? { datePublished: published } : {}),
    ...(changed ? { dateModified: changed } : {}),
    description,
    inLanguage: LOCALE_TABLE[input.locale].iso,
    url: ids.url,
    mainEntityOfPage: { "@id": ids.of("webpage") },
    image: [image ?? input.image],
    author: author
      ? { "@type": "Role" as const, roleName: author, author: organization }
      : organization,
    publisher: organization,
  };
  return kind === "Article" ? { "@type": kind, ...facts } : { "@type": kind, ...facts };
}

const BUILDERS = [
  buildOrganization,
  buildWebsite,
  buildWebpage,
  buildBreadcrumb,
  buildProduct,
  buildFaq,
  buildArticle,
] as const;

/**
 * Builds the nodes of a page: always organization, website and webpage; breadcrumb, product, FAQ
 * and article when the page has them.
 */
export function buildGraph(input: GraphInput): readonly Thing[] {
  const ids = buildPageIds(input);
  return BUILDERS.flatMap((build) => build(input, ids) ?? []);
}
