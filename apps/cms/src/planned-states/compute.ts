/**
 * The state at a moment: what visitors see now, with planned changes made in their order. The
 * preview of a campaign is the state just after that campaign alone.
 */
import { createLocalReq, type PayloadRequest } from "payload";
import { getSay } from "../labels/request-words.ts";
import {
  createPlannerReq,
  listDeleted,
  listPlanDocuments,
  loadPlanItems,
  type Plan,
} from "./plans.ts";
import { computeRules, type PlannedRules } from "./rules.ts";
import { trySteps, type Made, type Refused, type Step } from "./try-steps.ts";

/** A plan that would not become visible. */
export interface FailedPlan {
  readonly plan: Plan;
  /** Id of the change of a campaign; empty for the plan as a whole. */
  readonly item: string;
  /** Why, in the language of the request. */
  readonly message: string;
}
/** The state after plans. */
export interface PlannedState<T> {
  /** What was read of it. */
  readonly value: T;
  readonly applied: readonly Plan[];
  readonly failed: readonly FailedPlan[];
  readonly rules: PlannedRules;
}
/** Reads what visitors would see, with a request in the transaction of the changes. */
export type ReadPlannedState<T> = (req: PayloadRequest, made: Made) => Promise<T>;

const fail = (plan: Plan, message: string, item = ""): FailedPlan => ({ plan, item, message });

/** Creates the step that makes a plan, or says why nobody can make it. */
async function createStep(req: PayloadRequest, plan: Plan): Promise<Step | FailedPlan> {
  const say = getSay(req);
  const deleted = await listDeleted(req, plan);
  if (deleted.length > 0)
    return fail(
      plan,
      say("plannedState.deleted", { count: deleted.length, titles: deleted.join(", ") }),
    );
  const own = await createPlannerReq(req, plan);
  if (!own) return fail(plan, say("plan.why.account"));
  return {
    key: plan.key,
    collections: listPlanDocuments(plan).map(({ collection }) => collection),
    load: (inside) => loadPlanItems(inside, plan),
    req: own,
    isChecked: true,
  };
}

/**
 * Computes the state after plans. A plan that is refused changes nothing, as when its time comes:
 * then the others are made again without it.
 */
export async function computePlannedState<T>(
  req: PayloadRequest,
  plans: readonly Plan[],
  read: ReadPlannedState<T>,
): Promise<PlannedState<T>> {
  const failed: FailedPlan[] = [];
  let steps: Step[] = [];
  for (const plan of plans) {
    const step = await createStep(req, plan);
    if ("key" in step) steps.push(step);
    else failed.push(step);
  }
  for (;;) {
    const tried = await trySteps(req, steps, read);
    if (tried.ok) return finish(req, plans, tried.value, failed);
    const plan = plans.find(({ key }) => key === tried.step);
    if (plan) failed.push(fail(plan, tried.message, tried.item));
    steps = steps.filter(({ key }) => key !== tried.step);
  }
}

async function finish<T>(
  req: PayloadRequest,
  plans: readonly Plan[],
  value: T,
  failed: readonly FailedPlan[],
): Promise<PlannedState<T>> {
  const known = new Set(failed.map(({ plan }) => plan.key));
  const rules = await computeRules(
    req,
    plans.filter(({ key }) => !known.has(key)),
  );
  const refused = plans.flatMap((plan) => {
    const reason = rules.refused.get(plan.key);
    return reason === undefined ? [] : [fail(plan, reason)];
  });
  const all = [...failed, ...refused];
  const applied = plans.filter((plan) => !all.some((each) => each.plan === plan));
  return { value, applied, failed: all, rules };
}

/**
 * Computes the state just after one campaign. The checks of a publication are left out, because it
 * is previewed before it is approved.
 * @returns the refusal when its changes cannot be made
 */
export async function computeCampaign<T>(
  req: PayloadRequest,
  plan: Plan,
  read: ReadPlannedState<T>,
): Promise<PlannedState<T> | Refused> {
  const service = Object.assign(await createLocalReq({}, req.payload), {
    i18n: req.i18n,
    t: req.t,
  });
  const step: Step = {
    key: plan.key,
    collections: listPlanDocuments(plan).map(({ collection }) => collection),
    load: () => Promise.resolve(plan.items),
    req: service,
    isChecked: false,
  };
  const tried = await trySteps(req, [step], read);
  return tried.ok ? finish(req, [plan], tried.value, []) : tried;
}
