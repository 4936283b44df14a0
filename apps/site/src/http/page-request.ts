/** What a page reads of its request, and headers of its answer that depend on it. */
import type { APIContext } from "astro";
import { PAGES_HEADER, RENDERED_HEADER } from "./cache-headers.ts";
import type { PageRequest } from "../page/page.ts";
import { readPreviewCookie } from "../page/preview-cookie.ts";

/** Reads what a page needs of a request. */
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
  };
}

/** Marks the answer as a page of ours, and sets how many pages its list has. */
export function setAnswerHeaders(headers: Headers, pages = 1): void {
  if (pages > 1) headers.set(PAGES_HEADER, String(pages));
  headers.set(RENDERED_HEADER, "1");
}

/** Keeps a draft, or a page for editors, out of every index and cache. */
export function setPreviewHeaders(headers: Headers): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "private, no-store");
  // The token stands in the query.
  headers.set("referrer-policy", "same-origin");
}
