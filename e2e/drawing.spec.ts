/** What lets a test run again must not be true of a page that is wrong (docs/decisions/12). */
import { stoppedDrawing } from './drawing.ts';
import { expect, test } from './fixtures.ts';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    test('a page that is drawn has not stopped', async ({ page }) => {
      await page.goto('/en/legal');
      expect(await stoppedDrawing(page, 60_000)).toBe(false);
    });
  });
}
test('drawing that stands still is seen: a transition that waits holds every frame back', async ({ page }) => {
  await page.goto('/en/legal');
  // Frames are held back from the call of the transition's function on, and the browser gives it up after four seconds: a slow machine needs another one.
  await expect(async () => {
    await page.evaluate(async () => {
      await new Promise<void>((held) => {
        const { ready, finished, updateCallbackDone } = document.startViewTransition(() => { held(); return new Promise(() => undefined); });
        // Given up, or followed by another one, all of it fails.
        for (const end of [ready, finished, updateCallbackDone]) end.catch(() => undefined);
      });
    });
    expect(await stoppedDrawing(page, 500)).toBe(true);
  }).toPass();
});
test('a page whose scripts are busy has stopped by itself', async ({ page }) => {
  await page.goto('/en/legal');
  const busy = page.evaluate(() => { for (const end = Date.now() + 8000; Date.now() < end;); });
  expect(await stoppedDrawing(page, 1500)).toBe(false);
  await busy;
});
