/** Samples of all slices, for the slice simulator and for tests. */
import { comparisonTableSample } from "./comparison-table/sample.ts";
import { contactBlockSample } from "./contact-block/sample.ts";
import { coverPointsSample } from "./cover-points/sample.ts";
import { ctaBandSample } from "./cta-band/sample.ts";
import { destinationsSample } from "./destinations/sample.ts";
import { documentsSample } from "./documents/sample.ts";
import { faqSample } from "./faq/sample.ts";
import { featuresSample } from "./features/sample.ts";
import type { SliceProps } from "./fields.ts";
import { finderSample } from "./finder/sample.ts";
import { guideCardsSample } from "./guide-cards/sample.ts";
import { heroSample } from "./hero/sample.ts";
import { offerCardsSample } from "./offer-cards/sample.ts";
import { pageHeadSample } from "./page-head/sample.ts";
import { productCardsSample } from "./product-cards/sample.ts";
import { ratingSample } from "./rating/sample.ts";
import { richTextSample } from "./rich-text/sample.ts";
import type { SchemaOf, SliceSlug } from "./schema.ts";
import { splitSample } from "./split/sample.ts";
import { stepsSample } from "./steps/sample.ts";

/** Samples by slug. */
export const SAMPLES: { readonly [S in SliceSlug]: SliceProps<SchemaOf<S>> } = {
  hero: heroSample,
  page_head: pageHeadSample,
  finder: finderSample,
  product_cards: productCardsSample,
  offer_cards: offerCardsSample,
  destinations: destinationsSample,
  split: splitSample,
  features: featuresSample,
  steps: stepsSample,
  comparison_table: comparisonTableSample,
  cover_points: coverPointsSample,
  documents: documentsSample,
  guide_cards: guideCardsSample,
  faq: faqSample,
  rich_text: richTextSample,
  contact_block: contactBlockSample,
  rating: ratingSample,
  cta_band: ctaBandSample,
};
