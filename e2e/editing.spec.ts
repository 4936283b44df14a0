/** What editors do every day in the admin, as a person who edits Spanish only. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { makeSession, type Headers } from './account-parts.ts';
import { enterWith, untilTakenOver } from './admin.ts';
import { CMS, FULL, expect, signIn, test } from './fixtures.ts';

const SPANISH = { edit_locales: ['es'], edit_audiences: ['individual'] } as const;
interface Editor { readonly page: Page; readonly context: BrowserContext; readonly headers: Headers }

/** A browser of somebody who edits Spanish. */
async function enterAs(browser: Browser, role: string): Promise<Editor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es-ES' });
  const { headers } = await makeSession(context.request, role, SPANISH);
  const page = await context.newPage();
  await enterWith(page, headers['cookie'] ?? '');
  return { page, context, headers };
}

const made: string[] = [];
test.afterEach(async ({ request }) => {
  for (const path of made.splice(0)) await request.delete(`${CMS()}/api/page_landing/${path}`, { headers: await signIn(request) });
});

/** A draft of a landing page of the Spanish site, deleted after the test. */
async function makePage(editor: Editor): Promise<string> {
  const headers = await signIn(editor.context.request);
  const data = { uid: `edicion-${randomUUID().slice(0, 8)}`, title: 'Plan', breadcrumb_title: 'Corto', purpose: 'normal', locale: 'es', audience: 'individual' };
  const answer = await editor.context.request.post(`${CMS()}/api/page_landing?draft=true&depth=0`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = ((await answer.json()) as { doc: { id: string } }).doc;
  made.push(id);
  return id;
}
/** Id of the document that the page shows, deleted after the test. */
function readId(page: Page): string {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  made.push(id);
  return id;
}
const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const shortTitleOf = (page: Page) => page.getByRole('textbox', { name: 'Short title in breadcrumbs' });
const saved = (page: Page, status: number) => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === status);

async function open(editor: Editor, id: string): Promise<void> {
  await editor.page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
  await untilTakenOver(titleOf(editor.page));
}
async function readDraft(editor: Editor, id: string): Promise<Record<string, unknown>> {
  const answer = await editor.context.request.get(`${CMS()}/api/page_landing/${id}?draft=true&depth=0`, { headers: editor.headers });
  return (await answer.json()) as Record<string, unknown>;
}

test.describe('two people in one document', () => {
  // The refusal that the test is about.
  test.use({ allowed: [/status of 409/] });

  test('each sees what the other saved, and where both changed one text, both texts and a choice', async ({ browser }) => {
    const [ana, bea] = [await enterAs(browser, 'editor'), await enterAs(browser, 'translator')];
    const id = await makePage(ana);
    await Promise.all([open(ana, id), open(bea, id)]);
    await Promise.all([saved(ana.page, 200), titleOf(ana.page).fill('De Ana')]);
    await Promise.all([saved(bea.page, 200), shortTitleOf(bea.page).fill('De Bea')]);
    expect(await readDraft(ana, id)).toMatchObject({ title: 'De Ana', breadcrumb_title: 'De Bea' });
    await expect(titleOf(bea.page)).toHaveValue('De Ana');

    await Promise.all([saved(ana.page, 200), titleOf(ana.page).fill('Otra vez de Ana')]);
    await expect(shortTitleOf(ana.page)).toHaveValue('De Bea');
    await Promise.all([saved(bea.page, 409), titleOf(bea.page).fill('Otra vez de Bea')]);
    const panel = bea.page.getByRole('region', { name: 'Somebody else changed the same text' });
    await expect(panel).toContainText('Otra vez de Ana');
    await expect(panel).toContainText('Otra vez de Bea');
    expect(await readDraft(ana, id)).toMatchObject({ title: 'Otra vez de Ana' });
    await panel.getByRole('radio', { name: 'Yours, not saved' }).check();
    await Promise.all([saved(bea.page, 200), panel.getByRole('button', { name: 'Save' }).click()]);
    await expect(panel).toBeHidden();
    expect(await readDraft(ana, id)).toMatchObject({ title: 'Otra vez de Bea', breadcrumb_title: 'De Bea' });
    await Promise.all([ana.context.close(), bea.context.close()]);
  });
});

/** One person who writes at random into two texts, and what was on the screen before each change. */
async function writeAtRandom(editor: Editor, name: string, edits: number): Promise<{ readonly seen: ReadonlySet<string>; readonly states: readonly State[] }> {
  const seen = new Set<string>();
  const states: State[] = [];
  const { page } = editor;
  const panel = page.getByRole('region', { name: 'Somebody else changed the same text' });
  page.on('response', (answer) => {
    if (answer.request().method() !== 'PATCH' || answer.status() !== 200) return;
    void answer.json().then(({ doc }: { doc: Omit<State, 'by'> }) => states.push({ ...doc, by: name }));
  });
  for (let count = 0; count < edits; count += 1) {
    const field = [titleOf, shortTitleOf][Math.floor(Math.random() * 2)]!(page);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    seen.add(await field.inputValue());
    await field.fill(`${name}-${count}`);
    if ((await answered).status() === 200) continue;
    await expect(panel).toBeVisible();
    for (const words of await panel.locator('.two-people__words').allTextContents()) seen.add(words);
    for (const conflict of await panel.getByRole('group').all()) await conflict.getByRole('radio').nth(Math.floor(Math.random() * 2)).check();
    await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PATCH'), panel.getByRole('button', { name: 'Save' }).click()]);
  }
  return { seen, states };
}
interface State { readonly title: string; readonly breadcrumb_title: string; readonly updatedAt: string; readonly by: string }

if (FULL) {
  test.describe('200 edits of two people at random', () => {
    test.use({ allowed: [/status of 409/] });
    test('nobody replaces a text that was never on their screen', async ({ browser }) => {
      test.setTimeout(1_200_000);
      const [ana, bea] = [await enterAs(browser, 'editor'), await enterAs(browser, 'translator')];
      const id = await makePage(ana);
      await Promise.all([open(ana, id), open(bea, id)]);
      const [first, second] = await Promise.all([writeAtRandom(ana, 'Ana', 100), writeAtRandom(bea, 'Bea', 100)]);
      const states = [...first.states, ...second.states].sort((one, other) => one.updatedAt.localeCompare(other.updatedAt));
      const seenBy = { Ana: first.seen, Bea: second.seen } as const;
      const lost = states.flatMap((state, at) => {
        const before = states[at - 1];
        if (!before) return [];
        const replaced = [[before.title, state.title], [before.breadcrumb_title, state.breadcrumb_title]].filter(([was, is]) => was !== is);
        return replaced.filter(([was = '']) => !seenBy[state.by as 'Ana' | 'Bea'].has(was) && !was.startsWith(state.by)).map(([was]) => `${state.by} replaced ${was ?? ''}`);
      });
      expect(states.length).toBeGreaterThan(150);
      expect(lost).toEqual([]);
      await Promise.all([ana.context.close(), bea.context.close()]);
    });
  });
}

test('whoever edits Spanish only creates a page, and copies one, by the buttons of the admin', async ({ browser }) => {
  const editor = await enterAs(browser, 'editor');
  const { page } = editor;
  const id = await makePage(editor);
  await page.goto(`${CMS()}/admin/collections/page_landing`);
  const create = page.getByRole('link', { name: 'Create new' }).first();
  await untilTakenOver(create);
  // The list adds its defaults to its address once; a click before that is forgotten.
  await expect(page).toHaveURL(/limit=/);
  await create.click();
  await expect(page).toHaveURL(/page_landing\/[0-9a-f-]{8,}/);
  await expect(titleOf(page)).toBeVisible();
  await untilTakenOver(titleOf(page));
  await Promise.all([saved(page, 200), titleOf(page).fill('Seguro en Portugal')]);
  const created = await readDraft(editor, readId(page));
  expect(created).toMatchObject({ title: 'Seguro en Portugal', locale: 'es', audience: 'individual', _status: 'draft' });

  await open(editor, id);
  await page.locator('.doc-controls__popup button').first().click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(titleOf(page)).toHaveValue('Plan');
  const copy = await readDraft(editor, readId(page));
  expect(copy).toMatchObject({ title: 'Plan', locale: 'es', _status: 'draft', uid: expect.stringMatching(/-copy$/) });
  await editor.context.close();
});
