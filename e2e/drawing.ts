/** Tells a browser that has stopped drawing from a page that is wrong (docs/decisions/12). */
import type { Page } from '@playwright/test';

/**
 * Whether the browser has stopped drawing a page whose scripts still answer: no animation frame comes within `patience` ms, while an
 * expression is evaluated at once. A page that is busy, closed or in a dialog answers nothing: false, the fault is its own.
 */
export const stoppedDrawing = async (page: Page, patience = 10_000): Promise<boolean> => {
  const answers = async (expression: string): Promise<boolean> => {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => { late.resolve(false); }, patience);
    // A world of its own: scripts of the page may be switched off.
    const asked = (async () => {
      const devtools = await page.context().newCDPSession(page);
      const { frameTree } = await devtools.send('Page.getFrameTree');
      const { executionContextId } = await devtools.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
      return (await devtools.send('Runtime.evaluate', { expression, contextId: executionContextId, awaitPromise: true, returnByValue: true })).result.value === true;
    })();
    try { return await Promise.race([asked, late.promise]); } catch { return false; } finally { clearTimeout(timer); }
  };
  return await answers('true') && !await answers('new Promise((drawn) => requestAnimationFrame(() => drawn(true)))');
};
