/** React's only entry: loaded when a finder is touched or opened, never before. */
import { NeedForm, readFinder, type NeedFinderData, type NeedTexts } from '@orlaya/finder-ui';
import { isLocale, loadBundle } from '@orlaya/messages';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { needServices } from './need-services.ts';
import { draftsOf } from './panel-drafts.ts';
import { readCode } from './storage.ts';

export { askForCountry } from './geolocation.ts';

/** React trees by the element they live in; those of a page that was swapped out are dropped. */
const roots = new Map<Element, Root>();
document.addEventListener('astro:after-swap', () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
});

/** The words, or null when they cannot be fetched: then the plain form stays as it is (spec §8). */
async function textsOf(locale: string): Promise<NeedTexts | null> {
  if (!isLocale(locale)) return null;
  const [common, formsFields, lisa] = await Promise.all([loadBundle(locale, 'common'), loadBundle(locale, 'formsFields'), loadBundle(locale, 'lisa')]);
  return common && formsFields && lisa ? { common, formsFields, lisa } : null;
}

/** Takes over a form that the server rendered; keeps its focus and what was chosen before. */
export async function hydrateFinder(element: HTMLElement): Promise<void> {
  const language = document.documentElement.lang;
  const t = await textsOf(language);
  const props = readFinder(element);
  if (!t || !props || roots.has(element)) return;
  const focused = document.activeElement?.id;
  const services = needServices(props.model);
  roots.set(element, hydrateRoot(element, <NeedForm {...props} t={t} services={services} />));
  // The country select becomes another element; whoever was in it stays in it.
  if (focused) requestAnimationFrame(() => {
    if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(`#${CSS.escape(focused)}`)?.focus();
  });
}

let panelData: { readonly src: string; readonly promise: Promise<NeedFinderData> } | null = null;

async function fetchData(src: string): Promise<NeedFinderData> {
  const response = await fetch(src, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  // Both ends are this site and this release.
  return (await response.json()) as NeedFinderData;
}

/**
 * Draws a finder into the side panel, with the suggestions of whatever opened it.
 * @param href address of the opener, see `draftsOf`.
 * @throws when its data or words cannot be had.
 */
export async function fillPanel(panel: HTMLDialogElement, href: string): Promise<void> {
  const body = panel.querySelector<HTMLElement>('[data-panel-body]');
  const src = panel.dataset['src'];
  if (!body || !src) throw new Error('The panel has no place or no source.');
  if (panelData?.src !== src) panelData = { src, promise: fetchData(src) };
  try {
    const { module, model } = await panelData.promise;
    const t = await textsOf(model.locale);
    if (!t) throw new Error('The words of the panel are missing.');
    const root = roots.get(body) ?? createRoot(body);
    roots.set(body, root);
    const drafts = draftsOf(href, readCode('lastResearchOption'));
    // A new key: each opening starts from its own suggestions.
    root.render(<NeedForm key={Date.now()} id="panel-finder" variant="panel" module={module} model={model} t={t} services={needServices(model)} drafts={drafts} />);
  } catch (error) {
    panelData = null;
    throw error;
  }
}
