/** Reads from a request whether the visitor agreed that searches without a result are counted. */
import type { IncomingHttpHeaders } from "node:http";
import type { Category, StoredName } from "../cookies-and-storage.ts";
import type { Env } from "../process/env.ts";

const COOKIE = "cookie-consent" satisfies StoredName;
const CATEGORY = "searches" satisfies Category;

/** Reads the record of the consent dialog; null without one, or when it cannot be parsed. */
function readRecord(cookie: string | undefined): object | null {
  const [, value = ""] =
    new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([^;]*)`).exec(cookie ?? "") ?? [];
  try {
    const record: unknown = JSON.parse(decodeURIComponent(value));
    return typeof record === "object" ? record : null;
  } catch {
    return null;
  }
}

/**
 * Whether a search may be counted: the site counts searches, the visitor agreed to it in the
 * present revision of the dialog, the browser sends neither Do Not Track nor Global Privacy
 * Control, and the request comes from a page of this site. Works with and without scripts.
 */
export function allowsCounting(
  headers: IncomingHttpHeaders,
  env: Pick<Env, "COUNT_SEARCHES" | "CONSENT_REVISION">,
): boolean {
  if (!env.COUNT_SEARCHES || headers["dnt"] === "1" || headers["sec-gpc"] === "1") return false;
  // Older browsers do not send this header.
  if ((headers["sec-fetch-site"] ?? "same-origin") !== "same-origin") return false;
  const record = readRecord(headers.cookie);
  return (
    record !== null &&
    "revision" in record &&
    record.revision === env.CONSENT_REVISION &&
    "categories" in record &&
    Array.isArray(record.categories) &&
    record.categories.includes(CATEGORY)
  );
}
