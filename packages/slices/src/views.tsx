/**
 * Views of all slices. A slice without a view, or a view whose props differ from the schema, is a
 * type error (architecture §3). The exports below the table are views of page families, which
 * editors cannot place.
 */
import type { ComponentType } from "react";
import { ComparisonTableView } from "./comparison-table/view.tsx";
import { ContactBlockView } from "./contact-block/view.tsx";
import type { SliceContext } from "./context.ts";
import { CoverPointsView } from "./cover-points/view.tsx";
import { CtaBandView } from "./cta-band/view.tsx";
import { DestinationsView } from "./destinations/view.tsx";
import { DocumentsView } from "./documents/view.tsx";
import { FaqView } from "./faq/view.tsx";
import { FeaturesView } from "./features/view.tsx";
import type { SliceProps } from "./fields.ts";
import { FinderView } from "./finder/view.tsx";
import { GuideCardsView } from "./guide-cards/view.tsx";
import { HeroView } from "./hero/view.tsx";
import { OfferCardsView } from "./offer-cards/view.tsx";
import { PageHeadView } from "./page-head/view.tsx";
import { ProductCardsView } from "./product-cards/view.tsx";
import { RatingView } from "./rating/view.tsx";
import { RichTextView } from "./rich-text/view.tsx";
import type { SchemaOf, SliceSlug } from "./schema.ts";
import { SplitView } from "./split/view.tsx";
import { StepsView } from "./steps/view.tsx";

/**
 * Props of a slice view. The views of hero, finder, page_head and contact_block also accept
 * children; see their files.
 */
export type SliceViewProps<S extends SliceSlug> = SliceProps<SchemaOf<S>> & {
  readonly context: SliceContext;
};

/** Views of the slices that an editor can place, by slug. */
export const VIEWS = {
  hero: HeroView,
  page_head: PageHeadView,
  finder: FinderView,
  product_cards: ProductCardsView,
  offer_cards: OfferCardsView,
  destinations: DestinationsView,
  split: SplitView,
  features: FeaturesView,
  steps: StepsView,
  comparison_table: ComparisonTableView,
  cover_points: CoverPointsView,
  documents: DocumentsView,
  guide_cards: GuideCardsView,
  faq: FaqView,
  rich_text: RichTextView,
  contact_block: ContactBlockView,
  rating: RatingView,
  cta_band: CtaBandView,
} as const satisfies { readonly [S in SliceSlug]: ComponentType<SliceViewProps<S>> };

export { ArticleFoot, type ArticleFootProps } from "./article-foot/view.tsx";
export { ArticleHead, type ArticleHeadProps } from "./article-head/view.tsx";
export { Card, getGridSizes, type CardProps } from "./card/card.tsx";
export { ProductCard } from "./card/product-card.tsx";
export { PhoneLink } from "./contact-block/phone-link.tsx";
export { CountryFacts, type CountryFactsProps } from "./country-facts/view.tsx";
export { CountryList, type CountryListProps } from "./country-list/view.tsx";
export { EmergencyHead, type EmergencyHeadProps } from "./emergency-head/view.tsx";
export { DestinationTile, type TileProps } from "./destinations/view.tsx";
export { TeaserCard } from "./guide-cards/view.tsx";
export { LinkCards, type LinkCardsProps } from "./link-cards/view.tsx";
export {
  FormSection,
  type FormFieldModel,
  type FormModel,
  type FormSectionProps,
  type Thanks,
} from "./form/view.tsx";
export { MessagePage, type MessagePageProps } from "./message-page/view.tsx";
export { MiniBar, type MiniBarProps } from "./mini-bar/view.tsx";
export {
  PlanMarket,
  type CountryNames,
  type MarketData,
  type PlacesData,
  type PlanMarketProps,
} from "./plan-market/view.tsx";
export { PlanComparison, type PlanComparisonProps } from "./plan-comparison/view.tsx";
export type { ComparedPlan } from "./plan-comparison/table.tsx";
export {
  PlanPrice,
  type PlanPriceProps,
  type PriceAnswer,
  type PriceTable,
} from "./plan-price/view.tsx";
export { CATALOGUE_FILTERS, type CatalogueFilter } from "./product-catalogue/filters.ts";
export { ProductCatalogue, type ProductCatalogueProps } from "./product-catalogue/view.tsx";
export { Teasers, type TeasersProps } from "./teasers/view.tsx";
export { PageHeadView, type PageHeadViewProps } from "./page-head/view.tsx";
export { ProductHero, type ProductHeroProps } from "./product-hero/view.tsx";
export { UnknownSlice, type UnknownSliceProps } from "./unknown-slice/view.tsx";
export { RegionCards, type RegionCardsProps } from "./region-cards/view.tsx";
export type { FactData } from "./fact-list/fact-list.tsx";
