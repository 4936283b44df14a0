/** What may happen to a plan whose review is overdue for longer than the days of the settings. */
export const OVERDUE_ACTIONS = ["remind", "noindex", "unpublish"] as const;
export type OverdueAction = (typeof OVERDUE_ACTIONS)[number];
