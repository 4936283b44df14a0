/**
 * Preview links: signed and with an expiry, each for the id of one document (content-service §3).
 */
import { createPreviewToken, PREVIEW_SECONDS, verifyPreviewToken } from "@orlaya/contract";
import { technical } from "@orlaya/routes";
import { isPageCollection, type PageCollection } from "./names/slugs.ts";
import { env } from "./env.ts";

/** Creates a token that opens the draft of one document for PREVIEW_SECONDS. @param now in ms */
export function issuePreviewToken(
  collection: PageCollection,
  id: string,
  now = Date.now(),
): string {
  const expiry = Math.floor(now / 1000) + PREVIEW_SECONDS;
  return createPreviewToken(env.secrets.preview, { collection, documentId: id, expiry });
}
/**
 * Returns the collection of the document that a token opens; null when the token is forged, expired
 * or for another document.
 */
export function checkPreviewToken(
  token: string,
  id: string,
  now = Date.now(),
): PageCollection | null {
  const collection = verifyPreviewToken(env.secrets.preview, { token, documentId: id }, now);
  return collection !== null && isPageCollection(collection) ? collection : null;
}
/** Returns the URL of the admin's preview; null before the first save, when there is no id. */
export function createPreviewUrl(collection: PageCollection, id: string): string | null {
  return id
    ? new URL(
        technical.preview({ token: issuePreviewToken(collection, id), documentId: id }),
        env.siteUrl,
      ).href
    : null;
}
