import type { Documents, MaybeDocument } from "./documents.ts";

/** A link as an editor sets it: to a document, or to an address. */
export type ContentLink =
  | {
      readonly kind: "document";
      readonly document: MaybeDocument;
      readonly newTab?: boolean | null;
    }
  | {
      readonly kind: "url";
      readonly url: string | null | undefined;
      readonly newTab?: boolean | null;
    };

/** A link ready for an anchor. `external`: it leaves the site, so a full load is right. */
export interface ResolvedLink {
  readonly href: string;
  readonly external: boolean;
  readonly newTab: boolean;
}

/** What an editor may link to outside the site. Anything else (javascript:, data:, //host) is refused. */
const EXTERNAL = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:[^?])/i;
/** A path or an anchor of this site; `//host` and `/\host` would leave it. */
const INTERNAL = /^(?:\/(?!\/)|#.)/;
/** Browsers drop tabs and line breaks inside a URL and read a backslash as a slash: both can hide a scheme or a host. */
const DECEPTIVE = /[\p{Cc}\\]/u;

/** The href of an address typed by an editor, or null when it is not allowed. Total. */
export function urlLink(
  url: unknown,
): { readonly href: string; readonly external: boolean } | null {
  if (typeof url !== "string") return null;
  const href = url.trim();
  if (DECEPTIVE.test(href)) return null;
  if (INTERNAL.test(href)) return { href, external: false };
  return EXTERNAL.test(href) ? { href, external: true } : null;
}

/** Resolves content links over one configured route table; a broken or refused link yields null (spec §2), never an anchor. Total. */
export function createLinkPath({
  documentPath,
}: Documents): (link: ContentLink | null | undefined) => ResolvedLink | null {
  return (link) => {
    if (link == null) return null;
    const newTab = link.newTab === true;
    if (link.kind === "url") {
      const resolved = urlLink(link.url);
      return resolved && { ...resolved, newTab };
    }
    const href = documentPath(link.document);
    return href === null ? null : { href, external: false, newTab };
  };
}
