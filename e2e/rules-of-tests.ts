/**
 * References of the eligibility rules that tests change. Each test has a rule of its own: tests run
 * at the same time, and an edit of a column that somebody else has changed is a conflict. Each rule
 * decides for an expatriate from Singapore.
 */
export const RULES = {
  sets: "01-SG-EXP-ME",
  table: "01-SG-EXP-SA",
  /** To Thailand. */
  trial: "01-SG-EXP-TH",
  /** To the United Kingdom. */
  scenarios: "01-SG-EXP-GB",
  history: "01-SG-EXP-CH",
  /** To the United Arab Emirates. */
  finderManagerDay: "01-SG-EXP-AE",
} as const;
