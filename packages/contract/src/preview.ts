/** The token that opens the draft of one document, and the parameters that name both. */
import { createHmac } from "node:crypto";
import { equalsSafely } from "./signature.ts";

/** The draft of one document: its id, and the token that opens it. */
export interface PreviewKey {
  readonly token: string;
  readonly documentId: string;
}

/** Lifetime of a token, and of the cookie that contains it. */
export const PREVIEW_SECONDS = 60 * 60;

/** Regular expressions of the two parts of a key, as text without anchors. */
export const PREVIEW_PATTERNS = {
  token: String.raw`[\w.-]{1,300}`,
  documentId: String.raw`[\w-]{1,64}`,
} as const satisfies Readonly<Record<keyof PreviewKey, string>>;

const TOKEN = new RegExp(`^${PREVIEW_PATTERNS.token}$`);
const DOCUMENT_ID = new RegExp(`^${PREVIEW_PATTERNS.documentId}$`);

/** A key from two untrusted texts; null if one of them has not the form of its part. Does not verify the token. */
export function parsePreviewKey(
  token: string | null,
  documentId: string | null,
): PreviewKey | null {
  return token !== null && documentId !== null && TOKEN.test(token) && DOCUMENT_ID.test(documentId)
    ? { token, documentId }
    : null;
}

/** A document, and until when a token opens it. */
interface TokenContent {
  readonly collection: string;
  readonly documentId: string;
  /** Unix seconds. */
  readonly expiry: number | string;
}

/** A token: `collection.expiry.signature`. The signature is the base64url HMAC-SHA256 of `collection.expiry.documentId`. */
export function createPreviewToken(
  secret: string,
  { collection, documentId, expiry }: TokenContent,
): string {
  const head = `${collection}.${expiry}`;
  const hmac = createHmac("sha256", secret).update(`${head}.${documentId}`);
  return `${head}.${hmac.digest("base64url")}`;
}

/** The collection in a token; null if the token is invalid, expired or for another document. @param now in ms */
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
