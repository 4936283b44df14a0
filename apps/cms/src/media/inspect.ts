/**
 * Checks the type and content of an uploaded file. Its name and declared type are not trusted; the
 * bytes decide (quality §1).
 */
import sharp from "sharp";
import type { Say } from "../labels/request-words.ts";
import { refusePdf } from "./pdf.ts";

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const MEDIA_TYPES = [...IMAGE_TYPES, "application/pdf"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export type MediaType = (typeof MEDIA_TYPES)[number];
export const EXTENSIONS: { readonly [T in MediaType]: string } = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "application/pdf": "pdf",
};

export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_PIXELS = 50_000_000;

/** Detects the type from the first bytes. Returns null for a type that is not accepted. */
export function detectMediaType(data: Buffer): MediaType | null {
  const ascii = (from: number, to: number): string => data.toString("latin1", from, to);
  if (data.length < 16) return null;
  if (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) return "image/jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  if (ascii(4, 8) === "ftyp" && /^(?:avif|avis)/.test(ascii(8, 12))) return "image/avif";
  return ascii(0, 5) === "%PDF-" ? "application/pdf" : null;
}

export type Inspection =
  { readonly ok: true; readonly type: MediaType } | { readonly ok: false; readonly reason: string };
const refuse = (reason: string): Inspection => ({ ok: false, reason });

/** Checks an upload by its bytes. Decodes no picture: the number of pixels is in its header. */
export async function inspect(data: Buffer, declared: string, say: Say): Promise<Inspection> {
  if (data.length > MAX_BYTES) return refuse(say("file.large", { size: MAX_BYTES / 1024 / 1024 }));
  const type = detectMediaType(data);
  if (!type) return refuse(say("file.type"));
  if (type !== declared) return refuse(say("file.otherType", { stated: declared, type }));
  if (type === "application/pdf") {
    const refusal = await refusePdf(data);
    return refusal ? refuse(say(`file.pdf.${refusal}`)) : { ok: true, type };
  }
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS)
      return refuse(say("file.pixels", { millions: MAX_PIXELS / 1_000_000 }));
    return { ok: true, type };
  } catch {
    return refuse(say("file.unreadable"));
  }
}

export interface Cleaned {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}
/**
 * Decodes an inspected picture and encodes it again. This removes its metadata and appended data.
 * @returns null when it cannot be decoded
 */
export async function clean(data: Buffer, type: ImageType): Promise<Cleaned | null> {
  const decoder = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
  const encoders = {
    // Optimised coding would keep the whole picture in memory: 200 MB for 36 million pixels.
    "image/jpeg": () => decoder.jpeg({ quality: 92, optimizeCoding: false }),
    "image/png": () => decoder.png(),
    "image/webp": () => decoder.webp({ quality: 92 }),
    "image/avif": () => decoder.avif({ quality: 70, effort: 2 }),
  } as const satisfies Record<ImageType, () => unknown>;
  try {
    const { data: encoded, info } = await encoders[type]().toBuffer({ resolveWithObject: true });
    return { data: encoded, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
