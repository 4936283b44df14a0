/** An editor publishes, and the visitor sees it (issue outcome; content-service §3). */
import type { APIRequestContext } from '@playwright/test';
import { ADMIN, CMS, expect, signIn, SITE, test } from './fixtures.ts';

const headline = async (request: APIRequestContext, path: string): Promise<string> => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(`${SITE()}${path}`)).text())?.[1] ?? '';

test.describe.configure({ mode: 'serial' });

test('[1-010] publishing a headline shows within two seconds; a draft never does', async ({ request }) => {
  const headers = await signIn(request);
  const found = (await (await request.get(`${CMS()}/api/page_single?where[locale][equals]=nl&where[audience][equals]=corporate&where[type][equals]=home&limit=1&depth=0`, { headers })).json()) as { docs: { id: string; slices: Record<string, unknown>[] }[] };
  const document = found.docs[0];
  if (!document) throw new Error('no home page');
  const before = await headline(request, '/nl/bedrijven');
  const slices = (title: string): Record<string, unknown>[] => document.slices.map((slice, index) => (index === 0 ? { ...slice, title } : slice));

  const draft = await request.patch(`${CMS()}/api/page_single/${document.id}?draft=true&depth=0`, { headers, data: { slices: slices('Een concept dat niemand ziet'), _status: 'draft' } });
  expect(draft.status(), await draft.text()).toBe(200);
  expect(await headline(request, '/nl/bedrijven')).toBe(before);

  const published = await request.patch(`${CMS()}/api/page_single/${document.id}?depth=0`, { headers, data: { slices: slices('Een nieuwe kop'), _status: 'published' } });
  expect(published.status(), await published.text()).toBe(200);
  await expect.poll(() => headline(request, '/nl/bedrijven'), { timeout: 2000, intervals: [50] }).toBe('Een nieuwe kop');

  const back = await request.patch(`${CMS()}/api/page_single/${document.id}?depth=0`, { headers, data: { slices: document.slices, _status: 'published' } });
  expect(back.status()).toBe(200);
  await expect.poll(() => headline(request, '/nl/bedrijven'), { timeout: 2000, intervals: [50] }).toBe(before);
});

test('[2-104] an unpublished page is gone within two seconds, and its language with it', async ({ request }) => {
  const headers = await signIn(request);
  const found = (await (await request.get(`${CMS()}/api/page_single?where[locale][equals]=es&where[audience][equals]=corporate&where[type][equals]=legal&limit=1&depth=0`, { headers })).json()) as { docs: { id: string; path: string }[] };
  const document = found.docs[0];
  if (!document) throw new Error('no legal page');
  const status = async (): Promise<number> => (await request.get(`${SITE()}${document.path}`)).status();
  const alternate = async (): Promise<boolean> => (await (await request.get(`${SITE()}/de/unternehmen/legal`)).text()).includes('hreflang="es"');
  expect(await status()).toBe(200);
  expect(await alternate()).toBe(true);
  await request.patch(`${CMS()}/api/page_single/${document.id}?depth=0`, { headers, data: { _status: 'draft' } });
  await expect.poll(status, { timeout: 2000, intervals: [50] }).toBe(404);
  await expect.poll(alternate, { timeout: 2000, intervals: [50] }).toBe(false);
  await request.patch(`${CMS()}/api/page_single/${document.id}?depth=0`, { headers, data: { _status: 'published' } });
  await expect.poll(status, { timeout: 2000, intervals: [50] }).toBe(200);
  await expect.poll(alternate, { timeout: 2000, intervals: [50] }).toBe(true);
});

test('an editor logs in through the admin in a browser', async ({ page }) => {
  await page.goto(`${CMS()}/admin`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole('link', { name: 'Single pages' }).first()).toBeVisible();
});
