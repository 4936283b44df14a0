/** Normalises the address, the host, the method and the range of requests. */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { normalisePathname } from "@orlaya/routes";

/** Parses the address of a request, on the origin of the site; null when it cannot be parsed. */
export function readUrl(siteOrigin: string, target = "/"): URL | null {
  try {
    // The path is appended to the origin, not resolved against it: a path that begins with two
    // slashes must not be parsed as a host.
    const url = new URL(`${siteOrigin}${target.startsWith("/") ? target : "/"}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

/**
 * Returns the canonical address when a path is spelled in another way; null when it is already
 * canonical.
 */
export function findPlainAddress({ pathname, search }: URL): string | null {
  const plain = normalisePathname(pathname);
  return plain === pathname ? null : plain + search;
}

/**
 * Whether the file server supports a range: from a byte to a later byte or to the end. For any
 * other range the server may send the whole file (RFC 9110 §14.2).
 */
function isPlainRange(range: string): boolean {
  const [, from, to] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range) ?? [];
  return from !== undefined && (to === "" || Number(from) <= Number(to));
}

/**
 * Sets the host of a request to the configured one, its URL to the parsed address, and HEAD to GET.
 * Values that a visitor sends in these places reach neither a page nor the cache.
 * @returns the original method
 */
export function normaliseRequest(request: IncomingMessage, url: URL, siteHost: string): string {
  const { headers, method = "GET" } = request;
  headers.host = siteHost;
  Object.assign(headers, {
    "x-forwarded-host": undefined,
    "x-forwarded-proto": undefined,
    "x-forwarded-port": undefined,
    forwarded: undefined,
  });
  // The parsed path has no dot segments. HEAD becomes GET; Node omits the body of the response.
  request.url = url.pathname + url.search;
  if (method === "HEAD") request.method = "GET";
  if (method === "HEAD" || headers["if-range"] !== undefined || !isPlainRange(headers.range ?? ""))
    delete headers.range;
  return method;
}

/** Turns the POST of a form into a GET of its page, without the headers that describe the body. */
export function turnIntoGet(request: IncomingMessage): void {
  request.method = "GET";
  Object.assign(request.headers, {
    "content-length": undefined,
    "content-type": undefined,
    "transfer-encoding": undefined,
  });
}

/**
 * Creates a request for a path without any data of a visitor: its page is the same for every
 * visitor.
 */
export function createPlainRequest(
  path: string,
  host: string,
  requestId?: string,
): IncomingMessage {
  const headers = { host, ...(requestId === undefined ? {} : { "x-request-id": requestId }) };
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    url: path,
    headers,
  });
  request.push(null);
  return request;
}
