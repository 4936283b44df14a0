/** Files of seed images. A file is encoded once; its name contains the hash of its source. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PerLocale } from "../photos.ts";

/** A file of an image in one width and format. */
export interface Rendition {
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  /** Path below data/media. */
  file: string;
  bytes: number;
}

/** An image in data/media/manifest.json. */
export interface MediaEntry {
  key: string;
  kind: "photo" | "map" | "globe";
  /** First 8 hexadecimal digits of the SHA-256 of the source. */
  sourceHash: string;
  /** Size of the source in pixels. */
  width: number;
  height: number;
  focal: { x: number; y: number };
  alpha: boolean;
  credit: string;
  licence: string;
  licence_url: string;
  source_url: string;
  alt: PerLocale;
  renditions: Rendition[];
  /** Image of 1200 × 630 pixels for social networks. */
  og?: Rendition;
  /** Position of the capital on a drawn map, in pixels. */
  at?: readonly [number, number];
}

/** The folder data/media. */
export const root = join(import.meta.dirname, "../../media");

/** Options of the encoders. They are also written into the manifest. */
export const RECIPE = {
  avif: { quality: 52, effort: 4, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  globe: { quality: 50, effort: 5 },
  map: { quality: 62, effort: 5 },
  og: { quality: 82, mozjpeg: true },
  webpMaximum: 1440,
} as const;

const started = Date.now();
/** Prints a line with the seconds since the start. */
export const log = (line: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** Returns the first 8 hexadecimal digits of the SHA-256 of all parts. */
export function hashParts(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

/** Returns the hash of a source file and of the SVG that is drawn over it. */
export const hashSource = async (file: string, drawn = ""): Promise<string> =>
  hashParts(await readFile(file), drawn);

/** Makes a file with `make` unless it exists. @returns its size, format and path */
export async function makeRendition(
  file: string,
  format: Rendition["format"],
  make: (target: string) => Promise<unknown>,
): Promise<Rendition> {
  const target = join(root, file);
  if (!existsSync(target)) {
    await make(target);
    log(`${file}  ${Math.round((await stat(target)).size / 1024)} kB`);
  }
  const { width, height } = await sharp(target).metadata();
  return { width, height, format, file, bytes: (await stat(target)).size };
}

/** Returns the largest 1200:630 crop, centred on the focal point as far as the edges allow. */
export function cropAround(width: number, height: number, focal: { x: number; y: number }) {
  const scale = Math.min(width / 1200, height / 630);
  const w = Math.round(1200 * scale);
  const h = Math.round(630 * scale);
  const place = (size: number, window: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - window / 2, 0), size - window));
  return { left: place(width, w, focal.x), top: place(height, h, focal.y), width: w, height: h };
}

/**
 * Makes the image of 1200 × 630 pixels for social networks. `background` replaces transparency.
 */
export function makeSocialPicture(
  file: string,
  source: string,
  focal: { x: number; y: number },
  background?: string,
): Promise<Rendition> {
  return makeRendition(file, "jpeg", async (to) => {
    const { width, height } = await sharp(source).metadata();
    const image = sharp(source);
    return (background === undefined ? image : image.flatten({ background }))
      .extract(cropAround(width, height, focal))
      .resize(1200, 630)
      .jpeg(RECIPE.og)
      .toFile(to);
  });
}
