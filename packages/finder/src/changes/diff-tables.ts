/** Finds the edits between two states of the authored data, and merges edits. */
import { TABLE_NAMES } from "../data/types.ts";
import type { EligibilityData } from "../data/types.ts";
import {
  createEdit,
  getKey,
  indexTable,
  isSame,
  type Edit,
  type RecordKey,
  type Values,
} from "./edits.ts";

/** Returns the edits that turn one state into another. */
export function diffTables(before: EligibilityData, after: EligibilityData): readonly Edit[] {
  return TABLE_NAMES.flatMap((table) => {
    const [one, other] = [indexTable(before, table), indexTable(after, table)];
    return [...new Set([...one.keys(), ...other.keys()])].flatMap(
      (id) => createEdit({ table, id }, one.get(id) ?? null, other.get(id) ?? null) ?? [],
    );
  });
}

/** Merges the later edit of a record into an earlier one. @returns null when they cancel out */
function mergePair(earlier: Edit, later: Edit): Edit | null {
  const { before } = earlier;
  if (later.after === null)
    return before === null
      ? null
      : { ...earlier, before: { ...later.before, ...before }, after: null };
  if (before === null) return { ...earlier, after: { ...earlier.after, ...later.after } };
  if (earlier.after === null) return createEdit(earlier, before, later.after);
  const all: Values = { ...later.before, ...before };
  const after: Values = { ...earlier.after, ...later.after };
  const names = Object.keys(after).filter((name) => !isSame(all[name], after[name]));
  const pick = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return names.length === 0 ? null : { ...earlier, before: pick(all), after: pick(after) };
}

/**
 * Merges later edits into earlier ones, one edit for each record. A column that is as it was before
 * the first edit is left out.
 */
export function mergeEdits(earlier: readonly Edit[], later: readonly Edit[]): readonly Edit[] {
  const merged = new Map<RecordKey, Edit>(earlier.map((edit) => [getKey(edit), edit]));
  for (const edit of later) {
    const key = getKey(edit);
    const present = merged.get(key);
    const pair = present ? mergePair(present, edit) : edit;
    if (pair) merged.set(key, pair);
    else merged.delete(key);
  }
  return [...merged.values()];
}
