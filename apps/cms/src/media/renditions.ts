/**
 * Creates all sizes and formats of an editor's picture, once, at upload (architecture §4). Pictures
 * of the seed already have theirs.
 */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { takeTurns } from "./turns.ts";

/** Widths in pixels (spec §9), for the pixel ratios 1 and 1.5. */
export const WIDTHS = [320, 580, 640, 1024, 1232, 1440, 1705, 1960] as const;
/** Largest width of WebP, in pixels. The few browsers without AVIF have no larger ones. */
const WEBP_MAXIMUM = 1440;
/**
 * Quality of WebP and JPEG (spec §9). AVIF looks the same at 52 (docs/decisions/10-pictures.md,
 * also on seed pictures).
 */
export const QUALITY = 90;
const AVIF = { quality: 52, effort: 2, chromaSubsampling: "4:2:0" } as const;
const WEBP = { quality: QUALITY, effort: 4, smartSubsample: true } as const;
const SOCIAL = { width: 1200, height: 630 } as const;

export interface StoredRendition {
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp";
  readonly file: string;
  readonly bytes: number;
}
export interface EncodedFile {
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}
export interface Encoded {
  readonly files: readonly EncodedFile[];
  readonly renditions: readonly StoredRendition[];
  readonly social: string;
}

/** Converts the name of an editor's file to a stem that is safe in a URL. */
export function createSafeStem(name: string): string {
  return (
    name
      .replace(/\.[^.]*$/, "")
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 60) || "file"
  );
}
/**
 * Creates the start of the names of files that are made together. Each start belongs to one row and
 * is never used again, so the files may be cached for ever.
 */
export const createFileBase = (stem: string): string => `${stem}-${randomBytes(6).toString("hex")}`;

interface Size {
  readonly width: number;
  readonly height: number;
}
/** Percent of width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

async function encodeRendition(
  data: Buffer,
  base: string,
  width: number,
): Promise<readonly { readonly file: EncodedFile; readonly rendition: StoredRendition }[]> {
  const pixels = await sharp(data)
    .resize({ width })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = {
    raw: { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels },
  } as const;
  const made: { file: EncodedFile; rendition: StoredRendition }[] = [];
  for (const format of width <= WEBP_MAXIMUM ? (["avif", "webp"] as const) : (["avif"] as const)) {
    const picture = sharp(pixels.data, source);
    const encoded = await (format === "avif" ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
    const name = `${base}-${width}.${format}`;
    made.push({
      file: { name, type: `image/${format}`, data: encoded },
      rendition: { width, height: pixels.info.height, format, file: name, bytes: encoded.length },
    });
  }
  return made;
}

/**
 * Renders the picture for social networks: the largest part with the right aspect ratio around the
 * focal point.
 */
export async function drawSocial(
  data: Buffer,
  base: string,
  size: Size,
  focal: FocalPoint,
): Promise<EncodedFile> {
  const scale = Math.max(SOCIAL.width / size.width, SOCIAL.height / size.height);
  const scaled = {
    width: Math.max(SOCIAL.width, Math.round(size.width * scale)),
    height: Math.max(SOCIAL.height, Math.round(size.height * scale)),
  };
  const offset = (side: number, crop: number, at: number): number =>
    Math.round(Math.min(side - crop, Math.max(0, (side * at) / 100 - crop / 2)));
  const drawn = await sharp(data)
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: offset(scaled.width, SOCIAL.width, focal.x),
      top: offset(scaled.height, SOCIAL.height, focal.y),
      ...SOCIAL,
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return { name: `${base}-og.jpg`, type: "image/jpeg", data: drawn };
}

/**
 * Encodes a picture of `size` pixels under names that begin with `base`. Never enlarges, except for
 * the social picture.
 */
export async function encode(
  data: Buffer,
  base: string,
  size: Size,
  focal: FocalPoint,
): Promise<Encoded> {
  const fitting = WIDTHS.filter((width) => width <= size.width);
  const files: EncodedFile[] = [];
  const renditions: StoredRendition[] = [];
  for (const width of fitting.length ? fitting : [size.width]) {
    for (const made of await encodeRendition(data, base, width)) {
      files.push(made.file);
      renditions.push(made.rendition);
    }
  }
  const social = await drawSocial(data, base, size, focal);
  return { files: [...files, social], renditions, social: social.name };
}

/** Most pictures encoded at the same time. Each needs up to a few hundred MB. */
export const ENCODERS = 2;
/** Runs work that decodes or encodes pictures. At most ENCODERS run at the same time. */
export const inEncoder = takeTurns(ENCODERS);
