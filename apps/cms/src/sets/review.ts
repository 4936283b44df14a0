/** What people do with a change set: send, approve, send back, take back, withdraw, and comment. */
import { getKey } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { queueNotice, SET_KINDS, type SetKind } from "../notices/queue-notices.ts";
import {
  applySet,
  computeFingerprint,
  followLive,
  listConflicts,
  type Ground,
} from "./candidate.ts";
import { readText, requireGround } from "./edit.ts";
import { createNames, writeProblem } from "./names.ts";
import { loadSetApprovers, requireAbility } from "./rights.ts";
import { noteSet } from "./note-set.ts";
import { requireSet, updateSet } from "./store.ts";
import type { ChangeSet, SetState } from "./shapes.ts";

/** Writes the audit log, and tells people by mail. @param set the set before the action */
export async function announceSet(
  req: PayloadRequest,
  set: ChangeSet,
  action: string,
  mail?: {
    readonly kind: SetKind;
    readonly to: readonly string[];
    readonly person: string;
    readonly text: string;
  },
): Promise<void> {
  const { id, name } = set;
  await noteSet(req, set, id, action);
  if (!mail) return;
  const data = { set: id, title: name, person: mail.person, text: mail.text };
  for (const to of new Set(mail.to))
    if (to !== mail.person) await queueNotice(req, { kind: SET_KINDS[mail.kind], to, data });
}

/**
 * Applies a set to the live release.
 * @throws APIError 409 or 422 with what has to be decided or mended first
 */
async function requireData(
  req: PayloadRequest,
  set: ChangeSet,
  live: Ground,
): Promise<EligibilityData> {
  const conflicts = listConflicts(set, live);
  if (conflicts.length > 0)
    refuseRequest(409, getSay(req)("set.conflict.first", { count: conflicts.length }));
  const applied = applySet(set, live);
  if (applied.ok) return applied.data;
  const name = await createNames(req, live.data);
  const sentences = applied.problems.slice(0, 5).map((each) => writeProblem(req, name, each));
  return refuseRequest(422, sentences.join(" "));
}

/** Loads a set, moved onto the live release when nothing has to be decided, and that release. */
export async function loadMovedSet(
  req: PayloadRequest,
  id: string,
): Promise<{ readonly set: ChangeSet; readonly live: Ground }> {
  const live = await requireGround(req);
  return { set: await followLive(req.payload, await requireSet(req, id), live), live };
}

/** Loads the rules of a set: the live release with its edits. @throws APIError with a sentence */
export async function loadSetData(req: PayloadRequest, id: string): Promise<EligibilityData> {
  const { set, live } = await loadMovedSet(req, id);
  return await requireData(req, set, live);
}

/**
 * Moves a set onto the live release, and checks that it can be published as far as its edits go.
 * @throws APIError 409 with what has to be decided or mended first
 */
export async function requireApplicable(
  req: PayloadRequest,
  stored: ChangeSet,
): Promise<{ readonly set: ChangeSet; readonly version: number }> {
  const live = await requireGround(req);
  const set = await followLive(req.payload, stored, live);
  await requireData(req, set, live);
  if (set.edits.length === 0) refuseRequest(409, getSay(req)("set.allLive"));
  if (set !== stored) await updateSet(req.payload, set.id, { base: set.base, edits: set.edits });
  return { set, version: live.version };
}

/** Asks for an approval. */
export async function sendToReview(
  req: PayloadRequest,
  actor: Actor,
  stored: ChangeSet,
): Promise<void> {
  await requireAbility(req, actor, stored, "send");
  const { set } = await requireApplicable(req, stored);
  await updateSet(req.payload, set.id, {
    state: "review",
    approval: null,
    returned: null,
    problem: null,
  });
  const to = (await loadSetApprovers(req.payload)).filter(
    (email) => !set.edits.some(({ by }) => by.includes(email)),
  );
  const mail = { kind: "asked", to, person: actor.email, text: set.why } as const;
  await announceSet(req, set, "send set to review", mail);
}

/**
 * Approves a set: exactly these edits on the release that is live.
 */
export async function approveSet(
  req: PayloadRequest,
  actor: Actor,
  stored: ChangeSet,
): Promise<ChangeSet> {
  await requireAbility(req, actor, stored, "approve");
  const { set, version } = await requireApplicable(req, stored);
  const approval = {
    person: actor.email,
    at: new Date().toISOString(),
    fingerprint: computeFingerprint(set, version),
  };
  await updateSet(req.payload, set.id, { state: "approved", approval, returned: null });
  const mail = { kind: "approved", to: set.people, person: actor.email, text: "" } as const;
  await announceSet(req, set, "approve set", mail);
  return { ...set, state: "approved", approval };
}

/** Sends a set back to its people with a reason. */
export async function returnSet(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  reason: unknown,
): Promise<void> {
  await requireAbility(req, actor, set, "approve");
  const text = readText(reason);
  if (text === "") refuseRequest(400, getSay(req)("set.noReason"));
  const returned = { person: actor.email, reason: text };
  await updateSet(req.payload, set.id, { state: "draft", approval: null, returned });
  const mail = { kind: "returned", to: set.people, person: actor.email, text } as const;
  await announceSet(req, set, "send set back", mail);
}

const MOVES = {
  takeBack: { state: "draft", action: "take set back" },
  withdraw: { state: "withdrawn", action: "withdraw set" },
  reopen: { state: "draft", action: "reopen set" },
} as const satisfies Record<string, { readonly state: SetState; readonly action: string }>;
export type Move = keyof typeof MOVES;

/** Takes a set back from review, withdraws or reopens it. */
export async function moveState(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  move: Move,
): Promise<void> {
  await requireAbility(req, actor, set, move);
  const { state, action } = MOVES[move];
  await updateSet(req.payload, set.id, { state, approval: null });
  await announceSet(req, set, action);
}

/** Adds a comment on the set, or on one of its edits. */
export async function commentSet(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  { text, edit }: { readonly text: unknown; readonly edit: string },
): Promise<void> {
  const words = readText(text);
  if (words === "") refuseRequest(400, getSay(req)("set.noComment"));
  const isKnown = set.edits.some((each) => getKey(each) === edit);
  const comment = {
    ...{ person: actor.email, at: new Date().toISOString(), text: words },
    edit: isKnown ? edit : "",
  };
  await updateSet(req.payload, set.id, { comments: [...set.comments, comment] });
  const to = [...set.people, ...set.comments.map(({ person }) => person)];
  const mail = { kind: "comment", to, person: actor.email, text: words } as const;
  await announceSet(req, set, "comment on set", mail);
}
