/** Slices that a family makes from its document; editors do not place them. */
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
  readonly product_catalogue: Own<ProductCatalogueProps>;
  /** The eligibility finder as the subject of a page (spec §2 product-page finder form page). */
  readonly eligibility_page: { readonly module: EligibilityModule };
  /** The form of a contact, landing or corporate plan's page, or the thanks for it. */
  readonly form: Own<FormSectionProps>;
  readonly article_head: Own<ArticleHeadProps>;
  readonly article_foot: Own<ArticleFootProps>;
  /** Heading of a country or region: page_head, with a globe that stands free. */
  readonly place_head: Own<PageHeadViewProps>;
  /** Heading of the emergency page: page_head with numbers to call. */
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
export type FamilySlice = {
  [S in FamilySlug]: { readonly slug: S; readonly id: string; readonly props: FamilySlices[S] };
}[FamilySlug];
