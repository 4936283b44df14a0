/**
 * Preview tokens. A token gives access to the draft of one document; a preview key is a token with
 * the id of its document.
 */
import { createHmac } from "node:crypto";
import { equalsSafely } from "./signature.ts";

/** The id of a document, and the token that gives access to its draft. */
export interface PreviewKey {
  readonly token: string;
  readonly documentId: string;
}

/** Lifetime of a token and of the cookie that contains it, in seconds. */
export const PREVIEW_SECONDS = 60 * 60;

/** Regular expressions of the two parts of a key, as source text without anchors. */
export const PREVIEW_PATTERNS = {
  token: String.raw`[\w.-]{1,300}`,
  documentId: String.raw`[\w-]{1,64}`,
} as const satisfies Readonly<Record<keyof PreviewKey, string>>;

const TOKEN = new RegExp(`^${PREVIEW_PATTERNS.token}$`);
const DOCUMENT_ID = new RegExp(`^${PREVIEW_PATTERNS.documentId}$`);

/**
 * Parses a key from two untrusted values. Does not verify the token.
 * @returns null when a value does not match its pattern
 */
export function parsePreviewKey(
  token: string | null,
  documentId: string | null,
): PreviewKey | null {
  return token !== null && documentId !== null && TOKEN.test(token) && DOCUMENT_ID.test(documentId)
    ? { token, documentId }
    : null;
}

/** A document and the expiry of its token. */
interface TokenContent {
  readonly collection: string;
  readonly documentId: string;
  /** Unix seconds. */
  readonly expiry: number | string;
}

/**
 * Creates a token: `collection.expiry.signature`. The signature is the base64url HMAC-SHA256 of
 * `collection.expiry.documentId`.
 */
export function createPreviewToken(
  secret: string,
  { collection, documentId, expiry }: TokenContent,
): string {
  const head = `${collection}.${expiry}`;
  const hmac = createHmac("sha256", secret).update(`${head}.${documentId}`);
  return `${head}.${hmac.digest("base64url")}`;
}

/**
 * Verifies a token.
 * @returns its collection, or null when the token is invalid, expired or for another document
 * @param now in ms
 */
export function verifyPreviewToken(
  secret: string,
  { token, documentId }: PreviewKey,
  now: number,
): string | null {
  const [collection = "", expiry = "", signature = ""] = token.split(".");
  if (!/^\d{1,12}$/.test(expiry)) return null;
  const expected = createPreviewToken(secret, { collection, documentId, expiry });
  const isValid = equalsSafely(`${collection}.${expiry}.${signature}`, expected);
  return isValid && Number(expiry) * 1000 > now ? collection : null;
}
