/** Shapes of previews of what visitors will see. Also read in the browser. */
/**
 * What is previewed. `campaigns`: the site just after one campaign. `moments`: the site at a time,
 * after everything that is planned until then.
 */
export const PLANNED_STATE_KINDS = ["campaigns", "moments"] as const;
export type PlannedStateKind = (typeof PLANNED_STATE_KINDS)[number];

/** One preview: a campaign by its id, or a moment by the id that contains it (moment.ts). */
export interface PlannedStateSubject {
  readonly of: PlannedStateKind;
  readonly id: string;
}

/** Whether a text is the name of a kind. */
export const isPlannedStateKind = (value: unknown): value is PlannedStateKind =>
  (PLANNED_STATE_KINDS as readonly unknown[]).includes(value);

/** A change that is planned, as the admin lists it. */
export interface ShownPlan {
  readonly key: string;
  readonly kind: "campaign" | "publish" | "unpublish" | "set";
  readonly title: string;
  /** ISO 8601; empty when it has no time. */
  readonly at: string;
  /** Page of the admin. */
  readonly href: string;
  /** Why it would not become visible, in words; empty when it would. */
  readonly problem: string;
}
