/** Reads and writes the rows of change sets. */
import { TABLE_NAMES } from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
import { isRecord, readIso, readString, record, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import {
  SET_STATES,
  type ChangeSet,
  type SetApproval,
  type SetComment,
  type SetEdit,
  type SetState,
} from "./shapes.ts";

const SETS = "finder_sets";
type Row = Stored & { readonly id: string };

const listRecords = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const listTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
const readNumber = (value: unknown): number => (typeof value === "number" ? value : 0);

function readEdit(value: Stored): SetEdit | null {
  const table = TABLE_NAMES.find((name) => name === value["table"]);
  const { before, after } = value;
  if (!table) return null;
  return {
    table,
    id: readString(value["id"]),
    before: isRecord(before) ? before : null,
    after: isRecord(after) ? after : null,
    by: listTexts(value["by"]),
  };
}
function readComment(value: Stored): SetComment {
  const [person, at, text, edit] = (["person", "at", "text", "edit"] as const).map((name) =>
    readString(value[name]),
  );
  return { person: person ?? "", at: at ?? "", text: text ?? "", edit: edit ?? "" };
}
function readApproval(value: unknown): SetApproval | null {
  const { person, at, fingerprint } = record(value);
  return readString(fingerprint) === ""
    ? null
    : { person: readString(person), at: readString(at), fingerprint: readString(fingerprint) };
}

function readSet(row: Row): ChangeSet {
  const { person, reason } = record(row["returned"]);
  return {
    id: row.id,
    name: readString(row["name"]),
    why: readString(row["why"]),
    state: SET_STATES.find((state) => state === row["state"]) ?? "draft",
    people: listTexts(row["people"]),
    base: readNumber(row["base"]),
    edits: listRecords(row["edits"]).flatMap((value) => readEdit(value) ?? []),
    comments: listRecords(row["comments"]).map(readComment),
    approval: readApproval(row["approval"]),
    returned:
      readString(reason) === "" ? null : { person: readString(person), reason: readString(reason) },
    at: readString(row["at"]),
    zone: readString(row["zone"]),
    planner: readString(row["planner"]),
    plannedBy: readString(row["planned_by"]),
    result: readNumber(row["result"]),
    liveAt: readString(row["live_at"]),
    problem: readString(row["problem"]),
    left: listTexts(row["left"]),
    changedAt: readIso(row["updatedAt"]),
  };
}

/** Loads a set; null when there is none. */
export async function loadSet(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<ChangeSet | null> {
  const where = { id: { equals: id } };
  const own = req ? { req } : {};
  const row = await payload.db.findOne<Row>({ collection: SETS, where, ...own });
  return row ? readSet(row) : null;
}
/** Loads a set. @throws APIError 404 when there is none */
export async function requireSet(req: PayloadRequest, id: string): Promise<ChangeSet> {
  return (await loadSet(req.payload, id)) ?? refuseRequest(404, getSay(req)("set.none"));
}

/** Lists sets in some states, the one that changed last first. */
export async function listSets(
  payload: Payload,
  states: readonly SetState[],
): Promise<readonly ChangeSet[]> {
  const { docs } = await payload.db.find<Row>({
    collection: SETS,
    where: { state: { in: [...states] } },
    limit: 0,
    pagination: false,
    sort: "-updatedAt",
  });
  return docs.map(readSet);
}

/** Creates the row of a set. @returns its id */
export async function createSetRow(payload: Payload, data: Stored): Promise<string> {
  const row: unknown = await payload.db.create({ collection: SETS, data });
  return readString(record(row)["id"]);
}
/** Changes a set. @param req a request whose transaction the change takes part in */
export async function updateSet(
  payload: Payload,
  id: string,
  data: Stored,
  req?: PayloadRequest,
): Promise<void> {
  const transaction = req ? { req } : {};
  await payload.db.updateOne({ collection: SETS, id, data, returning: false, ...transaction });
}
