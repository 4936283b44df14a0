/**
 * Taking over a form that the server rendered. The countries are read back from its options, so they travel once and
 * the first render in the browser cannot differ; what was chosen before scripts ran becomes a draft.
 */
import { FIELDS, PARAMS, type Answers } from "@orlaya/finder/eligibility";
import { NEED_FIELDS, type NeedFormField } from "@orlaya/finder/need";
import type { EligibilityFormProps } from "./eligibility-form.tsx";
import type { EligibilityModel } from "./eligibility-model.ts";
import type { NeedFormModel } from "./model.ts";
import type { NeedFormProps } from "./need-form.tsx";
import type { CommonWords } from "./texts.ts";

/** Mark the element whose children `NeedForm` or `EligibilityForm` rendered. */
export const ELIGIBILITY_SELECTOR = "[data-eligibility-finder]";
export const FINDER_SELECTOR = "[data-need-finder]";

type Written = Pick<NeedFormProps, "id" | "variant" | "module"> & {
  readonly model: Omit<NeedFormModel, "countries">;
  readonly words: CommonWords;
};

/** The words of the bundle `common` that the page brought with a finder; null when the element holds none. */
export function readWords(element: HTMLElement): CommonWords | null {
  const written = element.dataset["needFinder"] ?? element.dataset["eligibilityFinder"];
  return written ? (JSON.parse(written) as { readonly words: CommonWords }).words : null;
}

/**
 * The props a marked element was rendered with.
 * @returns null when the element holds no finder, or one that scripts have already taken over.
 */
export function readFinder(element: HTMLElement): Omit<NeedFormProps, "t" | "services"> | null {
  const form = element.querySelector("form");
  const select = form?.elements.namedItem("to");
  const written = element.dataset["needFinder"];
  if (!form || !(select instanceof HTMLSelectElement) || !written) return null;
  // Written by NeedFinder of the same release, in the same document.
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
 * The props a marked element was rendered with, but the release, whose address is `model.releaseUrl`: all options come
 * from it, on both sides.
 * @returns null when the element holds no eligibility finder.
 */
export function readEligibility(
  element: HTMLElement,
): Omit<EligibilityFormProps, "t" | "services" | "finder"> | null {
  const form = element.querySelector("form");
  const written = element.dataset["eligibilityFinder"];
  if (!form || !written) return null;
  // Written by EligibilityFinder of the same release, in the same document.
  const { model, words: _, ...props } = JSON.parse(written) as WrittenEligibility;
  return { ...props, model: { ...model, result: null }, drafts: chosenIn(form, model.answers) };
}

/** What stands in the form now and did not when it was sent. A hidden input beside a field is the server's note, not an answer. */
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
