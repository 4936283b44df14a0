/** What an uploaded file really is. Name and declared type are claims; the bytes decide (quality §1). */
import sharp from 'sharp';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const MEDIA_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const EXTENSIONS: { readonly [T in MediaType]: string } = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif', 'application/pdf': 'pdf' };

export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_PIXELS = 50_000_000;

/** The type that the first bytes announce; null for anything that is not taken. */
export const sniff = (data: Buffer): MediaType | null => {
  const ascii = (from: number, to: number): string => data.toString('latin1', from, to);
  if (data.length < 16) return null;
  if (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) return 'image/jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp' && /^(?:avif|avis)/.test(ascii(8, 12))) return 'image/avif';
  return ascii(0, 5) === '%PDF-' ? 'application/pdf' : null;
};

/** Things that a paper to read does not need and that do something when it is opened, or make it a second kind of file. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm)\b|<script|<html|PK\x03\x04/i;

export type Inspection =
  | { readonly ok: true; readonly type: MediaType; readonly data: Buffer; readonly width: number | null; readonly height: number | null }
  | { readonly ok: false; readonly reason: string };

/**
 * Checks an upload and gives back what will be stored: images are decoded and encoded again, which drops metadata and
 * anything appended; a PDF is taken as it is or not at all.
 */
export const inspect = async (data: Buffer, declared: string): Promise<Inspection> => {
  if (data.length > MAX_BYTES) return { ok: false, reason: `The file is larger than ${MAX_BYTES / 1024 / 1024} MB.` };
  const type = sniff(data);
  if (!type) return { ok: false, reason: 'Only JPEG, PNG, WebP, AVIF and PDF files are taken.' };
  if (type !== declared) return { ok: false, reason: `The file says it is ${declared} but is ${type}.` };
  if (type === 'application/pdf') {
    const text = data.toString('latin1');
    if (!/%%EOF\s*$/.test(text)) return { ok: false, reason: 'The PDF is cut off or something is appended to it.' };
    return ACTIVE.test(text) ? { ok: false, reason: 'PDF files with scripts, forms or attachments are not taken.' } : { ok: true, type, data, width: null, height: null };
  }
  try {
    const decoder = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const encoder = type === 'image/jpeg' ? decoder.jpeg({ quality: 92 }) : type === 'image/png' ? decoder.png() : type === 'image/webp' ? decoder.webp({ quality: 92 }) : decoder.avif({ quality: 70, effort: 2 });
    const clean = await encoder.toBuffer({ resolveWithObject: true });
    return { ok: true, type, data: clean.data, width: clean.info.width, height: clean.info.height };
  } catch (error) {
    const large = error instanceof Error && error.message.includes('pixel limit');
    return { ok: false, reason: large ? `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels.` : 'The picture cannot be read.' };
  }
};
