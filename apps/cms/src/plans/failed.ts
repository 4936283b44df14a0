/**
 * Planned publications that failed. The job stays until a person marks it as seen, and is mailed
 * once a day until then.
 */
import { randomUUID } from "node:crypto";
import { buildAbsoluteUrl } from "@orlaya/routes";
import { createLocalReq, type Payload } from "payload";
import { readTitle } from "../documents/read-title.ts";
import { readActor } from "../access/roles.ts";
import { chooseAccountLanguage } from "../labels/account-language.ts";
import { env } from "../env.ts";
import { readIso, record, readString, type Stored } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { planMail } from "../leads/compose.ts";
import { postMail } from "../leads/post.ts";
import { describeMailError as mailReason } from "../mail/queue.ts";
import { adminPaths } from "../names/paths.ts";
import { loadNewestVersion, findReasonAgainst, type Plan, type Reason } from "./check.ts";
import { listPendingJobs } from "./pending.ts";
import { canHandle, readPlan, readPlanner, sayReason } from "./plan.ts";

type Row = Stored & { readonly id: string };

export interface FailedPlan {
  readonly id: string;
  readonly plan: Plan;
  readonly title: string;
  /** Mail address of the planner at the time of planning. */
  readonly by: string;
  readonly planner: string;
  readonly at: string;
  readonly reason: Reason;
  readonly document: Stored | null;
  /** Mail address → time of the next mail. */
  readonly mails: Stored;
}
const HOUR_MS = 60 * 60 * 1000;

async function failedRows(payload: Payload): Promise<readonly Row[]> {
  return (
    await payload.db.find<Row>({
      collection: "payload-jobs",
      where: { and: [{ taskSlug: { equals: "schedulePublish" } }, { hasError: { equals: true } }] },
      limit: 0,
      pagination: false,
      sort: "-createdAt",
    })
  ).docs;
}
const accountOf = (payload: Payload, id: string): Promise<Row | null> =>
  payload.db.findOne<Row>({ collection: "users", where: { id: { equals: id } } });

async function loadFailedPlan(payload: Payload, row: Row): Promise<FailedPlan> {
  const { input, error } = row;
  const plan = readPlan(input);
  const document = await loadNewestVersion(payload, plan);
  return {
    id: row.id,
    plan,
    document,
    title: readTitle({ payload }, plan.collection, document) || readString(record(input)["title"]),
    by: readString(record(input)["by"]),
    planner: readPlanner(input),
    at: readIso(row["waitUntil"]) || readIso(row["createdAt"]),
    reason: record(record(error)["reason"]) as unknown as Reason,
    mails: record(record(error)["mails"]),
  };
}
function storeError(payload: Payload, row: Row, error: Stored): Promise<unknown> {
  return payload.db.updateOne({
    collection: "payload-jobs",
    id: row.id,
    data: { error: { ...record(row["error"]), ...error } },
    returning: false,
  });
}

/** Writes the end of a plan to the audit log. @param result why it failed, or that it is done */
async function noteEnd(
  payload: Payload,
  row: Row,
  action: "plan done" | "plan failed",
  result: string,
): Promise<void> {
  const { by, title } = record(row["input"]);
  const { collection, id, type } = readPlan(row["input"]);
  const planned = `${readIso(row["waitUntil"])} ${readString(by)}`.trim();
  await note(
    await createLocalReq({}, payload),
    action,
    collection,
    { id, title },
    { changes: [writeChange(type, planned, result)] },
  );
}

/** Loads the plans that are due, before they run: a job is deleted when it is done. */
export const loadDuePlans = (payload: Payload): Promise<readonly Row[]> =>
  listPendingJobs(payload, new Date().toISOString());

/** Writes the plans that were carried out to the audit log. @param done ids of their jobs */
export async function noteDonePlans(
  payload: Payload,
  due: readonly Row[],
  done: ReadonlySet<string>,
): Promise<void> {
  for (const row of due) if (done.has(row.id)) await noteEnd(payload, row, "plan done", "done");
}

/**
 * Stores the reasons of failed plans, right after they failed. The job itself keeps only the first
 * words of an error.
 */
export async function explainFailures(payload: Payload): Promise<void> {
  for (const row of await failedRows(payload)) {
    const { reason, message } = record(row["error"]);
    if (reason) continue;
    const account = await accountOf(payload, readPlanner(row["input"]));
    const language = chooseAccountLanguage(account?.["edit_locales"], "");
    const plan = readPlan(row["input"]);
    const found = await findReasonAgainst(payload, account, plan, language).catch(() => null);
    await storeError(payload, row, {
      reason: found ?? { kind: "failed", detail: readString(message) },
    });
    await noteEnd(payload, row, "plan failed", found?.kind ?? "failed");
    payload.logger.error({
      msg: "A planned publication failed.",
      job: row.id,
      reason: found?.kind ?? readString(message),
    });
  }
}

/** Returns the planner and the administrators. */
async function readersOf(payload: Payload, { planner }: FailedPlan): Promise<readonly Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: "users",
    where: { or: [{ role: { equals: "admin" } }, { id: { equals: planner } }] },
    limit: 0,
    pagination: false,
  });
  return docs;
}
async function mailOne(plan: FailedPlan, reader: Row): Promise<void> {
  const locale = chooseAccountLanguage(reader["edit_locales"], "");
  const path = plan.document
    ? adminPaths.document(plan.plan.collection, plan.plan.id)
    : adminPaths.root;
  const { hostname } = new URL(env.siteUrl);
  await postMail(
    planMail(
      readString(reader["email"]),
      locale,
      {
        ...plan,
        type: plan.plan.type,
        why: sayReason(locale, plan.reason),
        href: buildAbsoluteUrl(env.cmsUrl, path),
      },
      `<plan-${randomUUID()}@${hostname}>`,
    ),
  );
}

/**
 * Mails failed plans: once when they fail, then daily until they are seen. After an error the
 * address is tried again in a quarter of an hour.
 */
export async function sendFailureMail(payload: Payload, now = Date.now()): Promise<void> {
  for (const row of await failedRows(payload)) {
    const plan = await loadFailedPlan(payload, row);
    const mails: Record<string, unknown> = { ...plan.mails };
    for (const reader of await readersOf(payload, plan)) {
      const address = readString(reader["email"]);
      if (Date.parse(readString(mails[address])) > now) continue;
      const sent = await mailOne(plan, reader).then(
        () => true,
        (error: unknown) => {
          payload.logger.warn({
            msg: "The mail about a failed publication could not be sent. It will be tried again.",
            reason: mailReason(error),
          });
          return false;
        },
      );
      mails[address] = new Date(now + (sent ? 24 : 0.25) * HOUR_MS).toISOString();
      // The failure was marked as seen meanwhile: its row is deleted, and no further mail is
      // needed.
      if (
        !(await payload.db.findOne({
          collection: "payload-jobs",
          where: { id: { equals: row.id } },
        }))
      )
        break;
      await storeError(payload, row, { reason: plan.reason, mails });
    }
  }
}
let running: Promise<void> | null = null;
/**
 * Starts mailing in the background, one run at a time, so that a slow mail server delays nothing
 * else. Never throws.
 */
export function startSendingFailureMail(payload: Payload): void {
  running ??= sendFailureMail(payload)
    .catch((error: unknown) => {
      payload.logger.error({
        err: error,
        msg: "Failed publications could not be mailed. The next call of the timer tries again.",
      });
    })
    .finally(() => {
      running = null;
    });
}

/** Resolves when the run that `startSendingFailureMail` started is done. */
export async function waitForFailureMail(): Promise<void> {
  await running;
}

/** Returns the failed plans that a user may settle. */
export async function listFailedPlans(
  payload: Payload,
  user: unknown,
): Promise<readonly FailedPlan[]> {
  const actor = readActor(user);
  if (!actor) return [];
  const plans = await Promise.all(
    (await failedRows(payload)).map((row) => loadFailedPlan(payload, row)),
  );
  return plans.filter(({ plan: { collection }, planner, document }) =>
    canHandle(payload, actor, planner, { collection, document }),
  );
}
/**
 * Deletes a failed plan that a person has seen. Returns it; null when the user may settle no failed
 * plan with this id.
 */
export async function markSeen(
  payload: Payload,
  user: unknown,
  id: string,
): Promise<FailedPlan | null> {
  const plan = (await listFailedPlans(payload, user)).find((each) => each.id === id);
  if (!plan) return null;
  await payload.db.deleteOne({ collection: "payload-jobs", where: { id: { equals: id } } });
  return plan;
}
