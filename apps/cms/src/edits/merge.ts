/**
 * Merges concurrent edits of one document by two people, field by field. Pure.
 *
 * A save contains its base: the state of the form when it was opened or last saved. A field that
 * only one of the two changed since then keeps that change. A field that both changed is a conflict
 * until one of them decides.
 */
import { createHash } from "node:crypto";
import { isRecord, readRelationId, type Stored } from "../fields/record.ts";
import type { Base } from "./base.ts";

export interface Conflict {
  readonly path: string;
  /** `undefined`: the row was removed. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Hash of the other value. A choice contains the same hash. */
  readonly hash: string;
}
export interface Merged {
  readonly data: Stored;
  readonly conflicts: readonly Conflict[];
  /** Whether the merge took a change of the other person. */
  readonly taken: boolean;
}

const EMPTY = "";
type Row = Stored & { readonly id: string };

const isRow = (value: unknown): value is Row =>
  isRecord(value) && typeof value["id"] === "string" && value["id"] !== "";
function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
const isList = (value: unknown): value is readonly Stored[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && !("relationTo" in row));
/**
 * Whether a value is a group of fields. Rich text and relations are objects, but count as one
 * value.
 */
const isGroup = (value: unknown): value is Stored =>
  isRecord(value) && !("root" in value) && !("relationTo" in value);

/** Serialises a value. The order of keys makes no difference. */
function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join()}]`;
  if (value === undefined) return "null";
  if (!isRecord(value)) return JSON.stringify(value);
  if ("relationTo" in value && "value" in value)
    return `${String(value["relationTo"])}:${readRelationId(value["value"]) ?? ""}`;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${key}:${writeCanonical(value[key])}`)
    .join()}}`;
}
/** Returns the hash of a value; an empty string for an empty value. */
export function hashValue(value: unknown): string {
  return isEmpty(value)
    ? EMPTY
    : createHash("sha1").update(writeCanonical(value)).digest("base64url").slice(0, 10);
}

/** Fields that the service writes. */
const OWN = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "_status",
  "base",
  "path",
  "edited_by",
]);
const join = (path: string, name: string): string => (path === "" ? name : `${path}/${name}`);
function keysOf(path: string, ...groups: readonly Stored[]): readonly string[] {
  const keys = new Set(groups.flatMap((group) => Object.keys(group)));
  return [...keys].filter((key) => !(path === "" ? OWN.has(key) : key === "id"));
}

/** Returns the base of a form that contains this document. */
export function readBase(document: Stored): Base {
  const values: Record<string, string> = {};
  const rows: Record<string, readonly string[]> = {};
  function read(path: string, value: unknown): void {
    if (isList(value) && value.some(isRow)) {
      rows[path] = value.filter(isRow).map(({ id }) => id);
      for (const row of value.filter(isRow)) read(join(path, row.id), row);
    } else if (isGroup(value)) {
      for (const key of keysOf(path, value)) read(join(path, key), value[key]);
    } else if (!isEmpty(value)) values[path] = hashValue(value);
  }
  read("", document);
  return { values, rows };
}

/** Whether a row is the same as in the base. */
function isUnchanged(base: Base, path: string, row: Stored): boolean {
  const now = readBase({ row }).values;
  const before = Object.entries(base.values).filter(([key]) => key.startsWith(`${path}/`));
  return (
    before.length === Object.keys(now).length &&
    before.every(([key, hash]) => now[`row${key.slice(path.length)}`] === hash)
  );
}

/** State of one merge: its base, and the results so far. */
interface Run {
  readonly base: Base;
  readonly conflicts: Conflict[];
  taken: boolean;
}
function take<T>(run: Run, value: T): T {
  run.taken = true;
  return value;
}
/**
 * Resolves a value that both people changed: applies the choice of the person who saves, or records
 * a conflict.
 */
function decide<T>(run: Run, path: string, mine: T, theirs: T): T {
  const hash = hashValue(theirs);
  const choice = run.base.choices?.[path];
  if (choice?.theirs === hash) return choice.keep === "mine" ? mine : take(run, theirs);
  run.conflicts.push({ path, mine, theirs, hash });
  return mine;
}

/**
 * Whether both values are lists of rows, or one of them is empty. A row that was never saved may
 * lack an id.
 */
function areRows(run: Run, path: string, mine: unknown, theirs: unknown): boolean {
  return (
    run.base.values[path] === undefined &&
    [mine, theirs].some((value) => isList(value) && value.length > 0) &&
    (isEmpty(mine) || isList(mine)) &&
    (isEmpty(theirs) || (isList(theirs) && theirs.every(isRow)))
  );
}

/** Whether both values are groups, or one of them is empty. */
function areGroups(mine: unknown, theirs: unknown): boolean {
  const values = [mine, theirs];
  return values.some(isGroup) && values.every((value) => isGroup(value) || isEmpty(value));
}

function mergeValue(run: Run, path: string, mine: unknown, theirs: unknown): unknown {
  if (areRows(run, path, mine, theirs))
    return mergeRows(
      run,
      path,
      isList(mine) ? mine : [],
      isList(theirs) ? theirs.filter(isRow) : [],
    );
  if (areGroups(mine, theirs))
    return mergeGroup(run, path, isGroup(mine) ? mine : {}, isGroup(theirs) ? theirs : {});
  const [own, other, before] = [hashValue(mine), hashValue(theirs), run.base.values[path] ?? EMPTY];
  if (own === other || other === before) return mine;
  return own === before ? take(run, theirs) : decide(run, path, mine, theirs);
}

function mergeGroup(run: Run, path: string, mine: Stored, theirs: Stored): Stored {
  const merged: Record<string, unknown> = { ...mine };
  for (const key of keysOf(path, mine, theirs)) {
    const value = mergeValue(run, join(path, key), mine[key], theirs[key]);
    if (value !== undefined) merged[key] = value;
    else if (mine[key] !== undefined) merged[key] = null;
  }
  return merged;
}

/** Merges a row. Undefined when the row is removed. */
function mergeRow(
  run: Run,
  list: string,
  mine: Row | undefined,
  theirs: Row | undefined,
): Stored | undefined {
  const row = mine ?? theirs;
  if (!row) return undefined;
  const path = join(list, row.id);
  if (mine && theirs) return mergeGroup(run, path, mine, theirs);
  // Only one version contains the row: one person added it, or the other removed it.
  if (!run.base.rows[list]?.includes(row.id)) return mine ?? take(run, theirs);
  if (isUnchanged(run.base, path, row)) {
    run.taken ||= mine !== undefined;
    return undefined;
  }
  return decide(run, path, mine, theirs);
}

/** Id of a row, or the row itself when it has no id. */
type Key = string | Stored;
function mergeRows(
  run: Run,
  path: string,
  mine: readonly Stored[],
  theirs: readonly Row[],
): readonly Stored[] {
  const others = new Map(theirs.map((row) => [row.id, row]));
  const own = new Set(mine.filter(isRow).map(({ id }) => id));
  const merged = new Map<Key, Stored | undefined>();
  for (const row of mine)
    if (isRow(row)) merged.set(row.id, mergeRow(run, path, row, others.get(row.id)));
    else merged.set(row, row);
  for (const row of theirs)
    if (!own.has(row.id)) merged.set(row.id, mergeRow(run, path, undefined, row));
  const order = mergeOrder(
    run,
    path,
    mine.map((row) => (isRow(row) ? row.id : row)),
    [...others.keys()],
  );
  return order.map((key) => merged.get(key)).filter((row) => row !== undefined);
}

/**
 * Merges the order of rows: takes the order of the person who changed it. An added row stays after
 * the row that it followed.
 */
function mergeOrder(
  run: Run,
  path: string,
  mine: readonly Key[],
  theirs: readonly string[],
): readonly Key[] {
  const common = (run.base.rows[path] ?? []).filter(
    (id) => mine.includes(id) && theirs.includes(id),
  );
  const among = (keys: readonly Key[]): string =>
    common.toSorted((one, other) => keys.indexOf(one) - keys.indexOf(other)).join();
  const [own, other, before] = [among(mine), among(theirs), common.join()];
  const moved = own !== other && other !== before;
  const theirsLead = moved && (own === before || decide(run, path, own, other) === other);
  if (theirsLead) run.taken = true;
  const order: Key[] = theirsLead ? [...theirs] : [...mine];
  const further: readonly Key[] = theirsLead ? mine : theirs;
  further.forEach((key, at) => {
    const previous = further[at - 1];
    if (!order.includes(key))
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  });
  return order;
}

/**
 * Merges a save with the document as it is now.
 *
 * @param base what the save was based on
 * @param mine the document as the save would make it
 * @param theirs the document as it is now
 */
export function mergeEdits(base: Base, mine: Stored, theirs: Stored): Merged {
  const run: Run = { base, conflicts: [], taken: false };
  const data = mergeGroup(run, "", mine, theirs);
  return { data, conflicts: run.conflicts, taken: run.taken };
}
