/** Prepares change sets: their name, people and edits. */
import {
  applyEdits,
  createEdit,
  createLookup,
  diffTables,
  getKey,
  invertEdits,
  isSame,
  listEditable,
  mergeEdits,
  readName as readRecordName,
  type Choice,
  type Conflict,
  type Edit,
  type EditProblem,
} from "@orlaya/finder/changes";
import { TABLE_NAMES, type TableName } from "@orlaya/finder/data";
import type { PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { runInTurn } from "../edits/in-turn.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { noteSet } from "./note-set.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { loadReadableRelease } from "../releases/stored-releases.ts";
import {
  followLive,
  getConflictKey,
  listConflicts,
  loadGround,
  moveSet,
  signEdits,
  type Ground,
} from "./candidate.ts";
import {
  createNames,
  labelColumn,
  nameType,
  writeProblem,
  writeValue,
  type NameRecord,
} from "./names.ts";
import { loadColleagues, requireAbility } from "./rights.ts";
import { createSetRow, requireSet, updateSet } from "./store.ts";
import type { ChangeSet } from "./shapes.ts";

const LONGEST_NAME = 120;
const LONGEST_TEXT = 2000;
/** Most edits of a set. */
const MAX_EDITS = 1000;
/** The columns of countries that the finder owns. The others belong to the list of countries. */
const OWNED: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  countries: ["never", "never_nationality", "never_source"],
};

export const readText = (value: unknown): string => readString(value).trim().slice(0, LONGEST_TEXT);
/** Runs work on a set after earlier work on it has ended, with the set as it is then. */
export const changeSet = <T>(
  req: PayloadRequest,
  id: string,
  work: (set: ChangeSet) => Promise<T>,
): Promise<T> => runInTurn(`finder_sets/${id}`, async () => work(await requireSet(req, id)));

/** Loads the live release. @throws APIError 409 when there is none */
export async function requireGround(req: PayloadRequest): Promise<Ground> {
  return (await loadGround(req.payload)) ?? refuseRequest(409, getSay(req)("finder.noRelease"));
}

function readName(req: PayloadRequest, name: unknown): string {
  const text = readString(name).trim().slice(0, LONGEST_NAME);
  return text === "" ? refuseRequest(400, getSay(req)("set.noName")) : text;
}

/** Creates a set. @returns its id */
export async function createSet(
  req: PayloadRequest,
  actor: Actor,
  {
    name,
    why,
    edits = [],
  }: { readonly name: unknown; readonly why: unknown; readonly edits?: readonly Edit[] },
): Promise<string> {
  const { version } = await requireGround(req);
  const wanted = readName(req, name);
  const id = await createSetRow(req.payload, {
    ...{ name: wanted, why: readText(why), state: "draft", people: [actor.email], base: version },
    ...{ edits: signEdits(edits, [], actor.email), comments: [] },
  });
  await noteSet(req, null, id, "create set");
  return id;
}

/** Changes the name, the reason and the people of a set. The one who created it stays. */
export async function describeAgain(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  body: Stored,
): Promise<void> {
  await requireAbility(req, actor, set, "edit");
  const { name, why, people } = body;
  const colleagues = await loadColleagues(req.payload);
  const invited = Array.isArray(people)
    ? people.map(readString).filter((each) => colleagues.includes(each))
    : set.people.slice(1);
  await updateSet(req.payload, set.id, {
    name: name === undefined ? set.name : readName(req, name),
    why: why === undefined ? set.why : readText(why),
    people: [...new Set([...set.people.slice(0, 1), ...invited])],
  });
  await noteSet(req, set, set.id, "change set");
}

/** An edit as a view asks for it. Columns that stay as they are need not be named. */
interface WantedEdit {
  readonly table: TableName;
  readonly id: string;
  /** Null: the record is removed. */
  readonly after: Stored | null;
  /**
   * The columns as the person saw them, null for a new record. An edit is refused when somebody has
   * changed them since. Without it, the edit counts in any case.
   */
  readonly seen?: Stored | null;
}
function readWanted(req: PayloadRequest, value: unknown): WantedEdit {
  const { table, id, after, seen } = record(value);
  const known = TABLE_NAMES.find((name) => name === table);
  const isValid = readString(id) !== "" && (after === null || isRecord(after));
  if (!known || !isValid) return refuseRequest(400, getSay(req)("set.badEdit"));
  const wanted = { table: known, id: readString(id), after: isRecord(after) ? after : null };
  return seen === null || isRecord(seen) ? { ...wanted, seen } : wanted;
}

/** Refuses an edit of a record that somebody has changed since the person saw it. */
function refuseRaced(
  req: PayloadRequest,
  name: NameRecord,
  { table, id, after, seen }: WantedEdit,
  row: Readonly<Record<string, unknown>> | null,
): void {
  if (seen === undefined) return;
  const say = getSay(req);
  const words = { type: nameType(req, table), name: readRecordName(row ?? seen ?? after, id) };
  if (seen !== null && row === null) refuseRequest(409, say("table.raced.gone", words));
  const expected = seen ?? after ?? {};
  const column = Object.keys(expected).find(
    (each) =>
      row !== null && !isSame(row[each], expected[each]) && !isSame(row[each], after?.[each]),
  );
  if (column === undefined) return;
  if (seen === null)
    return refuseProblems(req, name, [
      { kind: "there", table, id, name: words.name, column: null, value: null },
    ]);
  const value = writeValue(req, name, { table, column }, row?.[column]);
  refuseRequest(
    409,
    say("table.raced", { ...words, column: labelColumn(req, table, column), value }),
  );
}

/** Returns why an edit is not one of the finder’s own columns; null when it is. */
function findForeign({ table, id, before, after }: Edit): EditProblem | null {
  const owned = OWNED[table];
  if (!owned) return null;
  const column = Object.keys(after ?? {}).find((name) => !owned.includes(name)) ?? null;
  if (before !== null && after !== null && column === null) return null;
  return { kind: "unknown-column", table, id, name: id, column, value: null };
}

/**
 * Adds edits to a set. Edits of one column replace each other; one that goes back to what is live
 * disappears. @throws APIError with a sentence when they cannot be applied
 */
export async function addEdits(
  req: PayloadRequest,
  actor: Actor,
  stored: ChangeSet,
  wanted: readonly WantedEdit[],
): Promise<void> {
  await requireAbility(req, actor, stored, "edit");
  const live = await requireGround(req);
  const set = await followLive(req.payload, stored, live);
  const base =
    set.base === live.version
      ? live.data
      : (await loadReadableRelease(req.payload, set.base))?.data;
  const before = applyEdits(base ?? live.data, set.edits);
  const name = await createNames(req, live.data, before.ok ? before.data : live.data);
  if (!before.ok) return refuseProblems(req, name, before.problems);
  const find = createLookup(before.data);
  const added = wanted.flatMap((edit) => {
    const row = find(edit);
    refuseRaced(req, name, edit, row);
    const known = listEditable(edit.table);
    const named = Object.entries(edit.after ?? {}).filter(([column]) => known.includes(column));
    return createEdit(edit, row, edit.after && { ...row, ...Object.fromEntries(named) }) ?? [];
  });
  const applied = applyEdits(before.data, added);
  const foreign = added.flatMap((edit) => findForeign(edit) ?? []);
  if (!applied.ok || foreign.length > 0)
    return refuseProblems(req, name, [...foreign, ...(applied.ok ? [] : applied.problems)]);
  // Compared once more after validation, which turns codes and empty cells into one form.
  const edits = mergeEdits(set.edits, diffTables(before.data, applied.data));
  if (edits.length > MAX_EDITS) refuseRequest(400, getSay(req)("set.tooMany", { most: MAX_EDITS }));
  const touched = new Set<string>(added.map(getKey));
  await storeEdits(req, set, signEdits(edits, set.edits, actor.email, touched));
}

function refuseProblems(
  req: PayloadRequest,
  name: NameRecord,
  problems: readonly EditProblem[],
): never {
  const sentences = new Set(problems.slice(0, 5).map((each) => writeProblem(req, name, each)));
  refuseRequest(422, [...sentences].join(" "));
}
async function storeEdits(
  req: PayloadRequest,
  set: ChangeSet,
  edits: ChangeSet["edits"],
): Promise<void> {
  await updateSet(req.payload, set.id, { base: set.base, edits, problem: null });
  await noteSet(req, set, set.id, "change set");
}
/** Reads the edits that a view asks for. @throws APIError 400 */
export const readEdits = (req: PayloadRequest, values: unknown): readonly WantedEdit[] =>
  (Array.isArray(values) ? values : []).map((value) => readWanted(req, value));

/** Removes edits from a set by their keys. */
export async function removeEdits(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  keys: readonly string[],
): Promise<void> {
  await requireAbility(req, actor, set, "edit");
  await storeEdits(
    req,
    set,
    set.edits.filter((edit) => !keys.includes(getKey(edit))),
  );
}

/** Decides every conflict with what is live now. */
export async function decideConflicts(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  choices: Stored,
): Promise<void> {
  await requireAbility(req, actor, set, "edit");
  const live = await requireGround(req);
  const read = (conflict: Conflict): unknown => choices[getConflictKey(conflict)];
  const isChoice = (value: unknown): value is Choice => value === "mine" || value === "live";
  if (!listConflicts(set, live).every((conflict) => isChoice(read(conflict))))
    refuseRequest(400, getSay(req)("set.conflict.choose"));
  const moved = await moveSet(req.payload, set, live, (conflict) =>
    read(conflict) === "live" ? "live" : "mine",
  );
  await updateSet(req.payload, set.id, { ...moved });
  await noteSet(req, set, set.id, "change set");
}

/** Creates the set that takes a live one back. @returns its id */
export async function createUndo(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
): Promise<string> {
  await requireAbility(req, actor, set, "undo");
  const say = getSay(req);
  const id = await createSet(req, actor, {
    name: say("set.undoName", { name: set.name }).slice(0, LONGEST_NAME),
    why: say("set.undoWhy", { name: set.name, version: set.result }),
    edits: invertEdits(set.edits),
  });
  // It begins on the release that the set became, so that later changes of others are conflicts.
  await updateSet(req.payload, id, { base: set.result });
  const live = await requireGround(req);
  const moved = await followLive(req.payload, await requireSet(req, id), live);
  await updateSet(req.payload, id, { base: moved.base, edits: moved.edits });
  return id;
}
