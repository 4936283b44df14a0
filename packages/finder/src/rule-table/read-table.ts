/** Reads a table of rules from a spreadsheet, and finds what it changes. */
import { LOCALES } from "@orlaya/locales";
import { isSame } from "../changes/edits.ts";
import { parseCsv, type CsvRow } from "../data/csv.ts";
import type { Rule } from "../data/types.ts";
import { readGroupName } from "../eligibility/names.ts";
import { fold } from "../search/fold.ts";
import {
  changeRule,
  createListEdit,
  createRule,
  createRuleEdit,
  type RuleEdit,
} from "./change-rule.ts";
import { COLUMN_FIELDS, RULE_COLUMNS, type RuleColumn, type RuleTableWords } from "./columns.ts";
import { createRuleNames } from "./names.ts";
import { readRuleCell, type RuleCellProblem } from "./read-cell.ts";
import type { TableList } from "./tables.ts";
import { writeCell, type TableContext } from "./write-cell.ts";

/** Most rows that are read at once. */
export const MOST_RULE_ROWS = 1000;
/** The columns that a new rule needs. */
const NEEDED = ["residence", "destination", "profile", "plan"] as const satisfies RuleColumn[];

export interface ReadRuleRow {
  readonly line: number;
  /** The cells of the columns that the table has. */
  readonly cells: Readonly<Partial<Record<RuleColumn, string>>>;
  readonly problems: readonly RuleCellProblem[];
  /** Line of an earlier row that is for the same rule; null when there is none. */
  readonly repeats: number | null;
  readonly kind: "added" | "changed" | "same" | "wrong";
  readonly before: Rule | null;
  /** Null when a cell has a problem. */
  readonly after: Rule | null;
  readonly created: readonly TableList[];
}
export type ReadRuleTable =
  | { readonly ok: true; readonly rows: readonly ReadRuleRow[] }
  /** `columns`: the first row names too few columns; `table`: the text is no table. */
  | { readonly ok: false; readonly problem: "empty" | "table" | "too-many" | "columns" };

/** Returns the separator that occurs most in the first line. */
function findSeparator(text: string): string {
  const [first = ""] = text.split("\n");
  const count = (separator: string) => first.split(separator).length;
  return ["\t", ";", ","].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** Returns the place of each column in a heading: names in any language, or names of the data. */
export function findRuleColumns(
  heading: readonly string[],
  { headings }: Pick<RuleTableWords, "headings">,
): ReadonlyMap<RuleColumn, number> {
  const names = heading.map((cell) => fold(cell).joined);
  return new Map(
    RULE_COLUMNS.flatMap((column) => {
      const known = [...Object.values(headings[column]), column, COLUMN_FIELDS[column]];
      const folded = new Set(known.map((name) => fold(name).joined));
      const at = names.findIndex((name) => name !== "" && folded.has(name));
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
}

interface Cells {
  readonly change: Partial<Rule>;
  readonly created: readonly TableList[];
  readonly problems: readonly RuleCellProblem[];
}
function readCells(cells: ReadRuleRow["cells"], before: Rule | null, context: TableContext): Cells {
  // An empty reference and an empty text keep what is there, or are filled in.
  const filled = Object.entries(cells).filter(
    ([column, text]) =>
      (text !== "" || !isFilledIn(column as RuleColumn)) &&
      !(before && isAsWritten(before, column as RuleColumn, text, context)),
  ) as [RuleColumn, string][];
  const read = filled.map(([column, text]) => readRuleCell(column, text, before, context));
  const missing = before
    ? []
    : NEEDED.filter((column) => cells[column] === undefined).map((column): RuleCellProblem => ({
        ...{ column, kind: "missing", value: "", proposals: [] },
      }));
  return {
    change: Object.assign({}, ...read.map((each) => (each.ok ? each.change : {}))) as Partial<Rule>,
    created: read.flatMap((each) => (each.ok ? each.created : [])),
    problems: [...missing, ...read.flatMap((each) => (each.ok ? [] : each.problems))],
  };
}
/** Whether a cell is as the table writes it in some language, so that it changes nothing. */
function isAsWritten(
  rule: Rule,
  column: RuleColumn,
  text: string,
  { words, ...context }: TableContext,
): boolean {
  return LOCALES.some(
    (locale) => writeCell(rule, column, { ...context, words: { ...words, locale } }) === text,
  );
}

const FILLED_IN: readonly RuleColumn[] = ["rule", "name", "entity", "type", "label"];
const isFilledIn = (column: RuleColumn): boolean => FILLED_IN.includes(column);

/** Finds the rule with the same answers, for a row without a reference. */
function findByAnswers(rules: readonly Rule[], change: Partial<Rule>): Rule | null {
  const fields = ["residence", "destination", "profile", "nationality"] as const;
  const found = rules.filter((rule) =>
    fields.every((field) => isSame(rule[field], change[field] ?? [])),
  );
  const [only = null] = found;
  return found.length === 1 ? only : null;
}

/** Returns the rule to which a row belongs, and its cells. */
function readRow(
  cells: ReadRuleRow["cells"],
  context: TableContext,
): Cells & { readonly before: Rule | null } {
  const { rules } = context.tables;
  const reference = cells.rule ?? "";
  const named = rules.find(({ ID }) => ID === reference) ?? null;
  if (named !== null) return { before: named, ...readCells(cells, named, context) };
  const fresh = { before: null, ...readCells(cells, null, context) };
  if (reference !== "" || fresh.problems.length > 0) return fresh;
  const before = findByAnswers(rules, fresh.change);
  return before ? { before, ...readCells(cells, before, context) } : fresh;
}

/** Adds lists that a pasted table creates to the records that have names. */
export function addLists(context: TableContext, created: readonly TableList[]): TableContext {
  if (created.length === 0) return context;
  const tables = { ...context.tables, lists: [...context.tables.lists, ...created] };
  return { ...context, tables, names: createRuleNames(tables, context.words) };
}

/**
 * Adds lists that the next rows find by their countries. To name all lists again for each row would
 * take most of the time.
 */
function keepLists(context: TableContext, created: readonly TableList[]): TableContext {
  if (created.length === 0) return context;
  const { tables, names } = context;
  const labels = new Map(created.map(({ id, Name }) => [id, readGroupName(Name)]));
  return {
    ...context,
    tables: { ...tables, lists: [...tables.lists, ...created] },
    names: { ...names, label: (id) => labels.get(id) ?? names.label(id) },
  };
}

/** Reads rows one after the other, because new lists and references of one are known to the next. */
function readRows(rows: readonly CsvRow[], context: TableContext): readonly ReadRuleRow[] {
  const columns = findRuleColumns(rows[0]?.cells ?? [], context.words);
  const seen = new Map<string, number>();
  const taken = new Set(context.tables.rules.map(({ ID }) => ID));
  let known = context;
  return rows.slice(1).map(({ line, cells: given }): ReadRuleRow => {
    const cells: ReadRuleRow["cells"] = Object.fromEntries(
      [...columns].map(([column, at]) => [column, given[at]?.trim() ?? ""]),
    );
    const { before, change, created, problems } = readRow(cells, known);
    known = keepLists(known, created);
    if (problems.length > 0)
      return { line, cells, problems, repeats: null, kind: "wrong", before, after: null, created };
    const after = before ? changeRule(before, change, known) : createRule(change, taken, known);
    taken.add(after.ID);
    const repeats = seen.get(after.id) ?? null;
    if (repeats === null) seen.set(after.id, line);
    const edit = createRuleEdit(before, after);
    const kind = repeats !== null ? "wrong" : before === null ? "added" : edit ? "changed" : "same";
    return { line, cells, problems, repeats, kind, before, after, created };
  });
}

/** Reads a table of rules. The first row names the columns. Never throws. */
export function readRuleTable(text: string, context: TableContext): ReadRuleTable {
  const parsed = parseCsv(text, findSeparator(text));
  if (!parsed.ok) return { ok: false, problem: "table" };
  const [heading] = parsed.rows;
  if (!heading) return { ok: false, problem: "empty" };
  const columns = findRuleColumns(heading.cells, context.words);
  const isEnough = columns.has("rule") || NEEDED.every((column) => columns.has(column));
  if (!isEnough) return { ok: false, problem: "columns" };
  if (parsed.rows.length < 2) return { ok: false, problem: "empty" };
  if (parsed.rows.length > MOST_RULE_ROWS + 1) return { ok: false, problem: "too-many" };
  return { ok: true, rows: readRows(parsed.rows, context) };
}

/** Returns the edits of rows that are in order: first new lists, then rules. */
export function listRowEdits(rows: readonly ReadRuleRow[]): readonly RuleEdit[] {
  const used = rows.filter(({ kind }) => kind === "added" || kind === "changed");
  const lists = new Map(used.flatMap(({ created }) => created.map((list) => [list.id, list])));
  return [
    ...[...lists.values()].map(createListEdit),
    ...used.flatMap(({ before, after }) => createRuleEdit(before, after) ?? []),
  ];
}
