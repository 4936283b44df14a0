/**
 * Preview tokens. A token gives access to the draft of one document, or to the drafts of a link that
 * the content service stores; a preview key is a token with the id of its document.
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

/** A document, the expiry of its token, and the account for which it was created. */
interface TokenContent {
  readonly collection: string;
  readonly documentId: string;
  /** Unix seconds. */
  readonly expiry: number | string;
  /** Id of the account; empty when the token is for nobody in particular. */
  readonly person?: string;
}

/** What a valid token contains. */
export interface PreviewClaim {
  readonly collection: string;
  readonly person: string;
}

/**
 * Creates a token: `collection.expiry.person.signature`. The signature is the base64url HMAC-SHA256
 * of `collection.expiry.person.documentId`.
 */
export function createPreviewToken(
  secret: string,
  { collection, documentId, expiry, person = "" }: TokenContent,
): string {
  const head = `${collection}.${expiry}.${person}`;
  const hmac = createHmac("sha256", secret).update(`${head}.${documentId}`);
  return `${head}.${hmac.digest("base64url")}`;
}

/**
 * Verifies a token.
 * @returns null when the token is invalid, expired or for another document
 * @param now in ms
 */
export function verifyPreviewToken(
  secret: string,
  { token, documentId }: PreviewKey,
  now: number,
): PreviewClaim | null {
  const [collection = "", expiry = "", person = "", signature = ""] = token.split(".");
  if (!/^\d{1,12}$/.test(expiry)) return null;
  const expected = createPreviewToken(secret, { collection, documentId, expiry, person });
  const isValid = equalsSafely(`${collection}.${expiry}.${person}.${signature}`, expected);
  return isValid && Number(expiry) * 1000 > now ? { collection, person } : null;
}

const LINK_PREFIX = "link.";
/** Returns the token of a link that the content service stores. @param secret random text */
export const createLinkToken = (secret: string): string => LINK_PREFIX + secret;
/** Whether a token belongs to a link that the content service stores. */
export const isLinkToken = (token: string): boolean => token.startsWith(LINK_PREFIX);

/**
 * Collection that tokens of the slice simulator name. It has no documents: the id of the document is
 * the same word.
 */
export const SIMULATOR_GRANT = "slice_simulator";
