export type * from './model.ts';
export type { NeedTexts } from './texts.ts';
export { NeedFinder, type NeedFinderProps } from './need-finder.tsx';
export { NeedForm, type NeedFormProps, type NeedFormVariant } from './need-form.tsx';
export { CountryField, type CountryFieldProps } from './country-field.tsx';
export { FINDER_SELECTOR, readFinder } from './hydration.ts';
export { flagOf } from './flag.ts';
