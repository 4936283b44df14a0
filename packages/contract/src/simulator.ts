/** The slice simulator: what its address states. The admin writes it, the site reads it. */

/** Samples of a slice: with normal texts, with texts of full length, and without pictures. */
export const SAMPLE_KINDS = ["normal", "long", "plain"] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/**
 * The sample that is written beside the component, in English, also when a live page has the slice.
 * The pictures of the slices are drawn from it.
 */
export const WRITTEN_SAMPLE = "written";

/** Slices that the site builds from a document. Editors cannot place them. */
export const BUILT_SLICES = [
  "product_hero",
  "mini_bar",
  "plan_market",
  "plan_price",
  "product_catalogue",
  "plan_comparison",
  "eligibility_page",
  "form",
  "article_head",
  "article_foot",
  "place_head",
  "emergency_head",
  "country_facts",
  "country_list",
  "region_cards",
  "teasers",
  "link_cards",
  "unknown_slice",
  "message_page",
] as const;
export type BuiltSlice = (typeof BUILT_SLICES)[number];

/** What the simulator shows. An empty value stands for the usual one. */
export interface Simulation {
  readonly slice: string;
  readonly locale: string;
  readonly audience: string;
  readonly tone: string;
  /** `field:option` of a choice of the slice. */
  readonly variation: string;
  readonly sample: string;
}
