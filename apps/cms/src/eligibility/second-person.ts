/**
 * Second-person rule of the eligibility rules (approval/second-person.ts states when it holds): a
 * user who changed the rules may not accept the resulting findings, and a user who asked for a
 * release may not confirm it.
 */
import type { Payload } from "payload";
import { loadLiveRecord } from "../releases/stored-releases.ts";
import { TABLES } from "./tables.ts";

export const SECOND_PERSON =
  "You have changed the rules since the last release. Ask a colleague to accept this finding.";

export const SECOND_CONFIRMATION =
  "You asked for this release yourself. Ask a colleague to confirm it.";

/**
 * Counts the changes of the eligibility data since the live release was made, according to the audit
 * log.
 * @param user id of an account; absent: changes of all
 */
export async function countChangesSinceRelease(payload: Payload, user?: string): Promise<number> {
  const live = await loadLiveRecord(payload);
  const { accepted: _accepted, ...tables } = TABLES;
  const names = Object.entries(tables).flatMap(([table, { collection }]) => [table, collection]);
  const { totalDocs } = await payload.count({
    collection: "audit_log",
    where: {
      and: [
        ...(user === undefined ? [] : [{ user: { equals: user } }]),
        { collection: { in: names } },
        { at: { greater_than: live?.time ?? new Date(0).toISOString() } },
      ],
    },
  });
  return totalDocs;
}

/** Whether a user changed the eligibility data since the live release was made. */
export const hasChangedSinceRelease = async (payload: Payload, user: string): Promise<boolean> =>
  (await countChangesSinceRelease(payload, user)) > 0;
