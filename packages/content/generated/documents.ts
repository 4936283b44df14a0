/** Documents that the content service sends, by collection. Written by `npm run generate` from the configuration of the content service. */

import type { Locale } from "@orlaya/locales";

import type { Audience } from "@orlaya/routes";

import type { POPULATE } from "../src/selections.ts";

import type { Link, Rendition, RichText, UnknownSlice } from "../src/values.ts";

/** What a document inside another one holds: the fields that POPULATE names. */
export type Related<T extends keyof Documents> = T extends keyof typeof POPULATE
  ? Pick<Documents[T], "id" | Extract<keyof (typeof POPULATE)[T], keyof Documents[T]>>
  : Documents[T];

export interface Reference<T extends keyof Documents> {
  readonly id: string;
  /** Null for a draft, and for one that is too deep in the answer. */
  readonly document: Related<T> | null;
}

export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly image: Reference<"media"> | null;
  readonly canonical: string;
  readonly noindex: boolean;
  readonly nofollow: boolean;
  readonly sitemap: boolean;
}

export interface Card {
  readonly tag: string;
  readonly card_title: string;
  readonly card_image: Reference<"media"> | null;
  readonly card_image_alt: string;
  readonly card_description: string;
  readonly cta_primary_link: Link;
  readonly cta_primary_label: string;
  readonly cta_secondary_link: Link;
  readonly cta_secondary_label: string;
  readonly cta_secondary_rel: string;
  readonly card_link: Link;
  readonly starting_price: number | null;
  readonly currency: string;
  readonly price_frequency: "month" | "year" | "trip" | "person" | null;
  readonly price_mark: string;
  readonly legal_reference: string;
}

export interface Alt {
  readonly en: string;
  readonly fr: string;
  readonly es: string;
  readonly de: string;
  readonly nl: string;
}

export interface PageSingle {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly type:
    | "home"
    | "contact"
    | "login"
    | "offers"
    | "offers_compare"
    | "destinations"
    | "all_guides"
    | "guide_themes"
    | "thematic_guides"
    | "insurance_guides"
    | "article_home"
    | "faq_home"
    | "about"
    | "support"
    | "services"
    | "legal"
    | null;
  readonly offer: Reference<"offer"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageGeneric {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly page_type: "about" | "legal" | "support" | "services" | null;
  readonly parent: Reference<"page_generic"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageForm {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly page_type: "Contact form page" | "Product form page" | "Landing form page" | null;
  readonly form: Reference<"forms"> | null;
  readonly product: Reference<"product_page"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageLanding {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly purpose: "normal" | "no_result" | "error" | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageError {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageOffer {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly offer: Reference<"offer"> | null;
  readonly slices: readonly Slice[];
  readonly card: Card;
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface ProductPage {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly approver: string;
  readonly review_by: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly offer: Reference<"offer"> | null;
  readonly private_plan: Reference<"product_page"> | null;
  readonly tag: string;
  readonly starting_price: number | null;
  readonly currency: string;
  readonly price_frequency: "month" | "year" | "trip" | "person" | null;
  readonly price_mark: string;
  readonly legal_reference: string;
  readonly premiums: string;
  readonly premiums_date: string;
  readonly product_data: {
    readonly lead: string;
    readonly image: Reference<"media"> | null;
    readonly facts: readonly { readonly value: string; readonly label: string }[];
  };
  readonly slices: readonly Slice[];
  readonly card: Card;
  readonly location_groups: readonly Reference<"group_of_countries">[];
  readonly locations: readonly string[];
  readonly excluded_locations: readonly string[];
  readonly destination_groups: readonly Reference<"group_of_countries">[];
  readonly destination_countries: readonly string[];
  readonly excluded_destinations: readonly string[];
  readonly cover_types: readonly Reference<"cover_types">[];
  readonly languages: readonly ("en" | "fr" | "es" | "de" | "nl")[];
  readonly global_offer: boolean;
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageRegion {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly image: Reference<"media"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageCountry {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly region: Reference<"page_region"> | null;
  readonly country_code: string;
  readonly image: Reference<"media"> | null;
  readonly slices: readonly Slice[];
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly image: Reference<"media"> | null;
    readonly canonical: string;
    readonly indexing: "automatic" | "index" | "noindex" | null;
    readonly noindex: boolean;
    readonly nofollow: boolean;
    readonly sitemap: boolean;
  };
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageGuide {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly lead: string;
  readonly offer: Reference<"offer"> | null;
  readonly image: Reference<"media"> | null;
  readonly theme: Reference<"guide_theme"> | null;
  readonly taxonomies: readonly Reference<"guide_taxonomy">[];
  readonly theme_label: string;
  readonly reading_minutes: number | null;
  readonly author_role: string;
  readonly checked_on: string;
  readonly sources: readonly { readonly link: Link }[];
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface GuideTheme {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly image: Reference<"media"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface GuideTaxonomy {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly image: Reference<"media"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageArticle {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly published_on: string;
  readonly lead: string;
  readonly image: Reference<"media"> | null;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface PageFaq {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly path: string;
  readonly title: string;
  readonly breadcrumb_title: string;
  readonly moment: "choosing" | "using" | "contract" | "employers" | null;
  readonly answer: RichText;
  readonly slices: readonly Slice[];
  readonly seo: Seo;
  readonly group: string;
  readonly tags: readonly string[];
}

export interface HeaderModule {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly is_pro: boolean;
  readonly private_link: Link;
  readonly pro_link: Link;
  readonly banner: { readonly text: string; readonly actions: readonly { readonly link: Link }[] };
  readonly secondary_links: readonly { readonly link: Link }[];
  readonly login_link: Link;
  readonly cta: { readonly is_custom: boolean; readonly link: Link };
  readonly language_switcher: boolean;
  readonly slices: readonly (
    | {
        readonly blockType: "nav_item";
        readonly id: string;
        readonly navigation_module: Reference<"navigation_module"> | null;
      }
    | {
        readonly blockType: "nav_tabs";
        readonly id: string;
        readonly label: string;
        readonly items: readonly {
          readonly navigation_module: Reference<"navigation_module"> | null;
        }[];
      }
  )[];
  readonly group: string;
  readonly uid: string;
}

export interface NavigationModule {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly label: string;
  readonly link: Link;
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly link: Link; readonly description: string }[];
  }[];
  readonly promo: {
    readonly title: string;
    readonly text: string;
    readonly link: Link;
    readonly image: Reference<"media"> | null;
  };
  readonly group: string;
  readonly uid: string;
}

export interface FooterModule {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly legal_text: string;
  readonly market_line: string;
  readonly quick_links_title: string;
  readonly quick_links: readonly { readonly link: Link }[];
  readonly quotes_title: string;
  readonly quotes: readonly { readonly link: Link }[];
  readonly about_title: string;
  readonly about: readonly { readonly link: Link }[];
  readonly social: readonly { readonly link: Link; readonly network: string }[];
  readonly apps: readonly { readonly link: Link; readonly store: string }[];
  readonly legal_links: readonly { readonly link: Link }[];
  readonly market_links: readonly { readonly link: Link }[];
  readonly group: string;
  readonly uid: string;
}

export interface Company {
  readonly id: string;
  readonly locale: Locale | null;
  readonly distributor: string;
  readonly distributor_sample: boolean;
  readonly claims_team: string;
  readonly claims_team_sample: boolean;
  readonly assistance: string;
  readonly assistance_sample: boolean;
  readonly teleconsultation: string;
  readonly teleconsultation_sample: boolean;
  readonly second_opinion: string;
  readonly second_opinion_sample: boolean;
  readonly mail: string;
  readonly mail_sample: boolean;
  readonly hosting: string;
  readonly hosting_sample: boolean;
  readonly insurer_europe: string;
  readonly insurer_europe_sample: boolean;
  readonly insurer_uk: string;
  readonly insurer_uk_sample: boolean;
  readonly insurer_asia: string;
  readonly insurer_asia_sample: boolean;
  readonly insurer_hk: string;
  readonly insurer_hk_sample: boolean;
  readonly insurer_sg: string;
  readonly insurer_sg_sample: boolean;
  readonly insurer_th: string;
  readonly insurer_th_sample: boolean;
  readonly insurer_vn: string;
  readonly insurer_vn_sample: boolean;
  readonly insurer_id: string;
  readonly insurer_id_sample: boolean;
  readonly insurer_ph: string;
  readonly insurer_ph_sample: boolean;
  readonly insurer_ae: string;
  readonly insurer_ae_sample: boolean;
  readonly licences: string;
  readonly licences_sample: boolean;
  readonly legal_form: string;
  readonly legal_form_sample: boolean;
  readonly address: string;
  readonly address_sample: boolean;
  readonly trade_register: string;
  readonly trade_register_sample: boolean;
  readonly vat_number: string;
  readonly vat_number_sample: boolean;
  readonly register_number: string;
  readonly register_number_sample: boolean;
  readonly register_authority: string;
  readonly register_authority_sample: boolean;
  readonly representative: string;
  readonly representative_sample: boolean;
  readonly content_director: string;
  readonly content_director_sample: boolean;
  readonly holdings: string;
  readonly holdings_sample: boolean;
  readonly hosting_address: string;
  readonly hosting_address_sample: boolean;
  readonly hours: string;
  readonly hours_sample: boolean;
  readonly hours_corporate: string;
  readonly hours_corporate_sample: boolean;
  readonly languages: string;
  readonly languages_sample: boolean;
  readonly answer_time: string;
  readonly answer_time_sample: boolean;
  readonly incident_phone: string;
  readonly incident_phone_sample: boolean;
  readonly press_contact: string;
  readonly press_contact_sample: boolean;
  readonly data_protection_officer: string;
  readonly data_protection_officer_sample: boolean;
  readonly supervisor: string;
  readonly supervisor_sample: boolean;
  readonly ombudsman: string;
  readonly ombudsman_sample: boolean;
  readonly data_protection_authority: string;
  readonly data_protection_authority_sample: boolean;
  readonly group: string;
  readonly uid: string;
}

export interface Clause {
  readonly id: string;
  readonly locale: Locale | null;
  readonly title: string;
  readonly uid: string;
  readonly text: string;
  readonly group: string;
}

export interface ModuleLisa {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly title: string;
  readonly description: string;
  readonly cta_submit_label: string;
  readonly cta_label: string;
  readonly cta_link: Link;
  readonly cover_type: readonly Reference<"cover_types">[];
  readonly tooltips: {
    readonly need: string;
    readonly destination: string;
    readonly language: string;
  };
  readonly no_result_page: Reference<"page_landing"> | null;
  readonly error_page: Reference<"page_landing"> | null;
  readonly new_lisa: boolean;
  readonly group: string;
  readonly uid: string;
  readonly image: Reference<"media"> | null;
}

export interface ModuleEligibility {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly title: string;
  readonly image: Reference<"media"> | null;
  readonly cta_submit_label: string;
  readonly group: string;
  readonly uid: string;
}

export interface ModuleContact {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly contact_mention: string;
  readonly contact_subhead: string;
  readonly contact_title: string;
  readonly contact_description: RichText;
  readonly contact_inline_description: string;
  readonly contact_phone_label: string;
  readonly contact_phone_number: string;
  readonly hours: string;
  readonly languages: string;
  readonly link: Link;
  readonly sample: boolean;
  readonly group: string;
  readonly uid: string;
}

export interface ModuleRating {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly label: string;
  readonly value: number | null;
  readonly best: number | null;
  readonly count: number | null;
  readonly source: string;
  readonly date: string;
  readonly url: string;
  readonly group: string;
  readonly uid: string;
}

export interface CoverTypes {
  readonly id: string;
  readonly locale: Locale | null;
  readonly title: string;
  readonly description: string;
  readonly icon:
    | "arrow-right"
    | "arrow-up-right"
    | "check"
    | "x"
    | "plus"
    | "minus"
    | "chevron-down"
    | "chevron-right"
    | "menu"
    | "search"
    | "phone"
    | "mail"
    | "clock"
    | "message"
    | "user"
    | "users"
    | "globe"
    | "map-pin"
    | "shield"
    | "heart-pulse"
    | "stethoscope"
    | "plane"
    | "graduation-cap"
    | "briefcase"
    | "building"
    | "file-text"
    | "download"
    | "calendar"
    | "wallet"
    | "suitcase"
    | "ambulance"
    | "baby"
    | "life-buoy"
    | "info"
    | "alert"
    | "external"
    | null;
  readonly group: string;
  readonly key: string;
}

export interface Offer {
  readonly id: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly uid: string;
  readonly title: string;
  readonly cover_types: readonly Reference<"cover_types">[];
  readonly group: string;
  readonly key: string;
}

export interface Forms {
  readonly id: string;
  readonly locale: Locale | null;
  readonly title: string;
  readonly purpose: string;
  readonly fields: readonly {
    readonly kind:
      | "first_name"
      | "last_name"
      | "email"
      | "phone"
      | "company"
      | "role"
      | "country"
      | "destination"
      | "profile"
      | "nationality"
      | "language"
      | "people"
      | "ages"
      | "start_date"
      | "subject"
      | "callback_time"
      | "policy_number"
      | "message"
      | "consent"
      | null;
    readonly required: boolean;
    readonly options: readonly { readonly key: string; readonly label: string }[];
  }[];
  readonly submit_label: string;
  readonly topic: "advice" | "service" | "business" | null;
  readonly thanks_title: string;
  readonly thanks_text: string;
  readonly group: string;
  readonly key: string;
}

export interface Countries {
  readonly id: string;
  readonly code: string;
  readonly alpha3: string;
  readonly numeric: string;
  readonly dial: string;
  readonly display: string;
  readonly names: Alt;
  readonly region: string;
  readonly aliases: {
    readonly shared: readonly string[];
    readonly en: readonly string[];
    readonly fr: readonly string[];
    readonly es: readonly string[];
    readonly de: readonly string[];
    readonly nl: readonly string[];
  };
  readonly rank: {
    readonly en: number | null;
    readonly fr: number | null;
    readonly es: number | null;
    readonly de: number | null;
    readonly nl: number | null;
  };
  readonly data_id: string;
  readonly reference: string;
  readonly map: Reference<"media"> | null;
  readonly facts: {
    readonly capital: Alt;
    readonly currency: Alt;
    readonly languages: Alt;
    readonly neighbours: readonly string[];
    readonly emergency: {
      readonly all: string;
      readonly ambulance: string;
      readonly fire: string;
      readonly police: string;
    };
  };
}

export interface GroupOfCountries {
  readonly id: string;
  readonly uid: string;
  readonly label: string;
  readonly names: Alt;
  readonly countries: readonly Reference<"countries">[];
}

export interface Media {
  readonly id: string;
  readonly name: string;
  readonly decorative: boolean;
  readonly alt: Alt;
  readonly credit: string;
  readonly licence: string;
  readonly source_url: string;
  readonly renditions: readonly Rendition[];
  readonly social: string;
  readonly url: string;
  readonly thumbnailURL: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly filesize: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly focalX: number | null;
  readonly focalY: number | null;
}

export interface Documents {
  readonly page_single: PageSingle;
  readonly page_generic: PageGeneric;
  readonly page_form: PageForm;
  readonly page_landing: PageLanding;
  readonly page_error: PageError;
  readonly page_offer: PageOffer;
  readonly product_page: ProductPage;
  readonly page_region: PageRegion;
  readonly page_country: PageCountry;
  readonly page_guide: PageGuide;
  readonly guide_theme: GuideTheme;
  readonly guide_taxonomy: GuideTaxonomy;
  readonly page_article: PageArticle;
  readonly page_faq: PageFaq;
  readonly header_module: HeaderModule;
  readonly navigation_module: NavigationModule;
  readonly footer_module: FooterModule;
  readonly company: Company;
  readonly clause: Clause;
  readonly module_lisa: ModuleLisa;
  readonly module_eligibility: ModuleEligibility;
  readonly module_contact: ModuleContact;
  readonly module_rating: ModuleRating;
  readonly cover_types: CoverTypes;
  readonly offer: Offer;
  readonly forms: Forms;
  readonly countries: Countries;
  readonly group_of_countries: GroupOfCountries;
  readonly media: Media;
}

export interface HeroSlice {
  readonly blockType: "hero";
  readonly id: string;
  readonly layout: "globe" | "photo" | "plain" | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly primary: Link;
  readonly secondary: Link;
  readonly image_desktop: Reference<"media"> | null;
  readonly image_mobile: Reference<"media"> | null;
  readonly globe: Reference<"media"> | null;
  readonly chip_title: string;
  readonly chip_text: string;
  readonly ticks: readonly { readonly text: string }[];
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly finder: Reference<"module_lisa"> | null;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface PageHeadSlice {
  readonly blockType: "page_head";
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly primary: Link;
  readonly secondary: Link;
  readonly image: Reference<"media"> | null;
  readonly caption: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface FinderSlice {
  readonly blockType: "finder";
  readonly id: string;
  readonly module: Reference<"module_lisa"> | null;
  readonly title: string;
  readonly lead: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface ProductCardsSlice {
  readonly blockType: "product_cards";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly link: Link;
  readonly products: readonly Reference<"product_page">[];
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface OfferCardsSlice {
  readonly blockType: "offer_cards";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly link: Link;
  readonly offers: readonly Reference<"page_offer">[];
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface DestinationsSlice {
  readonly blockType: "destinations";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly link: Link;
  readonly items: readonly {
    readonly country: Reference<"countries"> | null;
    readonly image: Reference<"media"> | null;
    readonly note: string;
  }[];
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface SplitSlice {
  readonly blockType: "split";
  readonly id: string;
  readonly side: "left" | "right" | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly points: readonly {
    readonly icon:
      | "arrow-right"
      | "arrow-up-right"
      | "check"
      | "x"
      | "plus"
      | "minus"
      | "chevron-down"
      | "chevron-right"
      | "menu"
      | "search"
      | "phone"
      | "mail"
      | "clock"
      | "message"
      | "user"
      | "users"
      | "globe"
      | "map-pin"
      | "shield"
      | "heart-pulse"
      | "stethoscope"
      | "plane"
      | "graduation-cap"
      | "briefcase"
      | "building"
      | "file-text"
      | "download"
      | "calendar"
      | "wallet"
      | "suitcase"
      | "ambulance"
      | "baby"
      | "life-buoy"
      | "info"
      | "alert"
      | "external"
      | null;
    readonly title: string;
    readonly text: string;
  }[];
  readonly link: Link;
  readonly image: Reference<"media"> | null;
  readonly caption: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface FeaturesSlice {
  readonly blockType: "features";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {
    readonly icon:
      | "arrow-right"
      | "arrow-up-right"
      | "check"
      | "x"
      | "plus"
      | "minus"
      | "chevron-down"
      | "chevron-right"
      | "menu"
      | "search"
      | "phone"
      | "mail"
      | "clock"
      | "message"
      | "user"
      | "users"
      | "globe"
      | "map-pin"
      | "shield"
      | "heart-pulse"
      | "stethoscope"
      | "plane"
      | "graduation-cap"
      | "briefcase"
      | "building"
      | "file-text"
      | "download"
      | "calendar"
      | "wallet"
      | "suitcase"
      | "ambulance"
      | "baby"
      | "life-buoy"
      | "info"
      | "alert"
      | "external"
      | null;
    readonly title: string;
    readonly text: string;
    readonly link: Link;
  }[];
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface StepsSlice {
  readonly blockType: "steps";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly link: Link;
  readonly items: readonly { readonly title: string; readonly text: string }[];
  readonly example: readonly { readonly label: string; readonly value: string }[];
  readonly example_title: string;
  readonly example_caption: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface ComparisonTableSlice {
  readonly blockType: "comparison_table";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly corner: string;
  readonly columns: readonly {
    readonly label: string;
    readonly note: string;
    readonly highlight: boolean;
    readonly highlight_label: string;
    readonly link: Link;
  }[];
  readonly groups: readonly {
    readonly label: string;
    readonly rows: readonly {
      readonly label: string;
      readonly cells: readonly {
        readonly kind: "text" | "included" | "not_covered" | null;
        readonly text: string;
      }[];
    }[];
  }[];
  readonly footnote: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface CoverPointsSlice {
  readonly blockType: "cover_points";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly covered_title: string;
  readonly covered: readonly { readonly text: string }[];
  readonly not_covered_title: string;
  readonly not_covered: readonly { readonly text: string }[];
  readonly note: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface DocumentsSlice {
  readonly blockType: "documents";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly { readonly title: string; readonly note: string; readonly link: Link }[];
  readonly note: string;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface GuideCardsSlice {
  readonly blockType: "guide_cards";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly link: Link;
  readonly guides: readonly Reference<"page_guide">[];
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface FaqSlice {
  readonly blockType: "faq";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly contact: Reference<"module_contact"> | null;
  readonly link: Link;
  readonly entries: readonly Reference<"page_faq">[];
  readonly items: readonly { readonly question: string; readonly answer: RichText }[];
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface RichTextSlice {
  readonly blockType: "rich_text";
  readonly id: string;
  readonly title: string;
  readonly body: RichText;
  readonly contents: boolean;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface ContactBlockSlice {
  readonly blockType: "contact_block";
  readonly id: string;
  readonly contact: Reference<"module_contact"> | null;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface RatingSlice {
  readonly blockType: "rating";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly rating: Reference<"module_rating"> | null;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

export interface CtaBandSlice {
  readonly blockType: "cta_band";
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly primary: Link;
  readonly secondary: Link;
  readonly globe: Reference<"media"> | null;
  readonly tone: "linen" | "white" | "mist" | "pine" | "ember" | null;
  readonly anchor: string;
}

/** What an editor places on a page. */

export type Slice =
  | HeroSlice
  | PageHeadSlice
  | FinderSlice
  | ProductCardsSlice
  | OfferCardsSlice
  | DestinationsSlice
  | SplitSlice
  | FeaturesSlice
  | StepsSlice
  | ComparisonTableSlice
  | CoverPointsSlice
  | DocumentsSlice
  | GuideCardsSlice
  | FaqSlice
  | RichTextSlice
  | ContactBlockSlice
  | RatingSlice
  | CtaBandSlice
  | UnknownSlice;
