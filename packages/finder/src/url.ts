/**
 * Addresses to which a visitor may be sent (finder §2.14): an in-site path, or an http(s) address
 * whose host is allowed.
 *
 * The text is returned exactly as authored (trimmed), so query parameters such as source, language,
 * cid and parcours stay intact. Answers of the visitor are appended to a request page only.
 */
import { isLocale, type Locale } from "@orlaya/locales";

/**
 * Host names with their port, if any: `quote.example`, `localhost:3000`. Compared exactly. `any` is
 * for data checks only.
 */
export type AllowedHosts = ReadonlySet<string> | "any";

const HERE = "https://in-site.invalid";

// Browsers drop control characters and read a backslash as a slash. Without these characters the
// text has only one interpretation.
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * Checks one authored address.
 *
 * @returns the trimmed text when it may be followed; null when it is empty, relative, or has
 *   another scheme, credentials, or a host that is not allowed. Never throws
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

/** Returns the first of some addresses that may be followed, or null. */
export function findAcceptedUrl(
  urls: readonly (string | null | undefined)[],
  hosts: AllowedHosts,
): string | null {
  for (const text of urls) {
    const url = acceptUrl(text, hosts);
    if (url !== null) return url;
  }
  return null;
}

/** Whether an accepted address leads to a page of this site, with any query and anchor. */
export const leadsTo = (url: string, path: string | null | undefined): boolean =>
  url.split(/[?#]/)[0] === path;

/**
 * Returns the language of an accepted address of another site, as its parameter `language` or its
 * first segment states it; null when the address is of this site or states none.
 */
export function readTargetLanguage(url: string): Locale | null {
  if (!isExternal(url) || !URL.canParse(url)) return null;
  const { searchParams, pathname } = new URL(url);
  const stated = [searchParams.get("language"), pathname.split("/")[1]];
  return stated.find((text) => isLocale(text)) ?? null;
}

/**
 * Whether an accepted address leads to another site, so that it needs a full page load (spec §4).
 */
export function isExternal(url: string): boolean {
  return !url.startsWith("/") || url.startsWith("//");
}

/**
 * Appends a query to an address, after its existing query and before its anchor.
 *
 * @param query without a question mark; when empty, the address is returned unchanged
 */
export function appendQuery(url: string, query: string): string {
  if (query === "") return url;
  const [address = ""] = url.split("#");
  return `${address}${address.includes("?") ? "&" : "?"}${query}${url.slice(address.length)}`;
}

/**
 * Appends an anchor to an address.
 * @param anchor without a hash sign; when empty, the address is returned unchanged
 */
export const withAnchor = (url: string, anchor: string): string =>
  anchor === "" ? url : `${url}#${anchor}`;
