/** Endpoints of change sets of the finder. */
import { applyEdits, getKey, type Edit } from "@orlaya/finder/changes";
import { describeDataError } from "@orlaya/finder/data";
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { canWrite } from "../access/roles.ts";
import { EFFECT_TABLES } from "../eligibility/effect.ts";
import { isTable } from "../eligibility/transfer.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { SETS_ROOT, type SetAction } from "../names/paths.ts";
import { describeSet, describeSets, nameAll } from "../sets/describe.ts";
import {
  addEdits,
  changeSet,
  createSet,
  createUndo,
  decideConflicts,
  describeAgain,
  readEdits,
  removeEdits,
} from "../sets/edit.ts";
import { acceptInSet, agreeInSet, computeEffect } from "../sets/effect.ts";
import { createNames } from "../sets/names.ts";
import { cancelPlan, planSet, publishSet } from "../sets/publish.ts";
import { requireConfirmed } from "../second-factor/confirm.ts";
import {
  approveSet,
  commentSet,
  loadMovedSet,
  moveState,
  returnSet,
  sendToReview,
} from "../sets/review.ts";
import { listSavedEdits, readFile, readForm } from "../sets/sources.ts";
import { loadSet, requireSet } from "../sets/store.ts";
import type { ChangeSet, SetData } from "../sets/shapes.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readParameter,
} from "./create-endpoint.ts";

const readId = (req: PayloadRequest): string => readParameter(req, "id");
const listTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(readString) : [];

/** Answers with a set as it is now. */
async function answerSet(
  req: PayloadRequest,
  actor: Actor,
  id: string,
  more: Stored = {},
): Promise<Response> {
  const set = await requireSet(req, id);
  return Response.json({ ...(await describeSet(req, actor, set)), ...more }, NO_STORE);
}

const list = createEndpoint("read", "get", SETS_ROOT, async (req, actor) =>
  Response.json({ sets: await describeSets(req.payload, actor) }, NO_STORE),
);
/** Lists the sets that an account may edit now. */
const open = createEndpoint("read", "get", `${SETS_ROOT}/open`, async (req, actor) => {
  const sets = canWrite(actor, "eligibility")
    ? await describeSets(req.payload, actor, ["draft"])
    : null;
  return Response.json(
    { sets: (sets ?? []).filter(({ isOwn }) => isOwn), mayEdit: sets !== null },
    NO_STORE,
  );
});
const show = createEndpoint("read", "get", `${SETS_ROOT}/:id`, (req, actor) =>
  answerSet(req, actor, readId(req)),
);
/** Returns the tables of a set with the names of their records, for a view that edits them. */
const data = createEndpoint("read", "get", `${SETS_ROOT}/:id/data`, async (req, actor) => {
  const { set, live } = await loadMovedSet(req, readId(req));
  const applied = applyEdits(live.data, set.edits);
  const tables = applied.ok ? applied.data : live.data;
  const answer: SetData = {
    set: await describeSet(req, actor, set),
    data: tables,
    names: nameAll(await createNames(req, tables), tables),
  };
  return Response.json(answer, NO_STORE);
});
const effect = createEndpoint("read", "get", `${SETS_ROOT}/:id/effect`, async (req, actor) => {
  const { set, live } = await loadMovedSet(req, readId(req));
  const withPages = req.searchParams.get("pages") === "true";
  return Response.json(await computeEffect(req, actor, set, live, withPages), NO_STORE);
});

const toWanted = (edits: readonly Edit[]) =>
  edits.map(({ table, id, after }) => ({ table, id, after }));

/** Creates a set: empty, or of the saved edits of the account. */
const create = createEndpoint("edit", "post", SETS_ROOT, async (req, actor) => {
  const { name, why, saved } = await readJsonBody(req);
  const edits = saved === true ? await listSavedEdits(req, actor) : [];
  if (saved === true && edits.length === 0) refuseRequest(409, getSay(req)("set.noSaved"));
  return answerSet(req, actor, await createSet(req, actor, { name, why, edits }));
});

/** Reads the values of a form, and puts them into a set or into a new one with a name. */
const form = createEndpoint("edit", "post", `${SETS_ROOT}/form`, async (req, actor) => {
  const { table, values, set, name } = await readJsonBody(req);
  const known = [...EFFECT_TABLES, "journeys" as const].find((each) => each === table);
  const edit = known && (await readForm(req, known, record(values)));
  if (!edit) return answerProblem(400, getSay(req)("set.nothing"));
  const chosen = readString(set);
  const id = chosen === "" ? await createSet(req, actor, { name, why: "" }) : chosen;
  await changeSet(req, id, (stored) => addEdits(req, actor, stored, toWanted([edit])));
  return answerSet(req, actor, id, { key: getKey(edit) });
});

/** Puts the rows of a file that differ from the live release into a set. */
const file = createEndpoint("edit", "post", `${SETS_ROOT}/:id/file/:table`, async (req, actor) => {
  const table = readParameter(req, "table");
  if (!isTable(table) || table === "accepted")
    return answerProblem(404, getSay(req)("problem.noTable"));
  const format = req.searchParams.get("format") === "csv" ? "csv" : "json";
  const read = await readFile(req, table, { format, text: (await req.text?.()) ?? "" });
  if (!read.ok)
    return answerProblem(422, getSay(req)("set.file.mistakes", { count: read.count }), {
      problems: read.errors.map((each) => ({ ...each, message: describeDataError(each) })),
      count: read.count,
    });
  if (read.edits.length === 0) return answerProblem(400, getSay(req)("set.nothing"));
  await changeSet(req, readId(req), (set) => addEdits(req, actor, set, toWanted(read.edits)));
  return answerSet(req, actor, readId(req));
});

type Act = (req: PayloadRequest, actor: Actor, set: ChangeSet, body: Stored) => Promise<unknown>;
/** Creates the endpoint of an action. It answers with the set. */
function createAction(who: "read" | "edit" | "publish", action: SetAction, act: Act): Endpoint {
  return createEndpoint(who, "post", `${SETS_ROOT}/:id/${action}`, async (req, actor) => {
    const body = await readJsonBody(req);
    const result = await changeSet(req, readId(req), (set) => act(req, actor, set, body));
    const id = typeof result === "string" ? result : readId(req);
    return answerSet(req, actor, id, Array.isArray(result) ? { refusals: result } : {});
  });
}

/** Asks a person again before an action that changes the live release, now or at its time. */
function createConfirmedAction(action: SetAction, act: Act): Endpoint {
  return createAction("publish", action, async (req, actor, set, body) => {
    await requireConfirmed(req);
    return act(req, actor, set, body);
  });
}

/** Approves a set and, when the account may and asks for it, publishes it. */
async function approve(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  body: Stored,
): Promise<unknown> {
  const publishes = body["publish"] === true;
  if (publishes) await requireConfirmed(req);
  const approved = await approveSet(req, actor, set);
  if (!publishes) return null;
  return publishSet(req, actor, (await loadSet(req.payload, set.id)) ?? approved);
}

export const setEndpoints: Endpoint[] = [
  list,
  open,
  create,
  form,
  data,
  effect,
  file,
  createAction("edit", "about", describeAgain),
  createAction("edit", "edits", (req, actor, set, { edits }) =>
    addEdits(req, actor, set, readEdits(req, edits)),
  ),
  createAction("edit", "remove", (req, actor, set, { keys }) =>
    removeEdits(req, actor, set, listTexts(keys)),
  ),
  createAction("edit", "decide", (req, actor, set, { choices }) =>
    decideConflicts(req, actor, set, record(choices)),
  ),
  createAction("edit", "send", sendToReview),
  createAction("edit", "takeBack", (req, actor, set) => moveState(req, actor, set, "takeBack")),
  createAction("edit", "withdraw", (req, actor, set) => moveState(req, actor, set, "withdraw")),
  createAction("edit", "reopen", (req, actor, set) => moveState(req, actor, set, "reopen")),
  createAction("edit", "accept", acceptInSet),
  createAction("read", "agree", agreeInSet),
  createAction("read", "approve", approve),
  createAction("read", "return", (req, actor, set, { reason }) =>
    returnSet(req, actor, set, reason),
  ),
  createAction("read", "comment", (req, actor, set, { text, edit }) =>
    commentSet(req, actor, set, { text, edit: readString(edit) }),
  ),
  createConfirmedAction("publish", publishSet),
  createConfirmedAction("plan", (req, actor, set, { local, zone }) =>
    planSet(req, actor, set, { local: readString(local), zone: readString(zone) }),
  ),
  createAction("publish", "cancel", cancelPlan),
  createAction("publish", "undo", createUndo),
  show,
];
