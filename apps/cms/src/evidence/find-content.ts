/** Finds which versions of documents and files were live at a moment. */
import type { PayloadRequest } from "payload";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { hashCanonical } from "../history/canonical.ts";
import type { Entry } from "../history/entries.ts";
import { findEntries, findKnown, findOrDeriveAt } from "../history/load-entries.ts";
import { isLive, loadLiveRow } from "../hooks/placement.ts";
import { getClauseTarget, readClauseName } from "../links/collect.ts";
import { loadRows } from "../load-rows.ts";
import { isPageCollection } from "../names/slugs.ts";
import { deriveEntry } from "./find-address.ts";
import { describeEarlier } from "./record-content.ts";
import { describeFile } from "./record-file.ts";

/** Returns the entry of a live version that the register does not know. */
function deriveContent(req: PayloadRequest, collection: string, row: Stored): Entry {
  const { since, person, ...state } = describeEarlier(req, collection, row);
  const entry = deriveEntry("content", readString(row["id"]), state, { since, person });
  return { ...entry, checksum: hashCanonical(row) };
}

/** Finds the version of a document that was live at a moment; null when none is known. */
export async function findContentAt(
  req: PayloadRequest,
  collection: string,
  id: string,
  at: string,
): Promise<Entry | null> {
  return findOrDeriveAt(req.payload, { kind: "content", subject: id, at }, async () => {
    const row = await loadLiveRow(req, collection, id);
    return isLive(row) ? deriveContent(req, collection, row) : null;
  });
}

interface Target {
  readonly targetType: string;
  readonly target: string;
}

/** Returns the ids that the register does not know. */
async function listUnknown(
  req: PayloadRequest,
  kind: Entry["kind"],
  ids: readonly string[],
): Promise<readonly string[]> {
  const known = await findKnown(req.payload, kind, ids);
  return ids.filter((id) => !known.has(id));
}

/** Finds the documents that a page shows inside, other than pages, as they were at a moment. */
export async function findPartsAt(
  req: PayloadRequest,
  targets: readonly Target[],
  at: string,
): Promise<readonly Entry[]> {
  const parts = new Map(
    targets
      .filter(({ targetType }) => !isPageCollection(targetType))
      .map(({ target, targetType }) => [target, targetType]),
  );
  const ids = [...parts.keys()];
  if (ids.length === 0) return [];
  const where = { subject: { in: ids } };
  const entries = [...(await findEntries(req.payload, { kind: "content", where, at }))];
  const unknown = await listUnknown(req, "content", ids);
  for (const [collection, own] of Map.groupBy(unknown, (id) => parts.get(id) ?? ""))
    for (const row of await loadRows(req, collection, { values: own }))
      if (isLive(row) && readIso(row["updatedAt"]) <= at)
        entries.push(deriveContent(req, collection, row));
  const order = new Map(ids.map((id, index) => [id, index]));
  return entries.toSorted((a, b) => (order.get(a.subject) ?? 0) - (order.get(b.subject) ?? 0));
}

const readClauseTarget = ({ value }: Entry): string =>
  getClauseTarget(readString(value["locale"]), readString(value["uid"]));

/** Finds the clauses that had one of some names at a moment, in the order of the names. */
export async function findClausesAt(
  req: PayloadRequest,
  targets: ReadonlySet<string>,
  at: string,
): Promise<readonly Entry[]> {
  if (targets.size === 0) return [];
  const where = { type: { equals: "clause" } };
  const entries = [...(await findEntries(req.payload, { kind: "content", where, at }))];
  // Clauses that the register does not know count with their present names.
  const rows = await loadRows(req, "clause", {
    name: "uid",
    values: [...targets].map(readClauseName),
  });
  const unknown = new Set(
    await listUnknown(
      req,
      "content",
      rows.map(({ id }) => id),
    ),
  );
  for (const row of rows)
    if (unknown.has(row.id) && isLive(row) && readIso(row["updatedAt"]) <= at)
      entries.push(deriveContent(req, "clause", row));
  return [...targets].flatMap(
    (target) => entries.find((entry) => readClauseTarget(entry) === target) ?? [],
  );
}

/** Finds files as they were at a moment, in their order on the page. */
export async function findFilesAt(
  req: PayloadRequest,
  ids: readonly string[],
  at: string,
): Promise<readonly Entry[]> {
  if (ids.length === 0) return [];
  const where = { subject: { in: [...ids] } };
  const entries = [...(await findEntries(req.payload, { kind: "file", where, at }))];
  const unknown = await listUnknown(req, "file", ids);
  for (const row of await loadRows(req, "media", { values: unknown })) {
    const since = readIso(row["updatedAt"]);
    if (since <= at) entries.push(deriveEntry("file", row.id, await describeFile(row), { since }));
  }
  return ids.flatMap((id) => entries.find(({ subject }) => subject === id) ?? []);
}
