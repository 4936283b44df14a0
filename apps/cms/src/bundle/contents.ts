/** What a bundle carries. A test fails when a collection or global is in neither list. */
import { MODULE_COLLECTIONS, PAGE_COLLECTIONS } from "../names/slugs.ts";

/**
 * Collections that a bundle carries, in the order in which an import writes them: most records come
 * after those to which they refer.
 */
export const CARRIED_COLLECTIONS: readonly string[] = [
  ...["media", "countries", "group_of_countries"],
  ...["country_lists", "products", "profiles", "funnels", "rules"],
  ...["finder_journeys", "finder_findings", "finder_agreements", "finder_releases"],
  ...["cover_types", ...MODULE_COLLECTIONS.filter((slug) => slug !== "cover_types")],
  ...PAGE_COLLECTIONS,
  ...["redirects", "translations", "market_checks"],
];

/** Globals that a bundle carries. */
export const CARRIED_GLOBALS: readonly string[] = [
  "finder_live",
  "finder_settings",
  "publishing_settings",
  "seed_state",
];

/** Fields of globals that belong to one service: the request that waits for a confirmation. */
export const LEFT_OUT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  finder_live: ["request"],
};

/** Why a collection or global is not in a bundle. */
export type Reason =
  /** Accounts, keys and what people did belong to one service. */
  | "account"
  /** Messages of visitors are personal data. */
  | "lead"
  /** A record of what happened on one service, which another one cannot prove. */
  | "record"
  /** Work that is not finished refers to people and times of one service. */
  | "work"
  /** An import computes it from the content. */
  | "derived"
  /** Part of Payload: locks, jobs, preferences and migrations of one service. */
  | "payload";

/** Collections and globals that a bundle does not carry, with the reason. */
export const LEFT_OUT: Readonly<Record<string, Reason>> = {
  users: "account",
  second_factors: "account",
  preview_links: "account",
  form_submissions: "lead",
  audit_log: "record",
  live_history: "record",
  search_counts: "record",
  revisions: "record",
  notices: "record",
  plan_reviews: "record",
  service_state: "record",
  reviews: "work",
  review_comments: "work",
  campaigns: "work",
  campaign_items: "work",
  finder_sets: "work",
  routes: "derived",
  document_index: "derived",
  document_links: "derived",
  link_findings: "derived",
  link_runs: "derived",
  "payload-jobs": "payload",
  "payload-kv": "payload",
  "payload-locked-documents": "payload",
  "payload-migrations": "payload",
  "payload-preferences": "payload",
};
