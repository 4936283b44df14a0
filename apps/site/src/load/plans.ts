/** The plans of a site: the order in which lists show them, and which one a product of the rules is. */
import type { Plan } from "@orlaya/content";
import type { PlanProduct } from "@orlaya/finder/eligibility";
import type { Need } from "@orlaya/finder/need";

/** Needs in the order of the profiles (spec §3): to live abroad, to stay for months, to travel, to study. */
const NEED_ORDER: readonly string[] = [
  "expat",
  "short-stay-abroad",
  "travel",
  "study-abroad",
] satisfies readonly Need[];

/** Place of a plan's first need; a plan without a known one comes last. */
export function getNeedRank(plan: Plan): number {
  return Math.min(
    NEED_ORDER.length,
    ...plan.cover_types
      .map(({ document }) => NEED_ORDER.indexOf(document?.key ?? ""))
      .filter((rank) => rank >= 0),
  );
}

/** By need; within a need the international plans (spec §4 "global offer") before the local ones; else in the order in which they come. */
export function sortPlans(plans: readonly Plan[]): readonly Plan[] {
  return plans.toSorted(
    (a, b) => getNeedRank(a) - getNeedRank(b) || Number(b.global_offer) - Number(a.global_offer),
  );
}

/**
 * The page of a site for a product of the rules, which name the plan's page for private individuals: that page itself, or
 * the professional one that an editor made of the same plan. Null where the site has none (docs/decisions/11).
 */
export function findPlan(plans: readonly Plan[], { url }: PlanProduct): Plan | null {
  return (
    plans.find(
      (plan) => url !== null && (plan.path === url || plan.private_plan?.document?.path === url),
    ) ?? null
  );
}

/** Whether a plan goes to this country (ISO code) and to no other. */
export function isMadeFor(plan: Plan, code: string): boolean {
  const [only, ...others] = plan.destination_countries.map((found) =>
    found.trim().slice(0, 2).toUpperCase(),
  );
  return (
    code !== "" && only === code && others.length === 0 && plan.destination_groups.length === 0
  );
}

/**
 * The plans of which a short list shows whole cards, in their order: those made for this country, the first of each
 * need, and after them the next ones, until there are `most`.
 */
export function chooseLeadingPlans(
  plans: readonly Plan[],
  code: string,
  most: number,
): readonly Plan[] {
  const elsewhere = plans.filter((plan) => !isMadeFor(plan, code));
  const first = plans.filter(
    (plan) =>
      isMadeFor(plan, code) ||
      elsewhere.find((other) => getNeedRank(other) === getNeedRank(plan)) === plan,
  );
  const chosen = new Set([...new Set([...first, ...plans])].slice(0, Math.max(most, first.length)));
  return plans.filter((plan) => chosen.has(plan));
}
