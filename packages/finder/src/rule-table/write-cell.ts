/** Writes the cells of the grid, and the grid as text for a spreadsheet. */
import type { Rule } from "../data/types.ts";
import { orderNames } from "./all-except.ts";
import {
  COLUMN_FIELDS,
  COLUMN_KINDS,
  RULE_COLUMNS,
  type RuleColumn,
  type RuleTableWords,
} from "./columns.ts";
import type { RuleNames } from "./names.ts";
import type { RuleTables } from "./tables.ts";

/** What is needed to write and to read cells. */
export interface TableContext {
  readonly tables: RuleTables;
  readonly names: RuleNames;
  readonly words: RuleTableWords;
}

const excludedOf = new WeakMap<RuleTables["lists"], ReadonlySet<string>>();
/** Returns the ids of the lists that exclude their members. Computed once for the same lists. */
function listExcluded({ lists }: RuleTables): ReadonlySet<string> {
  const known = excludedOf.get(lists);
  if (known) return known;
  const excluded = new Set(lists.flatMap((list) => (list.excluded ? list.id : [])));
  excludedOf.set(lists, excluded);
  return excluded;
}

/** Returns the names in a cell, each as it is written; one text for a cell that is no list. */
export function listNames(
  rule: Rule,
  column: RuleColumn,
  context: TableContext,
): readonly string[] {
  const { tables, names, words } = context;
  const { locale } = words;
  const kind = COLUMN_KINDS[column];
  const value = rule[COLUMN_FIELDS[column]];
  if (Array.isArray(value)) {
    const ids = [...new Set(value as readonly string[])];
    if (kind.kind === "records") return ids.map((id) => names.name(kind.table, id, locale));
    const excluded = listExcluded(tables);
    const isOut = (id: string): boolean => excluded.has(id);
    const write = (id: string): string => names.name("lists", id, locale);
    return [
      ...ids.filter((id) => !isOut(id)).map(write),
      ...ids.filter(isOut).map((id) => `${words.words.except[locale]} ${write(id)}`),
    ];
  }
  if (typeof value === "boolean") return [words.words[value ? "yes" : "no"][locale]];
  return value === null || value === "" ? [] : [String(value)];
}

/** Joins the names of a cell as they are read again. Names of groups contain commas. */
export function joinCellNames(
  names: readonly string[],
  { words }: Pick<RuleTableWords, "words">,
): string {
  return orderNames(names, words).join("; ");
}

/** Writes a cell as `readRuleCell` reads it. */
export const writeCell = (rule: Rule, column: RuleColumn, context: TableContext): string =>
  joinCellNames(listNames(rule, column, context), context.words);

const quote = (cell: string): string =>
  /[\t\r\n"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Writes rules with a heading, separated by tabs, as a spreadsheet takes them. */
export function writeRuleTable(
  rules: readonly Rule[],
  context: TableContext,
  columns: readonly RuleColumn[] = RULE_COLUMNS,
): string {
  const { locale, headings } = context.words;
  return [
    columns.map((column) => headings[column][locale]),
    ...rules.map((rule) => columns.map((column) => writeCell(rule, column, context))),
  ]
    .map((cells) => cells.map(quote).join("\t"))
    .join("\n");
}
