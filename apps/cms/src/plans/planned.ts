/** Planned publications that are still to come. */
import type { Payload } from "payload";
import { getRights, isInScope, type Actor } from "../access/roles.ts";
import type { IndexedDocument } from "../documents/indexed-document.ts";
import { loadIndexed } from "../documents/lists.ts";
import { readIso, readString, record } from "../fields/record.ts";
import type { Plan } from "./check.ts";
import { listPendingJobs } from "./pending.ts";
import { readPlan, readPlanner } from "./plan.ts";

export interface PlannedPublication {
  readonly id: string;
  readonly plan: Plan;
  readonly document: IndexedDocument;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Lists the planned publications of the documents that a user edits, and those that the user
 * planned. The next one comes first.
 */
export async function listPlanned(
  payload: Payload,
  actor: Actor,
): Promise<readonly PlannedPublication[]> {
  const jobs = await listPendingJobs(payload);
  const plans = jobs.map((row) => ({ row, plan: readPlan(row["input"]) }));
  const documents = await loadIndexed(
    payload,
    plans.map(({ plan }) => plan.id),
  );
  return plans.flatMap(({ row, plan }) => {
    const document = documents.get(plan.id);
    const isOwn = readPlanner(row["input"]) === actor.id;
    const isShown = document && (isOwn || !getRights(actor).scoped || isInScope(actor, document));
    return isShown ? [{ id: row.id, plan, document, at: readIso(row["waitUntil"]) }] : [];
  });
}

/** A publication of one document that is still to come, with its planner. */
export interface DocumentPlan {
  readonly type: Plan["type"];
  /** ISO 8601. */
  readonly at: string;
  /** Time zone in which the planner meant the time; empty when the plan names none. */
  readonly zone: string;
  /** Mail address of the planner. */
  readonly by: string;
}

/** Lists what is planned for a document. The next plan comes first. */
export async function listPlansOf(payload: Payload, id: string): Promise<readonly DocumentPlan[]> {
  const jobs = await listPendingJobs(payload);
  return jobs.flatMap((row) => {
    const plan = readPlan(row["input"]);
    if (plan.id !== id) return [];
    const { by, timezone } = record(row["input"]);
    const at = readIso(row["waitUntil"]);
    return [{ type: plan.type, at, zone: readString(timezone), by: readString(by) }];
  });
}

/** Returns the ids of the documents of which a publication is planned. */
export async function listPlannedIds(payload: Payload): Promise<ReadonlySet<string>> {
  const plans = (await listPendingJobs(payload)).map(({ input }) => readPlan(input));
  return new Set(plans.filter(({ type }) => type === "publish").map(({ id }) => id));
}
