/** A slice of `npm run crawl` for every test run: one page of each route, in English and German, on both sites, with the pages they link to. */
import { crawl, readSitemaps } from '../scripts/lib/crawl/crawl.ts';
import { checkAlternates, checkLinks, checkPage, placeOf } from '../scripts/lib/crawl/checks.ts';
import { AUDIENCES, buildPath } from '@orlaya/routes';
import { expect, SITE, test } from './fixtures.ts';
import { publishedRows } from './published.ts';

test('[2-079 9-027 9-028 9-029 9-030 9-031] one page of each route is without fault: HTML, head, structured data, language, links and places', async () => {
  test.setTimeout(900_000);
  const origin = SITE();
  const chosen = new Map<string, string>();
  for (const locale of ['en', 'de'] as const) {
    for (const audience of AUDIENCES) chosen.set(`error-404 ${locale} ${audience}`, buildPath('error-404', { locale, audience }));
    for (const { path } of await publishedRows(locale)) {
      const place = placeOf(path);
      const key = `${place?.base ?? ''} ${locale} ${place?.audience ?? ''}`;
      if (!chosen.has(key)) chosen.set(key, path);
    }
  }
  const seeds = [...chosen.values()];
  const site = await crawl({ origin, seeds, follow: 'targets' });
  const pages = seeds.flatMap((path) => site.get(path) ?? []);
  const problems = [...pages.flatMap((page) => checkPage(page, origin)), ...checkLinks(site, pages)];
  expect(problems.filter(({ level }) => level === 'error').map(({ check, path, text }) => `${check} ${path}: ${text}`)).toEqual([]);
});

test('[quality §4] translations are reciprocal between all single pages and offers', async () => {
  test.setTimeout(900_000);
  const origin = SITE();
  const seeds = (await readSitemaps(origin)).map(({ path }) => path).filter((path) => ['home', 'offers', 'contact', 'offer', 'legal'].includes(placeOf(path)?.base ?? ''));
  const site = await crawl({ origin, seeds, follow: 'targets' });
  expect(checkAlternates(new Map(seeds.flatMap((path) => { const page = site.get(path); return page ? [[path, page] as const] : []; })), origin)).toEqual([]);
});
