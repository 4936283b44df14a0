/** The files of a seed image: encoded once, named for what they were made from. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PerLocale } from "../photos.ts";

export interface Rendition {
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  /** Path below data/media. */
  file: string;
  bytes: number;
}

export interface MediaEntry {
  key: string;
  kind: "photo" | "map" | "globe";
  /** First 8 hexadecimal digits of the SHA-256 of the source file. */
  sourceHash: string;
  /** Pixels of the source. */
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
  /** 1200 × 630, for social networks. */
  og?: Rendition;
  /** Of a map that is drawn here: where the capital is on it, in pixels. */
  at?: readonly [number, number];
}

/** The folder data/media. */
export const root = join(import.meta.dirname, "../../media");

/** How images are encoded; written into the manifest. */
export const RECIPE = {
  avif: { quality: 52, effort: 4, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  globe: { quality: 50, effort: 5 },
  map: { quality: 62, effort: 5 },
  og: { quality: 82, mozjpeg: true },
  webpMaximum: 1440,
} as const;

const started = Date.now();
/** Writes a line to the terminal, with the seconds since the start. */
export const log = (line: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** First 8 hexadecimal digits of the SHA-256 of all parts. */
export function hashParts(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

/** The hash of a source; `drawn` is what is added to it. */
export const hashSource = async (file: string, drawn = ""): Promise<string> =>
  hashParts(await readFile(file), drawn);

/** Writes `file` with `make` unless it exists, then describes it. */
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

/** The largest 1200:630 window that fits, centred on the focal point as far as the edges allow. */
export function cropAround(width: number, height: number, focal: { x: number; y: number }) {
  const scale = Math.min(width / 1200, height / 630);
  const w = Math.round(1200 * scale);
  const h = Math.round(630 * scale);
  const place = (size: number, window: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - window / 2, 0), size - window));
  return { left: place(width, w, focal.x), top: place(height, h, focal.y), width: w, height: h };
}

/** The picture for social networks, of 1200 × 630, without transparency on `background` where one is given. */
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
