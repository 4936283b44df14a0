/** Sends responses: text, JSON, redirects, rendered pages, and the fixed pages for failures. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { findSite } from "@orlaya/routes";
import { normaliseError, type Log } from "../process/log.ts";
import { chooseEncoding, matchesTag, type CachedAnswer } from "./byte-cache.ts";
import { buildFixedErrorPage } from "./fixed-error-page.ts";

/** Headers by name. */
export type HeaderValues = Readonly<Record<string, string>>;

/** Responses that the server itself ended before they were complete. */
const brokenOff = new WeakSet<ServerResponse>();

/** Ends the connection of a response that cannot be completed. */
export function breakOff(response: ServerResponse): void {
  brokenOff.add(response);
  response.destroy();
}

/** Whether the server, and not the visitor, ended a response before it was complete. */
export const isBrokenOff = (response: ServerResponse): boolean => brokenOff.has(response);

/** Sets several headers. */
export function setHeaders(response: ServerResponse, headers: HeaderValues): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Ends a response with a body. For a HEAD request Node omits the body; the headers are those of a
 * GET.
 */
export function endResponse(response: ServerResponse, status: number, body: string | Buffer): void {
  response.statusCode = status;
  response.setHeader("content-length", Buffer.byteLength(body));
  response.end(body);
}

/** Ends a response with a status and without a body. */
export function sendStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

/** Sends a line of text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: HeaderValues = {},
): void {
  setHeaders(response, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  });
  endResponse(response, status, `${text}\n`);
}

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  setHeaders(response, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  endResponse(response, status, JSON.stringify(value));
}

/** Sends a redirect that is not cached. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  setHeaders(response, { location, "cache-control": "no-store" });
  sendStatus(response, status);
}

/** Sends a rendered page in the preferred encoding that the client accepts, or 304. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  cmsOrigin: string,
): void {
  setHeaders(response, answer.headers);
  // X-Frame-Options cannot allow a single origin. When `frame-ancestors` names the content service,
  // the header would block the frame that the policy allows.
  if (answer.headers["content-security-policy"]?.includes(`frame-ancestors ${cmsOrigin};`))
    response.removeHeader("x-frame-options");
  if (answer.headers["content-type"] !== undefined) response.setHeader("vary", "accept-encoding");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const etag = encoding === "identity" ? answer.etag : `${answer.etag.slice(0, -1)}-${encoding}"`;
  response.setHeader("etag", etag);
  if (answer.status === 200 && matchesTag(request.headers["if-none-match"], etag)) {
    sendStatus(response, 304);
    return;
  }
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  endResponse(response, answer.status, answer.bodies[encoding]);
}

/** Logs an error and sends the fixed page in the language of the path. */
export function sendFailure(
  response: ServerResponse,
  path: string,
  error: unknown,
  log: Log,
): void {
  const { message, status } = normaliseError(error);
  log.error("page failed", { path, status, error: message });
  const { headers, html } = buildFixedErrorPage(findSite(path));
  setHeaders(response, headers);
  endResponse(response, status, html);
}

/** Ends a response after an error: with the fixed page, or without one when its headers are sent. */
export function failResponse(
  response: ServerResponse,
  path: string,
  error: unknown,
  log: Log,
): void {
  if (!response.headersSent) {
    sendFailure(response, path, error, log);
    return;
  }
  log.error("page failed", { path, error: normaliseError(error).message });
  breakOff(response);
}

/** Sends a 503 with a Retry-After of a few seconds, because too many pages are being rendered. */
export function sendBusy(response: ServerResponse, path: string): void {
  const { headers, html } = buildFixedErrorPage(findSite(path), "error.busy");
  setHeaders(response, { ...headers, "retry-after": "5" });
  endResponse(response, 503, html);
}
