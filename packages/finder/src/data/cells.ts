/** Reads single cells of a table from unknown input. */
import { NOT_LISTED, parseCode } from "../code.ts";
import type { Column } from "./columns.ts";
import { quoteValue } from "./errors.ts";
import type { DataProblem } from "./errors.ts";

/** Largest number of characters in a text. */
const LONGEST_TEXT = 1000;

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
  if (value === undefined && column.kind === "ids" && column.required) return MISSING;
  if (isEmpty(value)) return readEmptyCell(column);
  switch (column.kind) {
    case "id":
      return readId(value);
    case "iso":
      return readIso(value);
    case "code":
      return readCode(column, value);
    case "text":
      return readText(column, value);
    case "boolean":
      return readBoolean(value);
    case "ids":
      return readIds(value);
    case "integer":
      return readInteger(column, value);
    case "option":
      return readOption(column, value);
  }
}

const MISSING: CellProblem = { problem: "missing", detail: "a value is required" };

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function readEmptyCell(column: KeptColumn): Cell {
  switch (column.kind) {
    case "id":
    case "iso":
      return MISSING;
    case "ids":
      return { value: [] };
    case "integer":
    case "boolean":
      return column.absent === undefined ? MISSING : { value: column.absent };
    case "text":
    case "code":
    case "option":
      return column.optional ? { value: null } : MISSING;
  }
}

/** Control characters, marks that change the direction of text, and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

function readText(column: ColumnOf<"text">, value: unknown): Cell {
  if (typeof value !== "string")
    return { problem: "wrong-type", detail: `${quoteValue(value)} is not text` };
  if (value.trim() === "") return MISSING;
  if (value.length > LONGEST_TEXT)
    return { problem: "bad-text", detail: `the text has more than ${LONGEST_TEXT} characters` };
  return UNPRINTABLE.test(column.lines ? value.replace(/\r?\n/g, " ") : value)
    ? { problem: "bad-text", detail: `${quoteValue(value)} contains a character that is not shown` }
    : { value };
}

function isId(value: unknown): value is string {
  return typeof value === "string" && /^[^\s,;]+$/.test(value);
}

function readId(value: unknown): Cell {
  return isId(value)
    ? { value }
    : {
        problem: "bad-id",
        detail: `${quoteValue(value)} is not an id: text without spaces, commas and semicolons`,
      };
}

function readIso(value: unknown): Cell {
  const code = typeof value === "string" ? parseCode(value) : null;
  return code !== null
    ? { value: code }
    : { problem: "not-iso", detail: `${quoteValue(value)} is not a two-letter country code` };
}

function readCode(column: ColumnOf<"code">, value: unknown): Cell {
  return column.optional && value === NOT_LISTED ? { value } : readIso(value);
}

function readBoolean(value: unknown): Cell {
  return typeof value === "boolean"
    ? { value }
    : { problem: "wrong-type", detail: `${quoteValue(value)} is neither true nor false` };
}

function readIds(value: unknown): Cell {
  if (!Array.isArray(value))
    return { problem: "wrong-type", detail: `${quoteValue(value)} is not a list of ids` };
  for (const id of value as readonly unknown[])
    if (!isId(id))
      return { problem: "bad-id", detail: `${quoteValue(id)} in the list is not an id` };
  return { value };
}

function readInteger(column: ColumnOf<"integer">, value: unknown): Cell {
  if (typeof value !== "number" || !Number.isSafeInteger(value))
    return { problem: "not-an-integer", detail: `${quoteValue(value)} is not a whole number` };
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
    detail: `${quoteValue(value)} is not one of ${column.options.join(" | ")}`,
  };
}
