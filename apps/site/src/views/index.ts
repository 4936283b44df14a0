/**
 * One view per page family: a pure function from a document and its surroundings to the list of slices (architecture
 * §2). A family without a row of its own shows the slices its editor placed.
 */
import type { FaqEntryData } from "@orlaya/slices";
import { record, string } from "@orlaya/slices/stored";
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
import type { FamilyView, View, ViewInput, ViewSlice } from "./view.ts";

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

function descriptionOf(input: ViewInput): string {
  const [first] = input.slices;
  return (
    string(record(input.document?.["seo"])["description"]) ||
    (first && "lead" in first.props ? first.props.lead : "")
  );
}

const FAMILIES: Readonly<Record<string, FamilyView>> = {
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
  failure: failureView,
};
const plainView: FamilyView = (input) => Promise.resolve({ slices: input.slices });

/** A contact block does not lead to the page on which it stands. */
function withoutOwnLink(slice: ViewSlice, path: string): ViewSlice {
  return slice.slug === "contact_block" && slice.props.contact?.link?.href === path
    ? { ...slice, props: { ...slice.props, contact: { ...slice.props.contact, link: null } } }
    : slice;
}

/** The view of a document's family. */
export async function viewOf(family: string, input: ViewInput): Promise<View> {
  const made = await (FAMILIES[family] ?? plainView)(input);
  const slices = made.slices.map((slice) => withoutOwnLink(slice, input.path));
  return {
    faq: faqOf(made.slices),
    product: null,
    article: null,
    image: null,
    page: 1,
    pages: 1,
    visit: null,
    description: descriptionOf(input),
    tags: [],
    ...made,
    slices,
  };
}
