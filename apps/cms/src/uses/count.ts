/** Counts the uses that visitors see. */
import type { Payload, PayloadRequest } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { isTarget } from "../links/targets.ts";
import { loadLiveVersion, loadStoredRelease } from "../releases/stored-releases.ts";
import { runSql, sql } from "../sql.ts";

/** A document, record or file whose uses are asked for. */
export interface Used {
  readonly collection: string;
  readonly id: string;
  /** Path of its live page; empty without one. */
  readonly path: string;
}

/** Returns the condition of the rows that refer to a target from elsewhere. */
export function isUse({ id, path }: Used) {
  const others = path === "" ? [] : [path];
  return sql`${isTarget([id], others)} AND l."source" <> ${id}`;
}

/** Returns the plans of the live release of the finder that lead to a path. */
export async function listReleased(
  payload: Payload,
  path: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const version = path === "" ? null : await loadLiveVersion(payload);
  const release = version === null ? null : await loadStoredRelease(payload, version);
  const entries: readonly Stored[] = [
    ...(release?.data.products ?? []),
    ...(release?.data.funnels ?? []),
  ];
  return entries
    .filter((entry) => Object.values(entry).includes(path))
    .map(({ id, Name }) => ({ id: readString(id), name: readString(Name) }));
}

/** Counts the uses of a document that visitors see. */
export async function countLiveUses(req: PayloadRequest, used: Used): Promise<number> {
  const rows = await runSql(
    req.payload,
    sql`SELECT COUNT(*) AS "count" FROM "document_links" l WHERE ${isUse(used)} AND l."in_live"`,
    req,
  );
  const released = await listReleased(req.payload, used.path);
  return Number(rows[0]?.["count"] ?? 0) + released.length;
}

/** Counts the documents to which something refers that visitors see. */
export async function countUsed(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  const rows = await runSql(
    req.payload,
    sql`SELECT COUNT(DISTINCT l."target") AS "count" FROM "document_links" l
      WHERE ${isTarget(ids)} AND l."source" <> l."target" AND l."in_live"`,
  );
  return Number(rows[0]?.["count"] ?? 0);
}
