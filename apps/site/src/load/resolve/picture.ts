/** Resolves stored uploads into pictures with their renditions. */
import type { Reference, Related } from "@orlaya/content";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@orlaya/locales";
import { technical } from "@orlaya/routes";
import type { PictureData } from "@orlaya/ui/data";
import type { ResolveContext } from "./context.ts";

type Media = Related<"media">;

/**
 * Languages in which an alternative text is searched when it is missing in the language of the
 * page.
 */
const FALLBACKS: readonly Locale[] = [DEFAULT_LOCALE, ...LOCALES];

/**
 * Returns the alternative text in the language of the page, or in another language with its code.
 */
function alternativeText(
  { alt, decorative }: Media,
  locale: Locale,
  own: string,
): Pick<PictureData, "alt" | "altLanguage"> {
  if (decorative) return { alt: "" };
  const written = own || alt[locale].trim();
  if (written) return { alt: written };
  const other = FALLBACKS.find((code) => alt[code].trim());
  return other ? { alt: alt[other].trim(), altLanguage: other } : { alt: "" };
}

/** Converts a coordinate of the focal point from percent to a fraction; 0.5 when none is stored. */
const toFraction = (percent: number | null): number =>
  Math.min(100, Math.max(0, percent ?? 50)) / 100;

/** Resolves a stored upload into a picture; null without a document, dimensions or renditions. */
export function resolvePicture(
  reference: Reference<"media"> | null | undefined,
  {
    locale,
    mediaOrigin,
    onShown,
  }: Pick<ResolveContext, "locale" | "mediaOrigin"> & Partial<Pick<ResolveContext, "onShown">>,
  alt = "",
): PictureData | null {
  const media = reference?.document;
  if (!media?.width || !media.height || media.renditions.length === 0) return null;
  onShown?.(media.id);
  return {
    ...alternativeText(media, locale, alt),
    width: media.width,
    height: media.height,
    focal: { x: toFraction(media.focalX), y: toFraction(media.focalY) },
    renditions: media.renditions.map(({ file, width, height, format }) => ({
      src: technical.media(file, mediaOrigin),
      width,
      height,
      format,
    })),
    ...(media.social ? { social: technical.media(media.social, mediaOrigin) } : {}),
    ...(media.credit ? { credit: media.credit } : {}),
  };
}
