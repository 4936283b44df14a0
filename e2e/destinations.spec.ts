/** Destinations: the list, regions, and a page for every country, in five languages for both audiences. */
import { AUDIENCES, buildPath, LOCALES } from '@orlaya/routes';
import { expect, SITE, test } from './fixtures.ts';
import { publishedRows, type PublishedRow } from './published.ts';

/** Answers asked for at the same time. */
const AT_ONCE = 4;
const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  }));
};
/** Every country in the quick run costs minutes; every eighth, another eighth in each language, shows the same. */
const FULL = process.env['E2E_FULL'] === '1';

for (const [turn, locale] of LOCALES.entries()) {
  test(`[2-033 2-034 2-035 2-059 2-060 2-061] ${locale}: the list, every region and the pages of countries answer 200 for both audiences`, async () => {
    test.setTimeout(FULL ? 1_200_000 : 240_000);
    const rows = await publishedRows(locale);
    for (const audience of AUDIENCES) {
      const own = rows.filter((row) => row.audience === audience);
      const countries = own.filter((row) => row.type === 'page_country');
      const regions = own.filter((row) => row.type === 'page_region');
      expect(regions, `${locale} ${audience}`).toHaveLength(7);
      expect(countries, `${locale} ${audience}`).toHaveLength(244);
      const list = buildPath('destinations', { locale, audience });
      const asked: readonly Pick<PublishedRow, 'path' | 'title' | 'type'>[] = [{ path: list, title: '', type: 'page_single' }, ...regions, ...countries.filter((_, at) => FULL || at % 8 === turn)];
      await inTurns(asked, async ({ path, title, type }) => {
        const answer = await fetch(`${SITE()}${path}`);
        const html = await answer.text();
        expect(answer.status, path).toBe(200);
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
        if (type !== 'page_country') return;
        expect(html.replaceAll('&#x27;', '’'), path).toContain(title);
        // A country that no plan covers has a person to ask instead of a finder that could only refuse it.
        if (html.includes('href="#finder"')) expect(html, `${path} has the finder set to the country`).toMatch(/<option value="[A-Z]{2}" selected/);
        else expect(html.slice(html.indexOf('<main')), path).toContain(`href="${buildPath('contact', { locale, audience })}"`);
      });
    }
  });
}

test('the list from A to Z names 250 countries; six territories without inhabitants are plain text', async ({ page }) => {
  await page.goto('/en/destinations');
  const list = page.locator('#a-z');
  await expect(list.locator('h3 + ul li')).toHaveCount(250);
  await expect(list.locator('h3 + ul li:not(:has(a))')).toHaveText(['Antarctica', 'Bouvet Island', 'French Southern Territories', 'Heard and McDonald Islands', 'South Georgia and South Sandwich Islands', 'US Outlying Islands']);
  await page.getByRole('navigation', { name: 'Jump to a letter' }).getByRole('link', { name: 'T', exact: true }).click();
  await expect(page.locator('#a-z-T')).toBeInViewport();
  await list.getByRole('link', { name: 'Thailand' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thailand');
});

test('a region leads to its countries; breadcrumbs lead back', async ({ page }) => {
  await page.goto('/de/ziellaender/asien');
  await page.locator('#countries').getByRole('link', { name: 'Thailand' }).click();
  await expect(page).toHaveURL(/\/de\/ziellaender\/asien\/thailand$/);
  const crumbs = page.getByRole('navigation', { name: 'Brotkrumen' }).or(page.locator('nav:has(ol)').first());
  await crumbs.getByRole('link', { name: 'Asien' }).click();
  await expect(page).toHaveURL(/\/de\/ziellaender\/asien$/);
});

test('the page of a country: captioned map, facts with their source, plans of the finder, neighbours', async ({ page }) => {
  await page.goto('/en/destinations/asia/thailand');
  await expect(page.locator('figure')).toContainText('Indicative map');
  const facts = page.locator('dl').first();
  await expect(facts).toContainText('Ambulance 1669');
  await expect(facts).toContainText('Bangkok');
  await expect(facts).toContainText('Thai baht (THB)');
  await expect(page.getByText(/^Sources: countries-list/)).toBeVisible();
  const plans = page.locator('#plans');
  await expect(plans.getByRole('link', { name: 'MyHealth Thailand' }).first()).toBeAttached();
  await facts.getByRole('link', { name: 'Malaysia' }).click();
  await expect(page).toHaveURL(/\/en\/destinations\/asia\/malaysia$/);
});

test('the finder of a country’s page is already set to it, and its answer names it', async ({ page }) => {
  await page.goto('/en/destinations/asia/thailand');
  const finder = page.locator('#finder');
  await expect(finder.locator('[name="to"]').first()).toHaveValue('TH');
  await finder.getByRole('combobox').first().focus();
  await expect(finder.locator('input[name="to"]')).toHaveValue('TH');
});

test('a country without a plan says so, leads to a person, and is kept out of search engines and sitemaps; one with plans is in both', async ({ request }) => {
  const none = '/en/destinations/asia/north-korea';
  const html = await (await request.get(none)).text();
  expect(html).toContain('There is no online plan for this destination');
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  const open = '/en/destinations/asia/thailand';
  expect(await (await request.get(open)).text()).toContain('<meta name="robots" content="index, follow">');
  const sitemap = await (await request.get('/sitemap-en-page_country.xml')).text();
  expect(sitemap).toContain(`${open}</loc>`);
  expect(sitemap).not.toContain(none);
});

test('tiles of countries lead to their pages', async ({ page }) => {
  await page.goto('/en');
  const tile = page.locator('main a[href^="/en/destinations/"][href*="/"]').filter({ hasText: /Singapore|Thailand|Italy/ }).first();
  await expect(tile).toHaveAttribute('href', /^\/en\/destinations\/[a-z-]+\/[a-z-]+$/);
});
