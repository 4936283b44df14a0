/**
 * The plans of a site: their order in lists, and the lookup from a product of the rules to its
 * page.
 */
import type { Plan } from "@orlaya/content";
import type { PlanProduct } from "@orlaya/finder/eligibility";
import type { Need } from "@orlaya/finder/need";

/**
 * Needs in the order of the profiles (spec §3): living abroad, staying for months, travelling,
 * studying.
 */
const NEED_ORDER: readonly string[] = [
  "expat",
  "short-stay-abroad",
  "travel",
  "study-abroad",
] satisfies readonly Need[];

/**
 * Returns the position of the first need of a plan in NEED_ORDER. A plan without a known need comes
 * last.
 */
export function getNeedRank(plan: Plan): number {
  return Math.min(
    NEED_ORDER.length,
    ...plan.cover_types
      .map(({ document }) => NEED_ORDER.indexOf(document?.key ?? ""))
      .filter((rank) => rank >= 0),
  );
}

/**
 * Sorts plans by need. Within a need, international plans (spec §4 "global offer") come before
 * local plans; otherwise the order is kept.
 */
export function sortPlans(plans: readonly Plan[]): readonly Plan[] {
  return plans.toSorted(
    (a, b) => getNeedRank(a) - getNeedRank(b) || Number(b.global_offer) - Number(a.global_offer),
  );
}

/**
 * Finds the page of a site for a product of the rules. The rules contain the URL of the plan page
 * for private individuals. The result is that page, or the corporate page that an editor made for
 * the same plan. Null when the site has neither (docs/decisions/11).
 */
export function findPlan(plans: readonly Plan[], { url }: PlanProduct): Plan | null {
  return (
    plans.find(
      (plan) => url !== null && (plan.path === url || plan.private_plan?.document?.path === url),
    ) ?? null
  );
}

/** Whether this country (ISO code) is the only destination of a plan. */
export function isMadeFor(plan: Plan, code: string): boolean {
  const [only, ...others] = plan.destination_countries.map((found) =>
    found.trim().slice(0, 2).toUpperCase(),
  );
  return (
    code !== "" && only === code && others.length === 0 && plan.destination_groups.length === 0
  );
}

/**
 * Selects the plans that a short list shows as cards, in their order: the plans made for this
 * country and the first plan of each need, then the next plans until there are `most`.
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
