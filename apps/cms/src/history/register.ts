/**
 * Writes the register of what visitors saw, in the transaction of the change. A subject that was
 * live before the register knew it gets a row for that time with its first change.
 */
import type { PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { isRecord, readString } from "../fields/record.ts";
import { hashCanonical } from "./canonical.ts";
import { HISTORY, readEntry, type Entry, type Row, type State, type Subject } from "./entries.ts";

/** The last state of a subject, with the id of its row. */
export type LastEntry = Entry & { readonly id: string };

/** A state that was live before the register knew its subject. */
export interface EarlierState extends State {
  /** ISO 8601. */
  readonly since: string;
  readonly person: string;
}
/** A change of what visitors see. */
export interface Change extends Subject {
  readonly before: EarlierState | null;
  /** Null: visitors no longer see it. */
  readonly after: State | null;
  /** The last entry, when the caller has loaded it. */
  readonly last?: LastEntry | null;
  /** Mail address, when it is not the account of the request. */
  readonly person?: string;
}

/** Loads the last state of a subject, live or not; null when the register does not know it. */
export async function loadLast(
  req: PayloadRequest,
  { kind, subject }: Subject,
): Promise<LastEntry | null> {
  const { docs } = await req.payload.db.find<Row>({
    collection: HISTORY,
    where: { and: [{ kind: { equals: kind } }, { subject: { equals: subject } }] },
    sort: ["-since", "-createdAt"],
    limit: 1,
    pagination: false,
    req,
  });
  const [row] = docs;
  return row ? { ...readEntry(row), id: row.id } : null;
}

/** Times of saves, by the object that `prepareOperation` stores for each. */
const moments = new WeakMap<object, string>();
/** Returns the time of a change. All changes of one transaction, or of one save, have the same. */
async function getMoment(req: PayloadRequest): Promise<string> {
  const now = new Date().toISOString();
  const transaction = await req.transactionID;
  if (transaction !== undefined) {
    const key = `moment ${transaction}`;
    const known = readString(req.context[key]) || now;
    req.context[key] = known;
    return known;
  }
  const { save } = req.context;
  if (!isRecord(save)) return now;
  const known = moments.get(save) ?? now;
  moments.set(save, known);
  return known;
}

/** Returns who makes a change, and how. */
function describeActor(req: PayloadRequest): { readonly person: string; readonly way: string } {
  const actor = readActor(req.user);
  if (!actor) return { person: "", way: "service" };
  // Planned publications are saved by the service for the account that planned them.
  return { person: actor.email, way: req.payloadAPI === "local" ? "plan" : "person" };
}

async function store(
  req: PayloadRequest,
  subject: Subject,
  state: State,
  times: object,
): Promise<void> {
  await req.payload.db.create({
    collection: HISTORY,
    data: { ...subject, ...state, checksum: hashCanonical(state.value), ...times },
    req,
    returning: false,
  });
}

function isSameState(last: LastEntry, after: State): boolean {
  return (
    last.until === null &&
    last.path === (after.path ?? "") &&
    last.target === (after.target ?? "") &&
    last.checksum === hashCanonical(after.value)
  );
}

/**
 * Records a change: ends the state before it, and begins the one after it. A publication of the same
 * content is a new state of a document, but not of anything else.
 */
export async function recordChange(req: PayloadRequest, change: Change): Promise<void> {
  const { after, before, kind, subject } = change;
  // What the first seed writes is derived from its rows.
  if (req.context["seed"] === "first") return;
  const last = change.last === undefined ? await loadLast(req, change) : change.last;
  if (last && after && kind !== "content" && isSameState(last, after)) return;
  const at = await getMoment(req);
  const actor = describeActor(req);
  const person = change.person ?? actor.person;
  const end = { until: at, ended_by: person, ended_way: actor.way };
  if (last?.until === null)
    await req.payload.db.updateOne({
      collection: HISTORY,
      id: last.id,
      data: end,
      req,
      returning: false,
    });
  else if (!last && before) {
    const { since, person: author, ...state } = before;
    const times = { since: since < at ? since : at, person: author, way: "earlier" };
    await store(req, { kind, subject }, state, { ...times, ...end });
  }
  if (after)
    await store(req, { kind, subject }, after, { since: at, until: null, person, way: actor.way });
}
