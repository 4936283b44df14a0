/** What is wrong in a table of premiums. */

/** Kinds of problems. Each has one sentence in the languages of the admin. */
export const PREMIUM_PROBLEMS = [
  "columns",
  "level",
  "long",
  "cells",
  "age",
  "area",
  "country",
  "excess",
  "amount",
  "twice",
  "bands",
  "hole",
  "order-age",
  "order-area",
  "order-excess",
  "order-level",
] as const;

export interface PremiumProblem {
  readonly kind: (typeof PREMIUM_PROBLEMS)[number];
  /** Line of the text, from 1. */
  readonly line: number;
  /** What is written there, or the combination that is missing. */
  readonly value: string;
}
