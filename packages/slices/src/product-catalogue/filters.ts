/** Names of the filters (spec §2), which are also the query parameters of the form. */
export const CATALOGUE_FILTERS = [
  "country-of-residence",
  "country-of-destination",
  "needs",
] as const;
/** Name of a filter. */
export type CatalogueFilter = (typeof CATALOGUE_FILTERS)[number];
