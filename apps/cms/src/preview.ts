/** Preview links: signed, expiring, over the id of one document (content-service §3). */
import { createPreviewToken, PREVIEW_SECONDS, verifyPreviewToken } from "@orlaya/contract";
import { technical } from "@orlaya/routes";
import { isPageCollection, type PageCollection } from "./names/slugs.ts";
import { env } from "./env.ts";

/** A token that opens the draft of one document from now on. @param now in ms */
export function issuePreviewToken(
  collection: PageCollection,
  id: string,
  now = Date.now(),
): string {
  const expiry = Math.floor(now / 1000) + PREVIEW_SECONDS;
  return createPreviewToken(env.secrets.preview, { collection, documentId: id, expiry });
}
/** The collection that a token opens for this document; null when it is forged, expired or for another document. */
export function checkPreviewToken(
  token: string,
  id: string,
  now = Date.now(),
): PageCollection | null {
  const collection = verifyPreviewToken(env.secrets.preview, { token, documentId: id }, now);
  return collection !== null && isPageCollection(collection) ? collection : null;
}
/** Where the admin's preview opens; null before the first save. */
export function createPreviewUrl(collection: PageCollection, id: string): string | null {
  return id
    ? new URL(
        technical.preview({ token: issuePreviewToken(collection, id), documentId: id }),
        env.siteUrl,
      ).href
    : null;
}
