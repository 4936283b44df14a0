import type { Plan } from "@orlaya/content";
import type { ProductCardData } from "@orlaya/slices";
import { chooseLeadingPlans } from "./plans.ts";
import { resolveEntity, type ResolveContext } from "./resolve/index.ts";

/** Resolved plans of a list: some are rendered as cards, the others as links. */
export interface PlanCards {
  readonly cards: readonly ProductCardData[];
  readonly others: readonly ProductCardData[];
}

/**
 * Maximum number of plans that are rendered as cards. The others follow as links, so that a page
 * stays readable on a phone.
 */
const MOST_CARDS = 4;

/**
 * Divides plans into cards and others.
 * @param code ISO code of the country of the page; the plans made for this country are among the
 * cards
 */
export function resolvePlanCards(
  plans: readonly Plan[],
  context: ResolveContext,
  code = "",
): PlanCards {
  const resolve = (shown: readonly Plan[]): readonly ProductCardData[] =>
    shown.flatMap((plan) => resolveEntity("product_page", plan, context) ?? []);
  // One more card needs less space than a heading above a single link.
  const most = plans.length === MOST_CARDS + 1 ? MOST_CARDS + 1 : MOST_CARDS;
  const leading = chooseLeadingPlans(plans, code, most);
  return {
    cards: resolve(leading),
    others: resolve(plans.filter((plan) => !leading.includes(plan))),
  };
}

/** Returns the total number of plans. */
export const countPlans = ({ cards, others }: PlanCards): number => cards.length + others.length;
