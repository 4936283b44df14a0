export { measureEffect } from "./effect.ts";
export { packTables, pickTables, unpackTables } from "./tables.ts";
export type { PackedTables, RuleTables, TableCountry, TableList } from "./tables.ts";
export { COLUMN_FIELDS, COLUMN_KINDS, RULE_COLUMNS, TABLE_WORDS } from "./columns.ts";
export type { ColumnKind, RuleColumn, RuleTableWords, TableWord } from "./columns.ts";
export { createRuleNames } from "./names.ts";
export { fitsColumn } from "../eligibility/list-names/index.ts";
export type { RuleNames } from "./names.ts";
export { joinCellNames, listNames, writeCell, writeRuleTable } from "./write-cell.ts";
export type { TableContext } from "./write-cell.ts";
export { readRuleCell } from "./read-cell.ts";
export type { ReadRuleCell, RuleCellProblem } from "./read-cell.ts";
export { changeRule, copyRule, createListEdit, createRuleEdit, createRule } from "./change-rule.ts";
export type { RuleEdit } from "./change-rule.ts";
export {
  NO_FILTER,
  applyTableEdits,
  buildRuleRows,
  coversCountry,
  filterRuleRows,
} from "./rows.ts";
export type { RuleFilter, RuleRow } from "./rows.ts";
export {
  MOST_RULE_ROWS,
  addLists,
  findRuleColumns,
  listRowEdits,
  readRuleTable,
} from "./read-table.ts";
export type { ReadRuleRow, ReadRuleTable } from "./read-table.ts";
