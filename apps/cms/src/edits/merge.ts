/**
 * Merges what two people wrote into one document at the same time, field by field. Pure.
 *
 * A save carries its base: what the form held when it was opened or last saved. A field that only one of the two
 * changed since keeps that change. A field that both changed is a conflict until one of them decides.
 */
import { createHash } from "node:crypto";
import { isRecord, readRelationId, type Stored } from "../fields/record.ts";
import type { Base } from "./base.ts";

export interface Conflict {
  readonly path: string;
  /** `undefined`: the row was removed. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Hash of the other value, which a choice repeats. */
  readonly hash: string;
}
export interface Merged {
  readonly data: Stored;
  readonly conflicts: readonly Conflict[];
  /** Whether anything of the other person's came in. */
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
/** Rich text and relations are one value each, although they are objects. */
const isGroup = (value: unknown): value is Stored =>
  isRecord(value) && !("root" in value) && !("relationTo" in value);

/** The same text for the same value, whatever the order of its keys. */
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
/** Hash of a value; empty for an empty one. */
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

/** What a form that holds this document is based on. */
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

/** Whether a row is as the base had it. */
function isUnchanged(base: Base, path: string, row: Stored): boolean {
  const now = readBase({ row }).values;
  const before = Object.entries(base.values).filter(([key]) => key.startsWith(`${path}/`));
  return (
    before.length === Object.keys(now).length &&
    before.every(([key, hash]) => now[`row${key.slice(path.length)}`] === hash)
  );
}

/** One merge: its base, and what it found. */
interface Run {
  readonly base: Base;
  readonly conflicts: Conflict[];
  taken: boolean;
}
function take<T>(run: Run, value: T): T {
  run.taken = true;
  return value;
}
/** Both changed it: the choice of whoever saves holds, or it is a conflict. */
function decide<T>(run: Run, path: string, mine: T, theirs: T): T {
  const hash = hashValue(theirs);
  const choice = run.base.choices?.[path];
  if (choice?.theirs === hash) return choice.keep === "mine" ? mine : take(run, theirs);
  run.conflicts.push({ path, mine, theirs, hash });
  return mine;
}

/** Whether both values are rows of a list, or nothing. A row that was never saved may lack an id. */
function areRows(run: Run, path: string, mine: unknown, theirs: unknown): boolean {
  return (
    run.base.values[path] === undefined &&
    [mine, theirs].some((value) => isList(value) && value.length > 0) &&
    (isEmpty(mine) || isList(mine)) &&
    (isEmpty(theirs) || (isList(theirs) && theirs.every(isRow)))
  );
}

/** Whether both values are groups, or one of them nothing. */
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

/** A row as both left it; undefined when it goes. */
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
  // Only one of the two has it: one added it, or the other removed it.
  if (!run.base.rows[list]?.includes(row.id)) return mine ?? take(run, theirs);
  if (isUnchanged(run.base, path, row)) {
    run.taken ||= mine !== undefined;
    return undefined;
  }
  return decide(run, path, mine, theirs);
}

/** A row by its id, or a row without one by itself. */
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

/** The order of whoever changed it. A row that one of them added stands after the row that it followed. */
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
