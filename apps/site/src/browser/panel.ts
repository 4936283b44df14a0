/**
 * The finder's side panel (spec §1, §4): opened by anything with the action `finder`. Without scripts, and where the
 * panel is turned off, those links simply lead to the finder's page.
 */
import type { NeedFinderData } from '@orlaya/finder-ui';
import { loadFinder } from './finder.ts';
import { askForCountry } from './geolocation.ts';
import { isPlainClick } from './overlays.ts';
import { readCode } from './storage.ts';

const FIELDS = ['need', 'to', 'language'] as const;
type Drafts = Partial<Record<(typeof FIELDS)[number], string>>;

/** What the opener suggests in its address (`?to=TH`), and otherwise the last destination: the autofill of spec §4. */
export function draftsOf(href: string, lastDestination: string | null): Drafts {
  const query = new URL(href, 'https://here.invalid').searchParams;
  const drafts: Drafts = lastDestination === null ? {} : { to: lastDestination };
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value) drafts[field] = value;
  }
  return drafts;
}

export function startPanel(geolocation: string | undefined): void {
  document.addEventListener(
    'click',
    (event) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action=finder]') : null;
      const panel = document.getElementById('finder-panel');
      if (!opener || !(panel instanceof HTMLDialogElement) || !isPlainClick(event)) return;
      event.preventDefault();
      const href = opener.getAttribute('href') ?? '';
      // An opener inside the mobile menu closes it first: one overlay at a time.
      opener.closest('dialog')?.close();
      if (!panel.open) panel.showModal();
      void askForCountry(geolocation);
      fill(panel, draftsOf(href, readCode('lastResearchOption'))).catch(() => {
        // The link's own page has the same finder.
        if (href) location.assign(href);
      });
    },
    { capture: true },
  );
}

let data: { readonly src: string; readonly promise: Promise<NeedFinderData> } | null = null;

async function fill(panel: HTMLDialogElement, drafts: Drafts): Promise<void> {
  const body = panel.querySelector<HTMLElement>('[data-panel-body]');
  const src = panel.dataset['src'];
  if (!body || !src) throw new Error('The panel has no place or no source.');
  body.setAttribute('aria-busy', 'true');
  try {
    if (data?.src !== src) data = { src, promise: fetchData(src) };
    const [model, { mountFinder }] = await Promise.all([data.promise, loadFinder()]);
    if (!(await mountFinder(body, model, drafts))) throw new Error('The words of the panel are missing.');
  } catch (error) {
    data = null;
    throw error;
  } finally {
    body.removeAttribute('aria-busy');
  }
}

async function fetchData(src: string): Promise<NeedFinderData> {
  const response = await fetch(src, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  // Both ends are this site and this release.
  return (await response.json()) as NeedFinderData;
}
