/**
 * Reads the table of rights (rights.tsv), which states who may do what. Tests compare the service
 * and the admin with it. The service itself decides by roles.ts.
 */
import { readFileSync } from "node:fs";
import { ROLES, type Role } from "./roles.ts";

/** A role, or a caller who is not logged in. */
export type Caller = Role | "nobody";
export const CALLERS: readonly Caller[] = [...ROLES, "nobody"];

const CELLS = ["yes", "own", "self", "waits", "no", "key", "absent"] as const;
/** What a caller may do. The table explains each word. */
export type Cell = (typeof CELLS)[number];
export type Cells = Readonly<Record<Caller, Cell>>;

/** A row: what is done to what, and by whom. */
export interface RightsRow {
  /** Group of collections, global, or method of an endpoint. */
  readonly subject: string;
  /** What is done, or path of an endpoint. */
  readonly action: string;
  readonly cells: Cells;
}
export interface RightsTable {
  /** Group → its collections. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly actions: readonly RightsRow[];
  readonly globals: readonly RightsRow[];
  readonly endpoints: readonly RightsRow[];
}

const isCell = (text: string | undefined): text is Cell => CELLS.some((cell) => cell === text);

/** @throws Error for a row with a missing or unknown cell */
function readRow(line: string, columns: readonly string[]): RightsRow {
  const [subject = "", action = "", ...texts] = line.split("\t");
  const entries = columns.map((caller, index): [string, Cell] => {
    const text = texts[index];
    if (!isCell(text) || texts.length !== columns.length)
      throw new Error(`rights.tsv: ${subject}, ${action}, ${caller}: “${text ?? ""}”`);
    return [caller, text];
  });
  return { subject, action, cells: Object.fromEntries(entries) as Cells };
}

/** @throws Error when the columns are not the roles */
function readRows([head = "", ...lines]: readonly string[]): readonly RightsRow[] {
  const columns = head.split("\t").slice(2);
  if (columns.join() !== CALLERS.join()) throw new Error(`rights.tsv: columns ${columns.join()}`);
  return lines.map((line) => readRow(line, columns));
}

/** Reads the text of the table. @throws Error when its shape is invalid */
export function readRights(text: string): RightsTable {
  const parts = text
    .split(/^## .*$/m)
    .map((part) => part.split("\n").filter((line) => line !== "" && !line.startsWith("#")));
  const [, groups = [], actions = [], globals = [], endpoints = []] = parts;
  return {
    groups: new Map(
      groups.map((line) => {
        const [group = "", collections = ""] = line.split("\t");
        return [group, collections.split(" ")];
      }),
    ),
    actions: readRows(actions),
    globals: readRows(globals),
    endpoints: readRows(endpoints),
  };
}

/** Reads the table from its file. */
export const loadRights = (): RightsTable =>
  readRights(readFileSync(new URL("rights.tsv", import.meta.url), "utf8"));
