/**
 * View models of the documents that slices refer to. The content service stores the documents;
 * apps/site/src/load/resolve converts them into view models and leaves out unpublished documents.
 */
import type { NeedModule } from "@orlaya/finder-ui/model";
import type { LinkData, PictureData, PriceData, RichTextData } from "@orlaya/ui";

/** A plan or an offer as a card (spec §3 Card). */
export interface ProductCardData {
  readonly id: string;
  readonly uid: string;
  readonly title: string;
  readonly tag: string;
  readonly description: string;
  readonly image: PictureData | null;
  readonly price: PriceData | null;
  readonly link: LinkData | null;
  readonly primary: (LinkData & { readonly rel?: string }) | null;
  readonly secondary: (LinkData & { readonly rel?: string }) | null;
}
/** The main limit of a plan: an amount, and what it limits. */
export interface PlanLimit {
  readonly value: string;
  readonly label: string;
}
/** A plan as a row of the plan list. */
export interface PlanRowData extends ProductCardData {
  readonly limit: PlanLimit | null;
}
/** A country as a tile: relief map, and name in the language of the page. */
export interface CountryTileData {
  readonly code: string;
  readonly name: string;
  readonly map: PictureData | null;
  readonly link: LinkData | null;
}
/** A guide, an article or a theme as a card. */
export interface TeaserData {
  readonly id: string;
  readonly title: string;
  /**
   * Line above the title: the theme of a guide, the date of an article, or the number of guides of
   * a theme.
   */
  readonly theme: string;
  /** Text below the title, in lists. */
  readonly text?: string;
  readonly minutes: number | null;
  readonly image: PictureData | null;
  readonly link: LinkData | null;
}
export interface FaqEntryData {
  readonly id: string;
  readonly question: string;
  readonly answer: RichTextData;
  readonly link: LinkData | null;
}
/**
 * Contact block (spec §3). `phoneNumber` is the displayed number, `tel` the dialled number in
 * E.164; null when it cannot be dialled.
 */
export interface ContactData {
  readonly mention: string;
  readonly subhead: string;
  readonly title: string;
  readonly description: RichTextData;
  readonly inlineDescription: string;
  readonly phoneLabel: string;
  readonly phoneNumber: string;
  readonly tel: string | null;
  readonly hours: string;
  readonly languages: string;
  readonly link: LinkData | null;
  readonly sample: boolean;
}
/**
 * A rating with its proof. Without source, count, date and link there is no rating (words §1.2).
 */
export interface RatingData {
  readonly value: number;
  readonly best: number;
  readonly count: number;
  readonly source: string;
  readonly date: string;
  readonly link: LinkData;
}
/** The module_lisa document as the finder slice shows it (spec §3). */
export interface FinderModuleData extends NeedModule {
  readonly uid: string;
  /**
   * Whether the module shows the eligibility finder; false for the quote-by-need finder (spec §4).
   */
  readonly eligibility: boolean;
}

export interface Entities {
  readonly product_page: ProductCardData;
  readonly page_offer: ProductCardData;
  readonly countries: CountryTileData;
  readonly page_guide: TeaserData;
  readonly page_article: TeaserData;
  readonly page_faq: FaqEntryData;
  readonly module_contact: ContactData;
  readonly module_rating: RatingData;
  readonly module_lisa: FinderModuleData;
}
/** Collections that a slice can refer to. */
export type EntityName = keyof Entities;
