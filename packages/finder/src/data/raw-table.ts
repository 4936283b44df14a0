/** Reads the rows of a table from a JSON value or a CSV text, before their cells are checked. */
import { getTableColumns } from "./columns.ts";
import type { Column } from "./columns.ts";
import { parseCsv } from "./csv.ts";
import type { DataError, DataProblem } from "./errors.ts";
import type { TableName } from "./types.ts";

export interface RawRow {
  readonly value: unknown;
  /** Line of a CSV file. */
  readonly line?: number;
}

/** The rows of a table file, or the error of the file. */
export type RawTable = { readonly rows: readonly RawRow[] } | { readonly error: DataError };

/** Builds an error that concerns a whole table, in place of its rows. */
export function buildTableError(
  table: TableName,
  problem: DataProblem,
  detail: string,
  line?: number,
): { readonly error: DataError } {
  return {
    error: { table, row: null, column: null, problem, detail, ...(line !== undefined && { line }) },
  };
}

/** Reads the rows of a JSON table. Never throws. */
export function readJsonTable(table: TableName, value: unknown): RawTable {
  return Array.isArray(value)
    ? { rows: value.map((row: unknown) => ({ value: row })) }
    : buildTableError(table, "not-a-table", "a list of records is expected");
}

/** Returns the JSON value of a CSV cell, or the text itself when it does not fit the column. */
function readCsvCell(column: Column | undefined, text: string): unknown {
  if (text === "") return "";
  if (column?.kind === "ids")
    return text
      .split(";")
      .map((id) => id.trim())
      .filter((id) => id !== "");
  if (column?.kind === "boolean" && /^\s*(true|false)\s*$/i.test(text))
    return text.trim().toLowerCase() === "true";
  if (column?.kind === "integer") return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
  return text;
}

/**
 * Reads the rows of a CSV table. The whole table is invalid when the number of cells in a line
 * differs from the header. Never throws.
 */
export function readCsvTable(table: TableName, text: string): RawTable {
  const parsed = parseCsv(text);
  if (!parsed.ok) return buildTableError(table, "malformed", parsed.problem, parsed.line);
  const [header, ...body] = parsed.rows;
  if (header === undefined) return buildTableError(table, "malformed", "a header line is expected");
  const columns = getTableColumns(table);
  if (new Set(header.cells).size !== header.cells.length)
    return buildTableError(table, "malformed", "a column is in the header twice", header.line);
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
          readCsvCell(Object.hasOwn(columns, name) ? columns[name] : undefined, cells[i] ?? ""),
        ]),
      ),
    });
  }
  return { rows };
}
