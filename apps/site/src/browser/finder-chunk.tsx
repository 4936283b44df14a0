/**
 * The only entry to React in the browser. It is fetched when a finder is about to be visible, is
 * touched, or is opened in the panel. Each of the two finders is a chunk of its own.
 */
import {
  loadFlags,
  readWords,
  type CommonWords,
  type EligibilityFinderData,
  type FormTexts,
  type NeedFinderData,
} from "@orlaya/finder-ui";
import { isLocale } from "@orlaya/locales";
import { loadBundle } from "@orlaya/messages";
import { Fragment } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { askForCountry } from "./geolocation.ts";
import { addDestination } from "./panel-drafts.ts";
import { addSheets } from "./styles.ts";

export { askForCountry };

loadFlags();

/** React roots by container element. Roots of a page that was swapped out are unmounted. */
const roots = new Map<Element, Root>();
document.addEventListener("astro:after-swap", () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
});

const loadNeed = () => import("./need-part.tsx");
const loadEligibility = () => import("./eligibility-part.tsx");
const isEligibility = (element: HTMLElement): boolean => "eligibilityFinder" in element.dataset;

/**
 * Loads the messages of the finder. Returns null when a translation tool has set the page to a
 * language that the site does not have; the plain form then stays.
 * @param words messages of the bundle `common` from the page; null in the panel, which loads the
 * bundle
 * @throws when a bundle cannot be fetched; chunk-guard.ts recognises the message (spec §8)
 */
async function textsOf(words: CommonWords | null): Promise<FormTexts | null> {
  const locale = document.documentElement.lang;
  if (!isLocale(locale)) return null;
  const [common, formsFields, lisa] = await Promise.all([
    words ? (word: keyof CommonWords) => words[word] : loadBundle(locale, "common"),
    loadBundle(locale, "formsFields"),
    loadBundle(locale, "lisa"),
  ]);
  if (!common || !formsFields || !lisa) throw new Error(`Loading chunk words-${locale} failed`);
  return { common, formsFields, lisa };
}

/**
 * Fetches everything that the first touch needs, so that the touch itself fetches nothing. Called
 * at an idle moment.
 */
export async function prepareFinders(
  finders: Iterable<HTMLElement>,
  geolocation: string | undefined,
): Promise<void> {
  void askForCountry(geolocation);
  await Promise.all([
    ...[...finders].flatMap((element) => [
      textsOf(readWords(element)),
      isEligibility(element)
        ? loadEligibility().then(({ prepare }) => prepare(element))
        : loadNeed(),
    ]),
  ]);
}

/**
 * Hydrates a server-rendered form and keeps its focus and its values. Resolves when this is done.
 */
export async function hydrateFinder(element: HTMLElement): Promise<void> {
  const [t, { renderOnPage: onPage }] = await Promise.all([
    textsOf(readWords(element)),
    isEligibility(element) ? loadEligibility() : loadNeed(),
  ]);
  const form = t && (await onPage(element, t));
  if (!form || roots.has(element)) return;
  // Synchronous, so that no action of the visitor falls between reading the form and hydrating it.
  flushSync(() => roots.set(element, hydrateRoot(element, form)));
}

type PanelData = NeedFinderData | EligibilityFinderData;
let panelData: { readonly src: string; readonly promise: Promise<PanelData> } | null = null;

async function fetchData(src: string): Promise<PanelData> {
  const response = await fetch(src, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  // The endpoint is part of this site and of the same release, so the data is not validated.
  return (await response.json()) as PanelData;
}

/**
 * Renders a finder into the side panel, with the suggestions of its opener. The content flag
 * decides which finder (spec §4: new_lisa).
 * @param opener URL of the link that opened the panel, see panel-drafts.ts
 * @throws when its data or messages cannot be loaded
 */
export async function fillPanel(panel: HTMLDialogElement, opener: string): Promise<void> {
  const body = panel.querySelector<HTMLElement>("[data-panel-body]");
  const { src, country } = panel.dataset;
  const href = addDestination(opener, country);
  if (!body || !src) throw new Error("The panel has no body or no data-src.");
  if (panelData?.src !== src) panelData = { src, promise: fetchData(src) };
  try {
    const styles = addSheets((panel.dataset["styles"] ?? "").split(" ").filter(Boolean));
    const [data, t] = await Promise.all([panelData.promise, textsOf(null), styles]);
    if (!t) throw new Error("There are no messages for the panel in this language.");
    const { form, filled } =
      "kind" in data
        ? await (await loadEligibility()).renderInPanel(data, href, t)
        : (await loadNeed()).renderInPanel(data, href, t);
    // The state `lisaAutofilled` of spec §3.
    panel.dataset["lisaAutofilled"] = String(filled);
    const root = roots.get(body) ?? createRoot(body);
    roots.set(body, root);
    // A new key for each opening, so that the form starts with the suggestions of its opener.
    root.render(<Fragment key={Date.now()}>{form}</Fragment>);
  } catch (error) {
    panelData = null;
    throw error;
  }
}
