/** Publishes planned change sets when their time has come. */
import { getAdminMessages } from "@orlaya/messages/admin";
import type { Payload } from "payload";
import { readActor } from "../access/roles.ts";
import { createAccountReq } from "../accounts/account-request.ts";
import { readString, record } from "../fields/record.ts";
import { runSql, sql } from "../sql.ts";
import { announceSet } from "./review.ts";
import { publishSet } from "./publish.ts";
import { loadSet, updateSet } from "./store.ts";
import type { ChangeSet } from "./shapes.ts";

/** Time in ms after which another process may take over a set. */
const LEASE = 60_000;
/** Claims a set that is due, so that one process publishes it. @returns its id */
async function claim(payload: Payload, now: Date): Promise<string | null> {
  const time = now.toISOString();
  const lease = new Date(now.getTime() + LEASE).toISOString();
  const due = sql`"state" = 'planned' AND "at" <= ${time} AND ("lease" IS NULL OR "lease" <= ${time})`;
  const rows = await runSql(
    payload,
    sql`UPDATE "finder_sets" SET "lease" = ${lease} WHERE ${due} AND "id" IN
      (SELECT "id" FROM "finder_sets" WHERE ${due} ORDER BY "at" LIMIT 1) RETURNING "id"`,
  );
  return readString(rows[0]?.["id"]) || null;
}

/** Publishes a set as the account that planned it. @returns why it could not; empty when it is live */
async function publishPlanned(payload: Payload, set: ChangeSet): Promise<string> {
  const req = await createAccountReq(payload, set.planner);
  const actor = readActor(req?.user);
  if (!req || !actor) return getAdminMessages("en")("set.noPlanner");
  try {
    const refusals = await publishSet(req, actor, set);
    return refusals.map(({ message }) => message).join(" ");
  } catch (error) {
    payload.logger.error({ err: error, msg: "A change set could not go live.", set: set.id });
    return error instanceof Error && record(error)["isPublic"] === true
      ? error.message
      : getAdminMessages("en")("set.failed");
  }
}

/** Publishes the sets that are due. @returns how many are live and how many failed */
export async function publishDueSets(
  payload: Payload,
  now = new Date(),
): Promise<{ readonly live: number; readonly failed: number }> {
  let [live, failed] = [0, 0];
  for (;;) {
    const id = await claim(payload, now);
    const set = id === null ? null : await loadSet(payload, id);
    if (!set) return { live, failed };
    const problem = await publishPlanned(payload, set);
    if (problem === "") {
      live += 1;
      continue;
    }
    failed += 1;
    await updateSet(payload, set.id, { state: "draft", at: null, approval: null, problem });
    const req = await createAccountReq(payload, set.planner);
    const to = [...set.people, set.plannedBy];
    if (req)
      await announceSet(req, set, "set failed", { kind: "failed", to, person: "", text: problem });
  }
}
