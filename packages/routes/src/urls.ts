/**
 * Returns the absolute address of a path: `origin` (scheme, host and port; a trailing slash is
 * dropped) followed by the unchanged path. Used for media, sitemaps and structured data. An
 * absolute address, such as that of media in a separate store, is returned unchanged.
 */
export function buildAbsoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : origin.replace(/\/+$/, "") + path;
}

/**
 * Returns the canonical address of a page: absolute, lower-case path, no query, no hash, no
 * trailing slash (quality §4).
 */
export function buildCanonicalUrl(origin: string, path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  return buildAbsoluteUrl(origin, pathname.replace(/\/+$/, "").toLowerCase());
}

/**
 * Returns the absolute address in an editor's canonical field: a path or an address of this site,
 * in its canonical spelling, or an https address of another site. Returns null for an empty field
 * and for anything else (`javascript:`, `//host`, words). Never throws.
 */
export function readCanonical(origin: string, stored: string): string | null {
  const address = stored.trim();
  const path = address.startsWith("/");
  if (!path && !/^https?:\/\//i.test(address)) return null;
  const [site, url] = [URL.parse(origin), URL.parse(address, origin)];
  if (!site || !url) return null;
  if (url.origin === site.origin) return buildCanonicalUrl(origin, url.pathname);
  if (path || url.protocol !== "https:" || url.username || url.password) return null;
  url.hash = "";
  return url.href;
}

type QueryValue = string | number | null | undefined;
/**
 * Adds a query to a path, in the given order. Null, undefined and empty values are left out. A list
 * repeats its parameter.
 */
export function addQuery(
  path: string,
  query: Readonly<Record<string, QueryValue | readonly string[]>>,
): string {
  const search = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    const values: readonly QueryValue[] = typeof given === "object" && given ? given : [given];
    for (const value of values)
      if (value != null && value !== "") search.append(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/**
 * Normalises a requested pathname: single slashes, and no percent-encoded character that needs no
 * encoding (RFC 3986 §6.2.2.2). The result begins with exactly one slash, so that it is never read
 * as a host. Idempotent.
 */
export function normalisePathname(pathname: string): string {
  return `/${pathname}`
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replaceAll(/\/{2,}/g, "/");
}
