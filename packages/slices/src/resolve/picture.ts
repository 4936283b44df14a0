/** Stored uploads, as pictures with their renditions. */
import { DEFAULT_LOCALE, LOCALES, technical, type Locale } from "@orlaya/routes";
import type { PictureData, Rendition } from "@orlaya/ui/data";
import { array, finite, record, string, type Stored } from "../stored.ts";
import type { ResolveContext } from "./context.ts";
import { publishedDocument } from "./links.ts";

const FORMATS = ["avif", "webp", "jpeg", "png"] as const;
/** What a picture shows, in the page's language; where nobody wrote that, in another one that is named. */
function alternativeText(
  media: Stored,
  locale: Locale,
  own: string,
): Pick<PictureData, "alt" | "altLanguage"> {
  const texts = record(media["alt"]);
  const said = (code: string): string => string(texts[code]).trim();
  if (media["decorative"] === true) return { alt: "" };
  if (own || said(locale)) return { alt: own || said(locale) };
  const other = [DEFAULT_LOCALE, ...LOCALES].find((code) => said(code));
  return other ? { alt: said(other), altLanguage: other } : { alt: "" };
}

/** Stored upload → picture with its renditions, or null when there is no file to show. */
export function resolvePicture(
  value: unknown,
  { locale, mediaOrigin }: Pick<ResolveContext, "locale" | "mediaOrigin">,
  alt = "",
): PictureData | null {
  const media = publishedDocument(value);
  if (!media) return null;
  const renditions = array(media["renditions"]).flatMap((entry): Rendition[] => {
    const r = record(entry);
    const width = finite(r["width"]);
    const height = finite(r["height"]);
    const format = FORMATS.find((name) => name === r["format"]);
    const file = string(r["file"]);
    return width && height && format && file
      ? [{ src: technical.media(file, mediaOrigin), width, height, format }]
      : [];
  });
  const width = finite(media["width"]);
  const height = finite(media["height"]);
  if (!width || !height || renditions.length === 0) return null;
  const percent = (side: unknown): number => Math.min(100, Math.max(0, finite(side) ?? 50)) / 100;
  const social = string(media["social"]);
  const credit = string(media["credit"]);
  return {
    ...alternativeText(media, locale, alt),
    width,
    height,
    focal: { x: percent(media["focalX"]), y: percent(media["focalY"]) },
    renditions,
    ...(social ? { social: technical.media(social, mediaOrigin) } : {}),
    ...(credit ? { credit } : {}),
  };
}
