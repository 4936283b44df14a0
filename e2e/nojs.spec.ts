/** Everything that matters, with JavaScript off: menus, questions, footer, filters, finder (architecture §1; issue outcome). */
import { messages } from '@orlaya/messages/server';
import { buildPath, LOCALES } from '@orlaya/routes';
import { expect, test } from './fixtures.ts';
import { publishedRows } from './published.ts';

test.use({ javaScriptEnabled: false });

test('[2-089 2-090 2-092] the menus of the header open and lead on', async ({ page }) => {
  await page.goto('/en/support');
  const entry = page.locator('header nav[data-hover] > ul > li').first();
  await entry.locator('button').click();
  const menu = entry.locator('[popover]');
  await expect(menu).toBeVisible();
  const link = menu.locator('a[href="/en/expatriate-insurance"]').first();
  await link.click();
  await expect(page).toHaveURL('/en/expatriate-insurance');
  await expect(page.locator('header nav[data-hover] > ul > li > [aria-current]')).toHaveCount(1);
});

test('[2-086 2-103 2-104] audience and language are links', async ({ page }) => {
  await page.goto('/en');
  await page.locator('header a[href="/en/corporate"]:visible').first().click();
  await expect(page).toHaveURL('/en/corporate');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.locator('#languages a[lang=fr]').click();
  await expect(page).toHaveURL('/fr/entreprises');
  await page.locator('footer a[lang=nl]').first().click();
  await expect(page).toHaveURL('/nl/bedrijven');
});

test('whatever opens the panel leads to the finder of the home page', async ({ page }) => {
  await page.goto('/en/legal');
  await page.locator('header [data-action=finder]:visible').first().click();
  await expect(page).toHaveURL('/en#finder');
  await expect(page.locator('#finder').getByRole('button', { name: 'See plan' })).toBeInViewport();
});

test('questions open and close', async ({ page }) => {
  await page.goto('/en/contact');
  // The first one is open to begin with.
  const question = page.locator('main details').nth(1);
  await expect(question.locator(':scope > :not(summary)').first()).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator(':scope > :not(summary)').first()).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`[2-094 2-097 2-098] every link of the footer can be reached at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    const groups = page.locator('footer details');
    await expect(groups).toHaveCount(2);
    for (let place = 0; place < 2; place += 1) {
      const group = groups.nth(place);
      if (width === 360) await group.locator('summary').click();
      await expect(group.getByRole('link').first()).toBeVisible();
    }
    await groups.first().getByRole('link').first().click();
    await expect(page).not.toHaveURL('/en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('on a phone the menu button leads to the links of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en/support');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL('/en/support#footer-nav');
  await expect(page.locator('#footer-nav')).toBeInViewport();
});

test('[2-116 2-117] filters of the offers list: each can be chosen, and cleared by itself', async ({ page }) => {
  await page.goto('/en/plans');
  const cards = page.locator('main li:has(h3)');
  const all = await cards.count();
  const filters = page.getByRole('search');
  await filters.getByLabel('Country of residence', { exact: true }).selectOption('FR');
  await filters.getByLabel('Destination', { exact: true }).selectOption('TH');
  await filters.getByLabel('Type of cover', { exact: true }).selectOption('expat');
  await page.getByRole('button', { name: 'Show plans' }).click();
  await expect(page).toHaveURL(/\?country-of-residence=FR&country-of-destination=TH&needs=expat$/);
  // The address is new before the page is whole.
  await page.waitForLoadState();
  await expect(filters.getByLabel('Country of residence', { exact: true })).toHaveValue('FR');
  await expect(filters.getByLabel('Destination', { exact: true })).toHaveValue('TH');
  await expect(filters.getByLabel('Type of cover', { exact: true })).toHaveValue('expat');
  const filtered = await cards.count();
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(all);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/^\d+ plans?$/);

  await page.getByRole('link', { name: 'Clear: Country of residence' }).click();
  await expect(filters.getByLabel('Country of residence', { exact: true })).toHaveValue('');
  await expect(filters.getByLabel('Destination', { exact: true })).toHaveValue('TH');
  await expect(filters.getByLabel('Type of cover', { exact: true })).toHaveValue('expat');
  await page.getByRole('link', { name: 'Clear: Type of cover' }).click();
  await expect(filters.getByLabel('Destination', { exact: true })).toHaveValue('TH');
  await expect(filters.getByLabel('Type of cover', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Clear: Destination' }).click();
  await expect(page).toHaveURL('/en/plans');
  await expect(cards).toHaveCount(all);
});

test('[2-116] filters that leave nothing say which one to change', async ({ page }) => {
  await page.goto('/en/plans?country-of-residence=FR&country-of-destination=KP&needs=expat');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('No plan matches these filters');
  const changes = page.locator('main ul a[href^="/en/plans"]');
  await expect(changes.first()).toBeVisible();
  await changes.first().click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ plans?$/);
});

for (const locale of LOCALES) {
  test(`[4-006 4-014 2-081] ${locale}: the finder leads from three answers to a plan in this language`, async ({ page }) => {
    const { formsFields, lisa } = messages(locale);
    await page.goto(buildPath('home', { locale, audience: 'individual' }));
    const finder = page.locator('#finder');
    await finder.getByLabel(formsFields('need.label'), { exact: true }).selectOption('expat');
    await finder.getByLabel(formsFields('needDestination.label'), { exact: true }).selectOption('ES');
    await finder.getByLabel(formsFields('language.label'), { exact: true }).selectOption('en');
    await finder.getByRole('button', { name: lisa('submit.product') }).click();
    const plans = (await publishedRows(locale)).filter((row) => row.type === 'product_page' && row.audience === 'individual').map((row) => row.path);
    expect(plans).toContain(new URL(page.url()).pathname);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
