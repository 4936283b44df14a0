/**
 * From unknown input to authored data, or to errors that name table, row and column. All or nothing: with one error
 * there is no data, so bad rows never half-import.
 */
import { parseCode } from "../code.ts";
import { COLUMNS, LINK_COLUMNS } from "./columns.ts";
import type { Column, Columns } from "./columns.ts";
import { formatCsv, parseCsv } from "./csv.ts";
import { TABLE_NAMES } from "./types.ts";
import type { EligibilityData, TableName } from "./types.ts";

export type DataProblem =
  | "malformed"
  | "missing-table"
  | "not-a-table"
  | "not-a-record"
  | "unknown-column"
  | "missing"
  | "wrong-type"
  | "bad-id"
  | "not-iso"
  | "not-an-integer"
  | "out-of-range"
  | "not-an-option"
  | "duplicate";

export interface DataError {
  readonly table: TableName;
  /** Record number from 1; null when the table as a whole is meant. */
  readonly row: number | null;
  /** Line of a CSV file, where it is not the row. */
  readonly line?: number;
  readonly column: string | null;
  readonly problem: DataProblem;
  /** What was found and what was expected, for a person. */
  readonly detail: string;
}

export type Validated<T> =
  | { readonly ok: true; readonly data: T }
  /** `errors` holds at most ERRORS_SHOWN of `count`. */
  | { readonly ok: false; readonly errors: readonly DataError[]; readonly count: number };

/** A file with everything wrong does not deserve a longer answer. */
export const ERRORS_SHOWN = 200;

interface RawRow {
  readonly value: unknown;
  readonly line?: number;
}
interface CellProblem {
  readonly problem: DataProblem;
  readonly detail: string;
}
type Cell = { readonly value: unknown } | CellProblem;

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify([value]).slice(1, -1);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[^\s,;]+$/.test(value);

function readCell(column: Column, value: unknown): Cell {
  const absent = value === undefined || value === null || value === "";
  const missing: CellProblem = { problem: "missing", detail: "a value is required" };
  switch (column.kind) {
    case "derived":
      return { value: undefined };
    case "id":
      if (absent) return missing;
      return isId(value)
        ? { value }
        : {
            problem: "bad-id",
            detail: `${shown(value)} is no id: text without spaces, commas and semicolons`,
          };
    case "iso": {
      if (absent) return missing;
      const code = typeof value === "string" ? parseCode(value) : null;
      return code !== null
        ? { value: code }
        : { problem: "not-iso", detail: `${shown(value)} is no two-letter country code` };
    }
    case "text":
      if (absent) return column.optional ? { value: null } : missing;
      return typeof value === "string"
        ? { value }
        : { problem: "wrong-type", detail: `${shown(value)} is no text` };
    case "ids":
      if (absent) return { value: [] };
      if (!Array.isArray(value))
        return { problem: "wrong-type", detail: `${shown(value)} is no list of ids` };
      for (const id of value as readonly unknown[])
        if (!isId(id)) return { problem: "bad-id", detail: `${shown(id)} in the list is no id` };
      return { value };
    case "integer": {
      if (absent) return column.absent === undefined ? missing : { value: column.absent };
      if (typeof value !== "number" || !Number.isSafeInteger(value))
        return { problem: "not-an-integer", detail: `${shown(value)} is no whole number` };
      const fits = value >= column.least && value <= column.most;
      return fits
        ? { value }
        : {
            problem: "out-of-range",
            detail: `${value} is not between ${column.least} and ${column.most}`,
          };
    }
    case "option":
      if (absent) return column.optional ? { value: null } : missing;
      if (typeof value === "string" && column.options.includes(value)) return { value };
      return {
        problem: "not-an-option",
        detail: `${shown(value)} is none of ${column.options.join(" | ")}`,
      };
  }
}

function columnsOf(table: TableName, record: object): Columns {
  const { Type, Name } = record as { readonly Type?: unknown; readonly Name?: unknown };
  const isLink = table === "rules" && Type === "Nationality" && Name === "NULL";
  return isLink ? LINK_COLUMNS : COLUMNS[table];
}

type Report = (error: DataError) => void;

function readTable(table: TableName, rows: readonly RawRow[], report: Report): readonly unknown[] {
  const seen = new Map<string, number>();
  return rows.map(({ value: record, line }, index) => {
    const row = index + 1;
    const at = { table, row, ...(line !== undefined && { line }) };
    if (!isRecord(record)) {
      report({
        ...at,
        column: null,
        problem: "not-a-record",
        detail: `${shown(record)} is no record`,
      });
      return null;
    }
    const columns = columnsOf(table, record);
    for (const column of Object.keys(record)) {
      // The rules and the link records share a table, so a blank cell of the other's column is no mistake.
      const blank =
        ["", null, undefined].some((nothing) => record[column] === nothing) ||
        (Array.isArray(record[column]) && record[column].length === 0);
      if (!Object.hasOwn(columns, column) && !blank)
        report({
          ...at,
          column,
          problem: "unknown-column",
          detail: `there is no column ${shown(column)} here`,
        });
    }
    const read: Record<string, unknown> = {};
    for (const [name, column] of Object.entries(columns)) {
      const cell = readCell(column, Object.hasOwn(record, name) ? record[name] : undefined);
      if ("problem" in cell) {
        report({ ...at, column: name, ...cell });
        continue;
      }
      if (column.kind === "derived") continue;
      read[name] = cell.value;
      const unique =
        column.kind === "id" ||
        column.kind === "iso" ||
        (table === "accepted" && name === "id") ||
        (table === "rules" && name === "ID");
      if (!unique) continue;
      const key = `${name} ${String(cell.value)}`;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, row);
      else
        report({
          ...at,
          column: name,
          problem: "duplicate",
          detail: `${shown(cell.value)} stands in row ${earlier} too`,
        });
    }
    return read;
  });
}

/** Rows of one table as they come out of a file, or what is wrong with the file. */
type RawTable = { readonly rows: readonly RawRow[] } | { readonly error: DataError };

function tableError(
  table: TableName,
  problem: DataProblem,
  detail: string,
  line?: number,
): { readonly error: DataError } {
  return {
    error: { table, row: null, column: null, problem, detail, ...(line !== undefined && { line }) },
  };
}

function rawJson(table: TableName, value: unknown): RawTable {
  return Array.isArray(value)
    ? { rows: value.map((row: unknown) => ({ value: row })) }
    : tableError(table, "not-a-table", "a list of records is expected");
}

function fromText(column: Column | undefined, text: string): unknown {
  if (text === "") return undefined;
  if (column?.kind === "ids")
    return text
      .split(";")
      .map((id) => id.trim())
      .filter((id) => id !== "");
  if (column?.kind === "integer") return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
  return text;
}

function rawCsv(table: TableName, text: string): RawTable {
  const parsed = parseCsv(text);
  if (!parsed.ok) return tableError(table, "malformed", parsed.problem, parsed.line);
  const [header, ...body] = parsed.rows;
  if (header === undefined) return tableError(table, "malformed", "a header line is expected");
  const columns: Columns =
    table === "rules" ? { ...COLUMNS.rules, ...LINK_COLUMNS } : COLUMNS[table];
  if (new Set(header.cells).size !== header.cells.length)
    return tableError(table, "malformed", "a column stands twice in the header", header.line);
  const rows: RawRow[] = [];
  for (const [index, { line, cells }] of body.entries()) {
    if (cells.length !== header.cells.length) {
      return {
        error: {
          table,
          row: index + 1,
          line,
          column: null,
          problem: "malformed",
          detail: `${cells.length} cells under ${header.cells.length} columns`,
        },
      };
    }
    rows.push({
      line,
      value: Object.fromEntries(
        header.cells.map((name, i) => [
          name,
          fromText(Object.hasOwn(columns, name) ? columns[name] : undefined, cells[i] ?? ""),
        ]),
      ),
    });
  }
  return { rows };
}

function validateTables(raw: Partial<Record<TableName, RawTable>>): Validated<EligibilityData> {
  const errors: DataError[] = [];
  let count = 0;
  const report: Report = (error) => {
    count++;
    if (errors.length < ERRORS_SHOWN) errors.push(error);
  };
  const data: Partial<Record<TableName, readonly unknown[]>> = {};
  for (const table of TABLE_NAMES) {
    const source =
      raw[table] ??
      (table === "accepted"
        ? { rows: [] }
        : tableError(table, "missing-table", "this table is missing"));
    if ("error" in source) report(source.error);
    else data[table] = readTable(table, source.rows, report);
  }
  // The columns above are the types' columns, and every cell was read through them: the one place where that is asserted.
  return count === 0 ? { ok: true, data: data as EligibilityData } : { ok: false, errors, count };
}

/** Validates one object with a list of records per table, as the content service and release files hold it. */
export function validateData(value: unknown): Validated<EligibilityData> {
  const tables = isRecord(value) ? value : {};
  const raw: Partial<Record<TableName, RawTable>> = {};
  for (const table of TABLE_NAMES)
    if (tables[table] !== undefined) raw[table] = rawJson(table, tables[table]);
  return validateTables(raw);
}

export interface TableFile {
  readonly format: "json" | "csv";
  readonly text: string;
}

/** Validates one text per table, each JSON (a list of records) or CSV (a header, then a line per record). */
export function parseData(
  files: Partial<Record<TableName, TableFile>>,
): Validated<EligibilityData> {
  const raw: Partial<Record<TableName, RawTable>> = {};
  for (const table of TABLE_NAMES) {
    const file = files[table];
    if (file === undefined) continue;
    if (file.format === "csv") {
      raw[table] = rawCsv(table, file.text);
      continue;
    }
    try {
      raw[table] = rawJson(table, JSON.parse(file.text.replace(/^\uFEFF/, "")));
    } catch (error) {
      raw[table] = tableError(
        table,
        "malformed",
        error instanceof Error ? error.message : "no JSON",
      );
    }
  }
  return validateTables(raw);
}

/** One table as JSON text, a record per line, columns in table order: small diffs under version control. */
export function tableToJson(data: EligibilityData, table: TableName): string {
  const records = data[table].map((record) => {
    const columns = columnsOf(table, record);
    const known = new Map<string, unknown>(Object.entries(record));
    return JSON.stringify(
      Object.fromEntries(
        Object.keys(columns)
          .filter((name) => known.has(name))
          .map((name) => [name, known.get(name)]),
      ),
    );
  });
  return records.length === 0 ? "[]\n" : `[\n${records.join(",\n")}\n]\n`;
}

/** One table as CSV; `parseData` reads the same records back. */
export function tableToCsv(data: EligibilityData, table: TableName): string {
  const columns: Columns =
    table === "rules" ? { ...COLUMNS.rules, ...LINK_COLUMNS } : COLUMNS[table];
  const names = Object.keys(columns).filter((name) => columns[name]?.kind !== "derived");
  function cell(value: unknown): string {
    return Array.isArray(value)
      ? value.join(";")
      : typeof value === "string" || typeof value === "number"
        ? String(value)
        : "";
  }
  return formatCsv([
    names,
    ...data[table].map((record) => {
      const known = new Map<string, unknown>(Object.entries(record));
      return names.map((name) => cell(known.get(name)));
    }),
  ]);
}

/** One sentence for a terminal or a form: `rules, row 12, column Entity: a value is required`. */
export function describeDataError(error: DataError): string {
  const row = error.row === null ? "" : `, row ${error.row}`;
  const line = error.line === undefined ? "" : ` (line ${error.line})`;
  const column = error.column === null ? "" : `, column ${error.column}`;
  return `${error.table}${row}${line}${column}: ${error.detail}`;
}
