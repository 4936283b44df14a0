/** Makes planned campaigns visible when their time has come. */
import { createLocalReq, type Payload } from "payload";
import { createAccountReq } from "../accounts/account-request.ts";
import { readString } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { getAdminMessages } from "@orlaya/messages/admin";
import { CAMPAIGN_KIND, queueNotice } from "../notices/queue-notices.ts";
import { runSql, sql } from "../sql.ts";
import { publishCampaign } from "./run.ts";
import type { Campaign, Problem } from "./shapes.ts";
import { loadCampaign, updateCampaign } from "./store.ts";

/**
 * Time in ms after which another process may take over a campaign. When a process ends while it
 * makes a campaign visible, its transaction is not stored.
 */
const LEASE = 30_000;
/** Claims a campaign that is due, so that one process makes it visible. @returns its id */
async function claim(payload: Payload, now: Date): Promise<string | null> {
  const time = now.toISOString();
  const lease = new Date(now.getTime() + LEASE).toISOString();
  const due = sql`(("state" = 'planned' AND "at" <= ${time}) OR ("state" = 'running' AND "lease" <= ${time}))`;
  // After a wait for the lock of another process the outer condition is evaluated again.
  const rows = await runSql(
    payload,
    sql`UPDATE "campaigns" SET "state" = 'running', "lease" = ${lease} WHERE ${due} AND "id" IN
      (SELECT "id" FROM "campaigns" WHERE ${due} ORDER BY "at" LIMIT 1) RETURNING "id"`,
  );
  return readString(rows[0]?.["id"]) || null;
}

async function makeVisible(payload: Payload, campaign: Campaign): Promise<readonly Problem[]> {
  const req = await createAccountReq(payload, campaign.planner);
  if (!req) return [{ item: "", message: getAdminMessages("en")("campaign.noPlanner") }];
  const problems = await publishCampaign(req, campaign);
  if (problems.length === 0)
    await note(
      req,
      "campaign live",
      "campaigns",
      { id: campaign.id, title: campaign.name },
      { changes: [writeChange("state", "planned", "live")] },
    );
  return problems;
}

/** Stores why a campaign could not go live, and mails it to its planner. */
async function storeFailure(
  payload: Payload,
  { id, name, plannedBy }: Campaign,
  problems: readonly Problem[],
): Promise<void> {
  await updateCampaign({ payload }, id, { state: "failed", problems });
  const text = problems.map(({ message }) => message).join(" ");
  const data = { campaign: id, title: name, text };
  const req = await createLocalReq({}, payload);
  const changes = [writeChange("state", "planned", "failed"), writeChange("problem", null, text)];
  await note(req, "campaign failed", "campaigns", { id, title: name }, { changes });
  await queueNotice(req, { kind: CAMPAIGN_KIND, to: plannedBy, data });
}

/** Makes the campaigns visible that are due. @returns how many are live and how many failed */
export async function publishDueCampaigns(
  payload: Payload,
  now = new Date(),
): Promise<{ readonly live: number; readonly failed: number }> {
  let [live, failed] = [0, 0];
  for (;;) {
    const id = await claim(payload, now);
    const campaign = id === null ? null : await loadCampaign({ payload }, id);
    if (!campaign) return { live, failed };
    const problems = await makeVisible(payload, campaign).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: "A campaign could not go live.", campaign: id });
      const message = error instanceof Error ? error.message : "";
      return [{ item: "", message }];
    });
    if (problems.length === 0) live += 1;
    else {
      failed += 1;
      await storeFailure(payload, campaign, problems);
    }
  }
}
