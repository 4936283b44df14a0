/**
 * Reads the parts of a request that a page needs, and sets response headers that depend on the
 * page.
 */
import type { APIContext } from "astro";
import { PAGES_HEADER, RENDERED_HEADER } from "./cache-headers.ts";
import type { PageRequest } from "../page/page.ts";
import { readPreviewCookie } from "../load/preview-cookie.ts";

/** Reads the parts of a request that a page needs. */
export function readPageRequest({
  url,
  request,
  locals,
}: Pick<APIContext, "url" | "request" | "locals">): PageRequest {
  return {
    path: url.pathname,
    query: url.searchParams,
    json: request.headers.get("accept")?.includes("application/json") === true,
    preview: readPreviewCookie(request.headers.get("cookie")),
    form: locals.form ?? null,
    country: async () => (await locals.visitor()).country,
    ...(locals.countSearch ? { countSearch: locals.countSearch } : {}),
  };
}

/**
 * Marks the response as rendered by the site's own code, and sets the number of pages of its list.
 */
export function setAnswerHeaders(headers: Headers, pages = 1): void {
  if (pages > 1) headers.set(PAGES_HEADER, String(pages));
  headers.set(RENDERED_HEADER, "1");
}

/** Excludes a draft, or a page for editors, from indexes and caches. */
export function setPreviewHeaders(headers: Headers): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "private, no-store");
  // The preview token is in the query.
  headers.set("referrer-policy", "same-origin");
}
