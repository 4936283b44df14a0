// @vitest-environment happy-dom
/**
 * Screen reader output of each finder, from the heading to the last button (finder §6.2, §6.9,
 * §6.11; issue: a script per finder).
 */
import { virtual } from "@guidepup/virtual-screen-reader";
import { getMessages } from "@orlaya/messages/server";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { EligibilityFinder } from "./eligibility-finder.tsx";
import { EligibilityForm } from "./eligibility-form.tsx";
import { buildEligibilityModel } from "./eligibility-model.ts";
import { readEligibility, readFinder } from "./hydration.ts";
import { NeedFinder } from "./need-finder.tsx";
import { NeedForm } from "./need-form.tsx";
import { eligibilityModule, inputOf, releaseOf } from "./sample-release.test-data.ts";
import { formModel, needModule, recordingServices } from "./sample.test-data.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const t = getMessages("en");
let root: Root | undefined;
afterEach(async () => {
  await virtual.stop();
  act(() => root?.unmount());
});

/**
 * Reads the whole page and leaves out the phrases for the end of an element. happy-dom does not
 * support popovers, so a closed hint is read too.
 */
async function read(): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  for (let steps = 0; steps < 200; steps += 1) {
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === "end of document") break;
    await virtual.next();
  }
  return (await virtual.spokenPhraseLog()).filter(
    (phrase) => !/^end of |^option |^document$/.test(phrase),
  );
}
function section(): HTMLElement {
  const element = document.querySelector<HTMLElement>(
    "[data-need-finder], [data-eligibility-finder]",
  );
  if (!element) throw new Error("The page contains no finder.");
  return element;
}

it("[finder-6.2] [finder-6.11] reads the quote-by-need finder without answers", async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <NeedFinder module={needModule} model={formModel} t={t} />,
  );
  const props = readFinder(section());
  if (!props) throw new Error("The finder contains no form to hydrate.");
  await act(async () => {
    root = hydrateRoot(
      section(),
      <NeedForm
        {...props}
        t={t}
        services={recordingServices(() => new Promise(() => undefined))}
      />,
    );
    await Promise.resolve();
  });
  expect(await read()).toMatchInlineSnapshot(`
    [
      "region, Find the right plan",
      "heading, Find the right plan, level 2",
      "paragraph",
      "Three questions. No name, no e-mail.",
      "form",
      "What do you need?",
      "button, Help: What do you need?",
      "paragraph",
      "Choose by length and purpose of your stay.",
      "combobox, What do you need?, Choose by length and purpose of your stay., has popup listbox, not expanded, required",
      "option, Choose a type of cover, selected, position 1, set size 5",
      "option, Long-term / Expat: Longer than 12 months, expat, not selected, position 2, set size 5",
      "option, Studies: For universities, study-abroad, not selected, position 3, set size 5",
      "option, Short-term: From 3 to 12 months, short-stay-abroad, not selected, position 4, set size 5",
      "option, Travel: Up to 3 months, travel, not selected, position 5, set size 5",
      "Where are you going?",
      "combobox, Where are you going?, has popup listbox, not expanded, autocomplete in list, 1 control",
      "listbox, Where are you going?, orientated vertically",
      "Language of your documents",
      "combobox, Language of your documents, has popup listbox, not expanded, required",
      "option, Choose a language, selected, position 1, set size 5",
      "option, English, en, not selected, position 2, set size 5",
      "option, French, fr, not selected, position 3, set size 5",
      "option, German, de, not selected, position 4, set size 5",
      "option, Spanish, es, not selected, position 5, set size 5",
      "button, Get a quote, quote, Still to choose: type of cover, destination and language., disabled",
      "paragraph",
      "Still to choose: type of cover, destination and language.",
      "button, See plan, product, Still to choose: type of cover, destination and language., disabled",
      "status",
    ]
  `);
});

it("[finder-6.9] [finder-6.11] reads the eligibility finder with a residence", async () => {
  const { finder, options } = releaseOf("en");
  const model = buildEligibilityModel(inputOf(finder, "from=FR"));
  document.body.innerHTML = renderToStaticMarkup(
    <EligibilityFinder
      variant="page"
      module={eligibilityModule}
      model={model}
      finder={finder}
      t={t}
    />,
  );
  // happy-dom selects the option before the option with the `selected` attribute.
  for (const option of document.querySelectorAll<HTMLOptionElement>("option[selected]")) {
    const select = option.closest("select");
    if (select) select.value = option.value;
  }
  const props = readEligibility(section());
  if (!props) throw new Error("The finder contains no form to hydrate.");
  const nothing = (): undefined => undefined;
  await act(async () => {
    root = hydrateRoot(
      section(),
      <EligibilityForm
        {...props}
        finder={options}
        t={t}
        services={{
          resolve: () => new Promise(() => undefined),
          search: () => Promise.resolve(null),
          showAnswers: nothing,
          leave: nothing,
          rememberDestination: nothing,
          track: nothing,
        }}
      />,
    );
    await Promise.resolve();
  });
  expect(await read()).toMatchInlineSnapshot(`
    [
      "region, Find the right plan",
      "form",
      "paragraph",
      "Step 2 of 3",
      "Country of residence",
      "button, Clear country of residence",
      "Clear country of residence",
      "paragraph",
      "The country where you live today, even if you are about to leave it.",
      "combobox, Country of residence, France, The country where you live today, even if you are about to leave it., has popup listbox, not expanded, autocomplete in list, 1 control",
      "listbox, Country of residence, orientated vertically",
      "Destination",
      "paragraph",
      "The country where you need the cover, even if you already live there.",
      "combobox, Destination, The country where you need the cover, even if you already live there., has popup listbox, not expanded, autocomplete in list, 1 control",
      "listbox, Destination, orientated vertically",
      "Your profile",
      "paragraph",
      "Choose your destination first.",
      "combobox, Your profile, Choose your destination first., has popup listbox, not expanded, disabled",
      "option, Choose a profile, selected, position 1, set size 1",
      "button, Get a rate, rate, Still to choose: destination and profile., disabled",
      "button, Get a quote, quote, Still to choose: destination and profile., disabled",
      "paragraph",
      "Still to choose: destination and profile.",
      "status",
      "complementary, Your answers",
      "term",
      "Country of residence",
      "definition",
      "France",
      "term",
      "Destination",
      "definition",
      "to choose",
      "term",
      "Your profile",
      "definition",
      "to choose",
    ]
  `);
});
