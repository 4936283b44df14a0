/**
 * Taking over a form that the server rendered. The countries are read back from its options, so they travel once and
 * the first render in the browser cannot differ; what was chosen before scripts ran becomes a draft.
 */
import { NEED_FIELDS, type NeedFormField } from '@orlaya/finder/need';
import type { NeedFormModel } from './model.ts';
import type { NeedFormProps } from './need-form.tsx';

/** Marks the element whose children `NeedForm` rendered. */
export const FINDER_SELECTOR = '[data-need-finder]';

type Written = Pick<NeedFormProps, 'id' | 'variant' | 'module'> & { readonly model: Omit<NeedFormModel, 'countries'> };

/**
 * The props a marked element was rendered with.
 * @returns null when the element holds no finder, or one that scripts have already taken over.
 */
export function readFinder(element: HTMLElement): Omit<NeedFormProps, 't' | 'services'> | null {
  const form = element.querySelector('form');
  const select = form?.elements.namedItem('to');
  const written = element.dataset['needFinder'];
  if (!form || !(select instanceof HTMLSelectElement) || !written) return null;
  // Written by NeedFinder of the same release, in the same document.
  const { model, ...props } = JSON.parse(written) as Written;
  const countries = [...select.options].filter((option) => option.value !== '').map((option) => ({ code: option.value, name: option.text }));
  const filled = new FormData(form);
  const drafts: Partial<Record<NeedFormField, string>> = {};
  for (const field of NEED_FIELDS) {
    const value = filled.get(field);
    if (typeof value === 'string' && value !== model.values[field]) drafts[field] = value;
  }
  return { ...props, model: { ...model, countries }, drafts };
}
