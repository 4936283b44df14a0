/**
 * Validates unknown input: returns the authored data, or errors with table, row and column. With
 * one error no data are returned, so that data are never imported in part.
 */
import { readCell } from "./cells.ts";
import type { CellProblem } from "./cells.ts";
import { getRecordColumns } from "./columns.ts";
import type { Column, Columns } from "./columns.ts";
import { quoteValue } from "./errors.ts";
import type { DataError } from "./errors.ts";
import { buildTableError, readCsvTable, readJsonTable } from "./raw-table.ts";
import type { RawRow, RawTable } from "./raw-table.ts";
import { TABLE_NAMES } from "./types.ts";
import type { EligibilityData, TableName } from "./types.ts";

export type Validated<T> =
  | { readonly ok: true; readonly data: T }
  /** `errors` contains at most ERRORS_SHOWN of `count` errors. */
  | { readonly ok: false; readonly errors: readonly DataError[]; readonly count: number };

/** Largest number of errors that are returned; further errors are only counted. */
export const ERRORS_SHOWN = 200;

type UnknownRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Report = (error: DataError) => void;

/** State while one row is read. */
interface RowReading {
  readonly table: TableName;
  /** Record number from 1. */
  readonly row: number;
  /** The first row of each value of a unique column, by column and value; of all rows so far. */
  readonly firstRows: Map<string, number>;
  /**
   * Reports a problem in this row; the column is null when the problem concerns the whole record.
   */
  readonly reportCell: (column: string | null, problem: CellProblem) => void;
}

function readTable(table: TableName, rows: readonly RawRow[], report: Report): readonly unknown[] {
  const firstRows = new Map<string, number>();
  return rows.map(({ value: record, line }, index) => {
    const row = index + 1;
    return readRecord(record, {
      table,
      row,
      firstRows,
      reportCell: (column, problem) =>
        report({ table, row, ...(line !== undefined && { line }), column, ...problem }),
    });
  });
}

/** Reads one record and reports its problems. @returns null when the value is not a record */
function readRecord(record: unknown, reading: RowReading): UnknownRecord | null {
  if (!isRecord(record)) {
    reading.reportCell(null, {
      problem: "not-a-record",
      detail: `${quoteValue(record)} is not a record`,
    });
    return null;
  }
  const columns = getRecordColumns(reading.table, record);
  reportUnknownColumns(record, columns, reading);
  const read: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    if (column.kind === "derived") continue;
    const cell = readCell(column, Object.hasOwn(record, name) ? record[name] : undefined);
    if ("problem" in cell) {
      reading.reportCell(name, cell);
      continue;
    }
    read[name] = cell.value;
    if (isUnique(reading.table, name, column)) reportDuplicate(name, cell.value, reading);
  }
  if (reading.table === "journeys") reportContradictions(read, reading);
  return read;
}

/** Reports a named journey whose product or nationality does not agree with its outcome. */
function reportContradictions(journey: UnknownRecord, reading: RowReading): void {
  const report = (column: string, problem: CellProblem["problem"], detail: string) =>
    reading.reportCell(column, { problem, detail });
  const { outcome, product, nationality } = journey;
  if (outcome === undefined) return;
  if (outcome === "plan" && product === null)
    report("product", "missing", "a value is required where the outcome is a plan");
  if (outcome !== "plan" && typeof product === "string")
    report("product", "contradiction", "it must be empty unless the outcome is a plan");
  if (outcome === "asks" && typeof nationality === "string")
    report("nationality", "contradiction", "it must be empty where nationality is asked");
}

function reportUnknownColumns(record: UnknownRecord, columns: Columns, reading: RowReading): void {
  for (const [column, value] of Object.entries(record)) {
    // Rules and link records share a table, so an empty cell in a column of the other kind is not
    // an error.
    if (!Object.hasOwn(columns, column) && !isBlank(value))
      reading.reportCell(column, {
        problem: "unknown-column",
        detail: `there is no column ${quoteValue(column)} here`,
      });
  }
}

function isBlank(value: unknown): boolean {
  return (
    value === "" ||
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Whether the values of a column must be unique. */
function isUnique(table: TableName, name: string, column: Column): boolean {
  return (
    (column.kind === "id" && name === "id") ||
    column.kind === "iso" ||
    (table === "accepted" && name === "id") ||
    (table === "rules" && name === "ID")
  );
}

function reportDuplicate(name: string, value: unknown, reading: RowReading): void {
  const key = `${name} ${String(value)}`;
  const earlier = reading.firstRows.get(key);
  if (earlier === undefined) reading.firstRows.set(key, reading.row);
  else
    reading.reportCell(name, {
      problem: "duplicate",
      detail: `${quoteValue(value)} is also in row ${earlier}`,
    });
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
        : buildTableError(table, "missing-table", "this table is missing"));
    if ("error" in source) report(source.error);
    else data[table] = readTable(table, source.rows, report);
  }
  // Every cell was read with COLUMNS, which contains the columns of the types. Only this line
  // asserts that.
  return count === 0 ? { ok: true, data: data as EligibilityData } : { ok: false, errors, count };
}

/**
 * Validates one object with a list of records per table, which is the form used by the content
 * service and in release files.
 */
export function validateData(value: unknown): Validated<EligibilityData> {
  const tables = isRecord(value) ? value : {};
  const raw: Partial<Record<TableName, RawTable>> = {};
  for (const table of TABLE_NAMES)
    if (tables[table] !== undefined) raw[table] = readJsonTable(table, tables[table]);
  return validateTables(raw);
}

export interface TableFile {
  readonly format: "json" | "csv";
  readonly text: string;
}

/**
 * Validates one text per table: JSON (a list of records) or CSV (a header, then a line per record).
 */
export function parseData(
  files: Partial<Record<TableName, TableFile>>,
): Validated<EligibilityData> {
  const raw: Partial<Record<TableName, RawTable>> = {};
  for (const table of TABLE_NAMES) {
    const file = files[table];
    if (file === undefined) continue;
    if (file.format === "csv") {
      raw[table] = readCsvTable(table, file.text);
      continue;
    }
    try {
      raw[table] = readJsonTable(table, JSON.parse(file.text.replace(/^\uFEFF/, "")));
    } catch (error) {
      raw[table] = buildTableError(
        table,
        "malformed",
        `the file is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}`,
      );
    }
  }
  return validateTables(raw);
}
