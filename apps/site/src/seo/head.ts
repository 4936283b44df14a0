/** Everything in the head of a page that search engines and social networks read (spec §3 Page head data, §9; quality §4). */
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

export interface HeadModel {
  readonly title: string;
  readonly description: string;
  /** Null where there is no page: an error names no address. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  /** `index, follow` or what forbids it. */
  readonly robots: string;
  readonly ogType: "website" | "article";
  /** Open Graph locale, `en_GB`. */
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
/** What the graph repeats of the head, so that both say the same. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

/** Longest title that search results show whole (quality §4). */
export const MAX_TITLE = 60;
/** The picture of pages without one: flower and name on pine, apps/site/public. */
const BRAND_IMAGE = "/social.png";

/** Soft hyphens help a heading to wrap; in a title of a tab or of a search result they are noise. */
const plain = (text: string): string => text.replaceAll("\u00ad", "").trim();
function ogLocale(locale: Locale): string {
  const [language = locale, region = ""] = LOCALE_TABLE[locale].iso.split("-");
  return `${language}_${region.toUpperCase()}`;
}

/** The picture that a page opens with. */
export function findHeroImage(slices: readonly ResolvedSlice[]): PictureData | null {
  for (const slice of slices) {
    if (slice.slug === "hero") return slice.props.image_desktop;
    if (slice.slug === "page_head" && slice.props.image) return slice.props.image;
  }
  return null;
}

/** The social image of a picture: its 1200×630 crop, else its largest rendition. */
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

export interface HeadInput {
  readonly origin: string;
  readonly brand: string;
  readonly locale: Locale;
  /** Where media files are served from; empty: the site itself. */
  readonly mediaOrigin: string;
  readonly path: string;
  readonly document: Pick<PageDocument, "title" | "seo"> | null;
  /** Used where the document has no words of its own. */
  readonly fallback: { readonly title: string; readonly description: string };
  readonly alternates: readonly Alternate[];
  /** Desktop image of the hero, the fallback of the head image (spec §4). */
  readonly heroImage: PictureData | null;
  readonly globalNoindex: boolean;
  /** Kept out by what the page says, not by its editor (load/indexability.ts). */
  readonly noindex: boolean;
  readonly article: boolean;
  /** What the page shows in place of its own subject, as the result of a search does: names the tab, and changes nothing else. */
  readonly state?: string | null;
  /** Page of a listing; from the second on it has an address and a title of its own and is not indexed. */
  readonly page: { readonly number: number; readonly words: string };
  readonly graph: (words: HeadWords) => readonly Thing[];
}

/** Adds the brand once, as editors write it ("Words | Brand"), where the title stays whole in a list of results. */
function withBrand(written: string, page: string, brand: string): string {
  const ending = ` | ${brand}`;
  const bare = written.endsWith(ending) ? written.slice(0, -ending.length) : written;
  const words = page ? `${bare} – ${page}` : bare;
  const branded =
    bare.toLowerCase().includes(brand.toLowerCase()) || (words + ending).length > MAX_TITLE;
  return branded ? words : words + ending;
}

const isLaterPage = ({ page }: HeadInput): boolean => page.number > 1;

/** The title of the document, and the one of the tab where the page shows another subject. */
function readTitles(
  input: HeadInput,
  seo: Seo | undefined,
): { readonly own: string; readonly tab: string } {
  const words = plain([seo?.title, input.document?.title].find(Boolean) ?? input.fallback.title);
  const own = withBrand(words, isLaterPage(input) ? input.page.words : "", input.brand);
  return { own, tab: input.state ? withBrand(plain(input.state), "", input.brand) : own };
}

/**
 * The canonical address. It has no query, but for later pages of a listing: naming the first page there would carry their
 * noindex to it. Null where there is no page.
 */
function findCanonical(input: HeadInput, seo: Seo | undefined): string | null {
  if (input.document === null) return null;
  const own = buildCanonicalUrl(input.origin, input.path);
  return isLaterPage(input)
    ? addQuery(own, { page: input.page.number })
    : (readCanonical(input.origin, seo?.canonical ?? "") ?? own);
}

/**
 * What robots may do: noindex and nofollow of the page or the global switch (spec §5), never of the canonical address. A
 * search engine folds the page into the address that this names, and noindex would tell it to forget both.
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

/** The social image: of the page, else of its hero, else of the brand. */
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
 * Builds the head. A page with another canonical address keeps its translations, because they name it and a one-sided
 * hreflang is ignored. A page that is not indexed names none.
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

/** A graph as the text of a script element: `<` cannot end it, and soft hyphens are not part of a value. */
export function serialiseJsonLd(graph: readonly Thing[]): string {
  return plain(JSON.stringify({ "@context": "https://schema.org", "@graph": graph })).replaceAll(
    "<",
    "\\u003c",
  );
}
