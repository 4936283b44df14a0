/** What a browser fetches and keeps on a first visit. */
import { expect, test } from './fixtures.ts';

test('[quality §7] a content page ships at most 8 kB of JavaScript, 14 kB of CSS and 40 kB of fonts over the wire', async ({ page }) => {
  const sizes = { script: 0, stylesheet: 0, font: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font') pending.push(request.sizes().then(({ responseBodySize }) => { sizes[kind] += responseBodySize; }));
  });
  await page.goto('/en/legal', { waitUntil: 'networkidle' });
  await Promise.all(pending);
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(8 * 1024);
  expect(sizes.stylesheet).toBeLessThanOrEqual(14 * 1024);
  expect(sizes.font).toBeLessThanOrEqual(40 * 1024);
});

test('[quality §5] no cookie and no third-party host on any first visit', async ({ page, context, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => { if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host); });
  for (const path of ['/en', '/de/versicherungen', '/nl/expatverzekering/internationale-ziektekostenverzekering-langdurig']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  expect(await context.cookies()).toEqual([]);
});
