/** Finds the main limit of a plan among the facts of its page. Pure. */
import type { Plan } from "@orlaya/content";
import type { PlanLimit } from "@orlaya/slices";

/** An amount of money, for example `3 000 000 €` or `10 000 000 HKD`. */
const AMOUNT = /^\d[\d\s.,]*\s(?:[€£$]|[A-Z]{3})$/;

/** Returns the first fact that is an amount of money; null when no fact is one. */
export function findLimit({
  product_data: { facts },
}: Pick<Plan, "product_data">): PlanLimit | null {
  return facts.find(({ value }) => AMOUNT.test(value.trim())) ?? null;
}
