/** Gives every request one reading: its address, its host, its method and its range. */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { normalisePathname } from "@orlaya/routes";

/** The address that a request asks for, on the origin of the site; null when it cannot be read. */
export function readUrl(siteOrigin: string, target = "/"): URL | null {
  try {
    // Joined, not resolved: a path that begins with two slashes must not be read as a host.
    const url = new URL(`${siteOrigin}${target.startsWith("/") ? target : "/"}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

/** The one address of a page whose path is written in another way; null when the path is written so already. */
export function findPlainAddress({ pathname, search }: URL): string | null {
  const plain = normalisePathname(pathname);
  return plain === pathname ? null : plain + search;
}

/** Whether a range is the one kind that the file server reads: from a byte to a later one or to the end. Any other request for a part may have the whole (RFC 9110 §14.2). */
function isPlainRange(range: string): boolean {
  const [, from, to] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range) ?? [];
  return from !== undefined && (to === "" || Number(from) <= Number(to));
}

/**
 * Sets the host of a request to the configured one, its address to the one that was read, and HEAD to GET. Nothing that a
 * visitor sends in these places reaches a page or the cache.
 * @returns the method as it was sent
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
  // Dot segments are gone, and a HEAD is a GET whose body Node leaves out.
  request.url = url.pathname + url.search;
  if (method === "HEAD") request.method = "GET";
  if (method === "HEAD" || headers["if-range"] !== undefined || !isPlainRange(headers.range ?? ""))
    delete headers.range;
  return method;
}

/** Turns the POST of a form into a GET of its page, without what described the body. */
export function turnIntoGet(request: IncomingMessage): void {
  request.method = "GET";
  Object.assign(request.headers, {
    "content-length": undefined,
    "content-type": undefined,
    "transfer-encoding": undefined,
  });
}

/** Creates a request for a path that carries nothing of a visitor: its page is the same for everybody. */
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
