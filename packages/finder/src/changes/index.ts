export { applyEdits, readName } from "./apply.ts";
export type { Applied, EditProblem } from "./apply.ts";
export { findConflicts, rebaseEdits } from "./conflicts.ts";
export type { Choice, Conflict } from "./conflicts.ts";
export { diffTables, mergeEdits } from "./diff-tables.ts";
export { createEdit, createLookup, getKey, invertEdits, isSame, listEditable } from "./edits.ts";
export type { Edit, RecordKey, Values } from "./edits.ts";
