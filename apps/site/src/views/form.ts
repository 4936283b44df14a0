/** Form pages (spec §2): the plan's own page of the eligibility finder has its four questions below the editor's heading; other form pages have their form. */
import { PRODUCT_FORM_PAGE } from '@orlaya/routes';
import { resolvePicture } from '@orlaya/slices/resolve';
import { string } from '@orlaya/slices/stored';
import { optional } from '../server/optional.ts';
import type { FamilySlice } from './family-slices.ts';
import type { FamilyView, ViewInput } from './view.ts';

/** The eligibility finder with four selects, whatever finder the rest of the site shows; without content it has the words of the bundle. */
const finder = async ({ runtime, locale, audience, context }: ViewInput): Promise<FamilySlice> => {
  const module = await optional(runtime, 'eligibility module', runtime.content.eligibilityModule(locale, audience));
  return {
    slug: 'eligibility_page', id: 'eligibility',
    props: { module: { title: string(module?.['title']), description: '', image: resolvePicture(module?.['image'], context), submitLabel: string(module?.['cta_submit_label']) } },
  };
};

export const formView: FamilyView = async (input) => {
  const { document, slices, locale } = input;
  const [head, ...rest] = slices;
  if (string(document?.['page_type']) !== PRODUCT_FORM_PAGE || document?.['form'] || !head) return { slices };
  return { slices: [head, await finder(input), ...rest], tags: [`type:module_eligibility:${locale}`] };
};
