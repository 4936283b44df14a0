export type * from "./model.ts";
export type { CommonWords, FormTexts, NeedTexts } from "./texts.ts";
export { NeedFinder, type NeedFinderProps } from "./need-finder.tsx";
export { NeedForm, type NeedFormProps, type NeedFormVariant } from "./need-form.tsx";
export { CountryField, type CountryFieldProps } from "./country-field.tsx";
export {
  ELIGIBILITY_SELECTOR,
  FINDER_SELECTOR,
  readEligibility,
  readFinder,
  readWords,
} from "./hydration.ts";
export * from "./eligibility-model.ts";
export * from "./params.ts";
export * from "./result-model.ts";
export { buildFinderHref } from "./answers.ts";
export type { Suggestion, Suggestions } from "./eligibility-state.ts";
export { EligibilityFinder, type EligibilityFinderProps } from "./eligibility-finder.tsx";
export { EligibilityForm, type EligibilityFormProps } from "./eligibility-form.tsx";
export { EligibilityNoResult } from "./eligibility-no-result.tsx";
export { EligibilityResult } from "./eligibility-result.tsx";
export { getFlag } from "./flag.ts";
export { loadFlags } from "./flag-font.ts";
