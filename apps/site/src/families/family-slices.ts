/** Slices that a family builds from its document. Editors cannot place them. */
import type {
  ArticleFootProps,
  ArticleHeadProps,
  CountryFactsProps,
  CountryListProps,
  EmergencyHeadProps,
  FormSectionProps,
  LinkCardsProps,
  MessagePageProps,
  MiniBarProps,
  PageHeadViewProps,
  PlanComparisonProps,
  PlanMarketProps,
  PlanPriceProps,
  ProductCatalogueProps,
  ProductHeroProps,
  RegionCardsProps,
  TeasersProps,
  UnknownSliceProps,
} from "@orlaya/slices/views";

import type { EligibilityModule } from "@orlaya/finder-ui";
import type { FinderModuleData } from "@orlaya/slices";

type Own<P> = Omit<P, "context" | "children" | "breadcrumbs">;
interface FamilySlices {
  readonly product_hero: Own<ProductHeroProps>;
  readonly mini_bar: Own<MiniBarProps>;
  /** Who can take out a plan, according to the finder. */
  readonly plan_market: Own<PlanMarketProps>;
  /** The premium for the answers of the visitor. */
  readonly plan_price: Own<PlanPriceProps>;
  /** Two or three plans side by side, and the form that chooses them. */
  readonly plan_comparison: Own<PlanComparisonProps>;
  readonly product_catalogue: Own<ProductCatalogueProps>;
  /**
   * The eligibility finder as the main content of a page (spec §2 product-page finder form page).
   */
  readonly eligibility_page: { readonly module: EligibilityModule };
  /** The form of a contact page, a landing or a corporate plan page, or its thank-you message. */
  readonly form: Own<FormSectionProps>;
  readonly article_head: Own<ArticleHeadProps>;
  readonly article_foot: Own<ArticleFootProps>;
  /** Heading of a country or region: page_head with an optional globe. */
  readonly place_head: Own<PageHeadViewProps>;
  /** Heading of the emergency page: page_head with emergency numbers. */
  readonly emergency_head: Own<EmergencyHeadProps>;
  readonly country_facts: Own<CountryFactsProps>;
  readonly country_list: Own<CountryListProps>;
  readonly region_cards: Own<RegionCardsProps>;
  readonly teasers: Own<TeasersProps>;
  readonly link_cards: Own<LinkCardsProps>;
  readonly unknown_slice: Own<UnknownSliceProps>;
  readonly message_page: Own<MessagePageProps> & { readonly finder: FinderModuleData | null };
}
export type FamilySlug = keyof FamilySlices;
/** A slice that a family builds: slug, id and props. */
export type FamilySlice = {
  [S in FamilySlug]: { readonly slug: S; readonly id: string; readonly props: FamilySlices[S] };
}[FamilySlug];
