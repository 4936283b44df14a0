/**
 * Finders on the page: fetched when the browser is idle, hydrated when first touched or focused (quality §7). Until
 * then, and without scripts for good, the same markup is a plain GET form.
 */
import { trackResults } from './finder-track.ts';
import { whenIdle } from './idle.ts';

const FINDER = ':is([data-need-finder], [data-eligibility-finder])';

/** The chunk with React in it. */
export const loadFinder = () => import('./finder-chunk.tsx');

export function startFinders(geolocation: string | undefined): void {
  const prepare = (): void => {
    const finders = document.querySelectorAll<HTMLElement>(FINDER);
    if (finders.length === 0) return;
    // What cannot be fetched now is fetched again at the first touch.
    whenIdle(() => void loadFinder().then(({ prepareFinders }) => prepareFinders(finders, geolocation)).catch(() => undefined));
  };
  const takeOver = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    // Whoever points at a button that opens the panel is about to need the same chunk.
    if (target.closest('[data-action=finder]')) loadFinder().catch(() => undefined);
    const finder = target.closest<HTMLElement>(`${FINDER}:not([data-taken])`);
    if (!finder) return;
    finder.dataset['taken'] = '';
    loadFinder().then(({ hydrateFinder }) => hydrateFinder(finder)).catch((error: unknown) => {
      // The next touch tries again; the guard against missing chunks hears of it too.
      delete finder.dataset['taken'];
      throw error;
    });
  };
  trackResults();
  for (const touch of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(touch, takeOver, { passive: true });
  prepare();
  document.addEventListener('astro:after-swap', prepare);
  // A form that nobody touched is emptied too when the visitor comes back to it (finder.md §6.18).
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const form of document.querySelectorAll<HTMLFormElement>(`${FINDER}:not([data-taken]) form`)) form.reset();
  });
}
