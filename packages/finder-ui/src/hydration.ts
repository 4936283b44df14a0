/**
 * Reads the props for the hydration of a form that the server rendered. The countries are read from
 * its options, so the page contains them once and the first render in the browser cannot differ.
 * Choices made before hydration become drafts.
 */
import { FIELDS, PARAMS, type Answers } from "@orlaya/finder/eligibility";
import { NEED_FIELDS, type NeedFormField } from "@orlaya/finder/need";
import type { EligibilityFormProps } from "./eligibility-form.tsx";
import type { EligibilityModel } from "./eligibility-model.ts";
import type { NeedFormModel } from "./model.ts";
import type { NeedFormProps } from "./need-form.tsx";
import type { CommonWords } from "./texts.ts";

/** Selectors of the element that contains the rendered `NeedForm` or `EligibilityForm`. */
export const ELIGIBILITY_SELECTOR = "[data-eligibility-finder]";
export const FINDER_SELECTOR = "[data-need-finder]";

type Written = Pick<NeedFormProps, "id" | "variant" | "module"> & {
  readonly model: Omit<NeedFormModel, "countries">;
  readonly words: CommonWords;
};

/**
 * Returns the words of the bundle `common` that the page contains for a finder, or null when the
 * element has none.
 */
export function readWords(element: HTMLElement): CommonWords | null {
  const written = element.dataset["needFinder"] ?? element.dataset["eligibilityFinder"];
  return written ? (JSON.parse(written) as { readonly words: CommonWords }).words : null;
}

/**
 * Reads the props that a quote-by-need element was rendered with.
 * @returns null when the element contains no finder, or one that is already enhanced
 */
export function readFinder(element: HTMLElement): Omit<NeedFormProps, "t" | "services"> | null {
  const form = element.querySelector("form");
  const select = form?.elements.namedItem("to");
  const written = element.dataset["needFinder"];
  if (!form || !(select instanceof HTMLSelectElement) || !written) return null;
  // NeedFinder of the same build wrote the attribute, so its shape is known.
  const { model, words: _, ...props } = JSON.parse(written) as Written;
  const countries = [...select.options]
    .filter((option) => option.value !== "")
    .map((option) => ({ code: option.value, name: option.text }));
  const filled = new FormData(form);
  const drafts: Partial<Record<NeedFormField, string>> = {};
  for (const field of NEED_FIELDS) {
    const value = filled.get(field);
    if (typeof value === "string" && value !== model.values[field]) drafts[field] = value;
  }
  return { ...props, model: { ...model, countries }, drafts };
}

type WrittenEligibility = Pick<EligibilityFormProps, "id" | "variant" | "module"> & {
  readonly model: Omit<EligibilityModel, "result">;
  readonly words: CommonWords;
};

/**
 * Reads the props that an eligibility element was rendered with, except the release. The caller
 * loads it from `model.releaseUrl`: server and browser take all options from the same release.
 * @returns null when the element contains no eligibility finder
 */
export function readEligibility(
  element: HTMLElement,
): Omit<EligibilityFormProps, "t" | "services" | "finder"> | null {
  const form = element.querySelector("form");
  const written = element.dataset["eligibilityFinder"];
  if (!form || !written) return null;
  // EligibilityFinder of the same build wrote the attribute, so its shape is known.
  const { model, words: _, ...props } = JSON.parse(written) as WrittenEligibility;
  return { ...props, model: { ...model, result: null }, drafts: chosenIn(form, model.answers) };
}

/**
 * Returns the answers of the form that differ from those the server rendered. Hidden inputs next to
 * a field are not answers, so they are ignored.
 */
function chosenIn(form: HTMLFormElement, sent: Answers): Partial<Answers> {
  return Object.fromEntries(
    FIELDS.flatMap((field): [string, string][] => {
      const control = [...form.elements].find(
        (element): element is HTMLSelectElement | HTMLInputElement =>
          (element instanceof HTMLSelectElement &&
            element.name === PARAMS[field] &&
            !element.disabled) ||
          (element instanceof HTMLInputElement &&
            element.name === PARAMS[field] &&
            element.checked),
      );
      return control && control.value !== "" && control.value !== sent[field]
        ? [[field, control.value]]
        : [];
    }),
  );
}
