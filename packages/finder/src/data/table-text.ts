/** Formats tables as text: JSON for version control, CSV for spreadsheets. */
import { getRecordColumns, getTableColumns } from "./columns.ts";
import { formatCsv } from "./csv.ts";
import type { EligibilityData, TableName } from "./types.ts";

/**
 * Formats a table as JSON, one record per line and columns in table order, for small diffs under
 * version control.
 */
export function formatTableAsJson(data: EligibilityData, table: TableName): string {
  const records = data[table].map((record) => {
    const columns = getRecordColumns(table, record);
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

/**
 * Formats a table as CSV. It starts with a byte-order mark, without which spreadsheets show accents
 * wrongly. `parseData` reads the same records back.
 */
export function formatTableAsCsv(data: EligibilityData, table: TableName): string {
  const columns = getTableColumns(table);
  const names = Object.keys(columns).filter((name) => columns[name]?.kind !== "derived");
  function formatCell(value: unknown): string {
    return Array.isArray(value)
      ? value.join(";")
      : typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? String(value)
        : "";
  }
  const text = formatCsv([
    names,
    ...data[table].map((record) => {
      const known = new Map<string, unknown>(Object.entries(record));
      return names.map((name) => formatCell(known.get(name)));
    }),
  ]);
  return `\uFEFF${text}`;
}
