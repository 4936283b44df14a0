/** Everything in the head of a page that search engines and social networks read (spec §3 Page head data, §9; quality §4). */
import type { Thing } from 'schema-dts';
import type { StoredDocument } from '@orlaya/content';
import { absoluteUrl, canonicalUrl, LOCALE_TABLE, type Alternate, type Locale } from '@orlaya/routes';
import { resolvePicture } from '@orlaya/slices/resolve';
import { record, string } from '@orlaya/slices/stored';
import type { PictureData } from '@orlaya/ui';

export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  /** `index, follow` or what forbids it. */
  readonly robots: string;
  /** Open Graph locale, `en_GB`. */
  readonly ogLocale: string;
  readonly ogAlternateLocales: readonly string[];
  readonly image: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string } | null;
  /** One JSON-LD graph, `<` escaped. */
  readonly jsonLd: string;
}

/** Soft hyphens help a heading to wrap; in a title of a tab or of a search result they are noise. */
const plain = (text: string): string => text.replaceAll('\u00ad', '').trim();
const ogLocale = (locale: Locale): string => {
  const [language = locale, region = ''] = LOCALE_TABLE[locale].iso.split('-');
  return `${language}_${region.toUpperCase()}`;
};

/** The social image of a picture: its 1200×630 crop, else its largest rendition. */
const socialImage = (origin: string, picture: PictureData | null): HeadModel['image'] => {
  if (!picture) return null;
  if (picture.social) return { url: absoluteUrl(origin, picture.social), width: 1200, height: 630, alt: picture.alt };
  const largest = picture.renditions.filter((rendition) => rendition.format !== 'avif').at(-1);
  return largest ? { url: absoluteUrl(origin, largest.src), width: largest.width, height: largest.height, alt: picture.alt } : null;
};

export interface HeadInput {
  readonly origin: string;
  readonly brand: string;
  readonly locale: Locale;
  readonly path: string;
  readonly document: StoredDocument | null;
  /** Used where the document has no words of its own. */
  readonly fallback: { readonly title: string; readonly description: string };
  readonly alternates: readonly Alternate[];
  /** Desktop image of the hero, the fallback of the head image (spec §4). */
  readonly heroImage: PictureData | null;
  readonly globalNoindex: boolean;
  readonly graph: readonly Thing[];
}

/** Builds the head. The title carries the brand once; robots reads noindex and nofollow of the page or the global switch (spec §5). */
export const headModel = (input: HeadInput): HeadModel => {
  const seo = record(input.document?.['seo']);
  const words = plain(string(seo['title']) || string(input.document?.['title']) || input.fallback.title);
  const title = words.toLowerCase().includes(input.brand.toLowerCase()) ? words : `${words} – ${input.brand}`;
  const canonical = string(seo['canonical']) || canonicalUrl(input.origin, input.path);
  const noindex = input.globalNoindex || seo['noindex'] === true || input.document === null;
  const nofollow = input.globalNoindex || seo['nofollow'] === true;
  return {
    title,
    description: plain(string(seo['description']) || input.fallback.description),
    canonical,
    alternates: noindex ? [] : input.alternates,
    robots: `${noindex ? 'noindex' : 'index'}, ${nofollow ? 'nofollow' : 'follow'}`,
    ogLocale: ogLocale(input.locale),
    ogAlternateLocales: input.alternates.flatMap((alternate) => (alternate.hreflang !== 'x-default' && alternate.locale !== input.locale ? [ogLocale(alternate.locale)] : [])),
    image: socialImage(input.origin, resolvePicture(seo['image'], input) ?? input.heroImage),
    jsonLd: plain(JSON.stringify({ '@context': 'https://schema.org', '@graph': input.graph })).replaceAll('<', '\\u003c'),
  };
};
