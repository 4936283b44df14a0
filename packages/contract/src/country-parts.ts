/**
 * Parts of the page of a country, in their order. The site builds the page by this table, and the
 * admin explains it to editors. `slices`: the slices of the editor.
 */
export const COUNTRY_PARTS = ["head", "facts", "plans", "slices", "finder", "neighbours"] as const;
export type CountryPart = (typeof COUNTRY_PARTS)[number];
