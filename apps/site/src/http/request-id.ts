/** The id of a request, which connects the lines of several logs. */
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Name of the header with the id. */
export const REQUEST_ID_HEADER = "x-request-id";

/** An id of a proxy: letters, digits, dots, dashes and underscores, so that it cannot add a line to the log. */
const PATTERN = /^[\w.-]{8,64}$/;

/**
 * Returns the id that a trusted proxy gave the request. A request without one, and every request
 * without a trusted proxy, gets a new id.
 */
export function readRequestId(
  headers: IncomingHttpHeaders,
  { TRUSTED_PROXIES }: { readonly TRUSTED_PROXIES: number },
): string {
  const given = headers[REQUEST_ID_HEADER];
  return TRUSTED_PROXIES > 0 && typeof given === "string" && PATTERN.test(given)
    ? given
    : randomUUID();
}
