import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropAround } from './media.ts';
import type { MediaEntry } from './media.ts';
import { photos } from './photos.ts';

const root = join(import.meta.dirname, '../media');
const manifest = JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')) as {
  widths: number[];
  images: MediaEntry[];
};
const files = manifest.images.flatMap(({ renditions, og }) => [...renditions, ...(og ? [og] : [])]);

describe('seed media', () => {
  it('[9-015] is made in the eight widths; every file of the manifest exists with the size it states, and there is no other', async () => {
    expect(manifest.widths).toEqual([320, 580, 640, 1024, 1232, 1440, 1705, 1960]);
    for (const { file, bytes } of files) expect((await stat(join(root, file))).size, file).toBe(bytes);
    const found = await Promise.all(
      ['photos', 'maps', 'globes'].map(async (f) => (await readdir(join(root, f))).map((name) => `${f}/${name}`)),
    );
    expect(found.flat().sort()).toEqual(files.map(({ file }) => file).sort());
  });

  it('weighs at most 25 MB, manifest included', async () => {
    const own = (await stat(join(root, 'manifest.json'))).size;
    expect(files.reduce((sum, { bytes }) => sum + bytes, own)).toBeLessThanOrEqual(25e6);
  });

  it('describes every image in five languages, in house typography', () => {
    for (const { key, alt } of manifest.images) {
      expect(Object.keys(alt), key).toEqual(['en', 'fr', 'es', 'de', 'nl']);
      for (const text of Object.values(alt)) expect(text, key).toMatch(/^[^'\u202f]{5,110}[^.\s]$/u);
    }
  });

  it('has every photograph at each width of the spec up to its own, as AVIF, and as WebP up to 1440', () => {
    const list = manifest.images.filter(({ kind }) => kind === 'photo');
    expect(list.map(({ key }) => key)).toEqual(Object.keys(photos));
    for (const { key, width, height, renditions, og } of list) {
      const of = (format: string) => renditions.filter((r) => r.format === format).map((r) => r.width);
      expect(of('avif'), key).toEqual(manifest.widths.filter((w) => w <= width));
      expect(of('webp'), key).toEqual(manifest.widths.filter((w) => w <= Math.min(width, 1440)));
      for (const r of renditions) expect(Math.abs(r.height - (height * r.width) / width), r.file).toBeLessThan(1);
      expect([og?.width, og?.height]).toEqual([1200, 630]);
    }
  });

  it('has a map of 235 countries, and globes light enough for the hero (brief §4.2)', () => {
    expect(manifest.images.filter(({ kind }) => kind === 'map')).toHaveLength(235);
    const world = manifest.images.find(({ key }) => key === 'globe-world-light');
    expect(world?.alpha).toBe(true);
    const bytes = (width: number) => world?.renditions.find((r) => r.width === width)?.bytes ?? Infinity;
    expect(bytes(640)).toBeLessThanOrEqual(28 * 1024);
    expect(bytes(1024)).toBeLessThanOrEqual(59 * 1024);
  });

  it('files are what their names say', async () => {
    for (const { file, width, height, format } of files.filter((_, index) => index % 40 === 0)) {
      const found = await sharp(join(root, file)).metadata();
      expect([found.width, found.height, found.format], file).toEqual([width, height, format === 'avif' ? 'heif' : format]);
    }
  });

  it('crops keep the focal point and stay inside the picture', () => {
    for (const [width, height] of [[2400, 1350], [1286, 2000], [1200, 800]] as const)
      for (const focal of [{ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 0.3, y: 0.7 }]) {
        const crop = cropAround(width, height, focal);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
        expect(width * focal.x).toBeGreaterThanOrEqual(crop.left);
        expect(width * focal.x).toBeLessThanOrEqual(crop.left + crop.width);
      }
  });
});
