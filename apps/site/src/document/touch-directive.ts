/**
 * client:touch. Nothing of an island is fetched before the page is painted: its code is prefetched when the browser is
 * idle (not with data saver or on 2g), and it hydrates on the first touch, pointer or focus (quality §7).
 */
import type { ClientDirective } from 'astro';

const STARTS = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

const touch: ClientDirective = (load, _options, element) => {
  const hydrate = async (): Promise<void> => {
    for (const name of STARTS) element.removeEventListener(name, start);
    await (await load())();
  };
  const start = (): void => { void hydrate(); };
  for (const name of STARTS) element.addEventListener(name, start, { passive: true });
  const connection = (navigator as { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }).connection;
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true || !navigator.onLine) return;
  const prefetch = (): void => { void load().catch(() => undefined); };
  if ('requestIdleCallback' in window) window.requestIdleCallback(prefetch, { timeout: 2000 });
  else setTimeout(prefetch, 2000);
};
export default touch;
