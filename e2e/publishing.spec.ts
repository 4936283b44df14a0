/** An editor in the admin of the content service. */
import { untilTakenOver } from './admin.ts';
import { CMS, expect, test } from './fixtures.ts';
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
