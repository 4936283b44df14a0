/**
 * The pictures of slices in the admin. The manifest states from which sample and sources each one
 * was drawn.
 */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SLICES, type SliceSlug } from "@orlaya/slices/schema";
import { readString, record } from "@orlaya/slices/stored";
import sharp from "sharp";
import { ROOT } from "./steps.ts";

/** Size of a picture, in px. */
export const SIZE = { width: 480, height: 300 } as const;
/** Most bytes of all pictures together. */
export const MOST_BYTES = 600 * 1024;
const FOLDER = join(ROOT, "apps/cms/public/slices");
const MANIFEST = join(ROOT, "apps/cms/slice-pictures.json");

export const SLUGS: readonly SliceSlug[] = SLICES.map(({ slug }) => slug);
/** Returns the path of the file of a picture. */
export const getPicturePath = (slug: SliceSlug): string => join(FOLDER, `${slug}.webp`);

/** Returns the fingerprints from which the pictures were drawn, by slug. */
export function readManifest(): Readonly<Record<string, string>> {
  if (!existsSync(MANIFEST)) return {};
  const stored = record(JSON.parse(readFileSync(MANIFEST, "utf8")));
  return Object.fromEntries(
    Object.entries(stored).map(([slug, fingerprint]) => [slug, readString(fingerprint)]),
  );
}
export const writeManifest = (fingerprints: Readonly<Record<string, string>>): Promise<void> =>
  writeFile(MANIFEST, `${JSON.stringify(fingerprints, null, 2)}\n`);

/**
 * Most mean difference of a channel, from 0 to 255, between two drawings of the same slice. Another
 * browser breaks a line elsewhere, which makes a difference of 6.
 */
export const TOLERANCE = 8;
const readPixels = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture).removeAlpha().toColourspace("srgb").raw().toBuffer();

/** Returns the mean difference of two pictures, from 0 to 255; 255 for different sizes. */
export async function comparePictures(one: Buffer | string, two: Buffer | string): Promise<number> {
  const [first, second] = await Promise.all([readPixels(one), readPixels(two)]);
  if (first.length !== second.length) return 255;
  let sum = 0;
  for (let at = 0; at < first.length; at += 1)
    sum += Math.abs((first[at] ?? 0) - (second[at] ?? 0));
  return sum / first.length;
}
