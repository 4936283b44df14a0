/**
 * Row that stores the counters and dates of the service. A change reads and writes the whole row,
 * so changes run one after the other.
 */
import type { Payload, Where } from "payload";
import { readIso, record, type Stored } from "../fields/record.ts";

let turn: Promise<unknown> = Promise.resolve();

/** Changes the state of the service after every earlier change. */
export function updateState(payload: Payload, change: (state: Stored) => Stored): Promise<unknown> {
  const work = turn.then(async () => {
    const state = record(await payload.findGlobal({ slug: "service_state", depth: 0 }));
    return payload.updateGlobal({ slug: "service_state", data: change(state), depth: 0 });
  });
  turn = work.catch(() => undefined);
  return work;
}

/** Time in ms after which a job that is due counts as late (content-service §1). */
export const LATE_MS = 2 * 60 * 1000;
export interface JobsState {
  /** ISO 8601; empty when scheduled work never ran. */
  readonly lastRun: string;
  /** Jobs that are due and not done. */
  readonly late: number;
  /** Jobs that failed and are not marked as seen. */
  readonly failed: number;
}

/** Returns the condition for jobs that are not done and were due before a time. @param before in ms */
export function whereDue(before: number): Where {
  return {
    and: [
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      { waitUntil: { less_than: new Date(before).toISOString() } },
    ],
  };
}

/** Loads the state of scheduled work. @throws when the database does not respond */
export async function loadJobsState(payload: Payload): Promise<JobsState> {
  const { jobs_last_run: lastRun } = record(
    await payload.findGlobal({ slug: "service_state", depth: 0 }),
  );
  const due = await payload.count({
    collection: "payload-jobs",
    where: whereDue(Date.now() - LATE_MS),
  });
  const failed = await payload.count({
    collection: "payload-jobs",
    where: { hasError: { equals: true } },
  });
  return { lastRun: readIso(lastRun), late: due.totalDocs, failed: failed.totalDocs };
}
