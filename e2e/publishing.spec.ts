/** An editor in the admin of the content service. */
import { makeSession } from './account-parts.ts';
import { untilTakenOver, enterWith } from './admin.ts';
import { CMS, expect, test } from './fixtures.ts';
import { OWN_UID } from './published.ts';
import { ADMIN } from './setup.ts';

test('an editor logs in through the admin in a browser', async ({ page }) => {
  await page.goto(`${CMS()}/admin`);
  await untilTakenOver(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole('link', { name: 'Single pages' }).first()).toBeVisible();
});

test.describe('an editor who may not publish', () => {
  // The answer that the test is about: a refusal.
  test.use({ allowed: [/status of 403/] });

  test('T: is told so in the admin, and sees the draft beside the form', async ({ page }) => {
    const { headers } = await makeSession(page.request, 'editor');
    const draft = await page.request.post(`${CMS()}/api/page_landing?draft=true&depth=0`, { headers, data: { uid: `${OWN_UID}-toast`, title: OWN_UID, purpose: 'normal', locale: 'en', audience: 'individual' } });
    const { id } = ((await draft.json()) as { doc: { id: string } }).doc;
    try {
      await enterWith(page, headers['cookie'] ?? '');
      await page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
      const publish = page.getByRole('button', { name: 'Publish changes' });
      await untilTakenOver(publish);
      const sentence = page.getByText('Your role may prepare this change; a publisher makes it visible to visitors.');
      await Promise.all([expect(sentence).toBeVisible(), publish.click()]);
      // The preview beside the form is a frame of the site: the admin's security policy lets it in.
      await page.locator('#live-preview-toggler').click();
      await expect(page.frameLocator('#live-preview-iframe').locator('main')).toBeVisible();
    } finally {
      await page.request.delete(`${CMS()}/api/page_landing/${id}`, { headers });
    }
  });
});
