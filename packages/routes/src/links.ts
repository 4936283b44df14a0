/**
 * Addresses outside the site that an editor may link to. All others (javascript:, data:, //host)
 * are rejected.
 */
const EXTERNAL = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:[^?])/i;
/**
 * A path or an anchor of this site. `//host` and `/\host` would lead to another host; `DECEPTIVE`
 * excludes the second.
 */
const INTERNAL = /^(?:\/(?!\/)|#.)/;
/**
 * Browsers drop tabs and line breaks inside a URL and read a backslash as a slash. Both can hide a
 * scheme or a host.
 */
const DECEPTIVE = /[\p{Cc}\\]/u;

/**
 * Returns the href of an address typed by an editor, or null when it is not allowed. Never throws.
 */
export function readUrlLink(
  url: unknown,
): { readonly href: string; readonly external: boolean } | null {
  if (typeof url !== "string") return null;
  const href = url.trim();
  if (DECEPTIVE.test(href)) return null;
  if (INTERNAL.test(href)) return { href, external: false };
  return EXTERNAL.test(href) ? { href, external: true } : null;
}
