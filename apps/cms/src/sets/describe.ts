/** What the admin shows of change sets. */
import { getKey, type Conflict } from "@orlaya/finder/changes";
import type { EligibilityData, TableName } from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
import { canWrite, type Actor } from "../access/roles.ts";
import { readAuthored, type Authored } from "../eligibility/authored.ts";
import { writeLocal } from "../campaigns/zoned-time.ts";
import { TABLES } from "../eligibility/tables.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { loadReadableRelease } from "../releases/stored-releases.ts";
import {
  applySet,
  computeFingerprint,
  findApproval,
  getConflictKey,
  listConflicts,
  loadGround,
  type Ground,
} from "./candidate.ts";
import {
  createNames,
  labelColumn,
  nameEdited,
  nameType,
  writeProblem,
  writeValue,
  type NameRecord,
} from "./names.ts";
import { findSeen, findUndoing, holdsSet } from "./live-set.ts";
import { isAuthor, listAbilities, loadColleagues, mayApproveSets } from "./rights.ts";
import { listSets } from "./store.ts";
import {
  SET_STATES,
  type ChangeSet,
  type ListedSet,
  type SetEdit,
  type SetState,
  type ShownColumn,
  type ShownConflict,
  type ShownEdit,
  type ShownSet,
} from "./shapes.ts";

interface Reader {
  readonly req: PayloadRequest;
  readonly name: NameRecord;
}

const listIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((id) => String(id)) : [];

function describeColumn(
  { req, name }: Reader,
  { table, before, after }: SetEdit,
  column: string,
): ShownColumn {
  const [was, is] = [before?.[column] ?? null, after?.[column] ?? null];
  const { to } = TABLES[table].columns[column] ?? {};
  const label = labelColumn(req, table, column);
  if (to && (Array.isArray(was) || Array.isArray(is))) {
    const [earlier, later] = [listIds(was), listIds(is)];
    const added = later.filter((id) => !earlier.includes(id)).map((id) => name(to, id));
    const removed = earlier.filter((id) => !later.includes(id)).map((id) => name(to, id));
    return { column, label, added, removed, before: null, after: null };
  }
  const write = (value: unknown): string => writeValue(req, name, { table, column }, value);
  return { column, label, added: [], removed: [], before: write(was), after: write(is) };
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Lists the columns that people read: the changed ones, or the filled ones of a whole record. */
function listShown({ table, before, after }: SetEdit): readonly string[] {
  const values = after ?? before ?? {};
  const isWhole = before === null || after === null;
  return Object.keys(values).filter(
    (column) => TABLES[table].columns[column] && !(isWhole && isBlank(values[column])),
  );
}

function describeEdit(
  reader: Reader,
  set: ChangeSet,
  authored: Authored,
  edit: SetEdit,
): ShownEdit {
  const { req, name } = reader;
  const { table, before, after, by, id } = edit;
  const key = getKey(edit);
  const document = authored.documents[table].get(id);
  const kind = before === null ? "added" : after === null ? "removed" : "changed";
  return {
    key,
    table,
    kind,
    type: nameType(req, table),
    name: nameEdited(name, req, edit, kind === "changed" ? null : (after ?? before)),
    href: document === undefined ? "" : adminPaths.document(TABLES[table].collection, document),
    columns: listShown(edit).map((column) => describeColumn(reader, edit, column)),
    by,
    comments: set.comments.filter((comment) => comment.edit === key),
  };
}

function describeConflict({ req, name }: Reader, conflict: Conflict): ShownConflict {
  const { table, column, before, live, mine } = conflict;
  function write(value: unknown): string {
    if (column !== null) return writeValue(req, name, { table, column }, value);
    return getSay(req)(value === null ? "set.conflict.without" : "set.conflict.with");
  }
  return {
    key: getConflictKey(conflict),
    type: nameType(req, table),
    name: nameEdited(name, req, conflict, null),
    label: column === null ? null : labelColumn(req, table, column),
    before: write(before),
    live: write(live),
    mine: write(mine),
  };
}

/** Loads the states of the data whose names a set needs: its own release, and the live one. */
async function loadSides(
  req: PayloadRequest,
  set: ChangeSet,
  live: Ground | null,
): Promise<readonly EligibilityData[]> {
  const base =
    set.base === 0 || set.base === live?.version
      ? null
      : await loadReadableRelease(req.payload, set.base);
  const applied = live && applySet(set, live);
  return [base?.data, live?.data, applied?.ok === true ? applied.data : null].filter(
    (side) => side !== null && side !== undefined,
  );
}

/** Describes a set for an account. */
export async function describeSet(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
): Promise<ShownSet> {
  const [live, authored] = await Promise.all([loadGround(req.payload), readAuthored(req.payload)]);
  const sides = await loadSides(req, set, live);
  const saved = authored.data.ok ? [authored.data.data] : [];
  const reader: Reader = { req, name: await createNames(req, ...saved, ...sides) };
  const isOpen = set.state !== "live" && set.state !== "withdrawn";
  const conflicts = isOpen && live ? listConflicts(set, live) : [];
  const applied = isOpen && live ? applySet(set, live) : null;
  const { edits, comments, approval, base: _base, ...common } = set;
  return {
    ...common,
    edits: edits.map((edit) => describeEdit(reader, set, authored, edit)),
    comments: comments.filter(({ edit }) => !edits.some((each) => getKey(each) === edit)),
    conflicts: conflicts.map((conflict) => describeConflict(reader, conflict)),
    problems:
      applied?.ok === false && conflicts.length === 0
        ? applied.problems.map((problem) => writeProblem(req, reader.name, problem))
        : [],
    approval: approval && {
      person: approval.person,
      at: approval.at,
      isValid: live !== null && findApproval(set, live.version) !== null,
    },
    local: set.at === "" ? "" : writeLocal(set.at, set.zone),
    abilities: await listAbilities(req.payload, actor, set),
    fingerprint: computeFingerprint(set, live?.version ?? 0),
    ...(await describeLive(req, set, live)),
    colleagues: await loadColleagues(req.payload),
  };
}

/** Describes what only a live set has. */
async function describeLive(
  req: PayloadRequest,
  set: ChangeSet,
  live: Ground | null,
): Promise<Pick<ShownSet, "seenAt" | "undoneBy" | "isReplaced">> {
  const nothing = { seenAt: null, undoneBy: null, isReplaced: false };
  if (set.state !== "live") return nothing;
  // An older release may have been made live again: only the data that are live tell what applies.
  if (live !== null && holdsSet(set, live.data))
    return { ...nothing, seenAt: await findSeen(req, set) };
  const undoing = findUndoing(set, await listSets(req.payload, ["live"]));
  if (undoing === null) return { ...nothing, isReplaced: true };
  const { id, name, liveAt: at } = undoing;
  return { ...nothing, undoneBy: { id, name, at } };
}

/** Whether a set waits for an account: to be approved, published, or mended. */
function isWaiting(actor: Actor, set: ChangeSet, hasConflicts: boolean): boolean {
  const isOwn = set.people.includes(actor.email);
  if (set.state === "review") return mayApproveSets(actor) && !isAuthor(actor, set);
  if (set.state === "approved") return canWrite(actor, "eligibility") && (isOwn || !hasConflicts);
  return (
    isOwn && set.state === "draft" && (set.returned !== null || set.problem !== "" || hasConflicts)
  );
}

/** Describes in a list whether what a live set changed still applies. */
function describeStanding(
  set: ChangeSet,
  published: readonly ChangeSet[],
  live: Ground | null,
): Pick<ListedSet, "isUndone" | "isReplaced"> {
  const applies = set.state !== "live" || (live !== null && holdsSet(set, live.data));
  const isUndone = !applies && findUndoing(set, published) !== null;
  return { isUndone, isReplaced: !applies && !isUndone };
}

/** Lists sets as an account sees them, the one that changed last first. */
export async function describeSets(
  payload: Payload,
  actor: Actor,
  states: readonly SetState[] = SET_STATES,
): Promise<readonly ListedSet[]> {
  const [live, sets] = await Promise.all([loadGround(payload), listSets(payload, states)]);
  const published = sets.filter(({ state }) => state === "live");
  return sets.map((set) => {
    const { id, name, state, people, edits, changedAt, at, result } = set;
    const isOpen = state !== "live" && state !== "withdrawn";
    const hasConflicts = isOpen && live !== null && listConflicts(set, live).length > 0;
    return {
      ...{ id, name, state, people, changedAt, at, result, hasConflicts },
      ...describeStanding(set, published, live),
      count: edits.length,
      isWaiting: isWaiting(actor, set, hasConflicts),
      isOwn: people.includes(actor.email),
    };
  });
}

/** Returns the names of all records, for a view that edits the tables. */
export function nameAll(
  name: NameRecord,
  data: EligibilityData,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    (Object.keys(TABLES) as TableName[]).map((table) => [
      table,
      Object.fromEntries(data[table].map(({ id }) => [id, name(table, id)])),
    ]),
  );
}
