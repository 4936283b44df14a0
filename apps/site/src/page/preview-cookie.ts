/** The cookie that lets an editor see a draft: which document, and the token that opens it (content-service §3). */
import {
  parsePreviewKey,
  PREVIEW_PATTERNS,
  PREVIEW_SECONDS,
  type PreviewKey,
} from "@orlaya/contract";
import type { StoredName } from "../cookies-and-storage.ts";

const NAME = "preview" satisfies StoredName;
const COOKIE = new RegExp(
  `(?:^|;\\s*)${NAME}=(${PREVIEW_PATTERNS.documentId})~(${PREVIEW_PATTERNS.token})(?:;|$)`,
);
const attributes = (secure: boolean, seconds: number): string =>
  `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;

/** What a request's Cookie header opens, if anything. */
export function readPreviewCookie(header: string | null): PreviewKey | null {
  const [, documentId = null, token = null] = COOKIE.exec(header ?? "") ?? [];
  return parsePreviewKey(token, documentId);
}
/** Value of Set-Cookie that begins a preview. The cookie has the lifetime of a token, which expires in any case. */
export const createPreviewCookie = ({ token, documentId }: PreviewKey, secure: boolean): string =>
  `${NAME}=${documentId}~${token}${attributes(secure, PREVIEW_SECONDS)}`;
/** Value of Set-Cookie that ends it. */
export const createEndCookie = (secure: boolean): string => `${NAME}=${attributes(secure, 0)}`;
