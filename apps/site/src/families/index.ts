/**
 * Registry of the page families by page type. A type without a family shows only the slices of its
 * editor.
 */
import type { Documents, PageDocument, PageName } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import type { FaqEntryData } from "@orlaya/slices";
import { loadArticle } from "./article/load.ts";
import { viewArticle } from "./article/view.ts";
import { loadCountry } from "./country/load.ts";
import { viewCountry } from "./country/view.ts";
import { loadGuidesOfTaxonomy, loadGuidesOfTheme } from "./document-list/load.ts";
import { viewDocumentList } from "./document-list/view.ts";
import { loadError } from "./error/load.ts";
import { viewError } from "./error/view.ts";
import { viewFailure } from "./failure/view.ts";
import {
  showFamily,
  type FamilyView,
  type LoadInput,
  type ShowDocument,
  type View,
  type ViewSlice,
} from "./family.ts";
import { loadForm } from "./form/load.ts";
import { viewForm } from "./form/view.ts";
import { loadGuide } from "./guide/load.ts";
import { viewGuide } from "./guide/view.ts";
import { loadOffer } from "./offer/load.ts";
import { viewOffer } from "./offer/view.ts";
import { loadProduct } from "./product/load.ts";
import { viewProduct } from "./product/view.ts";
import { loadQuestion } from "./question/load.ts";
import { viewQuestion } from "./question/view.ts";
import { loadRegion } from "./region/load.ts";
import { viewRegion } from "./region/view.ts";
import { loadSection } from "./section/load.ts";
import { viewSection } from "./section/view.ts";
import { showSingle } from "./single.ts";

const FAMILIES: { readonly [T in PageName]?: ShowDocument<Documents[T]> } = {
  page_single: showSingle,
  page_generic: showFamily(loadSection, viewSection),
  page_offer: showFamily(loadOffer, viewOffer),
  product_page: showFamily(loadProduct, viewProduct),
  page_region: showFamily(loadRegion, viewRegion),
  page_country: showFamily(loadCountry, viewCountry),
  page_guide: showFamily(loadGuide, viewGuide),
  guide_theme: showFamily(loadGuidesOfTheme, viewDocumentList),
  guide_taxonomy: showFamily(loadGuidesOfTaxonomy, viewDocumentList),
  page_article: showFamily(loadArticle, viewArticle),
  page_faq: showFamily(loadQuestion, viewQuestion),
  page_error: showFamily(loadError, viewError),
  page_form: showFamily(loadForm, viewForm),
};

const showSlices: ShowDocument<unknown> = ({ slices }) => Promise.resolve({ slices });
const showFailure: ShowDocument<unknown> = showFamily(
  ({ site, failure }: LoadInput) => ({ site, failure }),
  viewFailure,
);

/** Returns the questions of all FAQ slices of a page. */
function collectQuestions(slices: readonly ViewSlice[]): readonly FaqEntryData[] {
  return slices.flatMap((slice) =>
    slice.slug === "faq"
      ? [
          ...slice.props.entries,
          ...slice.props.items.map((item, index) => ({
            id: `${slice.id}-${index}`,
            question: item.question,
            answer: item.answer,
            link: null,
          })),
        ]
      : [],
  );
}

function describe({ document, slices }: LoadInput<PageDocument | null>): string {
  const [first] = slices;
  return document?.seo.description || (first && "lead" in first.props ? first.props.lead : "");
}

/** Removes the link of a contact block that leads to the current page. */
function removeLinkToSelf(slice: ViewSlice, path: string): ViewSlice {
  return slice.slug === "contact_block" && slice.props.contact?.link?.href === path
    ? { ...slice, props: { ...slice.props, contact: { ...slice.props.contact, link: null } } }
    : slice;
}

/** Completes the view of a family with default values. */
function completeView(made: FamilyView, input: LoadInput<PageDocument | null>): View {
  return {
    faq: collectQuestions(made.slices),
    product: null,
    article: null,
    image: null,
    page: 1,
    pages: 1,
    visit: null,
    elsewhere: null,
    state: null,
    description: describe(input),
    ...made,
    slices: made.slices.map((slice) => removeLinkToSelf(slice, input.path)),
  };
}

/**
 * Loads a document of any type and builds its view. Without a type it builds a failure without a
 * document.
 */
export async function showDocument(
  type: PageName | null,
  input: LoadInput<PageDocument | null>,
  words: Translators,
): Promise<View> {
  // Type and document match. The type of the table cannot express this for a union.
  const show = (type ? (FAMILIES[type] ?? showSlices) : showFailure) as ShowDocument<unknown>;
  return completeView(await show(input, words), input);
}
