/** React's only entry: loaded when a finder is touched or opened, never before. Each of the two finders is a part of its own. */
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

/** React trees by the element they live in; those of a page that was swapped out are dropped. */
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
 * The words, or null where somebody else translates the page into a language that we have none of: then the plain form stays as it is.
 * @param words those of the bundle `common`, where the page brought them; the panel has to load the bundle.
 * @throws when they cannot be fetched: they are a part of the program like any other, and the guard knows the sentence (spec §8).
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

/** At an idle moment: all that the first touch will need, so that nothing is fetched then. */
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

/** Takes over a form that the server rendered; keeps its focus and what was chosen before. Done when it resolves. */
export async function hydrateFinder(element: HTMLElement): Promise<void> {
  const [t, { renderOnPage: onPage }] = await Promise.all([
    textsOf(readWords(element)),
    isEligibility(element) ? loadEligibility() : loadNeed(),
  ]);
  const form = t && (await onPage(element, t));
  if (!form || roots.has(element)) return;
  // At once: nothing that the visitor does falls between reading the form and taking it over.
  flushSync(() => roots.set(element, hydrateRoot(element, form)));
}

type PanelData = NeedFinderData | EligibilityFinderData;
let panelData: { readonly src: string; readonly promise: Promise<PanelData> } | null = null;

async function fetchData(src: string): Promise<PanelData> {
  const response = await fetch(src, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  // Both ends are this site and this release.
  return (await response.json()) as PanelData;
}

/**
 * Draws a finder into the side panel, with the suggestions of whatever opened it; which one, the content flag decides
 * (spec §4: new_lisa).
 * @param opener its address, see panel-drafts.ts.
 * @throws when its data or words cannot be had.
 */
export async function fillPanel(panel: HTMLDialogElement, opener: string): Promise<void> {
  const body = panel.querySelector<HTMLElement>("[data-panel-body]");
  const { src, country } = panel.dataset;
  const href = addDestination(opener, country);
  if (!body || !src) throw new Error("The panel has no place or no source.");
  if (panelData?.src !== src) panelData = { src, promise: fetchData(src) };
  try {
    const styles = addSheets((panel.dataset["styles"] ?? "").split(" ").filter(Boolean));
    const [data, t] = await Promise.all([panelData.promise, textsOf(null), styles]);
    if (!t) throw new Error("There are no words for the panel in this language.");
    const { form, filled } =
      "kind" in data
        ? await (await loadEligibility()).renderInPanel(data, href, t)
        : (await loadNeed()).renderInPanel(data, href, t);
    // The state `lisaAutofilled` of spec §3.
    panel.dataset["lisaAutofilled"] = String(filled);
    const root = roots.get(body) ?? createRoot(body);
    roots.set(body, root);
    // A new key: each opening starts from its own suggestions.
    root.render(<Fragment key={Date.now()}>{form}</Fragment>);
  } catch (error) {
    panelData = null;
    throw error;
  }
}
