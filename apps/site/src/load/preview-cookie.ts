/**
 * The preview cookie: the id of a draft, and the token that grants access to it
 * (content-service §3).
 */
import { parsePreviewKey, PREVIEW_PATTERNS, type PreviewKey } from "@orlaya/contract";
import type { StoredName } from "../cookies-and-storage.ts";

const NAME = "preview" satisfies StoredName;
const COOKIE = new RegExp(
  `(?:^|;\\s*)${NAME}=(${PREVIEW_PATTERNS.documentId})~(${PREVIEW_PATTERNS.token})(?:;|$)`,
);
const attributes = (secure: boolean, seconds: number): string =>
  `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;

/** Reads the preview key from the Cookie header; null when it is missing or malformed. */
export function readPreviewCookie(header: string | null): PreviewKey | null {
  const [, documentId = null, token = null] = COOKIE.exec(header ?? "") ?? [];
  return parsePreviewKey(token, documentId);
}
/**
 * Returns the Set-Cookie value that starts a preview. The token expires independently of the cookie.
 * @param until time at which the preview ends, in ISO 8601
 */
export function createPreviewCookie(
  { token, documentId }: PreviewKey,
  { until, secure, now = Date.now() }: { until: string; secure: boolean; now?: number },
): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000));
  return `${NAME}=${documentId}~${token}${attributes(secure, seconds)}`;
}
/** Returns the Set-Cookie value that ends a preview. */
export const createEndCookie = (secure: boolean): string => `${NAME}=${attributes(secure, 0)}`;
