/** Describes answers and outcomes with the names of records. */
import { NOT_LISTED } from "../src/eligibility/index.ts";
import type { Answers } from "../src/eligibility/index.ts";
import type { RecordNames } from "../src/eligibility/names.ts";

/** Returns answers as `France → Singapore, “Expatriation”, nationality Italy`. */
export function describeAnswers(answers: Answers, names: RecordNames): string {
  const { residence, destination, profile, nationality } = answers;
  const called = (iso: string | null) => (iso === null ? "–" : names("countries", iso));
  const national =
    nationality === NOT_LISTED ? "nationality not listed" : `nationality ${called(nationality)}`;
  return [
    `${called(residence)} → ${called(destination)}`,
    ...(profile === null ? [] : [names("profiles", profile)]),
    ...(nationality === null ? [] : [national]),
  ].join(", ");
}

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
