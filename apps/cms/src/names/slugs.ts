/**
 * Names of the collections, and which of them are pages, modules or chrome. All other files read
 * these lists.
 */

/** Collections of the page factory, whose documents have a path. */
export const PAGE_COLLECTIONS = [
  "page_single",
  "page_generic",
  "page_region",
  "page_country",
  "page_guide",
  "guide_taxonomy",
  "guide_theme",
  "page_offer",
  "product_page",
  "page_form",
  "page_article",
  "page_faq",
  "page_landing",
  "page_error",
] as const;
export type PageCollection = (typeof PAGE_COLLECTIONS)[number];

/** Collections with one document per locale, shown inside pages. */
export const MODULE_COLLECTIONS = [
  "company",
  "clause",
  "offer",
  "header_module",
  "navigation_module",
  "footer_module",
  "module_lisa",
  "module_eligibility",
  "cover_types",
  "module_card",
  "module_contact",
  "module_rating",
  "forms",
] as const;

/**
 * Collections that every page shows. Publishing one of their documents changes all pages of its
 * site and language.
 */
export const CHROME_COLLECTIONS: readonly string[] = [
  "header_module",
  "navigation_module",
  "footer_module",
];

/** Whether a collection's documents have a path. */
export const isPageCollection = (slug: string): slug is PageCollection =>
  (PAGE_COLLECTIONS as readonly string[]).includes(slug);

/** Collections of documents with drafts, which a preview can show. */
export type PreviewedCollection = PageCollection | (typeof MODULE_COLLECTIONS)[number];
/** Whether a preview can show the documents of a collection. */
export const isPreviewed = (slug: string): slug is PreviewedCollection =>
  isPageCollection(slug) || (MODULE_COLLECTIONS as readonly string[]).includes(slug);
