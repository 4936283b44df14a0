/** Keeps the index of references up to date after saves and deletions. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { getLiveRow, isLive } from "../hooks/placement.ts";
import { getKey } from "./collect.ts";
import { insertRows } from "./insert.ts";
import {
  buildRows,
  isLiveAtOnce,
  isSameRow,
  readRow,
  toStored,
  type LinkRow,
  type Versions,
} from "./rows.ts";

const LINKS = "document_links";

/** Stores the difference between the rows of a source and those that it should have. */
export async function storeRows(
  req: PayloadRequest,
  source: string,
  wanted: readonly LinkRow[],
): Promise<void> {
  const { db } = req.payload;
  const { docs } = await db.find<Stored & { readonly id: string }>({
    collection: LINKS,
    where: { source: { equals: source } },
    limit: 0,
    pagination: false,
    req,
  });
  const old = new Map(docs.map((row) => [getKey(readRow(row)), row]));
  const missing: LinkRow[] = [];
  for (const row of wanted) {
    const key = getKey(row);
    const stored = old.get(key);
    old.delete(key);
    if (!stored) missing.push(row);
    else if (!isSameRow(readRow(stored), row))
      await db.updateOne({
        collection: LINKS,
        id: stored.id,
        data: toStored(row),
        req,
        returning: false,
      });
  }
  if (old.size > 0) {
    const where = { id: { in: [...old.values()].map(({ id }) => id) } };
    await db.deleteMany({ collection: LINKS, where, req });
  }
  await insertRows(req.payload, missing, req);
}

/** Returns the versions of a saved document or record that count. */
async function readVersions(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  saved: Stored,
): Promise<Versions> {
  if (saved["deletedAt"]) return { newest: null, live: null };
  if (!(collection.versions && collection.versions.drafts))
    return { newest: saved, live: isLiveAtOnce(collection) ? saved : null };
  if (saved["_status"] === "published") return { newest: saved, live: saved };
  const live = await getLiveRow(req, collection.slug, saved);
  return { newest: saved, live: isLive(live) ? live : null };
}

/** Runs after every save, draft or not. The first seed writes all rows at its end. */
export const indexLinks: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context["seed"] === "first") return;
  const saved = doc as Stored;
  const versions = await readVersions(req, collection, saved);
  const rows = buildRows(req.payload.config, collection, versions);
  await storeRows(req, readString(saved["id"]), rows);
};

/** Runs after the deletion of a document or record. */
export const removeLinks: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { source: { equals: String(id) } };
  await req.payload.db.deleteMany({ collection: LINKS, where, req });
};

/** Adds the index of references to a collection. */
export function addLinks(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    custom: { ...collection.custom, hasLinks: true },
    hooks: {
      ...collection.hooks,
      afterChange: [...(collection.hooks?.afterChange ?? []), indexLinks],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), removeLinks],
    },
  };
}
