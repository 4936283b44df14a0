/**
 * One view per page family: a pure function from a document and its surroundings to the list of slices (architecture
 * §2). A family without a row of its own shows the slices its editor placed.
 */
import type { StoredDocument } from '@orlaya/content';
import type { Translators } from '@orlaya/messages/server';
import type { Audience, Locale } from '@orlaya/routes';
import type { FaqEntryData } from '@orlaya/slices';
import type { ResolveContext, ResolvedSlice } from '@orlaya/slices/resolve';
import { record, string } from '@orlaya/slices/stored';
import type { PriceData } from '@orlaya/ui';
import type { Crumb } from '../chrome/model.ts';
import type { Runtime } from '../server/runtime.ts';
import type { FamilySlice } from './family-slices.ts';
import { errorView } from './error.ts';
import { failureView } from './failure.ts';
import { productView } from './product.ts';
import { singleView } from './single.ts';

/** A slice of the editor, or one that a family makes from its document. */
export type ViewSlice = ResolvedSlice | FamilySlice;

export interface ViewInput {
  readonly runtime: Runtime;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
  readonly context: ResolveContext;
  readonly document: StoredDocument | null;
  /** The editor's slices, resolved. */
  readonly slices: readonly ResolvedSlice[];
  readonly query: URLSearchParams;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly status: number;
}
export interface View {
  readonly slices: readonly ViewSlice[];
  /** Questions shown on the page, for structured data. */
  readonly faq: readonly FaqEntryData[];
  /** The plan the page is about, for structured data. */
  readonly product: { readonly name: string; readonly description: string; readonly image: string | null; readonly price: PriceData | null } | null;
  /** First words of the page, where the document has no description. */
  readonly description: string;
  /** Further content the page depends on. */
  readonly tags: readonly string[];
}

/** Questions of all FAQ slices of a page. */
const faqOf = (slices: readonly ViewSlice[]): readonly FaqEntryData[] =>
  slices.flatMap((slice) => (slice.slug === 'faq' ? [...slice.props.entries, ...slice.props.items.map((item, index) => ({ id: `${slice.id}-${index}`, question: item.question, answer: item.answer, link: null }))] : []));

const descriptionOf = (input: ViewInput): string => {
  const [first] = input.slices;
  return string(record(input.document?.['seo'])['description']) || (first && 'lead' in first.props ? first.props.lead : '');
};

/** What a family adds to the editor's slices. */
export type FamilyView = (input: ViewInput) => Promise<Partial<View> & Pick<View, 'slices'>>;
const FAMILIES: Readonly<Record<string, FamilyView>> = {
  page_single: singleView,
  product_page: productView,
  page_error: errorView,
  failure: failureView,
};
const plainView: FamilyView = (input) => Promise.resolve({ slices: input.slices });

/** The view of a document's family. */
export const viewOf = async (family: string, input: ViewInput): Promise<View> => {
  const made = await (FAMILIES[family] ?? plainView)(input);
  return { faq: faqOf(made.slices), product: null, description: descriptionOf(input), tags: [], ...made };
};
