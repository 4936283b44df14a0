/** All sizes and formats of an editor's picture, made once, at upload (architecture §4). Seeds bring theirs along. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Widths of spec §9 in pixels; made for 1 and 1.5 pixels of a screen to one of the page. */
export const WIDTHS = [320, 580, 640, 1024, 1232, 1440, 1705, 1960] as const;
/** WebP is for the few browsers without AVIF; they do without the two largest. */
const WEBP_MAXIMUM = 1440;
/** Quality of pictures (spec §9): of WebP and JPEG; AVIF looks the same at 52 (docs/decisions/10-pictures.md, also on seed pictures). */
export const QUALITY = 90;
const AVIF = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: QUALITY, effort: 4, smartSubsample: true } as const;
const SOCIAL = { width: 1200, height: 630 } as const;

export interface StoredRendition { readonly width: number; readonly height: number; readonly format: 'avif' | 'webp'; readonly file: string; readonly bytes: number }
export interface EncodedFile { readonly name: string; readonly type: string; readonly data: Buffer }
export interface Encoded { readonly files: readonly EncodedFile[]; readonly renditions: readonly StoredRendition[]; readonly social: string }

/** Part of a file name that changes with its content. */
export const contentHash = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 12);
/** A name that is safe in an address, from what the editor's file was called. */
export const safeStem = (name: string): string =>
  name.replace(/\.[^.]*$/, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'file';

/** Encodes a picture of `width` × `height` pixels. Focal point in percent of each side. Never enlarges, except the social crop. */
export const encode = async (data: Buffer, stem: string, size: { readonly width: number; readonly height: number }, focal: { readonly x: number; readonly y: number }): Promise<Encoded> => {
  const files: EncodedFile[] = [];
  const renditions: StoredRendition[] = [];
  const hash = contentHash(data);
  const fitting = WIDTHS.filter((width) => width <= size.width);
  for (const width of fitting.length ? fitting : [size.width]) {
    const pixels = await sharp(data).resize({ width }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const source = { raw: { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels } } as const;
    const formats = width <= WEBP_MAXIMUM ? (['avif', 'webp'] as const) : (['avif'] as const);
    for (const format of formats) {
      const picture = sharp(pixels.data, source);
      const encoded = await (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
      const file = `${stem}-${hash}-${width}.${format}`;
      files.push({ name: file, type: `image/${format}`, data: encoded });
      renditions.push({ width, height: pixels.info.height, format, file, bytes: encoded.length });
    }
  }
  const scale = Math.max(SOCIAL.width / size.width, SOCIAL.height / size.height);
  const scaled = { width: Math.max(SOCIAL.width, Math.round(size.width * scale)), height: Math.max(SOCIAL.height, Math.round(size.height * scale)) };
  const offset = (side: number, crop: number, at: number): number => Math.round(Math.min(side - crop, Math.max(0, (side * at) / 100 - crop / 2)));
  const social = await sharp(data).resize({ ...scaled, fit: 'fill' })
    .extract({ left: offset(scaled.width, SOCIAL.width, focal.x), top: offset(scaled.height, SOCIAL.height, focal.y), ...SOCIAL })
    .flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  const socialName = `${stem}-${hash}-og.jpg`;
  files.push({ name: socialName, type: 'image/jpeg', data: social });
  return { files, renditions, social: socialName };
};
