/** React's only entry: loaded when a finder is touched or opened, never before. */
import { EligibilityForm, NeedForm, readEligibility, readFinder, type EligibilityFinderData, type NeedFinderData, type NeedTexts } from '@orlaya/finder-ui';
import type { Finder } from '@orlaya/finder/eligibility';
import { isLocale, loadBundle } from '@orlaya/messages';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { carryAnswers } from './answer-address.ts';
import { eligibilityServices, loadRelease, trackResults } from './eligibility-services.ts';
import { askForCountry } from './geolocation.ts';
import { needServices } from './need-services.ts';
import { draftsOf, suggestionsOf } from './panel-drafts.ts';
import { readCode } from './storage.ts';

export { askForCountry };

/** React trees by the element they live in; those of a page that was swapped out are dropped. */
const roots = new Map<Element, Root>();
document.addEventListener('astro:after-swap', () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
});
trackResults();

/** The words, or null when they cannot be fetched: then the plain form stays as it is (spec §8). */
async function textsOf(locale: string): Promise<NeedTexts | null> {
  if (!isLocale(locale)) return null;
  const [common, formsFields, lisa] = await Promise.all([loadBundle(locale, 'common'), loadBundle(locale, 'formsFields'), loadBundle(locale, 'lisa')]);
  return common && formsFields && lisa ? { common, formsFields, lisa } : null;
}

/** At an idle moment: all that the first touch will need, so that nothing is fetched then. */
export async function prepareFinders(geolocation: string | undefined): Promise<void> {
  carryAnswers(location.search);
  void askForCountry(geolocation);
  const finders = [...document.querySelectorAll<HTMLElement>('[data-eligibility-finder]')].map(readEligibility);
  await Promise.all([textsOf(document.documentElement.lang), ...finders.map((props) => props && loadRelease(props.model.releaseUrl))]);
}

/** Takes over a form that the server rendered; keeps its focus and what was chosen before. */
export async function hydrateFinder(element: HTMLElement): Promise<void> {
  const texts = textsOf(document.documentElement.lang);
  const eligibility = readEligibility(element);
  const finder = eligibility && (await loadRelease(eligibility.model.releaseUrl));
  const t = await texts;
  if (!t || roots.has(element)) return;
  const form = eligibility ? finder && eligibilityForm(element, finder, t) : needForm(element, t);
  if (!form) return;
  const focused = document.activeElement?.id;
  roots.set(element, hydrateRoot(element, form));
  // The country select becomes another element; whoever was in it stays in it.
  if (focused) requestAnimationFrame(() => {
    if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(`#${CSS.escape(focused)}`)?.focus();
  });
}

function needForm(element: HTMLElement, t: NeedTexts): ReactNode {
  const props = readFinder(element);
  return props && <NeedForm {...props} t={t} services={needServices(props.model)} />;
}
/** Read again after waiting: the visitor may have gone on choosing. */
function eligibilityForm(element: HTMLElement, finder: Finder, t: NeedTexts): ReactNode {
  const props = readEligibility(element);
  return props && <EligibilityForm {...props} finder={finder} t={t} services={eligibilityServices(props.model, 'page')} />;
}

type PanelData = NeedFinderData | EligibilityFinderData;
let panelData: { readonly src: string; readonly promise: Promise<PanelData> } | null = null;

async function fetchData(src: string): Promise<PanelData> {
  const response = await fetch(src, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  // Both ends are this site and this release.
  return (await response.json()) as PanelData;
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
    const [data, t] = await Promise.all([panelData.promise, textsOf(document.documentElement.lang)]);
    if (!t) throw new Error('The words of the panel are missing.');
    const finder = 'kind' in data ? await loadRelease(data.model.releaseUrl) : null;
    const root = roots.get(body) ?? createRoot(body);
    roots.set(body, root);
    // A new key: each opening starts from its own suggestions.
    const shared = { key: Date.now(), id: 'panel-finder', variant: 'panel', t } as const;
    if ('kind' in data) {
      if (!finder) throw new Error('The release of the panel cannot be read.');
      const suggestions = suggestionsOf(href, readCode('lastResearchOption'), readCode('country-code'));
      markAutofill(panel, suggestions);
      root.render(<EligibilityForm {...shared} finder={finder} module={data.module} model={data.model} services={eligibilityServices(data.model, 'panel')} suggestions={suggestions} />);
    } else {
      const drafts = draftsOf(href, readCode('lastResearchOption'));
      markAutofill(panel, drafts);
      root.render(<NeedForm {...shared} module={data.module} model={data.model} services={needServices(data.model)} drafts={drafts} />);
    }
  } catch (error) {
    panelData = null;
    throw error;
  }
}

/** The state `lisaAutofilled` of spec §3. */
function markAutofill(panel: HTMLElement, filled: object): void {
  panel.dataset['lisaAutofilled'] = String(Object.keys(filled).length > 0);
}
