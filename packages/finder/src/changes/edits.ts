/** Edits of the authored data: which columns of which records change. */
import { DERIVED_COLUMNS } from "../data/derive-links.ts";
import { getTableColumns } from "../data/columns.ts";
import type { EligibilityData, TableName } from "../data/types.ts";

/** Values of columns by their name. */
export type Values = Readonly<Record<string, unknown>>;

/** A change of one record. */
export interface Edit {
  readonly table: TableName;
  readonly id: string;
  /** The columns that change, or all columns of a removed record; null for an added one. */
  readonly before: Values | null;
  /** The same columns, or all columns of an added record; null for a removed one. */
  readonly after: Values | null;
}
/** Identifies the record of an edit. */
export type RecordKey = `${TableName} ${string}`;
export const getKey = ({ table, id }: Pick<Edit, "table" | "id">): RecordKey => `${table} ${id}`;

/** Returns the columns of a table that edits contain, without `id`. */
export function listEditable(table: TableName): readonly string[] {
  const derived = DERIVED_COLUMNS[table] ?? [];
  return Object.entries(getTableColumns(table))
    .filter(([name, { kind }]) => name !== "id" && kind !== "derived" && !derived.includes(name))
    .map(([name]) => name);
}

/** Whether two values of a column are the same. The order of ids in a list has no meaning. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? null) === (other ?? null);
  const [a, b] = [new Set<unknown>(one), new Set<unknown>(other)];
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/** Chooses some columns of a record. A column that it lacks is null. */
export const choose = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Returns the columns of a whole record that edits contain; those that it lacks are left out. */
export function readWhole(table: TableName, values: Values): Values {
  const names = listEditable(table).filter((name) => values[name] !== undefined);
  return choose(values, names);
}

/** The records of a table by their id. */
export const indexTable = (data: EligibilityData, table: TableName): ReadonlyMap<string, Values> =>
  new Map(data[table].map((each) => [each.id, each as unknown as Values]));

/** Returns a lookup of records that reads each table once. */
export function createLookup(
  data: EligibilityData,
): (edit: Pick<Edit, "table" | "id">) => Values | null {
  const tables = new Map<TableName, ReadonlyMap<string, Values>>();
  return ({ table, id }) => {
    const rows = tables.get(table) ?? indexTable(data, table);
    tables.set(table, rows);
    return rows.get(id) ?? null;
  };
}

/** Creates the edit of a record from its state before and after; null when nothing changes. */
export function createEdit(
  { table, id }: Pick<Edit, "table" | "id">,
  before: Values | null,
  after: Values | null,
): Edit | null {
  if (before === null || after === null) {
    if (before === after) return null;
    return {
      table,
      id,
      before: before && readWhole(table, before),
      after: after && readWhole(table, after),
    };
  }
  const names = listEditable(table).filter((name) => !isSame(before[name], after[name]));
  return names.length === 0
    ? null
    : { table, id, before: choose(before, names), after: choose(after, names) };
}

/** Returns the edits that take others back. */
export const invertEdits = (edits: readonly Edit[]): readonly Edit[] =>
  edits.map(({ table, id, before, after }) => ({ table, id, before: after, after: before }));
