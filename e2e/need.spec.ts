/** The quote-by-need finder and the filters of the offers list on real pages (finder.md §3, §6; spec §2, §4, §8). */
import type { APIRequestContext, Page } from '@playwright/test';
import { CMS, expect, signIn, test } from './fixtures.ts';

const search = async (request: APIRequestContext, path: string, query: string): Promise<string> => {
  const found = await request.get(`${path}?${query}`, { maxRedirects: 0 });
  expect(found.status(), query).toBe(303);
  return found.headers()['location'] ?? '';
};

test('[4-012 4-014] [finder §3.5] the button decides: funnel or plan', async ({ request }) => {
  expect(await search(request, '/en', 'need=expat&to=ES&language=en&from=FR&go=quote')).toMatch(/^https:\/\/quote\.orlaya\.example\//);
  expect(await search(request, '/en', 'need=expat&to=ES&language=en&from=FR&go=product')).toBe('/en/expatriate-insurance/long-term-international-health-plan');
});

test('[4-009] zero plans lead to the no-result landing, in every language', async ({ request }) => {
  for (const [locale, uid] of [['en', 'no-plan-found'], ['fr', 'aucune-assurance-trouvee'], ['es', 'ningun-seguro-encontrado'], ['de', 'kein-tarif-gefunden'], ['nl', 'geen-verzekering-gevonden']] as const) {
    expect(await search(request, `/${locale}`, 'need=expat&to=KP&language=en&go=product')).toBe(`/${locale}/landing/${uid}`);
  }
});

test.describe('remarks', () => {
  test('a remark of the card opens from its question mark and is read with the field', async ({ page }) => {
    await page.goto('/en');
    const finder = page.locator('[data-need-finder]').first();
    await expect(finder.getByLabel('What do you need?', { exact: true })).toHaveAccessibleDescription('Choose by length and purpose of your stay.');
    const help = finder.getByRole('button', { name: 'Help: What do you need?' });
    await help.click();
    await expect(finder.getByText('Choose by length and purpose of your stay.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(finder.getByText('Choose by length and purpose of your stay.')).toBeHidden();
    await expect(help).toBeFocused();
  });

  for (const [locale, note] of [['es', '(texto en inglés)'], ['de', '(Text auf Englisch)']] as const) {
    test(`[finder §3.6] ${locale}: travel has no text of its own and stands in English, marked as such`, async ({ page }) => {
      await page.goto(`/${locale}`);
      const option = page.locator('[data-need-finder] select[name=need] option[value=travel]').first();
      await expect(option).toHaveAttribute('lang', 'en');
      await expect(option).toContainText(note);
      await page.locator('header [data-action=finder]:visible').first().click();
      const card = page.getByRole('dialog').locator('label', { hasText: 'Travel' });
      await expect(card.locator('b')).toHaveAttribute('lang', 'en');
      await expect(card).toContainText(note);
    });
  }
});

test.describe('filters of the offers list', () => {
  const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

  test('[2-116 2-117] applied and cleared without a full load: the focus stays, the count is said', async ({ page }) => {
    await page.goto('/en/plans');
    await page.locator('#filter-country-of-residence').selectOption('FR');
    await page.getByRole('button', { name: 'Show plans' }).click();
    await expect(page).toHaveURL(/country-of-residence=FR/);
    await expect.poll(() => focused(page)).toBe('filter-apply');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ plans?$/);
    await page.getByRole('link', { name: 'Clear: Country of residence' }).click();
    await expect(page).toHaveURL('/en/plans');
    await expect.poll(() => focused(page)).toBe('filter-country-of-residence');
  });
});

test.describe('the flag new_lisa', () => {
  test('[4-050 4-051] decides which finder the panel shows', async ({ page, request }) => {
    const headers = await signIn(request);
    const found = (await (await request.get(`${CMS()}/api/module_lisa?where[uid][equals]=part-lisa-common-pro&where[locale][equals]=nl&limit=1&depth=0`, { headers })).json()) as { docs: { id: string }[] };
    const id = found.docs[0]?.id ?? '';
    const flip = async (value: boolean): Promise<void> => {
      const saved = await request.patch(`${CMS()}/api/module_lisa/${id}?depth=0`, { headers, data: { new_lisa: value, _status: 'published' } });
      expect(saved.status(), await saved.text()).toBe(200);
      await expect.poll(async () => (await (await request.get('/api/finder/nl/corporate.json')).json() as { kind?: string }).kind ?? 'need', { timeout: 4000 }).toBe(value ? 'eligibility' : 'need');
    };
    const openPanel = async (): Promise<void> => {
      await page.goto('/nl/legal');
      await page.locator('header [data-action=finder]:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    // The module of the other site, so that visitors of this one, in other tests, see no change.
    await page.route('**/api/finder/nl/individual.json', async (route) => route.fulfill({ response: await request.get('/api/finder/nl/corporate.json') }));
    await openPanel();
    await expect(page.getByRole('dialog').locator('[name=need]').first()).toBeAttached();
    try {
      await flip(true);
      await openPanel();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Woonland' })).toBeVisible();
    } finally {
      await flip(false);
    }
  });
});
