/** Reads single cells of a table from unknown input. */
import { parseCode } from "../code.ts";
import type { Column } from "./columns.ts";
import { quoteValue } from "./errors.ts";
import type { DataProblem } from "./errors.ts";

export interface CellProblem {
  readonly problem: DataProblem;
  readonly detail: string;
}
export type Cell = { readonly value: unknown } | CellProblem;

/** A column whose cells are kept. */
type KeptColumn = Exclude<Column, { readonly kind: "derived" }>;
type ColumnOf<K extends KeptColumn["kind"]> = Extract<KeptColumn, { readonly kind: K }>;

/**
 * Reads a cell of a column. Returns its value, the default of the column when the cell is empty, or
 * the problem. Never throws.
 */
export function readCell(column: KeptColumn, value: unknown): Cell {
  if (value === undefined || value === null || value === "") return readEmptyCell(column);
  switch (column.kind) {
    case "id":
      return readId(value);
    case "iso":
      return readIso(value);
    case "text":
      return typeof value === "string"
        ? { value }
        : { problem: "wrong-type", detail: `${quoteValue(value)} is no text` };
    case "ids":
      return readIds(value);
    case "integer":
      return readInteger(column, value);
    case "option":
      return readOption(column, value);
  }
}

function readEmptyCell(column: KeptColumn): Cell {
  const missing: CellProblem = { problem: "missing", detail: "a value is required" };
  switch (column.kind) {
    case "id":
    case "iso":
      return missing;
    case "ids":
      return { value: [] };
    case "integer":
      return column.absent === undefined ? missing : { value: column.absent };
    case "text":
    case "option":
      return column.optional ? { value: null } : missing;
  }
}

function isId(value: unknown): value is string {
  return typeof value === "string" && /^[^\s,;]+$/.test(value);
}

function readId(value: unknown): Cell {
  return isId(value)
    ? { value }
    : {
        problem: "bad-id",
        detail: `${quoteValue(value)} is no id: text without spaces, commas and semicolons`,
      };
}

function readIso(value: unknown): Cell {
  const code = typeof value === "string" ? parseCode(value) : null;
  return code !== null
    ? { value: code }
    : { problem: "not-iso", detail: `${quoteValue(value)} is no two-letter country code` };
}

function readIds(value: unknown): Cell {
  if (!Array.isArray(value))
    return { problem: "wrong-type", detail: `${quoteValue(value)} is no list of ids` };
  for (const id of value as readonly unknown[])
    if (!isId(id)) return { problem: "bad-id", detail: `${quoteValue(id)} in the list is no id` };
  return { value };
}

function readInteger(column: ColumnOf<"integer">, value: unknown): Cell {
  if (typeof value !== "number" || !Number.isSafeInteger(value))
    return { problem: "not-an-integer", detail: `${quoteValue(value)} is no whole number` };
  const fits = value >= column.least && value <= column.most;
  return fits
    ? { value }
    : {
        problem: "out-of-range",
        detail: `${value} is not between ${column.least} and ${column.most}`,
      };
}

function readOption(column: ColumnOf<"option">, value: unknown): Cell {
  if (typeof value === "string" && column.options.includes(value)) return { value };
  return {
    problem: "not-an-option",
    detail: `${quoteValue(value)} is none of ${column.options.join(" | ")}`,
  };
}
