/** Makes the renditions of photographs. */
import { basename } from "node:path";
import sharp from "sharp";
import { licence, licenceUrl, photos } from "../photos.ts";
import {
  hashSource,
  makeRendition,
  makeSocialPicture,
  RECIPE,
  type MediaEntry,
  type Rendition,
} from "./rendition.ts";

/**
 * Widths of spec §9. WebP has only widths up to 1440, because few browsers lack AVIF and data/media
 * is limited to 32 MB.
 */
export const widths = [320, 580, 640, 1024, 1232, 1440, 1705, 1960];

/** Encodes a photograph. @throws when photos.ts has no entry for it */
export async function makePhotograph(source: string): Promise<MediaEntry> {
  const key = basename(source, ".jpg");
  const about = photos[key];
  if (!about) throw new Error(`${key}: no entry in data/tools/photos.ts`);
  const sourceHash = await hashSource(source);
  const { width, height } = await sharp(source).metadata();
  const renditions: Rendition[] = [];
  for (const w of widths.filter((candidate) => candidate <= width)) {
    const name = `photos/${key}-${sourceHash}-${w}`;
    const resize = () => sharp(source).resize({ width: w, withoutEnlargement: true });
    renditions.push(
      await makeRendition(`${name}.avif`, "avif", (to) => resize().avif(RECIPE.avif).toFile(to)),
    );
    if (w <= RECIPE.webpMaximum)
      renditions.push(
        await makeRendition(`${name}.webp`, "webp", (to) => resize().webp(RECIPE.webp).toFile(to)),
      );
  }
  const og = await makeSocialPicture(`photos/${key}-${sourceHash}-og.jpg`, source, about.focal);
  const { focal, credit, source_url, alt } = about;
  const rights = { credit, licence, licence_url: licenceUrl, source_url };
  return {
    key,
    kind: "photo",
    sourceHash,
    width,
    height,
    focal,
    alpha: false,
    ...rights,
    alt,
    renditions,
    og,
  };
}
