/**
 * The parts of the head for search engines and social networks (spec §3 Page head data, §9;
 * quality §4).
 */
import type { Thing } from "schema-dts";
import type { PageDocument, Seo } from "@orlaya/content";
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import {
  buildAbsoluteUrl,
  buildCanonicalUrl,
  readCanonical,
  addQuery,
  type Alternate,
} from "@orlaya/routes";
import { resolvePicture, type ResolvedSlice } from "../load/resolve/index.ts";
import type { PictureData } from "@orlaya/ui";

/** Data of the head of a page. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  /** Null on an error page, which has no canonical URL. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  /** `index, follow`, or with `noindex` or `nofollow`. */
  readonly robots: string;
  readonly ogType: "website" | "article";
  /** Open Graph locale, for example `en_GB`. */
  readonly ogLocale: string;
  readonly ogAlternateLocales: readonly string[];
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** One JSON-LD graph, `<` escaped. */
  readonly jsonLd: string;
}
/** Values that head and structured data share, so that they are equal. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

/** Maximum title length that search results show without truncation (quality §4). */
export const MAX_TITLE = 60;
/** Fallback picture: flower and name on pine, in apps/site/public. */
const BRAND_IMAGE = "/social.png";

/** Soft hyphens are for headings only. Titles and descriptions do not contain them. */
const plain = (text: string): string => text.replaceAll("\u00ad", "").trim();
function ogLocale(locale: Locale): string {
  const [language = locale, region = ""] = LOCALE_TABLE[locale].iso.split("-");
  return `${language}_${region.toUpperCase()}`;
}

/**
 * Returns the picture of the hero or of the first page heading with a picture; null without one.
 */
export function findHeroImage(slices: readonly ResolvedSlice[]): PictureData | null {
  for (const slice of slices) {
    if (slice.slug === "hero") return slice.props.image_desktop;
    if (slice.slug === "page_head" && slice.props.image) return slice.props.image;
  }
  return null;
}

/**
 * Returns the social image of a picture: its 1200×630 crop, otherwise its largest rendition that is
 * not AVIF.
 */
function socialImage(origin: string, picture: PictureData | null): HeadModel["image"] | null {
  if (!picture) return null;
  if (picture.social)
    return {
      url: buildAbsoluteUrl(origin, picture.social),
      width: 1200,
      height: 630,
      alt: picture.alt,
    };
  const largest = picture.renditions.filter((rendition) => rendition.format !== "avif").at(-1);
  return largest
    ? {
        url: buildAbsoluteUrl(origin, largest.src),
        width: largest.width,
        height: largest.height,
        alt: picture.alt,
      }
    : null;
}

/** Input of `buildHead`. */
export interface HeadInput {
  readonly origin: string;
  readonly brand: string;
  readonly locale: Locale;
  /** Origin of media files; empty when the site itself serves them. */
  readonly mediaOrigin: string;
  readonly path: string;
  readonly document: Pick<PageDocument, "title" | "seo"> | null;
  /** Used when the document has no title or description. */
  readonly fallback: { readonly title: string; readonly description: string };
  readonly alternates: readonly Alternate[];
  /** Desktop picture of the hero, the fallback of the social image (spec §4). */
  readonly heroImage: PictureData | null;
  readonly globalNoindex: boolean;
  /**
   * Whether the page content excludes the page from indexing, regardless of the editor
   * (load/indexability.ts).
   */
  readonly noindex: boolean;
  readonly article: boolean;
  /**
   * Title of the state that the page shows instead of its own subject, for example a search result.
   * It changes the document title only.
   */
  readonly state?: string | null;
  /** Page of a list. Pages from 2 have their own URL and title and are not indexed. */
  readonly page: { readonly number: number; readonly words: string };
  readonly graph: (words: HeadWords) => readonly Thing[];
}

/**
 * Adds the brand once, in the format that editors use ("Words | Brand"), if the title then fits
 * into a search result.
 */
function withBrand(written: string, page: string, brand: string): string {
  const ending = ` | ${brand}`;
  const bare = written.endsWith(ending) ? written.slice(0, -ending.length) : written;
  const words = page ? `${bare} – ${page}` : bare;
  const branded =
    bare.toLowerCase().includes(brand.toLowerCase()) || (words + ending).length > MAX_TITLE;
  return branded ? words : words + ending;
}

const isLaterPage = ({ page }: HeadInput): boolean => page.number > 1;

/**
 * Returns the title of the document, and the title of the tab when the page shows another state.
 */
function readTitles(
  input: HeadInput,
  seo: Seo | undefined,
): { readonly own: string; readonly tab: string } {
  const words = plain([seo?.title, input.document?.title].find(Boolean) ?? input.fallback.title);
  const own = withBrand(words, isLaterPage(input) ? input.page.words : "", input.brand);
  return { own, tab: input.state ? withBrand(plain(input.state), "", input.brand) : own };
}

/**
 * Returns the canonical URL; null without a document. It has no query except on later pages of a
 * list: with the URL of page 1 there, search engines could apply the noindex of the later page to
 * page 1.
 */
function findCanonical(input: HeadInput, seo: Seo | undefined): string | null {
  if (input.document === null) return null;
  const own = buildCanonicalUrl(input.origin, input.path);
  return isLaterPage(input)
    ? addQuery(own, { page: input.page.number })
    : (readCanonical(input.origin, seo?.canonical ?? "") ?? own);
}

/**
 * Returns noindex and nofollow: set by the page or by the global switch (spec §5), never because of
 * a canonical URL. Search engines merge a page with its canonical URL and could apply noindex to
 * both.
 */
function readRobots(input: HeadInput, seo: Seo | undefined) {
  const noindex =
    input.globalNoindex ||
    input.noindex ||
    seo?.noindex === true ||
    input.document === null ||
    isLaterPage(input);
  const nofollow = input.globalNoindex || seo?.nofollow === true;
  return { noindex, nofollow };
}

/** Returns the social image: of the page, otherwise of its hero, otherwise of the brand. */
function findImage(input: HeadInput, seo: Seo | undefined): HeadModel["image"] {
  const picture = resolvePicture(seo?.image, input) ?? input.heroImage;
  return (
    socialImage(input.origin, picture) ?? {
      url: buildAbsoluteUrl(input.origin, BRAND_IMAGE),
      width: 1200,
      height: 630,
      alt: input.brand,
    }
  );
}

/**
 * Builds the head. A page with another canonical URL keeps its hreflang links: its translations
 * link to it, and search engines ignore one-sided hreflang. A page with noindex has no hreflang
 * links.
 */
export function buildHead(input: HeadInput): HeadModel {
  const seo = input.document?.seo;
  const title = readTitles(input, seo);
  const description = plain(seo?.description || input.fallback.description);
  const { noindex, nofollow } = readRobots(input, seo);
  const alternates = noindex ? [] : input.alternates;
  const image = findImage(input, seo);
  const others = alternates.filter(
    ({ hreflang, locale }) => hreflang !== "x-default" && locale !== input.locale,
  );
  return {
    title: title.tab,
    description,
    canonical: findCanonical(input, seo),
    alternates,
    image,
    robots: `${noindex ? "noindex" : "index"}, ${nofollow ? "nofollow" : "follow"}`,
    ogType: input.article ? "article" : "website",
    ogLocale: ogLocale(input.locale),
    ogAlternateLocales: others.map(({ locale }) => ogLocale(locale)),
    jsonLd: serialiseJsonLd(input.graph({ title: title.own, description, image: image.url })),
  };
}

/**
 * Serialises a graph for a script element: `<` is escaped, so that no value ends the element, and
 * soft hyphens are removed.
 */
export function serialiseJsonLd(graph: readonly Thing[]): string {
  return plain(JSON.stringify({ "@context": "https://schema.org", "@graph": graph })).replaceAll(
    "<",
    "\\u003c",
  );
}
