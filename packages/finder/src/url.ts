/**
 * Where a visitor may be sent (finder §2.14): an in-site path, or an http(s) address whose host is allowed.
 *
 * The text comes back exactly as authored (trimmed), so query parameters such as source, language, cid and parcours
 * stay intact, and nothing a visitor answered is ever appended.
 */

/** Host names with their port, if any: `quote.example`, `localhost:3000`. Compared exactly. `any` is for data checks only. */
export type AllowedHosts = ReadonlySet<string> | "any";

const HERE = "https://in-site.invalid";

// Browsers drop control characters and read a backslash as a slash; refusing them leaves one reading of the text.
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * Checks one authored address.
 *
 * @returns the trimmed text when it may be followed, otherwise null: empty, relative, another scheme, credentials, or a
 *   host that is not allowed. Total: never throws.
 */
export function acceptUrl(text: string | null | undefined, hosts: AllowedHosts): string | null {
  const url = text?.trim() ?? "";
  if (url === "" || UNSAFE.test(url) || !URL.canParse(url, HERE)) return null;
  const parsed = new URL(url, HERE);
  if (parsed.origin === HERE) return url.startsWith("/") ? url : null;
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") return null;
  if (parsed.username !== "" || parsed.password !== "") return null;
  return hosts === "any" || hosts.has(parsed.host) ? url : null;
}

/** True when following an accepted address leaves the site, so that it needs a full page load (spec §4). */
export function isExternal(url: string): boolean {
  return !url.startsWith("/") || url.startsWith("//");
}

/**
 * Appends a query to an address, after the query that the address has and before its anchor.
 *
 * @param query without a question mark; empty: the address stays as it is
 */
export function appendQuery(url: string, query: string): string {
  if (query === "") return url;
  const [address = ""] = url.split("#");
  return `${address}${address.includes("?") ? "&" : "?"}${query}${url.slice(address.length)}`;
}

/** An address with an anchor. @param anchor without a hash sign; empty: the address stays as it is */
export const withAnchor = (url: string, anchor: string): string =>
  anchor === "" ? url : `${url}#${anchor}`;
