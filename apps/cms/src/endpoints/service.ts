/** Endpoints for other processes and for the admin: health, changes and scheduled work. */
import { timingSafeEqual } from "node:crypto";
import { SERVICE_PATHS } from "@orlaya/contract";
import type { Endpoint, PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { publishDueCampaigns } from "../campaigns/due.ts";
import { publishDueSets } from "../sets/due.ts";
import { loadRevision, loadTagsSince } from "../revisions/revision.ts";
import { env } from "../env.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { deleteEmptyDrafts } from "../hooks/empty-drafts.ts";
import { loadJobsState, updateState } from "../hooks/state.ts";
import { startNightlyCheck } from "../link-checks/run.ts";
import { deleteExpired } from "../leads/store.ts";
import { startSendingMail } from "../leads/worker.ts";
import { deleteOldNotices, startSendingNotices } from "../notices/send-notices.ts";
import {
  explainFailures,
  loadDuePlans,
  markSeen,
  noteDonePlans,
  startSendingFailureMail,
} from "../plans/failed.ts";
import { deleteOldLinks } from "../preview/links.ts";
import { deleteOldSearches } from "../searches/store.ts";
import { runNoted } from "../service-metrics.ts";
import { startReviews } from "../plan-reviews/run.ts";
import { NO_STORE } from "./create-endpoint.ts";

const state = async (req: PayloadRequest): Promise<Stored> =>
  record(await req.payload.findGlobal({ slug: "service_state", depth: 0 }));
function nothing(status: 401 | 404): Response {
  return Response.json(
    { errors: [{ message: status === 401 ? "Not signed in." : "Not found." }] },
    { status },
  );
}

/**
 * Returns whether the database responds, when scheduled work last ran, how many jobs are late, and
 * how many failed and are not marked as seen. 503 when the database does not respond.
 */
const health: Endpoint = {
  path: "/health",
  method: "get",
  handler: async (req) => {
    try {
      const { lastRun, late, failed } = await loadJobsState(req.payload);
      return Response.json(
        {
          status: "ok",
          jobs: { last_run: lastRun || null, late, failed },
        },
        NO_STORE,
      );
    } catch (error) {
      req.payload.logger.error({
        err: error,
        msg: "The database did not answer the health check.",
      });
      return Response.json(
        { status: "database unreachable" },
        { status: 503, headers: { "cache-control": "no-store" } },
      );
    }
  },
};

/**
 * Returns the change counter, for a site that cannot be called or missed a call, and the revision.
 * With `since`, also the cache tags that changed since that revision.
 */
const changes: Endpoint = {
  path: SERVICE_PATHS.changes,
  method: "get",
  handler: async (req) => {
    if (!readActor(req.user)) return nothing(401);
    const { change_counter: counter } = await state(req);
    const revision = await loadRevision(req.payload);
    const since = readString(req.searchParams.get("since"));
    const tags = /^\d{1,15}$/.test(since)
      ? await loadTagsSince(req.payload, Number(since), revision)
      : null;
    return Response.json(
      { counter: typeof counter === "number" ? counter : 0, revision, tags },
      NO_STORE,
    );
  },
};

function bearer(req: PayloadRequest): boolean {
  const given = Buffer.from(req.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${env.secrets.jobs}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const HOUR_MS = 60 * 60 * 1000;
let tidiedAt = 0;
/**
 * Deletes empty drafts, old mails to accounts, old links to previews and old numbers of searches,
 * at most once an hour. They are at least a day old, so this is often enough.
 */
async function tidy(req: PayloadRequest): Promise<void> {
  if (Date.now() - tidiedAt < HOUR_MS) return;
  tidiedAt = Date.now();
  await deleteOldNotices(req.payload);
  await deleteOldLinks(req.payload);
  await deleteOldSearches(req.payload);
  const drafts = await deleteEmptyDrafts(req.payload);
  if (drafts > 0) req.payload.logger.info({ msg: "Empty drafts were deleted.", drafts });
}

let running: Promise<Response> | null = null;
async function run(req: PayloadRequest): Promise<Response> {
  startSendingMail(req.payload);
  startSendingNotices(req.payload);
  const expired = await runNoted("expired-messages", () => deleteExpired(req.payload));
  if (expired > 0) {
    const changes = [writeChange("messages", String(expired), null)];
    await note(req, "delete", "form_submissions", {}, { changes });
    req.payload.logger.info({
      msg: "Messages were deleted after twelve months.",
      messages: expired,
    });
  }
  await runNoted("tidy", () => tidy(req));
  // It only begins here: planned publications do not wait for slow hosts.
  await runNoted("link-check", () => startNightlyCheck(req.payload));
  const campaigns = await runNoted("campaigns", () => publishDueCampaigns(req.payload));
  const sets = await runNoted("change-sets", () => publishDueSets(req.payload));
  const due = await loadDuePlans(req.payload);
  const result = await runNoted("planned-publications", () =>
    req.payload.jobs.run({ limit: 50, overrideAccess: true, silent: true }),
  );
  const ended = Object.entries(result.jobStatus ?? {});
  const succeeded = ended.filter(([, { status }]) => status === "success").map(([id]) => id);
  await noteDonePlans(req.payload, due, new Set(succeeded));
  const statuses = Object.values(result.jobStatus ?? {}).map(({ status }) => status);
  const done =
    campaigns.live + sets.live + statuses.filter((status) => status === "success").length;
  const all = campaigns.live + campaigns.failed + sets.live + sets.failed + statuses.length;
  const summary = all === 0 ? "nothing to do" : `${done} of ${all} done`;
  await explainFailures(req.payload);
  startSendingFailureMail(req.payload);
  startReviews(req.payload);
  const now = new Date().toISOString();
  // The last result stays readable while later runs have nothing to do.
  await updateState(req.payload, () => ({
    jobs_last_run: now,
    ...(all === 0
      ? {}
      : { jobs_last_result: `${now.slice(0, 16).replace("T", " ")} UTC: ${summary}` }),
  }));
  return Response.json({ ran: all, result: summary });
}
/**
 * Runs what is due: scheduled publishing, mail of forms, deletion of old messages. A timer calls it
 * with JOBS_SECRET. Concurrent calls share one run.
 */
const runJobs: Endpoint = {
  path: "/run-jobs",
  method: "post",
  handler: async (req) => {
    if (!bearer(req)) return nothing(401);
    running ??= run(req).finally(() => {
      running = null;
    });
    return (await running).clone();
  },
};

/** Marks a planned publication that failed as seen. */
const seen: Endpoint = {
  path: "/plans/:id/seen",
  method: "post",
  handler: async (req) => {
    if (!readActor(req.user)) return nothing(401);
    const plan = await markSeen(req.payload, req.user, readString(req.routeParams?.["id"]));
    if (!plan) return nothing(404);
    await note(req, `failed to ${plan.plan.type}, seen`, plan.plan.collection, {
      id: plan.plan.id,
      title: plan.title,
      locale: plan.document?.["locale"],
    });
    return Response.json({ seen: plan.id });
  },
};

export const serviceEndpoints: Endpoint[] = [health, changes, runJobs, seen];
