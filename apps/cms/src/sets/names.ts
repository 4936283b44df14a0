/** Names of records and columns of the finder, in the language of the reader. */
import { getKey, type EditProblem } from "@orlaya/finder/changes";
import type { EligibilityData, TableName } from "@orlaya/finder/data";
import { NOT_LISTED, readPlaceName } from "@orlaya/finder/eligibility";
import { LOCALE_TABLE, type Locale } from "@orlaya/locales";
import type { FlattenedField, PayloadRequest } from "payload";
import { loadOwnNames, nameDataLists } from "../eligibility/list-names.ts";
import { TABLES } from "../eligibility/tables.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { getSay, nameCollection, readLanguage, writeLabelOf } from "../labels/request-words.ts";

/** Returns the name of a record by its id, or of a country by its code. */
export type NameRecord = (table: TableName, key: string) => string;

function nameRow(table: TableName, row: Stored, locale: Locale): string {
  const name = readString(row["Name"]);
  if (table === "journeys") return readString(row["why"]);
  if (table === "accepted") return readString(row["reason"]);
  const translated = row[LOCALE_TABLE[locale].iso] ?? row[LOCALE_TABLE.en.iso];
  return readString(translated) || name;
}

/** The tables whose records have a name of their own: all but groups of countries. */
const NAMED_ROWS = (Object.keys(TABLES) as TableName[]).filter((table) => table !== "lists");

/** Creates the lookup of names. Later states of the data win. */
export async function createNames(
  req: PayloadRequest,
  ...sides: readonly EligibilityData[]
): Promise<NameRecord> {
  const locale = readLanguage(req);
  const own = await loadOwnNames(req.payload);
  const names = new Map<string, string>();
  for (const side of sides)
    for (const table of NAMED_ROWS)
      for (const row of side[table]) {
        const name = nameRow(table, record(row), locale);
        names.set(getKey({ table, id: row.id }), name);
        if (table === "countries" && "iso" in row) names.set(`countries ${row.iso}`, name);
      }
  let lists: readonly ReturnType<typeof nameDataLists>[] | undefined;
  function findList(key: string): string | undefined {
    lists ??= sides.map((side) => nameDataLists(getSay(req), side, own)).toReversed();
    return lists.find((named) => named.has(key))?.get(key)?.name;
  }
  return (table, key) =>
    (table === "lists" ? findList(key) : names.get(`${table} ${key}`)) ?? getSay(req)("set.gone");
}

/** Returns the name of a record of an edit, also of one that no state of the data contains. */
export const nameEdited = (
  name: NameRecord,
  req: PayloadRequest,
  { table, id }: { readonly table: TableName; readonly id: string },
  values: Stored | null,
): string =>
  (table !== "lists" && values && nameRow(table, values, readLanguage(req))) || name(table, id);

interface Labelled {
  readonly labels: readonly string[];
  readonly field: FlattenedField | null;
}
function findLabels(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  [name = "", ...rest]: readonly string[],
): Labelled {
  const field = fields.find((each) => each.name === name);
  if (!field) return { labels: [], field: null };
  const own = writeLabelOf(req, "label" in field ? field.label : null) ?? "";
  const inner =
    rest.length > 0 && "flattenedFields" in field
      ? findLabels(req, field.flattenedFields, rest)
      : { labels: [], field };
  return { labels: [own, ...inner.labels], field: inner.field };
}
function findColumn(req: PayloadRequest, table: TableName, column: string): Labelled {
  const { collection, columns } = TABLES[table];
  const path = columns[column]?.field.split(".") ?? [];
  return findLabels(req, req.payload.collections[collection]?.config.flattenedFields ?? [], path);
}

/** Columns of a rule with the names that the table of the rules gives them. */
const RULE_COLUMNS = { product: "table.column.plan", funnel: "table.column.quote" } as const;
const isRuleColumn = (column: string): column is keyof typeof RULE_COLUMNS =>
  column in RULE_COLUMNS;

/**
 * Returns the label of a column as the form shows it, `Names · French`; for a rule, as the table of
 * the rules does.
 */
export function labelColumn(req: PayloadRequest, table: TableName, column: string): string {
  if (table === "rules" && isRuleColumn(column)) return getSay(req)(RULE_COLUMNS[column]);
  return findColumn(req, table, column).labels.filter(Boolean).join(" · ") || column;
}

/** Writes a text or a number: the name of a record, the label of an option, or itself. */
function writeText(
  req: PayloadRequest,
  name: NameRecord,
  { table, column }: { readonly table: TableName; readonly column: string },
  text: string,
): string {
  const { to } = TABLES[table].columns[column] ?? {};
  if (text === NOT_LISTED) return getSay(req)("set.notListed");
  if (to) return name(to, text);
  const { field } = findColumn(req, table, column);
  const options = field?.type === "select" ? field.options : [];
  const option = options.find((each) => isRecord(each) && each.value === text);
  return (isRecord(option) && writeLabelOf(req, option.label)) || text;
}

/** Writes the value of a column in words. */
export function writeValue(
  req: PayloadRequest,
  name: NameRecord,
  place: { readonly table: TableName; readonly column: string },
  value: unknown,
): string {
  const say = getSay(req);
  if (typeof value === "boolean") return say(value ? "set.yes" : "set.no");
  if (typeof value === "number") return writeText(req, name, place, String(value));
  const texts = Array.isArray(value) ? value.map(readString) : [readString(value)];
  const filled = texts.filter((text) => text !== "");
  return filled.length === 0
    ? say("set.empty")
    : filled.map((text) => writeText(req, name, place, text)).join(", ");
}

/** Returns the kind of a record: Rule, Country list and others. */
export const nameType = (req: PayloadRequest, table: TableName): string =>
  nameCollection(req, TABLES[table].collection);

const PROBLEMS = ["there", "gone", "missing", "duplicate"] as const;
/** Writes why an edit cannot be applied. */
export function writeProblem(
  req: PayloadRequest,
  name: NameRecord,
  { kind, table, id, name: own, column, value }: EditProblem,
): string {
  const known = PROBLEMS.find((each) => each === kind) ?? "value";
  return getSay(req)(`set.problem.${known}`, {
    type: nameType(req, table),
    name: (table === "lists" ? readPlaceName(own) : own) || name(table, id),
    column: column === null ? "" : labelColumn(req, table, column),
    value: column === null ? "" : writeValue(req, name, { table, column }, value),
  });
}
