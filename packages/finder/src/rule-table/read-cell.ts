/** Reads the cells of the grid: names in any language become values of a rule. */
import type { Rule } from "../data/types.ts";
import { fold } from "../search/fold.ts";
import { COLUMN_FIELDS, COLUMN_KINDS, type RuleColumn, type TableWord } from "./columns.ts";
import { readPlaces, type NameProblem } from "./places.ts";
import type { TableList } from "./tables.ts";
import type { TableContext } from "./write-cell.ts";

/** What is wrong with a cell, with names to choose from. */
export interface RuleCellProblem {
  readonly column: RuleColumn;
  /** `several`: only one is possible. `value`: not a value of this column. */
  readonly kind: NameProblem["kind"] | "missing" | "several" | "value";
  readonly value: string;
  readonly proposals: readonly string[];
}
export type ReadRuleCell =
  | {
      readonly ok: true;
      /** The column of the data, and its value. */
      readonly change: Partial<Rule>;
      /** Lists that have to be added for it. */
      readonly created: readonly TableList[];
    }
  | { readonly ok: false; readonly problems: readonly RuleCellProblem[] };

/** Largest number of characters in a text, and the largest priority. */
const LONGEST = 1000;
const LARGEST = 1_000_000_000;

const succeed = (
  column: RuleColumn,
  value: unknown,
  created: readonly TableList[] = [],
): ReadRuleCell => ({ ok: true, change: { [COLUMN_FIELDS[column]]: value }, created });
function fail(
  column: RuleColumn,
  kind: RuleCellProblem["kind"],
  value: string,
  proposals: readonly string[] = [],
): ReadRuleCell {
  return { ok: false, problems: [{ column, kind, value, proposals }] };
}

function isWord(text: string, word: TableWord, { words }: TableContext): boolean {
  const { joined } = fold(text);
  return Object.values(words.words[word]).some((each) => fold(each).joined === joined);
}

function readRecords(
  column: RuleColumn,
  value: string,
  current: readonly string[],
  context: TableContext,
): ReadRuleCell {
  const kind = COLUMN_KINDS[column];
  if (kind.kind !== "records") return fail(column, "value", value);
  const { table, many } = kind;
  const index = context.names.indexes[table];
  const { locale } = context.words;
  function read(name: string): string | RuleCellProblem {
    const found = index.find(name);
    const kept = found.filter((id) => current.includes(id));
    const [id, another] = found.length > 1 && kept.length === 1 ? kept : found;
    if (id !== undefined && another === undefined) return id;
    const proposals =
      id === undefined
        ? index.propose(name, locale)
        : found.map((each) => context.names.name(table, each, locale));
    return { column, kind: id === undefined ? "unknown" : "doubled", value: name, proposals };
  }
  const whole = read(value);
  const parts = typeof whole === "string" ? [whole] : splitRecords(value).map(read);
  const problems = parts.filter((part) => typeof part !== "string");
  if (problems.length > 0) return { ok: false, problems };
  const ids = [...new Set(parts.filter((part) => typeof part === "string"))];
  if (!many && ids.length > 1) return fail(column, "several", value);
  return succeed(column, ids);
}
function splitRecords(value: string): readonly string[] {
  return value
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readPlain(column: RuleColumn, value: string, context: TableContext): ReadRuleCell {
  const kind = COLUMN_KINDS[column];
  if (kind.kind === "flag") {
    if (["true", "1"].includes(value.toLowerCase()) || isWord(value, "yes", context))
      return succeed(column, true);
    if (["false", "0", ""].includes(value.toLowerCase()) || isWord(value, "no", context))
      return succeed(column, false);
    const { words, locale } = context.words;
    return fail(column, "value", value, [words.yes[locale], words.no[locale]]);
  }
  if (kind.kind === "integer") {
    const number = value === "" ? 0 : Number(value);
    return Number.isSafeInteger(number) && Math.abs(number) <= LARGEST
      ? succeed(column, number)
      : fail(column, "value", value);
  }
  if (kind.kind === "option") {
    const { joined } = fold(value);
    const option = kind.options.find((each) => fold(each).joined === joined);
    if (option === undefined) return fail(column, "unknown", value, kind.options);
    return succeed(column, column === "type" ? Number(option) : option);
  }
  if (column === "rule" && /[\s,;]/u.test(value)) return fail(column, "value", value);
  return succeed(column, value.slice(0, LONGEST));
}

/** Reads an empty cell. */
function readEmpty(column: RuleColumn): ReadRuleCell {
  const kind = COLUMN_KINDS[column];
  if (kind.kind === "places" || kind.kind === "records")
    return kind.optional ? succeed(column, []) : fail(column, "missing", "");
  if (kind.kind === "option")
    return kind.optional ? succeed(column, null) : fail(column, "missing", "");
  return kind.kind === "text"
    ? fail(column, "missing", "")
    : succeed(column, kind.kind === "flag" ? false : 0);
}

/**
 * Reads a cell. Never throws. @param rule the rule whose cell it is: of several records with one name,
 * the one that the cell holds is meant
 */
export function readRuleCell(
  column: RuleColumn,
  text: string,
  rule: Rule | null,
  context: TableContext,
): ReadRuleCell {
  const value = text.trim();
  const kind = COLUMN_KINDS[column];
  const isAny = column === "nationality" && isWord(value, "any", context);
  if (value === "" || isAny) return readEmpty(column);
  const held = rule?.[COLUMN_FIELDS[column]];
  const current = Array.isArray(held) ? (held as readonly string[]) : [];
  if (kind.kind === "records") return readRecords(column, value, current, context);
  if (kind.kind !== "places") return readPlain(column, value, context);
  const { ids, created, problems } = readPlaces(value, kind.role, current, context);
  if (problems.length > 0)
    return { ok: false, problems: problems.map((problem) => ({ column, ...problem })) };
  return ids.length === 0 && !kind.optional
    ? fail(column, "missing", "")
    : succeed(column, ids, created);
}
