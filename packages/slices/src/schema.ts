/**
 * Schemas of all slices that an editor can place, in the order of the editor's menu. This module
 * imports no view and no style, so that the content service can import it.
 */
import { comparisonTableSchema } from "./comparison-table/schema.ts";
import { contactBlockSchema } from "./contact-block/schema.ts";
import { coverPointsSchema } from "./cover-points/schema.ts";
import { ctaBandSchema } from "./cta-band/schema.ts";
import { destinationsSchema } from "./destinations/schema.ts";
import { documentsSchema } from "./documents/schema.ts";
import { faqSchema } from "./faq/schema.ts";
import { featuresSchema } from "./features/schema.ts";
import { finderSchema } from "./finder/schema.ts";
import { guideCardsSchema } from "./guide-cards/schema.ts";
import { heroSchema } from "./hero/schema.ts";
import { offerCardsSchema } from "./offer-cards/schema.ts";
import { pageHeadSchema } from "./page-head/schema.ts";
import { productCardsSchema } from "./product-cards/schema.ts";
import { ratingSchema } from "./rating/schema.ts";
import { richTextSchema } from "./rich-text/schema.ts";
import { splitSchema } from "./split/schema.ts";
import { stepsSchema } from "./steps/schema.ts";

/** Schemas in the order of the editor's menu. */
export const SLICES = [
  heroSchema,
  pageHeadSchema,
  finderSchema,
  productCardsSchema,
  offerCardsSchema,
  destinationsSchema,
  splitSchema,
  featuresSchema,
  stepsSchema,
  comparisonTableSchema,
  coverPointsSchema,
  documentsSchema,
  guideCardsSchema,
  faqSchema,
  richTextSchema,
  contactBlockSchema,
  ratingSchema,
  ctaBandSchema,
] as const;
export type AnySlice = (typeof SLICES)[number];
export type SliceSlug = AnySlice["slug"];
/** Schema of one slice by its slug. */
export type SchemaOf<S extends SliceSlug> = Extract<AnySlice, { readonly slug: S }>;

export { commonFields, TONES } from "./fields.ts";
export type { Field, Fields, SliceSchema, Tone } from "./fields.ts";
export type { EntityName } from "./entities.ts";
