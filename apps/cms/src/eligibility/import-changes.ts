/**
 * Changes of a table. They are found by comparing it with the stored records, and written in one
 * transaction.
 */
import { COLUMNS, TABLE_NAMES, type EligibilityData, type TableName } from "@orlaya/finder/data";
import { isolateObjectProperty, type PayloadRequest } from "payload";
import type { Stored } from "../fields/record.ts";
import { createRecordId } from "../names/ids.ts";
import type { Authored } from "./authored.ts";
import { linkAll } from "./hooks.ts";
import { listRows } from "./import-checks.ts";
import { TABLES, toDocument } from "./tables.ts";

export interface Change {
  readonly kind: "added" | "changed" | "removed";
  readonly key: string;
  readonly id: string | null;
  readonly data: Stored;
}
const derived = new Set(
  TABLE_NAMES.flatMap((table) =>
    Object.entries(TABLES[table].columns)
      .filter(([, { by }]) => by)
      .map(([column]) => `${table} ${column}`),
  ),
);
/** Serialises a row without its derived columns, for comparisons. */
function writeFacts(table: TableName, row: Stored): string {
  return JSON.stringify(
    Object.keys({ ...COLUMNS[table], LISA: 0 })
      .filter((name) => !derived.has(`${table} ${name}`))
      .map((name) => row[name] ?? null),
  );
}

/**
 * Compares a table with the stored records. `siteList`: ids of the countries of the site, by code.
 */
export function planChanges(
  table: TableName,
  next: EligibilityData,
  now: Authored,
  siteList: ReadonlyMap<string, string>,
): readonly Change[] {
  // Validated rows have one value for an empty cell.
  const stored = now.data.ok ? listRows(now.data.data, table) : now.tables[table];
  const before = new Map(stored.map((row) => [String(row["id"]), row]));
  const codes = new Map(next.countries.map(({ id, iso }) => [id, iso]));
  function idOf(of: TableName, key: string, byCode: boolean): string {
    return of === "countries"
      ? (siteList.get(byCode ? key : (codes.get(key) ?? "")) ?? key)
      : (now.documents[of].get(key) ?? createRecordId(TABLES[of].collection, key));
  }
  const rows = listRows(next, table);
  const kept = new Set(rows.map(({ id }) => String(id)));
  return [
    ...rows.flatMap((row): Change[] => {
      const key = String(row["id"]);
      const old = before.get(key);
      if (old && writeFacts(table, old) === writeFacts(table, row)) return [];
      return [
        {
          kind: old ? "changed" : "added",
          key,
          id: idOf(table, key, false),
          data: toDocument(table, row, idOf),
        },
      ];
    }),
    ...[...before.keys()]
      .filter((key) => !kept.has(key))
      .map((key): Change => ({
        kind: "removed",
        key,
        id: now.documents[table].get(key) ?? null,
        data: {},
      })),
  ];
}

const ORDER = ["removed", "changed", "added"];

/** Writes the changes of a table. All writes take part in the transaction of the request. */
export async function writeChanges(
  req: PayloadRequest,
  table: TableName,
  changes: readonly Change[],
): Promise<void> {
  if (table === "rules") await freeReferences(req, changes);
  for (const change of changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)))
    if (change.id !== null) await writeChange(req, table, change, change.id);
  await linkAll(req.payload, req);
}

/**
 * Frees every ID that changes before any is assigned. IDs are unique, and two rules may exchange
 * theirs.
 */
async function freeReferences(req: PayloadRequest, changes: readonly Change[]): Promise<void> {
  const { collection } = TABLES.rules;
  for (const { kind, id, data } of changes) {
    if (kind !== "changed" || id === null) continue;
    const where = { id: { equals: id } };
    const before = await req.payload.db.findOne<Stored & { id: string }>({
      collection,
      where,
      req,
    });
    if (!before || before["reference"] === data["reference"]) continue;
    const reference = { reference: `~${id}`, updatedAt: null };
    await req.payload.db.updateOne({ collection, id, data: reference, req });
  }
}

async function writeChange(
  req: PayloadRequest,
  table: TableName,
  { kind, data }: Change,
  id: string,
): Promise<void> {
  const { payload } = req;
  const options = {
    ...{ collection: TABLES[table].collection, depth: 0, context: { bulk: true } },
    // The context of this save must not stay in the request.
    req: isolateObjectProperty(req, "context"),
  } as const;
  const inSiteList = table === "countries";
  if (kind === "removed" && !inSiteList) await payload.delete({ ...options, id });
  else if (kind === "added" && !inSiteList)
    await payload.create({ ...options, data: { ...data, id } });
  else
    await payload.update({
      ...options,
      id,
      data: kind === "removed" ? { data_id: null, reference: null } : data,
    });
}
