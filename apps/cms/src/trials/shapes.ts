/** What the view of a trial shows. Also read in the browser. */
import type { Field } from "@orlaya/finder/eligibility";
import type { ShownRule } from "../eligibility/shapes.ts";

/** What answers lead to. `open`: answers are missing, and rules still match. */
export type TriedOutcome =
  | { readonly kind: "plan"; readonly plan: string; readonly quote: string | null }
  | { readonly kind: "ask" | "none" | "open" };

export interface TriedRule extends ShownRule {
  /** Whether the rule is not among those of the other version, or differs there. */
  readonly differs: boolean;
}
/** How many rules do not contain an answer. */
export interface TriedExclusion {
  readonly field: Field;
  /** Name of the answer in the language of the reader. */
  readonly value: string;
  readonly count: number;
}
/** A change of one answer that leads to a plan. */
export interface TriedChange {
  readonly field: Field;
  /** ISO code or profile id. */
  readonly code: string;
  readonly value: string;
  /** Name of the plan; empty while answers are missing, and where nationality is asked first. */
  readonly plan: string;
}
/** One step of the finder with one version of the rules. */
export interface TriedStep {
  readonly outcome: TriedOutcome;
  /** The first of the rules that still match, and how many do. */
  readonly matching: readonly TriedRule[];
  readonly count: number;
  readonly excluded: readonly TriedExclusion[];
  /** The nearest changes, at most three of each answer. */
  readonly nearest: readonly TriedChange[];
}
/** The same answers with the rules of a set and with the live ones. */
export interface TriedAnswers {
  readonly fingerprint: string;
  readonly trial: TriedStep;
  readonly live: TriedStep;
  /** Whether the outcomes differ. */
  readonly differs: boolean;
  readonly milliseconds: number;
}
