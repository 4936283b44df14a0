/**
 * Second-person rule of the eligibility rules (approval/second-person.ts states when it holds): a
 * user who changed the rules may not accept the resulting findings, and a user who asked for a
 * release may not confirm it.
 */
import type { Payload, Where } from "payload";
import { readString, record } from "../fields/record.ts";
import { loadLiveRecord } from "../releases/stored-releases.ts";
import { TABLES } from "./tables.ts";

/** Entry of the audit log for an agreement to a changed scenario, which changes no rule. */
export const AGREE = "agree to scenario";

/** Returns the condition for changes of the rules since the live release, of one account or of all. */
async function whereChanged(payload: Payload, user?: string): Promise<Where> {
  const live = await loadLiveRecord(payload);
  const { accepted: _accepted, ...tables } = TABLES;
  const names = Object.entries(tables).flatMap(([table, { collection }]) => [table, collection]);
  return {
    and: [
      ...(user === undefined ? [] : [{ user: { equals: user } }]),
      { collection: { in: names } },
      { action: { not_equals: AGREE } },
      { at: { greater_than: live?.time ?? new Date(0).toISOString() } },
    ],
  };
}

/**
 * Counts the changes of the eligibility data since the live release was made, according to the audit
 * log.
 * @param user id of an account; absent: changes of all
 */
export async function countChangesSinceRelease(payload: Payload, user?: string): Promise<number> {
  const where = await whereChanged(payload, user);
  return (await payload.count({ collection: "audit_log", where })).totalDocs;
}

/** Whether a user changed the eligibility data since the live release was made. */
export const hasChangedSinceRelease = async (payload: Payload, user: string): Promise<boolean> =>
  (await countChangesSinceRelease(payload, user)) > 0;

/** Lists the mail addresses of those who changed the eligibility data since the live release. */
export async function listAuthorsSinceRelease(payload: Payload): Promise<readonly string[]> {
  const { docs } = await payload.find({
    collection: "audit_log",
    where: await whereChanged(payload),
    limit: 0,
    pagination: false,
    depth: 0,
  });
  return [...new Set(docs.map((row) => readString(record(row)["person"])).filter(Boolean))];
}
