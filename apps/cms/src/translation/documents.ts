/** Loads the versions of documents with which translations are compared. */
import type { PayloadRequest } from "payload";
import type { Stored } from "../fields/record.ts";
import { isLive, loadLiveRow } from "../hooks/placement.ts";
import { loadRows, type Row } from "../load-rows.ts";
import type { Member } from "./translation-rows.ts";

/** A document. */
export type Named = Pick<Member, "collection" | "id">;

/** Loads the newest version of a document, published or not; null when there is none. */
export async function loadNewest(
  req: PayloadRequest,
  { collection, id }: Named,
): Promise<Stored | null> {
  return await req.payload.findByID({
    collection: collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  });
}

/** Loads the version that visitors see; null when there is none. */
export async function loadPublished(
  req: PayloadRequest,
  { collection, id }: Named,
): Promise<Stored | null> {
  const live = await loadLiveRow(req, collection, id);
  return isLive(live) ? live : null;
}

/**
 * Loads the version of a document that its translations follow: the published one, else the newest.
 */
export async function loadFollowed(req: PayloadRequest, member: Named): Promise<Stored | null> {
  return (await loadPublished(req, member)) ?? loadNewest(req, member);
}

type FindRows = (collection: string, ids: readonly string[]) => Promise<readonly Row[]>;

/** Loads documents of several collections. @returns id → version */
async function loadAll(
  documents: readonly Named[],
  find: FindRows,
): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>();
  for (const [collection, own] of Map.groupBy(documents, (document) => document.collection)) {
    const ids = own.map(({ id }) => id);
    for (const row of await find(collection, ids)) found.set(row.id, row);
  }
  return found;
}

/** Loads the versions of documents that visitors see. @returns id → version */
export function loadAllPublished(
  req: PayloadRequest,
  documents: readonly Named[],
): Promise<ReadonlyMap<string, Stored>> {
  return loadAll(documents, async (collection, values) =>
    (await loadRows(req, collection, { values })).filter(isLive),
  );
}

/** Loads the newest versions of documents. @returns id → version */
export function loadAllNewest(
  req: PayloadRequest,
  documents: readonly Named[],
): Promise<ReadonlyMap<string, Stored>> {
  return loadAll(documents, async (collection, ids) => {
    const { docs } = await req.payload.find({
      collection,
      draft: true,
      where: { id: { in: [...ids] } },
      limit: ids.length,
      pagination: false,
      depth: 0,
      req,
    });
    return docs as unknown as readonly Row[];
  });
}
