/** Forms on the built site, with and without scripts, in five languages (quality §3, §5, §6; issue outcome). */
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messages } from '@orlaya/messages/server';
import { AUDIENCES, buildPath, LOCALES, match, type Locale } from '@orlaya/routes';
import type { Page } from '@playwright/test';
import { asAdmin, untilTakenOver } from './admin.ts';
import { problemsOf } from './axe.ts';
import { CMS, SITE, expect, signIn, test } from './fixtures.ts';
import { startOwnSite } from './own-site.ts';
import { publishedRows } from './published.ts';

/** Contact form page of the form `message`, by its English uid's group: the one whose form asks for a policy number. */
const UIDS: Readonly<Record<Locale, string>> = { en: 'write-to-us', fr: 'nous-ecrire', es: 'escribenos', de: 'schreiben-sie-uns', nl: 'schrijf-ons' };
const pathOf = async (locale: Locale): Promise<string> => {
  const row = (await publishedRows(locale)).find(({ type, path, audience }) => type === 'page_form' && audience === 'individual' && path.endsWith(`/${UIDS[locale]}`));
  if (!row) throw new Error(`No page to write to us in ${locale}.`);
  return row.path;
};
/** What the privacy page of each language is called. */
const PRIVACY: Readonly<Record<Locale, RegExp>> = { en: /privacy/i, fr: /données/i, es: /privacidad|datos/i, de: /datenschutz/i, nl: /privacy|gegevens/i };
/** Longer than the fastest person (server/forms/token.ts). */
const THINKING_MS = 2300;
const MARK = 'purple-giraffe';
let serial = 0;
/** Nobody else's address: two workers can come here in the same millisecond. */
const person = (): string => `visitor-${randomInt(2 ** 47)}-${(serial += 1)}@example.com`;

const fill = async (page: Page, locale: Locale, email: string): Promise<void> => {
  const { formsFields: t } = messages(locale);
  const form = page.locator('#form');
  await form.getByLabel(t('ask.subject'), { exact: true }).selectOption({ index: 1 });
  await form.getByLabel(t('ask.first_name'), { exact: true }).fill('Ada');
  await form.getByLabel(t('ask.last_name'), { exact: true }).fill('Byron');
  await form.getByLabel(t('ask.email'), { exact: true }).fill(email);
  await form.getByLabel(t('ask.country'), { exact: true }).selectOption('FR');
  await form.getByLabel(t('ask.message'), { exact: true }).fill(`Bonjour, ${MARK}`);
};
const send = (page: Page, locale: Locale) => page.locator('#form').getByRole('button', { name: messages(locale).common('form.send') });
const stored = async (page: Page, email: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const headers = await signIn(page.request);
  const answer = await page.request.get(`${CMS()}/api/form_submissions?where[email][equals]=${encodeURIComponent(email)}`, { headers });
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs;
};

for (const locale of LOCALES) {
  const { common, formsFields } = messages(locale);
  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    test('[1-013] [2-015] mistakes come back with everything that was written; then it is stored and thanked for', async ({ page, allowed }) => {
      // Chromium reports the status of the page that brings the form back.
      allowed.push(/status of 422/);
      const email = person();
      await page.goto(await pathOf(locale));
      await fill(page, locale, 'ada');
      await page.waitForTimeout(THINKING_MS);
      await send(page, locale).click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(common('form.errorSummary', { count: 1 }));
      await expect(summary.getByRole('link', { name: common('form.email') })).toHaveAttribute('href', '#form-email');
      const field = page.getByLabel(formsFields('ask.email'), { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(common('form.email').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
      await expect(page.getByLabel(formsFields('ask.message'))).toHaveValue(`Bonjour, ${MARK}`);
      await expect(page.getByLabel(formsFields('ask.country'))).toHaveValue('FR');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await field.fill(email);
      await page.waitForTimeout(THINKING_MS);
      await send(page, locale).click();
      await expect(page).toHaveURL(/\?sent=1$/);
      await expect(page.getByText(common('form.sent'))).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect.poll(() => stored(page, email)).toMatchObject([{ form: 'message', locale, audience: 'individual', email }]);
      await page.getByRole('link', { name: common('form.another') }).click();
      await expect(send(page, locale)).toBeVisible();
    });
  });
  test(`[7-037] with scripts, ${locale}: checked at once, sent once, confirmed once without a value`, async ({ page }) => {
    const email = person();
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('form:confirmed', (event) => { heard.push((event as CustomEvent).detail); });
    });
    await page.goto(await pathOf(locale));
    await expect(page.locator('form[data-enhanced]')).toBeVisible();
    await fill(page, locale, 'ada');
    await page.getByLabel(formsFields('ask.message')).focus();
    await expect(page.getByLabel(formsFields('ask.email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await send(page, locale).click();
    await expect(page.getByRole('alert')).toContainText(common('form.errorSummary', { count: 1 }));
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel(formsFields('ask.email'), { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await page.waitForTimeout(THINKING_MS);
    const posts: string[] = [];
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => { answer = resolve; });
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'POST') {
        posts.push(route.request().url());
        await held;
      }
      await route.continue();
    });
    await send(page, locale).evaluate((button: HTMLButtonElement) => { button.click(); button.click(); });
    await expect(page.locator('#form').getByRole('button')).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByText(common('form.sent'))).toBeVisible();
    await expect(page.locator('#form')).toBeFocused();
    expect(posts.length).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([{ label: 'message', module: 'form' }]);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(async () => (await stored(page, email)).length).toBe(1);
  });
}

test.describe('sent again', () => {
  const { common } = messages('en');
  for (const scripts of [true, false]) {
    test(`${scripts ? 'with' : 'without'} scripts: what comes back keeps every word, and goes through when it is sent again`, async ({ browser, allowed, baseURL }) => {
      allowed.push(/status of 422/);
      const email = person();
      const context = await browser.newContext({ javaScriptEnabled: scripts, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(await pathOf('en'));
      if (scripts) await expect(page.locator('form[data-enhanced]')).toBeVisible();
      await fill(page, 'en', email);
      // A page that was kept open for longer than its token lasts.
      await page.locator('[name=token]').evaluate((field: HTMLInputElement) => { field.value = `0.${field.value.split('.').slice(1).join('.')}`; });
      await send(page, 'en').click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(common('form.expired'));
      await expect(alert).toBeFocused();
      await expect(page.getByLabel('Your message')).toHaveValue(`Bonjour, ${MARK}`);
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      expect(await stored(page, email)).toEqual([]);
      await page.waitForTimeout(THINKING_MS);
      await send(page, 'en').click();
      await expect(page.getByText(common('form.sent'))).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect.poll(async () => (await stored(page, email)).length).toBe(1);
      await context.close();
    });
  }
  test('a message is read in the admin without a call to anybody else; one that was not mailed has a button, which mails it and goes', async ({ page }) => {
    const email = person();
    const path = await pathOf('en');
    await page.goto(path);
    await expect(page.locator('form[data-enhanced]')).toBeVisible();
    await fill(page, 'en', email);
    await page.waitForTimeout(THINKING_MS);
    await send(page, 'en').click();
    await expect(page.getByText(common('form.sent'))).toBeVisible();
    await expect.poll(async () => (await stored(page, email))[0]?.['mail_state']).toBe('sent');
    const id = String((await stored(page, email))[0]?.['id']);
    // As the worker leaves it after ten tries.
    const database = new DatabaseSync(join(process.env['E2E_DATA'] ?? '', 'cms.db'), { timeout: 5000 });
    database.prepare("UPDATE form_submissions SET mail_state = 'dead', attempts = 10, next_try = NULL, last_error = 'connection refused' WHERE id = ?").run(id);
    database.close();
    await asAdmin(page);
    await page.goto(`${CMS()}/admin/collections/form_submissions/${id}`);
    await expect(page.getByText('Ten tries failed, the last one with: connection refused.')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: `Bonjour, ${MARK}` })).toBeVisible();
    const button = page.getByRole('button', { name: 'Send again now' });
    await untilTakenOver(button);
    // Said for four seconds: somebody has to be looking already.
    await Promise.all([expect(page.getByText('It will be mailed in a moment.')).toBeVisible(), button.click()]);
    await expect.poll(async () => (await stored(page, email))[0]).toMatchObject({ mail_state: 'sent', last_error: null });
    await page.reload();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(button).toHaveCount(0);
  });
});

test('[quality §6] the form comes before the contact facts, on the page and for the keyboard; beside them where there is room', async ({ page }) => {
  await page.goto(await pathOf('en'));
  const card = page.locator('[data-tone=sand]', { has: page.locator('#form') });
  const boxes = async () => {
    const [form, facts] = [await page.locator('#form').boundingBox(), await card.locator('dl').boundingBox()];
    if (!form || !facts) throw new Error('A form and contact facts stand on the page.');
    return { form, facts };
  };
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await boxes();
  expect(narrow.form.y + narrow.form.height).toBeLessThan(narrow.facts.y);
  expect(await card.locator('dl').evaluate((facts) => (document.querySelector('#form')?.compareDocumentPosition(facts) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)).toBeTruthy();
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await boxes();
  expect(wide.facts.x + wide.facts.width).toBeLessThanOrEqual(wide.form.x);
});

for (const locale of LOCALES) {
  test(`[quality §5] the form leads to the privacy page of its own site, ${locale}`, async ({ page }) => {
    const rows = await publishedRows(locale);
    for (const audience of AUDIENCES) {
      const form = rows.find((row) => row.type === 'page_form' && row.audience === audience && match(row.path).some(({ base }) => base === 'contact-form'));
      await page.goto(form?.path ?? '');
      const link = page.locator('#form').getByRole('link', { name: messages(locale).common('form.privacy') });
      const [href] = [await link.getAttribute('href')];
      expect(href).not.toBe(buildPath('legal', { locale, audience }));
      expect(rows.find((row) => row.path === href)).toMatchObject({ type: 'page_generic', audience });
      await page.goto(href ?? '');
      await expect(page.locator('h1')).toContainText(PRIVACY[locale]);
    }
  });
}

test('[7-037] an answer does not call a visitor back who went on meanwhile, and an address that was typed confirms nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('form:confirmed', (event) => { heard.push((event as CustomEvent).detail); });
  });
  const path = await pathOf('en');
  await page.goto(path);
  await expect(page.locator('form[data-enhanced]')).toBeVisible();
  await fill(page, 'en', person());
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => { answer = resolve; });
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') { await route.continue(); return; }
    await held;
    await route.fulfill({ json: { kind: 'sent', to: `${path}?sent=1` } });
  });
  await send(page, 'en').click();
  await page.locator('footer a[href^="/en/legal"]:not([data-action])').first().evaluate((link: HTMLElement) => { link.click(); });
  await expect(page).not.toHaveURL(path);
  const there = page.url();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  answer();
  await answered;
  await page.waitForTimeout(500);
  expect(page.url()).toBe(there);
  await page.goto(`${path}?sent=1`);
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => (window as { heard?: unknown[] }).heard)).toEqual([]);
});

for (const width of [360, 1280]) {
  for (const locale of ['en', 'de'] as const) {
    test(`[quality §6] axe finds nothing at ${width} px, ${locale}: the form, its mistakes, the thanks`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await pathOf(locale));
      await expect(page.locator('form[data-enhanced]')).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      const sizes = await page.locator('#form :is(input:not([type=hidden]):not([tabindex]), select, textarea, button)').evaluateAll((nodes) => nodes.map((node) => ({ font: parseFloat(getComputedStyle(node).fontSize), height: (node.parentElement ?? node).getBoundingClientRect().height })));
      expect(sizes.filter(({ font, height }) => font < 16 || height < 44)).toEqual([]);
      await send(page, locale).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.goto(`${await pathOf(locale)}?sent=1`);
      await expect(page.getByText(messages(locale).common('form.sent'))).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });
  }
}

test.describe('what is refused', () => {
  const good = (token: string) => ({ subject: 'claim', first_name: 'Ada', last_name: 'Byron', email: person(), country: 'FR', message: MARK, token });
  const tokenOf = (html: string): string => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  /** The token of a page of a site that has only just begun, and may need another try. */
  const tokenAt = async (page: Page, url: string): Promise<string> => {
    let token = '';
    await expect.poll(async () => (token = tokenOf(await (await page.request.get(url)).text()))).not.toBe('');
    return token;
  };
  const headers = { origin: SITE(), accept: 'application/json' };

  test('T: a POST of another site, a body that is too long, a page without a form', async ({ request }) => {
    const path = await pathOf('en');
    const html = await (await request.get(path)).text();
    const form = good(tokenOf(html));
    expect((await request.post(path, { form, headers: { ...headers, origin: 'https://evil.example' } })).status()).toBe(403);
    expect((await request.post(path, { form, headers: { ...headers, 'sec-fetch-site': 'cross-site' } })).status()).toBe(403);
    expect((await request.post(path, { form: { ...form, message: 'x'.repeat(70_000) }, headers })).status()).toBe(413);
    expect((await request.post('/en/plans', { form, headers })).status()).toBe(405);
    expect((await request.post(path, { data: 'x', headers: { ...headers, 'content-type': 'text/plain' } })).status()).toBe(415);
  });
  test('a form that was answered too fast comes back; a filled trap is thanked for and stored nowhere', async ({ request, page }) => {
    const path = await pathOf('en');
    let form = good('');
    // Too fast is less than two seconds: a busy machine may need another try to be that quick.
    await expect(async () => {
      form = good(tokenOf(await (await request.get(path)).text()));
      const fast = await request.post(path, { form, headers });
      expect(fast.status()).toBe(422);
      expect(await fast.json()).toMatchObject({ kind: 'again', notice: messages('en').common('form.notSent') });
    }).toPass();
    const trapped = await request.post(path, { form: { ...form, website: 'http://spam.example' }, headers });
    expect(await trapped.json()).toMatchObject({ kind: 'sent' });
    expect(await stored(page, form.email)).toEqual([]);
    const old = await request.post(path, { form: { ...form, token: 'forged.token.here' }, headers });
    expect(await old.json()).toMatchObject({ kind: 'again', notice: messages('en').common('form.expired') });
  });
  test('too many from one address: the words stay, and say when to try again; the site’s log knows nobody', async ({ page }, info) => {
    const dataDir = info.outputPath('data');
    const site = await startOwnSite(dataDir, Number(new URL(CMS()).port), { FORM_LIMIT: '1' });
    const [first, second] = [person(), person()];
    try {
      await page.goto(`${site.url}${await pathOf('en')}`);
      await expect(page.locator('form[data-enhanced]')).toBeVisible();
      await fill(page, 'en', first);
      await page.waitForTimeout(THINKING_MS);
      await send(page, 'en').click();
      await expect(page.getByText(messages('en').common('form.sent'))).toBeVisible();
      const token = await tokenAt(page, `${site.url}${await pathOf('en')}`);
      await page.waitForTimeout(THINKING_MS);
      const refused = await page.request.post(`${site.url}${await pathOf('en')}`, { form: { ...good(token), email: second }, headers: { origin: site.url } });
      expect(refused.status()).toBe(429);
      const html = await refused.text();
      expect(html).toContain('Your text is still here. Try again in 10 minutes.');
      expect(html).toContain(second);
    } finally { await site.stop(); }
    const log = await readFile(join(dataDir, 'site.log'), 'utf8');
    expect(log).not.toMatch(new RegExp(`${MARK}|visitor-|Byron`));
  });
  test('T: while the content service is away nothing is lost: thanked for, kept on the disk, handed over', async ({ page }, info) => {
    const dataDir = info.outputPath('data');
    const path = await pathOf('en');
    // A service that is not there: the site knows the page from before.
    const first = await startOwnSite(dataDir, Number(new URL(CMS()).port));
    const form = good(await tokenAt(page, `${first.url}${path}`));
    await first.stop();
    const away = await startOwnSite(dataDir, 9);
    try {
      await page.waitForTimeout(THINKING_MS);
      const answer = await page.request.post(`${away.url}${path}`, { form, headers: { origin: away.url, accept: 'application/json' } });
      expect(await answer.json()).toEqual({ kind: 'sent', to: `${path}?sent=1` });
    } finally { await away.stop(); }
    expect(await stored(page, form.email)).toEqual([]);
    const back = await startOwnSite(dataDir, Number(new URL(CMS()).port));
    try { await expect.poll(async () => (await stored(page, form.email)).length).toBe(1); } finally { await back.stop(); }
  });
});

test('a failure on the way leaves every word where it is', async ({ page, allowed }) => {
  allowed.push(/ERR_|Failed to load/);
  await page.goto(await pathOf('en'));
  await expect(page.locator('form[data-enhanced]')).toBeVisible();
  await fill(page, 'en', person());
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await send(page, 'en').click();
  await expect(page.getByRole('alert')).toContainText(messages('en').common('form.notSent'));
  await expect(page.getByLabel('Your message')).toHaveValue(`Bonjour, ${MARK}`);
  await expect(send(page, 'en')).not.toHaveAttribute('aria-busy');
});

test('T: neither log holds anything that was written', async ({ page }) => {
  const email = person();
  await page.goto(await pathOf('en'));
  await expect(page.locator('form[data-enhanced]')).toBeVisible();
  await fill(page, 'en', email);
  await page.waitForTimeout(THINKING_MS);
  await send(page, 'en').click();
  await expect(page.getByText(messages('en').common('form.sent'))).toBeVisible();
  await expect.poll(async () => (await stored(page, email))[0]?.['mail_state']).toBe('sent');
  for (const name of ['site.log', 'cms.log']) {
    const log = await readFile(join(process.env['E2E_DATA'] ?? '', name), 'utf8');
    expect(log, name).not.toMatch(new RegExp(`${MARK}|visitor-\\d|Byron`));
  }
});

test('the admin lists messages with the state of their mail', async ({ page }) => {
  await asAdmin(page);
  await page.goto(`${CMS()}/admin/collections/form_submissions`);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Mail/ }).first()).toBeVisible();
});
