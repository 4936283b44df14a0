/** The plans of a preview of a campaign or of a moment. */
import type { PayloadRequest } from "payload";
import type { Campaign } from "../campaigns/shapes.ts";
import { loadCampaign } from "../campaigns/store.ts";
import { readMomentId } from "../planned-states/moment.ts";
import { listDeleted, listPlans, loadCampaignPlan, type Plan } from "../planned-states/plans.ts";
import type { PlannedStateSubject } from "../planned-states/shapes.ts";
import { getSay } from "../labels/request-words.ts";

/** Why there is nothing to show. `over`: a campaign that is live or was undone, a moment in the past. */
export type NoState =
  | { readonly reason: "none" | "over" }
  /** In words. */
  | { readonly reason: "broken"; readonly message: string };
export type Loaded<T> =
  { readonly ok: true; readonly value: T } | ({ readonly ok: false } & NoState);

/** What is previewed, with the plans that it contains. */
export interface Planned {
  readonly subject: PlannedStateSubject;
  readonly campaign: Campaign | null;
  readonly at: string;
  readonly zone: string;
  readonly plans: readonly Plan[];
}

/** Loads the plans of a preview, or says why there is nothing to show. */
export async function loadPlanned(
  req: PayloadRequest,
  subject: PlannedStateSubject,
): Promise<Loaded<Planned>> {
  const { payload } = req;
  if (subject.of === "moments") {
    const moment = readMomentId(subject.id);
    if (!moment) return { ok: false, reason: "none" };
    if (Date.parse(moment.at) <= Date.now()) return { ok: false, reason: "over" };
    const plans = await listPlans(payload, moment.at);
    return { ok: true, value: { subject, campaign: null, ...moment, plans } };
  }
  const campaign = await loadCampaign({ payload }, subject.id);
  if (!campaign) return { ok: false, reason: "none" };
  const { state, at, zone } = campaign;
  if (state === "live" || state === "running" || state === "undone")
    return { ok: false, reason: "over" };
  const say = getSay(req);
  const plan = await loadCampaignPlan(payload, campaign);
  const broken = (message: string) => ({ ok: false, reason: "broken", message }) as const;
  if (plan.items.length === 0) return broken(say("campaign.empty"));
  const deleted = await listDeleted(req, plan);
  if (deleted.length > 0)
    return broken(
      say("plannedState.deleted", { count: deleted.length, titles: deleted.join(", ") }),
    );
  const time = state === "planned" ? { at, zone } : { at: "", zone: "" };
  return { ok: true, value: { subject, campaign, ...time, plans: [plan] } };
}
