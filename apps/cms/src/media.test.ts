import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stored } from './fields/record.ts';
import { MAX_BYTES, MAX_PIXELS, inspect, sniff } from './media/inspect.ts';
import { QUALITY, WIDTHS } from './media/renditions.ts';
import { startService, type TestService } from './testing/service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService();
  key = await service.user('editor');
});
afterAll(async () => { await service.stop(); });

const ALT = { en: 'A dune', fr: 'Une dune', es: 'Una duna', de: 'Eine Düne', nl: 'Een duin' };
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a6b5c' } });
const upload = (name: string, type: string, data: Buffer, fields: object = { alt: ALT }) => {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  form.set('file', new File([new Uint8Array(data)], name, { type }));
  return service.request('POST', '/api/media', { as: key, form });
};
const files = (): string[] => (existsSync(join(service.dataDir, 'media')) ? readdirSync(join(service.dataDir, 'media')) : []);

describe('uploads (quality §1)', () => {
  it('[9-015] [9-017] eight widths, quality 90', () => {
    expect(WIDTHS).toEqual([320, 580, 640, 1024, 1232, 1440, 1705, 1960]);
    expect(QUALITY).toBe(90);
  });
  it('[9-016] a picture as wide as the page has a file for the pixel ratios 1 and 1.5, at most 1.62 times as wide as it is shown', () => {
    for (const shown of [320, 360, 480, 640, 768, 1024, 1232]) {
      for (const ratio of [1, 1.5]) {
        const file = WIDTHS.find((width) => width >= shown * ratio) ?? Infinity;
        expect(file / (shown * ratio), `${shown} px at ${ratio}`).toBeLessThanOrEqual(1.62);
      }
    }
  });
  it('T: a picture is encoded again in all widths and formats, without its metadata, under names of its content', async () => {
    const original = await picture(700, 500).withExif({ IFD0: { Copyright: 'secret-exif-marker' } }).jpeg().toBuffer();
    expect(original.toString('latin1')).toContain('secret-exif-marker');
    const { status, body } = await upload('Düne & Wanderer.jpeg', 'image/jpeg', original);
    expect(status).toBe(201);
    const doc = body['doc'] as Stored;
    expect(doc['filename']).toMatch(/^dune-wanderer-[0-9a-f]{12}\.jpg$/);
    const renditions = doc['renditions'] as { width: number; height: number; format: string; file: string; bytes: number }[];
    expect(renditions.map(({ width, format }) => `${width} ${format}`)).toEqual(['320 avif', '320 webp', '580 avif', '580 webp', '640 avif', '640 webp']);
    expect(doc['social']).toMatch(/-og\.jpg$/);
    for (const name of [...renditions.map(({ file }) => file), String(doc['social']), String(doc['filename'])]) {
      const data = await sharp(join(service.dataDir, 'media', name)).metadata();
      expect(data.exif, name).toBeUndefined();
    }
    expect(await sharp(join(service.dataDir, 'media', String(doc['social']))).metadata()).toMatchObject({ width: 1200, height: 630 });
    const shown = await service.request('GET', `/api/media/rendition/${renditions[0]?.file ?? ''}`, { as: key });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await service.request('GET', `/api/media/rendition/${renditions[0]?.file ?? ''}`)).status).toBe(404);
    expect((await service.request('GET', '/api/media/rendition/..%2Fcms.db', { as: key })).status).toBe(404);
    const renamed = await service.request('PATCH', `/api/media/${String(doc['id'])}`, { as: key, body: { credit: 'Somebody', focalX: 20, focalY: 80 } });
    expect(renamed.body['doc']).toMatchObject({ focalX: 20, focalY: 80, renditions: doc['renditions'] as object });
    await service.request('DELETE', `/api/media/${String(doc['id'])}`, { as: key });
    expect(files()).toEqual([]);
  });
  it('T: polyglots lose what is appended to them, or are refused', async () => {
    const html = Buffer.from('<script>alert(document.domain)</script>polyglot-marker');
    const { status, body } = await upload('poly.png', 'image/png', Buffer.concat([await picture(20, 20).png().toBuffer(), html]));
    expect(status).toBe(201);
    const stored = await service.request('GET', `/api/media/rendition/${String((body['doc'] as Stored)['filename'])}`, { as: key });
    expect(stored.text).not.toContain('polyglot-marker');
    const pdf = (inner: string, after = '') => Buffer.from(`%PDF-1.4\n1 0 obj<<${inner}>>endobj\ntrailer<<>>\n%%EOF\n${after}`);
    expect((await upload('script.pdf', 'application/pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'))).status).toBe(400);
    expect((await upload('zip.pdf', 'application/pdf', pdf('', 'PK\x03\x04 a zip'))).status).toBe(400);
    expect((await inspect(pdf('/Type/Catalog'), 'application/pdf')).ok).toBe(true);
  });
  it('T: wrong magic, SVG, HTML and too many pixels or bytes are refused, and nothing is kept', async () => {
    const before = files();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [name, type, data] of [
      ['x.png', 'image/png', Buffer.from('<html><script>alert(1)</script></html>')],
      ['x.jpg', 'image/jpeg', await picture(20, 20).png().toBuffer()],
      ['x.svg', 'image/svg+xml', svg],
      ['x.png', 'image/png', svg],
      ['x.html', 'text/html', Buffer.from('<html></html>          ')],
      ['x.png', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n broken picture', 'latin1')],
      ['x.gif', 'image/gif', Buffer.from('GIF89a                     ')],
    ] as const) {
      const { status } = await upload(name, type, data);
      expect(status, `${name} ${type}`).toBe(400);
    }
    const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 10;
    expect(await inspect(await picture(side, side).png({ compressionLevel: 1 }).toBuffer(), 'image/png')).toMatchObject({ ok: false, reason: expect.stringContaining('million pixels') as string });
    expect(await inspect(Buffer.concat([await picture(20, 20).jpeg().toBuffer(), Buffer.alloc(MAX_BYTES)]), 'image/jpeg')).toMatchObject({ ok: false });
    expect(service.payload.config.upload).toMatchObject({ limits: { fileSize: MAX_BYTES, files: 1 }, abortOnLimit: true });
    expect(files()).toEqual(before);
  });
  it('alternative text is required in every language, unless the picture is decoration', async () => {
    const data = await picture(30, 30).png().toBuffer();
    const missing = await upload('a.png', 'image/png', data, { alt: { en: 'Only English' } });
    expect(missing.status).toBe(400);
    expect(missing.text).toContain('fr, es, de, nl');
    expect((await upload('b.png', 'image/png', data, { decorative: true })).status).toBe(201);
  });
  it('nothing is fetched from an address', () => {
    const media = service.payload.config.collections.find(({ slug }) => slug === 'media');
    expect(media?.upload.pasteURL).toBe(false);
    expect(sniff(Buffer.from('short'))).toBeNull();
  });
});
