/** What an editor may link to outside the site. Anything else (javascript:, data:, //host) is refused. */
const EXTERNAL = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:[^?])/i;
/** A path or an anchor of this site; `//host` and `/\host` would leave it. */
const INTERNAL = /^(?:\/(?!\/)|#.)/;
/** Browsers drop tabs and line breaks inside a URL and read a backslash as a slash: both can hide a scheme or a host. */
const DECEPTIVE = /[\p{Cc}\\]/u;

/** The href of an address typed by an editor, or null when it is not allowed. Total. */
export function readUrlLink(
  url: unknown,
): { readonly href: string; readonly external: boolean } | null {
  if (typeof url !== "string") return null;
  const href = url.trim();
  if (DECEPTIVE.test(href)) return null;
  if (INTERNAL.test(href)) return { href, external: false };
  return EXTERNAL.test(href) ? { href, external: true } : null;
}
