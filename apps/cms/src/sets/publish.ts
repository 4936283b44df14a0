/** Publishes change sets, now or at a planned time. */
import { applyEdits, type Conflict } from "@orlaya/finder/changes";
import type { Release } from "@orlaya/finder/eligibility";
import { RELEASE_TAG } from "@orlaya/contract";
import type { Payload, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import type { ChooseData, Prepared } from "../eligibility/prepare.ts";
import { refuse } from "../eligibility/refusals.ts";
import { publishEdits } from "../eligibility/releases.ts";
import type { Refusal } from "../eligibility/shapes.ts";
import { listChanges } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { announce } from "../hooks/revalidate.ts";
import { getSay } from "../labels/request-words.ts";
import { readInstant, type LocalTime } from "../campaigns/zoned-time.ts";
import { findApproval } from "./candidate.ts";
import { createNames, labelColumn, nameEdited, nameType, writeProblem } from "./names.ts";
import { announceSet, requireApplicable } from "./review.ts";
import { requireAbility } from "./rights.ts";
import { updateSet } from "./store.ts";
import type { ChangeSet } from "./shapes.ts";
import { writeEdits } from "./write-tables.ts";

/** Returns the data of a release of a set. */
export function chooseEdits(req: PayloadRequest, { edits }: ChangeSet): ChooseData {
  return async (_authored, live) => {
    if (!live)
      return { ok: false, refusals: [refuse("no-release", getSay(req)("finder.noRelease"))] };
    const applied = applyEdits(live.data, edits);
    if (applied.ok) return applied;
    const name = await createNames(req, live.data);
    const sentences = applied.problems.slice(0, 20).map((each) => writeProblem(req, name, each));
    return { ok: false, refusals: sentences.map((sentence) => refuse("invalid-data", sentence)) };
  };
}

/** Whether a release with these data was live before. Going back to it needs nobody, like a rollback. */
export async function wasReleased(payload: Payload, checksum: string | null): Promise<boolean> {
  const where = { checksum: { equals: checksum ?? "" } };
  return (await payload.db.count({ collection: "finder_releases", where })).totalDocs > 0;
}
/** Whether a set needs an approval before it is published as prepared. */
export const needsApproval = async (payload: Payload, next: Prepared): Promise<boolean> =>
  next.change.needsSecondPerson && !(await wasReleased(payload, next.checksum));

/** Returns why a set must not be published as prepared; null when it may. */
async function checkSet(
  req: PayloadRequest,
  set: ChangeSet,
  next: Prepared,
): Promise<Refusal | null> {
  const say = getSay(req);
  const version = next.live?.version ?? 0;
  if (version !== set.base) return refuse("changed", say("set.liveChanged"));
  if (findApproval(set, version) || !(await needsApproval(req.payload, next))) return null;
  return refuse("approval", say(set.approval ? "set.approvalOld" : "set.approvalFirst"));
}

/** Writes the columns that stayed as they were saved. */
async function writeLeft(
  req: PayloadRequest,
  conflicts: readonly Conflict[],
  live: Release,
): Promise<readonly string[]> {
  const name = await createNames(req, live.data);
  return conflicts.map((conflict) => {
    const { table, column } = conflict;
    const words = `${nameType(req, table)} ${nameEdited(name, req, conflict, null)}`;
    return column === null ? words : `${words}: ${labelColumn(req, table, column)}`;
  });
}

/** Writes everything that a published set changes besides the release, in its transaction. */
async function settleSet(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  { authored, live, version }: Prepared,
): Promise<void> {
  const left = live
    ? await writeLeft(req, await writeEdits(req, authored, set.edits, live.data), live)
    : [];
  const data = { state: "live", result: version, live_at: new Date().toISOString(), left };
  const none = { at: null, problem: null, returned: null };
  await updateSet(req.payload, set.id, { ...data, ...none }, req);
  const release = { id: String(version), title: `Release ${version}` };
  const changes = listChanges("", { version: live?.version }, { version });
  await note(req, "publish release", "finder_releases", release, { changes });
  const mail = { kind: "live", to: set.people, person: actor.email, text: "" } as const;
  await announceSet(req, set, "publish set", mail);
}

/**
 * Publishes a set as the user of the request: a release of the live data with its edits. The saved
 * edits of others stay where they are. @returns the reasons against it; none when it is live
 */
export async function publishSet(
  req: PayloadRequest,
  actor: Actor,
  stored: ChangeSet,
): Promise<readonly Refusal[]> {
  await requireAbility(req, actor, stored, "publish");
  const { set } = await requireApplicable(req, stored);
  const published = await publishEdits(req.payload, {
    author: set.people[0] ?? actor.email,
    note: [set.name, set.why].filter(Boolean).join(": ").slice(0, 500),
    approvedBy: set.approval?.person ?? null,
    choose: chooseEdits(req, set),
    check: (next) => checkSet(req, set, next),
    settle: (next) => settleSet(req, actor, set, next),
    req,
  });
  if (!published.ok) return published.refusals;
  announce(req, [RELEASE_TAG]);
  return [];
}

/** Plans a set for a time. */
export async function planSet(
  req: PayloadRequest,
  actor: Actor,
  stored: ChangeSet,
  time: LocalTime,
): Promise<void> {
  await requireAbility(req, actor, stored, "plan");
  const say = getSay(req);
  const { set } = await requireApplicable(req, stored);
  const read = readInstant(time);
  if ("problem" in read) return refuseRequest(400, say(`campaign.time.${read.problem}`));
  if (Date.parse(read.at) <= Date.now()) refuseRequest(400, say("set.timePast"));
  await updateSet(req.payload, set.id, {
    ...{ state: "planned", at: read.at, zone: time.zone, lease: null, problem: null },
    ...{ planner: actor.id, planned_by: actor.email },
  });
  await announceSet(req, set, "plan set");
}

/** Cancels the plan of a set. Its approval stays. */
export async function cancelPlan(req: PayloadRequest, actor: Actor, set: ChangeSet): Promise<void> {
  await requireAbility(req, actor, set, "cancel");
  const state = set.approval ? "approved" : "draft";
  await updateSet(req.payload, set.id, { state, at: null });
  await announceSet(req, set, "cancel plan of set");
}
