/** Preview links: signed, expiring, over the id of one document (content-service §3). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { technical } from "@orlaya/routes";
import { isPageCollection, type PageCollection } from "./names/slugs.ts";
import { env } from "./env.ts";

const LIFETIME_SECONDS = 60 * 60;
const sign = (value: string): string =>
  createHmac("sha256", env.secrets.preview).update(value).digest("base64url");

/** A token for one document: `collection.expiry.signature`. */
export function previewToken(collection: PageCollection, id: string, now = Date.now()): string {
  const head = `${collection}.${Math.floor(now / 1000) + LIFETIME_SECONDS}`;
  return `${head}.${sign(`${head}.${id}`)}`;
}
/** The collection that a token opens for this document; null when it is forged, expired or for another document. */
export function checkPreviewToken(
  token: string,
  id: string,
  now = Date.now(),
): PageCollection | null {
  const [collection = "", expiry = "", given = ""] = token.split(".");
  if (!isPageCollection(collection) || !/^\d{1,12}$/.test(expiry)) return null;
  const expected = Buffer.from(sign(`${collection}.${expiry}.${id}`));
  const actual = Buffer.from(given);
  return actual.length === expected.length &&
    timingSafeEqual(actual, expected) &&
    Number(expiry) * 1000 > now
    ? collection
    : null;
}
/** Where the admin's preview opens; null before the first save. */
export function previewUrl(collection: PageCollection, id: string): string | null {
  return id
    ? new URL(
        technical.preview({ token: previewToken(collection, id), documentId: id }),
        env.siteUrl,
      ).href
    : null;
}
