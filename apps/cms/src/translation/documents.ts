/** Loads the versions of documents with which translations are compared. */
import type { PayloadRequest } from "payload";
import type { Stored } from "../fields/record.ts";
import { isLive, loadLiveRow } from "../hooks/placement.ts";
import type { Member } from "./translation-rows.ts";

type Named = Pick<Member, "collection" | "id">;

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
