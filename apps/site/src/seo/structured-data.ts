/**
 * Structured data of a page: one graph of typed nodes with stable ids (spec §7, quality §4). Values equal what the page
 * shows: names and prices come from the same view models that are drawn.
 */
import type { Thing } from "schema-dts";
import {
  absoluteUrl,
  buildPath,
  canonicalUrl,
  LOCALES,
  LOCALE_TABLE,
  type Locale,
} from "@orlaya/routes";
import type { FaqEntryData, RatingData } from "@orlaya/slices";
import type { PriceData, RichBlock, RichInline, RichTextData } from "@orlaya/ui";
import type { Crumb } from "../chrome/model.ts";
import type { View } from "../views/view.ts";
import type { HeadWords } from "./head.ts";

export interface GraphInput extends HeadWords {
  readonly origin: string;
  readonly brand: string;
  readonly locale: Locale;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly faq: readonly FaqEntryData[];
  readonly product: View["product"];
  readonly article: View["article"];
  /** The rating that the page shows: of its plan, otherwise of the organization. */
  readonly rating: RatingData | null;
}

function inline(children: readonly RichInline[]): string {
  return children
    .map((child) =>
      child.kind === "text" ? child.text : child.kind === "break" ? "\n" : inline(child.children),
    )
    .join("");
}
/** Rich text as plain sentences, a line a block. */
export function plainText(blocks: RichTextData): string {
  return blocks
    .map((block: RichBlock): string => {
      switch (block.kind) {
        case "list":
          return block.items.map((item) => plainText(item)).join("\n");
        case "rule":
          return "";
        default:
          return inline(block.children);
      }
    })
    .filter(Boolean)
    .join("\n");
}

/** A rating with its source, count and address; without all three there is no rating (words §1.2). */
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

/** How often a price is paid, as ISO 8601; a trip and a person are no spans of time, and their words say what they are. */
const BILLING = { month: "P1M", year: "P1Y", trip: null, person: null } as const satisfies Readonly<
  Record<NonNullable<PriceData["frequency"]>, string | null>
>;
/** The unit that the page shows beside a price. */
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

/** The nodes of a page: organization, website and webpage always; breadcrumb, product, FAQ and article where the page has them. */
export function graph(input: GraphInput): readonly Thing[] {
  const { origin, brand, crumbs, product, faq, article } = input;
  const url = canonicalUrl(origin, input.path);
  const home = canonicalUrl(origin, buildPath("home", { locale: "en", audience: "individual" }));
  const id = (name: string): string => `${url}#${name}`;
  const [organization, website] = [`${home}#organization`, `${home}#website`];
  const inLanguage = LOCALE_TABLE[input.locale].iso;
  const nodes: Thing[] = [
    {
      "@type": "Organization",
      "@id": organization,
      name: brand,
      url: home,
      logo: {
        "@type": "ImageObject",
        url: absoluteUrl(origin, "/logo.png"),
        width: "512",
        height: "512",
      },
      ...(product ? {} : aggregateRating(input.rating)),
    },
    {
      "@type": "WebSite",
      "@id": website,
      name: brand,
      url: home,
      publisher: { "@id": organization },
      inLanguage: LOCALES.map((locale) => LOCALE_TABLE[locale].iso),
    },
    {
      "@type": "WebPage",
      "@id": id("webpage"),
      url,
      name: input.title,
      description: input.description,
      inLanguage,
      isPartOf: { "@id": website },
      primaryImageOfPage: { "@type": "ImageObject", url: input.image },
      ...(crumbs.length > 1 ? { breadcrumb: { "@id": id("breadcrumb") } } : {}),
    },
  ];
  if (crumbs.length > 1) {
    nodes.push({
      "@type": "BreadcrumbList",
      "@id": id("breadcrumb"),
      itemListElement: crumbs.map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: crumb.label,
        item: crumb.href ? absoluteUrl(origin, crumb.href) : url,
      })),
    });
  }
  if (product) {
    const { name, description, image, price, unit } = product;
    nodes.push({
      "@type": "Product",
      "@id": id("product"),
      name,
      description,
      url,
      brand: { "@type": "Brand", name: brand },
      ...(image ? { image } : {}),
      // The page says "from": the lowest of the prices.
      ...(price
        ? {
            offers: {
              "@type": "AggregateOffer",
              lowPrice: price.amount,
              priceCurrency: price.currency,
              url,
              offeredBy: { "@id": organization },
              ...priceSpecification(price, unit),
            },
          }
        : {}),
      ...aggregateRating(input.rating),
    });
  }
  if (faq.length) {
    nodes.push({
      "@type": "FAQPage",
      "@id": id("faq"),
      isPartOf: { "@id": id("webpage") },
      mainEntity: faq.map((entry) => ({
        "@type": "Question",
        name: entry.question,
        acceptedAnswer: { "@type": "Answer", text: plainText(entry.answer) },
      })),
    });
  }
  if (article) {
    const { kind, headline, published, modified, author, image, description } = article;
    const changed = modified ?? published;
    const dates = {
      ...(published ? { datePublished: published } : {}),
      ...(changed ? { dateModified: changed } : {}),
    };
    const facts = {
      "@id": id("article"),
      headline,
      ...dates,
      description,
      inLanguage,
      url,
      mainEntityOfPage: { "@id": id("webpage") },
      image: [image ?? input.image],
      author: author
        ? { "@type": "Role" as const, roleName: author, author: { "@id": organization } }
        : { "@id": organization },
      publisher: { "@id": organization },
    };
    nodes.push(kind === "Article" ? { "@type": kind, ...facts } : { "@type": kind, ...facts });
  }
  return nodes;
}
