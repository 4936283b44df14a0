/** Errors in authored data, with table, row and column. */
import type { TableName } from "./types.ts";

export type DataProblem =
  | "malformed"
  | "missing-table"
  | "not-a-table"
  | "not-a-record"
  | "unknown-column"
  | "missing"
  | "wrong-type"
  | "bad-text"
  | "bad-id"
  | "not-iso"
  | "not-an-integer"
  | "out-of-range"
  | "not-an-option"
  | "duplicate"
  | "contradiction";

export interface DataError {
  readonly table: TableName;
  /** Record number from 1; null when the error concerns the whole table. */
  readonly row: number | null;
  /** Line number, for CSV files only. */
  readonly line?: number;
  readonly column: string | null;
  readonly problem: DataProblem;
  /** The found and the expected value, as text for people. */
  readonly detail: string;
}

/** Quotes a value for the detail of an error, at most 60 characters of it. */
export function quoteValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify([value]).slice(1, -1);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

/**
 * Describes an error in one sentence for a terminal or a form: `rules, row 12, column Entity: a
 * value is required`.
 */
export function describeDataError(error: DataError): string {
  const row = error.row === null ? "" : `, row ${error.row}`;
  const line = error.line === undefined ? "" : ` (line ${error.line})`;
  const column = error.column === null ? "" : `, column ${error.column}`;
  return `${error.table}${row}${line}${column}: ${error.detail}`;
}
