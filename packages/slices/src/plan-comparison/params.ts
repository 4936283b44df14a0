/** Query parameter of the comparison and of the plan list: the uid of a plan. It may be repeated. */
export const PLAN_PARAM = "plan";
/** Maximum number of plans that are compared. */
export const MOST_PLANS = 3;
/** Minimum number of plans that are compared. */
export const FEWEST_PLANS = 2;
