/**
 * Plans publications for later. Payload's own function accepts plans that cannot work and reports
 * success.
 */
import { getAdminMessages } from "@orlaya/messages/admin";
import type { Locale } from "@orlaya/locales";
import { canAccessAdmin, type Payload, type PayloadRequest } from "payload";
import { readTitle } from "../documents/read-title.ts";
import {
  canWrite,
  getRights,
  isInScope,
  readActor,
  type Actor,
  type Area,
} from "../access/roles.ts";
import { getSay, readLanguage } from "../labels/request-words.ts";
import { writeChange } from "../audit/changes.ts";
import { readIso, record, readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { loadLiveRow } from "../hooks/placement.ts";
import { countLiveUses } from "../uses/count.ts";
import { loadNewestVersion, findReasonAgainst, type Plan, type Reason } from "./check.ts";
import { listPendingJobs } from "./pending.ts";

/** Request of Payload's drawer. */
interface Asked {
  readonly req: PayloadRequest;
  readonly type?: unknown;
  readonly date?: unknown;
  readonly doc?: unknown;
  readonly timezone?: unknown;
  /** Id of a plan to cancel. */
  readonly deleteID?: unknown;
}
/** Response to Payload's drawer. */
export type Planned = { readonly message: string } | { readonly error: string };

/** Returns a reason as a sentence. */
export function sayReason(locale: Locale, { kind, detail }: Reason): string {
  const say = getAdminMessages(locale);
  return kind === "account" || kind === "gone" || kind === "past" || kind === "notLive"
    ? say(`plan.why.${kind}`)
    : say(`plan.why.${kind}`, { detail });
}

/** Returns the plan in a stored job. */
export function readPlan(input: unknown): Plan {
  const { type, doc } = record(input);
  return {
    type: type === "unpublish" ? "unpublish" : "publish",
    collection: readString(record(doc)["relationTo"]),
    id: readString(record(doc)["value"]),
  };
}
/** Returns the id of the account that planned a job. */
export const readPlanner = (input: unknown): string =>
  readString(record(record(input)["user"])["value"]);

/**
 * Whether a user may cancel a plan, or settle a failed one: administrators, the planner, and users
 * who may publish the document.
 */
export function canHandle(
  { collections }: Payload,
  actor: Actor,
  planner: string,
  { collection, document }: { readonly collection: string; readonly document: Stored | null },
): boolean {
  const area = collections[collection]?.config.custom["area"] as Area | undefined;
  if (actor.role === "admin" || actor.id === planner) return true;
  if (document === null || area === undefined) return false;
  return getRights(actor).publish && canWrite(actor, area) && isInScope(actor, document);
}

function schedules(req: PayloadRequest, slug: string): boolean {
  const drafts = record(record(req.payload.collections[slug]?.config.versions)["drafts"]);
  return Boolean(drafts["schedulePublish"]);
}

/** Writes to the audit log what is planned for a document, or no longer. */
async function notePlan(
  req: PayloadRequest,
  action: string,
  { type, collection, id }: Plan,
  [before, after]: readonly [before: string | null, after: string | null],
): Promise<void> {
  const document = await loadNewestVersion(req.payload, { collection, id });
  const title = readTitle(req, collection, document);
  await note(
    req,
    action,
    collection,
    { id, title, locale: document?.["locale"] },
    { changes: [writeChange(type, before, after)] },
  );
}

async function takeBack(req: PayloadRequest, id: string): Promise<Reason | null> {
  const { payload, user } = req;
  const job = await payload.db.findOne<Stored & { id: string }>({
    collection: "payload-jobs",
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: "schedulePublish" } }] },
  });
  const actor = readActor(user);
  if (!job) return null;
  const wanted = readPlan(job["input"]);
  const planned = {
    collection: wanted.collection,
    document: await loadNewestVersion(payload, wanted),
  };
  if (!actor || !canHandle(payload, actor, readPlanner(job["input"]), planned))
    return { kind: "role", detail: actor?.email ?? "" };
  await payload.db.deleteOne({ collection: "payload-jobs", where: { id: { equals: id } } });
  const at = readIso(job["waitUntil"]);
  await notePlan(req, "withdraw plan", readPlan(job["input"]), [at, null]);
  return null;
}

/**
 * Whether visitors will see the document at that time: it is published now, or an earlier plan
 * publishes it.
 */
async function liveBy(
  { payload }: PayloadRequest,
  { collection, id }: Plan,
  at: Date,
): Promise<boolean> {
  const live = await payload.db.findOne<Stored & { id: string }>({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
  });
  if (live) return true;
  const jobs = await listPendingJobs(payload, at.toISOString());
  return jobs
    .filter(({ waitUntil }) => Date.parse(readIso(waitUntil)) < at.getTime())
    .map(({ input }) => readPlan(input))
    .some((earlier) => earlier.type === "publish" && earlier.id === id);
}

async function countUses(req: PayloadRequest, { collection, id }: Plan): Promise<number> {
  const live = await loadLiveRow(req, collection, id);
  return countLiveUses(req, { collection, id, path: readString(live?.["path"]) });
}

async function plan(
  req: PayloadRequest,
  { type, date, doc, timezone }: Asked,
): Promise<Reason | null> {
  const { payload, user } = req;
  const at = date instanceof Date || typeof date === "string" ? new Date(date) : null;
  if (!at || !(at.getTime() > Date.now())) return { kind: "past", detail: "" };
  const wanted = readPlan({ type, doc });
  if (!schedules(req, wanted.collection)) return { kind: "gone", detail: "" };
  const reason = await findReasonAgainst(payload, user, wanted, readLanguage(req));
  if (reason) return reason;
  if (wanted.type === "unpublish" && !(await liveBy(req, wanted, at)))
    return { kind: "notLive", detail: "" };
  const title = readTitle(req, wanted.collection, await loadNewestVersion(payload, wanted));
  // `by` and `title` stay readable after the account or the document is deleted.
  const input = {
    type: wanted.type,
    doc: { relationTo: wanted.collection, value: wanted.id },
    timezone,
    user: { relationTo: "users", value: user?.id },
    by: readActor(user)?.email,
    title,
    // What the person is told about. The job takes the document down without asking again.
    ...(wanted.type === "unpublish" ? { uses: await countUses(req, wanted) } : {}),
  };
  await payload.jobs.queue({ task: "schedulePublish", input: input, waitUntil: at });
  await notePlan(req, `plan to ${wanted.type}`, wanted, [null, at.toISOString()]);
  return null;
}

/**
 * Plans a publication or cancels a plan. Returns the reason as a sentence when that is not
 * possible. Replaces Payload's server function `schedule-publish`.
 */
export async function planPublication(asked: Asked): Promise<Planned> {
  const { req, deleteID } = asked;
  await canAccessAdmin({ req });
  const reason =
    deleteID === undefined ? await plan(req, asked) : await takeBack(req, readString(deleteID));
  const say = getSay(req);
  if (!reason) {
    const uses =
      deleteID === undefined && asked.type === "unpublish"
        ? await countUses(req, readPlan({ type: "unpublish", doc: asked.doc }))
        : 0;
    return { message: uses > 0 ? say("uses.planned", { count: uses }) : req.t("general:success") };
  }
  return {
    error: `${say(deleteID === undefined ? "plan.notPlanned" : "plan.notTakenBack")} ${sayReason(say.locale, reason)}`,
  };
}
