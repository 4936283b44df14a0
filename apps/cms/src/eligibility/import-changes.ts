/**
 * Changes of an import. They are found by comparing a table with the stored records, and written
 * completely or not at all.
 */
import { COLUMNS, TABLE_NAMES, type EligibilityData, type TableName } from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
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

/** A write in progress, with the steps that undo it. */
interface Writing {
  readonly payload: Payload;
  readonly table: TableName;
  readonly req: PayloadRequest;
  readonly undo: (() => Promise<unknown>)[];
}
const ORDER = ["removed", "changed", "added"];

/**
 * Writes the changes. When one fails, rolls back the earlier ones and throws: SQLite has no
 * transactions here (content-service §1).
 */
export async function writeChanges(
  payload: Payload,
  table: TableName,
  changes: readonly Change[],
  req: PayloadRequest,
): Promise<void> {
  const writing: Writing = { payload, table, req, undo: [] };
  try {
    if (table === "rules") await freeReferences(writing, changes);
    for (const change of changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)))
      if (change.id !== null) await writeChange(writing, change, change.id);
  } catch (failure) {
    for (const step of writing.undo) await step();
    throw failure;
  } finally {
    await linkAll(payload);
  }
}

function readRow({ payload, table }: Writing, id: string) {
  const { collection } = TABLES[table];
  return payload.db.findOne<Stored & { id: string }>({ collection, where: { id: { equals: id } } });
}

/**
 * Frees every ID that changes before any is assigned. IDs are unique, and two rules may exchange
 * theirs.
 */
async function freeReferences(writing: Writing, changes: readonly Change[]): Promise<void> {
  const { payload, table, undo } = writing;
  const { collection } = TABLES[table];
  for (const { kind, id, data } of changes) {
    const before = kind === "changed" && id !== null ? await readRow(writing, id) : null;
    if (id === null || !before || before["reference"] === data["reference"]) continue;
    undo.push(() =>
      payload.db.updateOne({
        collection,
        id,
        data: { reference: before["reference"], updatedAt: null },
      }),
    );
    await payload.db.updateOne({
      collection,
      id,
      data: { reference: `~${id}`, updatedAt: null },
    });
  }
}

async function writeChange(writing: Writing, { kind, data }: Change, id: string): Promise<void> {
  const { payload, table, req, undo } = writing;
  const { collection } = TABLES[table];
  const options = { collection, depth: 0, context: { bulk: true }, user: req.user } as const;
  const inSiteList = table === "countries";
  const before = await readRow(writing, id);
  const restore = before
    ? () => payload.db.updateOne({ collection, id, data: before })
    : () => payload.db.deleteOne({ collection, where: { id: { equals: id } } });
  if (kind === "removed" && !inSiteList) {
    undo.unshift(() =>
      before ? payload.db.create({ collection, data: before, customID: id }) : Promise.resolve(),
    );
    await payload.delete({ ...options, id });
  } else if (kind === "added" && !inSiteList) {
    undo.unshift(restore);
    await payload.create({ ...options, data: { ...data, id } });
  } else {
    undo.unshift(restore);
    await payload.update({
      ...options,
      id,
      data: kind === "removed" ? { data_id: null, reference: null } : data,
    });
  }
}
