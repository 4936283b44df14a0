/** Drafts for editors, never for visitors; addresses that move (spec §2 technical row, content-service §3, quality §1). */
import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { buildPath, LOCALES, technical } from '@orlaya/routes';
import { messages } from '@orlaya/messages/server';
import { CMS, expect, signIn, SITE, test } from './fixtures.ts';
import { secrets } from './own-site.ts';
import { OWN_UID } from './published.ts';

/** A word that nobody writes: in a draft only. */
const MARKER = 'Quokkamarker';
const token = async (collection: string, id: string, seconds = Math.floor(Date.now() / 1000) + 600): Promise<string> => {
  const head = `${collection}.${seconds}`;
  return `${head}.${createHmac('sha256', (await secrets())['PREVIEW_SECRET'] ?? '').update(`${head}.${id}`).digest('base64url')}`;
};
interface Stored { readonly id: string; readonly path: string | null; readonly [field: string]: unknown }
const made: Stored[] = [];
const call = async (request: APIRequestContext, method: 'POST' | 'PATCH' | 'DELETE', path: string, data: object = {}): Promise<Stored> => {
  const answer = await request.fetch(`${CMS()}/api/${path}`, { method, headers: await signIn(request), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { doc } = (await answer.json()) as { doc: Stored };
  if (method === 'POST') made.push(doc);
  return doc;
};
const landing = (uid: string, more: object = {}): object => ({ uid, title: uid, purpose: 'normal', locale: 'fr', audience: 'corporate', ...more });

test.describe.configure({ mode: 'serial' });
// Whatever the outcome: a page that stays is in the way of the same test when it runs again.
test.afterEach(async ({ request }) => { for (const { id } of made.splice(0)) await call(request, 'DELETE', `page_landing/${id}`); });

test('[2-050 2-051 7-022] a draft that was never published is shown at its own address, in its language and site, and to nobody else', async ({ page, request }) => {
  const draft = await call(request, 'POST', 'page_landing?draft=true', landing(`${OWN_UID}-never`, { title: MARKER, slices: [{ blockType: 'page_head', title: MARKER }], _status: 'draft' }));
  expect(draft.path).toBe(`/fr/entreprises/landing/${OWN_UID}-never`);
  const answers: { url: string; headers: Record<string, string> }[] = [];
  page.on('response', (response) => { if (response.request().isNavigationRequest()) answers.push({ url: response.url(), headers: response.headers() }); });
  // A path in the query changes nothing.
  await page.goto(`${technical.preview({ token: await token('page_landing', draft.id), documentId: draft.id })}&path=/en/plans&url=https://evil.example`);
  await expect(page).toHaveURL(draft.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARKER);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'pro');
  const last = answers.at(-1)?.headers ?? {};
  expect(last['cache-control']).toContain('no-store');
  expect(last['x-robots-tag']).toContain('noindex');
  expect(last['content-security-policy']).toContain(`frame-ancestors ${CMS()};`);
  expect(last['x-frame-options']).toBeUndefined();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'preview', httpOnly: true, sameSite: 'Lax' });
  // Visitors: no page, and no trace anywhere.
  expect((await request.get(draft.path ?? '')).status()).toBe(404);
  // The other pages of the editor are the published ones.
  await page.goto('/en/plans');
  await expect(page.getByRole('link', { name: messages('en').common('preview.exit') })).toHaveCount(0);
  await page.goto(draft.path ?? '');
  await page.getByRole('link', { name: messages('fr').common('preview.exit') }).click();
  await expect(page).toHaveURL('/fr/entreprises');
  expect(await page.context().cookies()).toEqual([]);
});

test('[quality §1] a draft over a published page never reaches a public byte', async ({ page, request }) => {
  const published = await call(request, 'POST', 'page_landing', landing(`${OWN_UID}-draft`, { title: 'Publié', slices: [{ blockType: 'page_head', title: 'Publié' }], _status: 'published' }));
  const path = published.path ?? '';
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  await call(request, 'PATCH', `page_landing/${published.id}?draft=true`, { title: MARKER, slices: [{ blockType: 'page_head', title: MARKER }], seo: { description: MARKER }, _status: 'draft' });
  const publicBytes = async (): Promise<void> => {
    for (const address of [path, '/fr/entreprises', technical.sitemap('fr', 'page_landing'), technical.sitemapIndex, '/fr/entreprises/error-404']) {
      for (const encoding of ['br', 'gzip', 'identity']) expect(await (await request.get(address, { headers: { 'accept-encoding': encoding } })).text(), `${address} ${encoding}`).not.toContain(MARKER);
    }
    expect((await request.get(`${CMS()}/api/page_landing/${published.id}?draft=true`, { headers: { cookie: '' } })).status()).toBe(200);
  };
  await publicBytes();
  for (const round of [1, 2]) {
    await page.goto(technical.preview({ token: await token('page_landing', published.id), documentId: published.id }));
    await expect(page.getByRole('heading', { level: 1 }), `round ${round}`).toHaveText(MARKER);
    await publicBytes();
  }
  await page.getByRole('link', { name: messages('fr').common('preview.exit') }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publié');
});

test('[8-010] a forged, expired or mixed-up link is the error page, which says so, with 403, in the visitor’s language', async ({ request }) => {
  const draft = await call(request, 'POST', 'page_landing?draft=true', landing(`${OWN_UID}-refused`, { _status: 'draft' }));
  const good = await token('page_landing', draft.id);
  for (const [given, id] of [['', ''], [`${good}x`, draft.id], [good, 'another'], [await token('page_landing', draft.id, 1_700_000_000), draft.id], [await token('users', draft.id), draft.id]] as const) {
    for (const locale of LOCALES) {
      const answer = await request.get(technical.preview({ token: given, documentId: id }), { headers: { 'accept-language': locale } });
      expect(answer.status(), given).toBe(403);
      const html = await answer.text();
      expect(html).toContain(messages(locale).common('preview.refused.title'));
      // What editors wrote there for other failures: the way to a person.
      expect(/<main.*<\/main>/s.exec(html)?.[0], locale).toContain(`href="${buildPath('contact', { locale, audience: 'individual' })}"`);
      expect(answer.headers()['set-cookie']).toBeUndefined();
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
  }
});

test('[2-052] the slice simulator shows every slice, for editors only', async ({ request }) => {
  const list = await (await request.get(technical.sliceSimulator)).text();
  const slices = new Set([...list.matchAll(/slice=([a-z_]+)/g)].map(([, slug = '']) => slug));
  expect(slices.size).toBeGreaterThan(30);
  for (const slug of slices) {
    const answer = await request.get(`${technical.sliceSimulator}?slice=${slug}&locale=de&tone=pine&audience=corporate`);
    expect(answer.status(), slug).toBe(200);
    const html = await answer.text();
    expect(html, slug).toContain('<html lang="de"');
    // Something to see, not an empty place.
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    expect(main.replaceAll(/<(style|script|svg).*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '').trim().length, slug).toBeGreaterThan(10);
  }
  const answer = await request.get(technical.sliceSimulator);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${CMS()};`);
  expect((await request.get(`${technical.sliceSimulator}?slice=nope`)).status()).toBe(404);
});

test('a page that moves is found at its old address with 301, in one step, with its query; unpublished it is gone', async ({ request }) => {
  const document = await call(request, 'POST', 'page_landing', landing(`${OWN_UID}-one`, { slices: [{ blockType: 'page_head', title: 'Adresse' }], _status: 'published' }));
  const at = async (path: string): Promise<readonly [number, string | undefined]> => { const answer = await request.get(path, { maxRedirects: 0 }); return [answer.status(), answer.headers()['location']]; };
  const address = (place: string): string => `/fr/entreprises/landing/${OWN_UID}-${place}`;
  await expect.poll(() => at(address('one'))).toEqual([200, undefined]);
  for (const place of ['two', 'three']) await call(request, 'PATCH', `page_landing/${document.id}`, { uid: `${OWN_UID}-${place}`, _status: 'published' });
  await expect.poll(() => at(address('three'))).toEqual([200, undefined]);
  for (const place of ['one', 'two']) await expect.poll(() => at(address(place))).toEqual([301, address('three')]);
  expect(await at(`${address('one')}?utm_source=mail&to=TH`)).toEqual([301, `${address('three')}?utm_source=mail&to=TH`]);
  // Back to the first address: no circle, and nothing redirects away from it.
  await call(request, 'PATCH', `page_landing/${document.id}`, { uid: `${OWN_UID}-one`, _status: 'published' });
  await expect.poll(() => at(address('one'))).toEqual([200, undefined]);
  await expect.poll(() => at(address('three'))).toEqual([301, address('one')]);
  const circle = await request.post(`${CMS()}/api/redirects`, { headers: await signIn(request), data: { from: address('one'), to: address('three'), status: '301' } });
  expect(circle.status()).toBe(400);
  await call(request, 'PATCH', `page_landing/${document.id}`, { _status: 'draft' });
  await expect.poll(() => at(address('one'))).toEqual([404, undefined]);
});

test('[quality §4] robots.txt names the sitemap, and its files hold the pages', async ({ request }) => {
  expect(await (await request.get(technical.robots)).text()).toContain(`Sitemap: ${SITE()}${technical.sitemapIndex}`);
  const index = await (await request.get(technical.sitemapIndex)).text();
  expect(index).toContain(`<loc>${SITE()}${technical.sitemap('de', 'page_single')}</loc>`);
  const file = await request.get(technical.sitemap('de', 'page_single'));
  expect(file.headers()['content-type']).toContain('application/xml');
  expect(await file.text()).toContain(`<loc>${SITE()}/de/unternehmen</loc>`);
  expect((await request.get('/sitemap-de-nothing.xml')).status()).toBe(404);
});
