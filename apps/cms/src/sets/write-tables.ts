/** Writes the edits of a published set to the saved tables, column by column. */
import {
  applyEdits,
  findConflicts,
  getKey,
  rebaseEdits,
  type Conflict,
  type Edit,
} from "@orlaya/finder/changes";
import { TABLE_NAMES, type EligibilityData, type TableName } from "@orlaya/finder/data";
import type { Payload, PayloadRequest } from "payload";
import type { Authored } from "../eligibility/authored.ts";
import { planChanges, writeChanges, type Change } from "../eligibility/import-changes.ts";
import { readString, type Stored } from "../fields/record.ts";

/** Loads the ids of the documents of all countries, by code. */
async function loadSiteList(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.db.find<Stored & { id: string }>({
    collection: "countries",
    limit: 0,
    pagination: false,
    select: { code: true },
  });
  return new Map(docs.map((row) => [readString(row["code"]), row.id]));
}

/** Keeps what the edits name: rows that nobody edits keep their saved state. */
function isOfEdits(edits: readonly Edit[], table: TableName): (change: Change) => boolean {
  const keys = new Set<string>(edits.map(getKey));
  return ({ key }) => keys.has(`${table} ${key}`);
}

/**
 * Writes edits to the saved tables, in the transaction of the request. A column that somebody has
 * saved differently stays as it is.
 * @param base the data on which the edits were made
 * @returns the columns that stayed
 */
export async function writeEdits(
  req: PayloadRequest,
  authored: Authored,
  edits: readonly Edit[],
  base: EligibilityData,
): Promise<readonly Conflict[]> {
  if (!authored.data.ok) return findConflicts(edits, base);
  const saved = authored.data.data;
  const left = findConflicts(edits, saved);
  const moved = rebaseEdits(edits, saved, base, () => "live");
  const next = applyEdits(saved, moved);
  if (!next.ok) return left;
  const siteList = await loadSiteList(req.payload);
  for (const table of TABLE_NAMES) {
    if (!moved.some((edit) => edit.table === table)) continue;
    const changes = planChanges(table, next.data, authored, siteList);
    const own = changes.filter(isOfEdits(moved, table));
    if (own.length > 0) await writeChanges(req, table, own);
  }
  return left;
}
