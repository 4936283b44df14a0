/** Names of the filters (spec §2); a form sends them as the query of the page. */
export const CATALOGUE_FILTERS = [
  "country-of-residence",
  "country-of-destination",
  "needs",
] as const;
/** Name of a filter. */
export type CatalogueFilter = (typeof CATALOGUE_FILTERS)[number];
