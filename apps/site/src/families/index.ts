/**
 * One view per page family: a pure function from a document and its surroundings to the list of slices (architecture
 * §2). A family without a row of its own shows the slices its editor placed.
 */
import type { Documents, PageDocument, PageName } from "@orlaya/content";
import type { FaqEntryData } from "@orlaya/slices";
import { countryView } from "./country.ts";
import { errorView } from "./error.ts";
import { failureView } from "./failure.ts";
import { formView } from "./form.ts";
import { taxonomyView, themeView } from "./guide-list.ts";
import { offerView } from "./offer.ts";
import { productView } from "./product.ts";
import { regionView } from "./region.ts";
import { sectionView } from "./section.ts";
import { singleView } from "./single.ts";
import { articleView, guideView, questionView } from "./texts.ts";
import type { FamilyView, Surroundings, View, ViewSlice } from "./view.ts";

/** Questions of all FAQ slices of a page. */
function faqOf(slices: readonly ViewSlice[]): readonly FaqEntryData[] {
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

function descriptionOf(document: PageDocument | null, { slices }: Surroundings): string {
  const [first] = slices;
  return document?.seo.description || (first && "lead" in first.props ? first.props.lead : "");
}

const FAMILIES: { readonly [T in PageName]?: FamilyView<Documents[T]> } = {
  page_single: singleView,
  page_generic: sectionView,
  page_offer: offerView,
  product_page: productView,
  page_region: regionView,
  page_country: countryView,
  page_guide: guideView,
  guide_theme: themeView,
  guide_taxonomy: taxonomyView,
  page_article: articleView,
  page_faq: questionView,
  page_error: errorView,
  page_form: formView,
};
const plainView: FamilyView = ({ slices }) => Promise.resolve({ slices });

/** A contact block does not lead to the page on which it stands. */
function withoutOwnLink(slice: ViewSlice, path: string): ViewSlice {
  return slice.slug === "contact_block" && slice.props.contact?.link?.href === path
    ? { ...slice, props: { ...slice.props, contact: { ...slice.props.contact, link: null } } }
    : slice;
}

/** The view of a document's family; of a failure without one. */
export async function viewOf(
  type: PageName | null,
  document: PageDocument | null,
  surroundings: Surroundings,
): Promise<View> {
  // Type and document belong together, which the type of the table cannot say of a union.
  const family = (type ? (FAMILIES[type] ?? plainView) : failureView) as FamilyView;
  const made = await family({ ...surroundings, document });
  const slices = made.slices.map((slice) => withoutOwnLink(slice, surroundings.path));
  return {
    faq: faqOf(made.slices),
    product: null,
    article: null,
    image: null,
    page: 1,
    pages: 1,
    visit: null,
    description: descriptionOf(document, surroundings),
    ...made,
    slices,
  };
}
