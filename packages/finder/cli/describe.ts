/** Describes plans and outcomes with the names of records. */
import type { RecordNames } from "../src/eligibility/names.ts";

interface PlanIds {
  readonly product: string;
  readonly funnel: string | null;
}

/** Returns a plan as `“MyHealth” via the funnel of “MyHealth”`. */
export function describePlan({ product, funnel }: PlanIds, names: RecordNames): string {
  const via = funnel === null ? "" : ` via the funnel of ${names("funnels", funnel)}`;
  return `${names("products", product)}${via}`;
}

/**
 * Returns an outcome of a difference (`product/funnel`, `product/-`, `none`, each with an optional
 * ` (asked)`) with names instead of ids.
 */
export function describeOutcome(outcome: string, names: RecordNames): string {
  const [, plan = "", asked = ""] = /^(.*?)( \(asked\))?$/.exec(outcome) ?? [];
  const question = asked === "" ? "" : " (nationality asked)";
  if (plan === "none") return `no plan${question}`;
  // An id may contain a slash, so the first part that is a product is taken.
  const at = [...plan.matchAll(/\//g)]
    .map(({ index }) => index)
    .find((index) => names("products", plan.slice(0, index)) !== plan.slice(0, index));
  if (at === undefined) return outcome;
  const funnel = plan.slice(at + 1);
  const ids = { product: plan.slice(0, at), funnel: funnel === "-" ? null : funnel };
  return `${describePlan(ids, names)}${question}`;
}
