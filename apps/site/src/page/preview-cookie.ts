/** The cookie that lets an editor see a draft: which document, and the token that opens it (content-service §3). */
import type { StoredName } from "../cookies-and-storage.ts";

export interface PreviewKey {
  readonly token: string;
  readonly documentId: string;
}

const NAME = "preview" satisfies StoredName;
/** As long as a token lives (apps/cms/src/preview.ts); the token itself expires whatever the cookie says. */
const SECONDS = 60 * 60;
const attributes = (secure: boolean, seconds: number): string =>
  `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;

/** A key whose parts can be a document's id and a token; null for anything else. */
export function previewKey(token: string | null, documentId: string | null): PreviewKey | null {
  return token !== null &&
    documentId !== null &&
    /^[\w.-]{1,300}$/.test(token) &&
    /^[\w-]{1,64}$/.test(documentId)
    ? { token, documentId }
    : null;
}

/** What a request's Cookie header opens, if anything. */
export function readPreviewCookie(header: string | null): PreviewKey | null {
  const [, documentId = null, token = null] =
    /(?:^|;\s*)preview=([\w-]+)~([\w.-]+)(?:;|$)/.exec(header ?? "") ?? [];
  return previewKey(token, documentId);
}
/** Value of Set-Cookie that begins a preview. */
export const previewCookie = ({ token, documentId }: PreviewKey, secure: boolean): string =>
  `${NAME}=${documentId}~${token}${attributes(secure, SECONDS)}`;
/** Value of Set-Cookie that ends it. */
export const endOfPreview = (secure: boolean): string => `${NAME}=${attributes(secure, 0)}`;
