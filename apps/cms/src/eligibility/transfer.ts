/**
 * Imports and exports one table. An import is checked as a whole, then written completely or not at
 * all (spec §3, issue "Eligibility as a product").
 */
import {
  TABLE_NAMES,
  parseData,
  formatTableAsCsv,
  formatTableAsJson,
  type DataError,
  type EligibilityData,
  type TableFile,
  type TableName,
} from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
import type { Stored } from "../fields/record.ts";
import { readAuthored } from "./authored.ts";
import { runInTransaction } from "../transaction.ts";
import { planChanges, writeChanges, type Change } from "./import-changes.ts";
import {
  findCountryProblems,
  findDanglingReferences,
  findOrphans,
  findTextsOfRemoved,
  findClosedWithoutSource,
  listRows,
} from "./import-checks.ts";

export type Format = TableFile["format"];
export const FORMATS = { json: "application/json", csv: "text/csv" } as const satisfies Record<
  Format,
  string
>;
export const isTable = (name: unknown): name is TableName =>
  (TABLE_NAMES as readonly unknown[]).includes(name);

/** Returns one table as text; null when the stored data are invalid. */
export async function exportTable(
  payload: Payload,
  table: TableName,
  format: Format,
): Promise<string | null> {
  const { data } = await readAuthored(payload);
  if (!data.ok) return null;
  return format === "json"
    ? formatTableAsJson(data.data, table)
    : formatTableAsCsv(data.data, table);
}

export type Imported =
  | {
      readonly ok: true;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly unchanged: number;
    }
  | { readonly ok: false; readonly errors: readonly DataError[]; readonly count: number };

/** Returns the data with one table from a file, or the mistakes of the file. */
export function parseTable(
  tables: Readonly<Record<TableName, readonly unknown[]>>,
  table: TableName,
  file: TableFile,
):
  | { readonly ok: true; readonly data: EligibilityData }
  | { readonly ok: false; readonly errors: readonly DataError[]; readonly count: number } {
  const files: Partial<Record<TableName, TableFile>> = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, { format: "json", text: JSON.stringify(tables[name]) }]),
  );
  const parsed = parseData({ ...files, [table]: file });
  if (parsed.ok) return parsed;
  // Errors of other tables are reported only when the imported table has none.
  const own = parsed.errors.filter((each) => each.table === table);
  return {
    ok: false,
    errors: own.length > 0 ? own : parsed.errors,
    count: own.length > 0 && own.length < parsed.errors.length ? own.length : parsed.count,
  };
}

/** Replaces one table with a file. With `dry` it only returns what would change. */
export async function importTable(
  payload: Payload,
  table: TableName,
  file: TableFile,
  { dry, req }: { readonly dry: boolean; readonly req: PayloadRequest },
): Promise<Imported> {
  const now = await readAuthored(payload);
  const parsed = parseTable(now.tables, table, file);
  if (!parsed.ok) return parsed;
  const next = parsed.data;
  const { docs } = await payload.db.find<Stored & { id: string }>({
    collection: "countries",
    limit: 0,
    pagination: false,
    select: { code: true },
  });
  const siteList = new Map(docs.map((row) => [String(row["code"]), row.id]));
  const kept = new Set(listRows(next, table).map(({ id }) => String(id)));
  const removed = now.tables[table].filter((row) => !kept.has(String(row["id"])));
  const errors = [
    ...findDanglingReferences(next, table),
    ...findOrphans(next, table, removed),
    ...(table === "products"
      ? await findTextsOfRemoved(payload, removed, now.documents.products)
      : []),
    ...(table === "countries" ? findClosedWithoutSource(next) : []),
    ...(table === "countries" ? findCountryProblems(next, new Set(siteList.keys())) : []),
  ];
  if (errors.length > 0) return { ok: false, errors: errors.slice(0, 200), count: errors.length };
  const changes = planChanges(table, next, now, siteList);
  if (!dry && changes.length > 0)
    await runInTransaction(req, () => writeChanges(req, table, changes));
  const count = (kind: Change["kind"]): number =>
    changes.filter((change) => change.kind === kind).length;
  return {
    ok: true,
    added: count("added"),
    changed: count("changed"),
    removed: count("removed"),
    unchanged: kept.size - count("added") - count("changed"),
  };
}
