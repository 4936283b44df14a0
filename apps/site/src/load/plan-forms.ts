/** The form pages of the plans of a site (spec §2 Product form page). */
import type { PlanForm } from "@orlaya/content";

/** Paths of the form pages of a plan; null for a page that the site does not have. */
export interface PlanFormPaths {
  /** Page where the finder checks whether the plan is open to the visitor. */
  readonly check: string | null;
  /** Page with a form, where the visitor asks for a quote. */
  readonly request: string | null;
}

/** Returns the paths of the form pages of a plan, the first of each kind. */
export function findPlanForms(forms: readonly PlanForm[] | null, planId: string): PlanFormPaths {
  const own = (forms ?? []).filter(({ path, product }) => path !== "" && product?.id === planId);
  return {
    check: own.find(({ form }) => form === null)?.path ?? null,
    request: own.find(({ form }) => form !== null)?.path ?? null,
  };
}
