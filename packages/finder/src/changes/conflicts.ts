/** Compares edits with data that changed since, and moves them onto those data. */
import type { EligibilityData } from "../data/types.ts";
import { readName } from "./apply.ts";
import { createEdit, createLookup, isSame, type Edit, type Values } from "./edits.ts";

/** A column, or a whole record, that both an edit and somebody else changed. */
export interface Conflict {
  readonly table: Edit["table"];
  readonly id: string;
  readonly name: string;
  /** Null: one of the two added or removed the record. */
  readonly column: string | null;
  readonly before: unknown;
  /** What the live release holds; null when it does not hold the record. */
  readonly live: unknown;
  /** What the edit wants; null when it removes the record. */
  readonly mine: unknown;
}
/** What is kept of a conflict. */
export type Choice = "mine" | "live";

type Find = (edit: Edit) => Values | null;

const changed = (values: Values, row: Values): boolean =>
  Object.entries(values).some(([name, value]) => !isSame(value, row[name]));

/** Returns the conflicts of one edit with the record that is live. */
function listConflicts(edit: Edit, row: Values | null): readonly Conflict[] {
  const { table, id, before, after } = edit;
  const name = readName(row ?? before ?? after, id);
  const whole = { table, id, name, column: null, before, live: row, mine: after };
  if (before === null) return row && after && changed(after, row) ? [whole] : [];
  if (row === null) return after === null ? [] : [whole];
  if (after === null) return changed(before, row) ? [whole] : [];
  return Object.keys(after)
    .filter((column) => !isSame(before[column], row[column]) && !isSame(after[column], row[column]))
    .map((column) => ({
      ...{ table, id, name, column },
      ...{ before: before[column], live: row[column], mine: after[column] },
    }));
}

/** Returns the conflicts of edits: what they change is no longer as it was. */
export function findConflicts(edits: readonly Edit[], live: EligibilityData): readonly Conflict[] {
  const find = createLookup(live);
  return edits.flatMap((edit) => listConflicts(edit, find(edit)));
}

/** Moves an edit of a record that is no longer live, or that is live already. */
function rebaseWhole(edit: Edit, row: Values | null, base: Find, keep: boolean): Edit | null {
  const { before, after } = edit;
  if (before === null || after === null || row !== null)
    return keep ? createEdit(edit, row, after) : null;
  return keep ? createEdit(edit, null, { ...base(edit), ...before, ...after }) : null;
}

function rebaseEdit(
  edit: Edit,
  row: Values | null,
  base: Find,
  decide: (conflict: Conflict) => Choice,
): Edit | null {
  const { before, after } = edit;
  const conflicts = listConflicts(edit, row);
  const whole = conflicts.find(({ column }) => column === null);
  if (whole) return rebaseWhole(edit, row, base, decide(whole) === "mine");
  if (row === null) return before === null ? edit : null;
  if (after === null) return createEdit(edit, row, null);
  const left = conflicts.filter((conflict) => decide(conflict) === "live");
  const kept = Object.entries(after).filter(
    ([name]) => !left.some(({ column }) => column === name),
  );
  return createEdit(edit, row, { ...row, ...Object.fromEntries(kept) });
}

/**
 * Moves edits onto the live data: what is live already is left out, and each conflict is decided.
 * @param base the data on which the edits were made
 */
export function rebaseEdits(
  edits: readonly Edit[],
  live: EligibilityData,
  base: EligibilityData,
  decide: (conflict: Conflict) => Choice,
): readonly Edit[] {
  const [find, findBase] = [createLookup(live), createLookup(base)];
  return edits.flatMap((edit) => rebaseEdit(edit, find(edit), findBase, decide) ?? []);
}
