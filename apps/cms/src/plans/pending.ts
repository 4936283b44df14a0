/** Jobs of planned publications that have not run. A job is deleted when it is done. */
import type { Payload } from "payload";
import type { Stored } from "../fields/record.ts";

/** A job as it is stored: `input` (see `readPlan`), `waitUntil` and others. */
type Job = Stored & { readonly id: string };

/**
 * Lists the jobs of planned publications that have not run and have not failed, in the order in
 * which the service runs them.
 * @param until only those that are due by then, in ISO 8601
 */
export async function listPendingJobs(
  { db }: Pick<Payload, "db">,
  until?: string,
): Promise<readonly Job[]> {
  const { docs } = await db.find<Job>({
    collection: "payload-jobs",
    where: {
      and: [
        { taskSlug: { equals: "schedulePublish" } },
        { hasError: { not_equals: true } },
        { completedAt: { exists: false } },
        ...(until === undefined ? [] : [{ waitUntil: { less_than_equal: until } }]),
      ],
    },
    limit: 0,
    pagination: false,
    sort: ["waitUntil", "createdAt"],
  });
  return docs;
}
