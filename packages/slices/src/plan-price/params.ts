/** Query parameters of the price of a plan page. They have the same meaning in every language. */
export const PREMIUM_PARAMS = ["age", "area", "excess", "level"] as const;
export type PremiumParam = (typeof PREMIUM_PARAMS)[number];
