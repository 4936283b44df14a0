/** Field selections for queries that do not read whole documents. */

const LINK = {
  title: true,
  path: true,
  uid: true,
  locale: true,
  audience: true,
  _status: true,
} as const;

const CARD = {
  ...LINK,
  tag: true,
  card: true,
  starting_price: true,
  currency: true,
  price_frequency: true,
  price_mark: true,
  legal_reference: true,
  // The age of the starting price.
  premiums: true,
} as const;

/**
 * Fields of related documents inside other documents, by collection: enough for a link or a card.
 */
export const POPULATE = {
  page_single: LINK,
  page_generic: LINK,
  page_region: LINK,
  page_country: LINK,
  guide_taxonomy: LINK,
  guide_theme: LINK,
  page_form: LINK,
  page_landing: LINK,
  page_error: LINK,
  page_offer: {
    ...LINK,
    card: true,
  },
  product_page: CARD,
  page_guide: { ...LINK, image: true, reading_minutes: true, theme_label: true, theme: true },
  page_article: { ...LINK, image: true },
  page_faq: { ...LINK, answer: true },
  offer: { uid: true, key: true, title: true },
  group_of_countries: { uid: true },
  countries: { code: true, names: true, map: true },
  cover_types: {
    key: true,
    title: true,
    description: true,
    icon: true,
    locale: true,
    _status: true,
  },
  media: {
    alt: true,
    decorative: true,
    width: true,
    height: true,
    focalX: true,
    focalY: true,
    renditions: true,
    social: true,
    credit: true,
  },
} as const;

/** A product page with its card and its targeting. */
export const PLAN = {
  ...CARD,
  offer: true,
  private_plan: true,
  product_data: true,
  location_groups: true,
  destination_groups: true,
  destination_countries: true,
  locations: true,
  excluded_destinations: true,
  excluded_locations: true,
  cover_types: true,
  languages: true,
  global_offer: true,
} as const;

/** Fields that a list shows of a document, by collection. */
export const LISTED = {
  page_guide: {
    ...LINK,
    lead: true,
    image: true,
    reading_minutes: true,
    theme_label: true,
    theme: true,
    offer: true,
  },
  guide_theme: { ...LINK, image: true, seo: true },
  guide_taxonomy: { ...LINK, image: true, seo: true },
  page_article: { ...LINK, lead: true, image: true, published_on: true },
  page_faq: { ...LINK, answer: true, moment: true },
  page_generic: { ...LINK, page_type: true, parent: true, seo: true },
  page_form: { ...LINK, page_type: true, seo: true },
} as const;

/** A country as the finders and forms list it. */
export const COUNTRY = {
  code: true,
  names: true,
  aliases: true,
  rank: true,
  dial: true,
  region: true,
} as const;

/** A country as its page shows it. */
export const PLACE = {
  code: true,
  names: true,
  rank: true,
  dial: true,
  region: true,
  map: true,
  facts: true,
} as const;

/** A form page of a plan: its plan, and its form, if it has one. */
export const PLAN_FORM = { path: true, product: true, form: true } as const;

/** A region with its globe. */
export const REGION = { ...LINK, image: true } as const;
/** A clause: its name in references, and its text. */
export const CLAUSE = { uid: true, text: true, locale: true } as const;
/** A group of countries. */
export const GROUP = { uid: true, names: true, countries: true } as const;

/** A row of the route index without the text of the site search, which is most of a row. */
export const ROUTE = {
  path: true,
  locale: true,
  audience: true,
  type: true,
  document: true,
  group: true,
  title: true,
  breadcrumb: true,
  lastmod: true,
  noindex: true,
  indexing: true,
  sitemap: true,
} as const;
