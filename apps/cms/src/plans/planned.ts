/** Planned publications that are still to come. */
import type { Payload } from "payload";
import { getRights, isInScope, type Actor } from "../access/roles.ts";
import type { IndexedDocument } from "../documents/indexed-document.ts";
import { loadIndexed } from "../documents/lists.ts";
import { readIso } from "../fields/record.ts";
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
