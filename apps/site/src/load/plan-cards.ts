import type { Plan } from "@orlaya/content";
import type { ProductCardData } from "@orlaya/slices";
import { chooseLeadingPlans } from "./plans.ts";
import { resolveEntity, type ResolveContext } from "./resolve/index.ts";

/** Plans of a list, resolved: some are shown as whole cards, the others as links. */
export interface PlanCards {
  readonly cards: readonly ProductCardData[];
  readonly others: readonly ProductCardData[];
}

/** Plans shown as whole cards; the others follow as links, so that a page stays readable on a phone. */
const MOST_CARDS = 4;

/** Divides plans into cards and others. The plans made for the page's country (its ISO code) are among the cards. */
export function resolvePlanCards(
  plans: readonly Plan[],
  context: ResolveContext,
  code = "",
): PlanCards {
  const resolve = (shown: readonly Plan[]): readonly ProductCardData[] =>
    shown.flatMap((plan) => resolveEntity("product_page", plan, context) ?? []);
  // One more as a card takes less room than a heading for it.
  const most = plans.length === MOST_CARDS + 1 ? MOST_CARDS + 1 : MOST_CARDS;
  const leading = chooseLeadingPlans(plans, code, most);
  return {
    cards: resolve(leading),
    others: resolve(plans.filter((plan) => !leading.includes(plan))),
  };
}

/** How many plans there are in total. */
export const countPlans = ({ cards, others }: PlanCards): number => cards.length + others.length;
