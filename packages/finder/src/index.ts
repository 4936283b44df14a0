/**
 * Decides which plan fits a visitor, and explains why. Pure, and without a framework.
 *
 * - need: the quote-by-need finder
 * - eligibility: rules → release, cascade, verification
 * - search: country fields
 * - data: the authored eligibility data and its validation
 */
export * from "./need/index.ts";
export * from "./search/index.ts";
export * from "./data/index.ts";
export * from "./eligibility/index.ts";
