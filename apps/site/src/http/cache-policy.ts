/**
 * Decides which requests get the same page for every visitor, and which rendered pages are cached.
 */
import type { IncomingMessage } from "node:http";
import { PARAMS } from "@orlaya/finder/eligibility";
import { NEED_PARAMS } from "@orlaya/finder/need";
import { GO_PARAM, VERSION_PARAM } from "@orlaya/finder-ui/params";
import { isSharedTechnicalPath, isTechnicalPath } from "@orlaya/routes";
import { CATALOGUE_FILTERS } from "@orlaya/slices/catalogue-filters";
import { PLAN_PARAM } from "@orlaya/slices/compare-params";
import { PREMIUM_PARAMS } from "@orlaya/slices/premium-params";
import { MARK_PARAM } from "../forms/funnel-mark.ts";
import { SENT_PARAM } from "../forms/sent.ts";
import { PAGE_PARAM } from "../load/paging.ts";
import { encodeAnswer, type CachedAnswer } from "./byte-cache.ts";
import { AGE_HEADER, PAGES_HEADER, RENDERED_HEADER, TAGS_HEADER } from "./cache-headers.ts";
import type { RenderedAnswer } from "./render.ts";

/**
 * Query parameters that change the content of a page. Other parameters, such as campaign tags,
 * share the cached page.
 */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set<string>([
  ...Object.values(PARAMS),
  ...NEED_PARAMS,
  GO_PARAM,
  VERSION_PARAM,
  ...CATALOGUE_FILTERS,
  ...PREMIUM_PARAMS,
  PLAN_PARAM,
  PAGE_PARAM,
  SENT_PARAM,
  MARK_PARAM,
]);

/** Statuses of pages that may be cached. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 404, 301]);

/**
 * Whether the response to a request is the same for every visitor. JSON, draft previews and pages
 * with a parameter of PAGE_PARAMETERS are not; for a technical path, only the path decides.
 */
export function isShared({ headers }: Pick<IncomingMessage, "headers">, url: URL): boolean {
  if (isTechnicalPath(url.pathname)) return isSharedTechnicalPath(url.pathname);
  if (headers.accept?.includes("application/json") === true) return false;
  if (headers.cookie?.includes("preview=") === true) return false;
  return ![...url.searchParams.keys()].some((name) => PAGE_PARAMETERS.has(name));
}

/** An encoded page, and whether the cache may store it. */
export interface EncodedPage {
  readonly answer: CachedAnswer;
  readonly isKept: boolean;
}

/**
 * Encodes a rendered page, without the headers that are only for the cache. A page is cached when
 * it is the same for every visitor, has a lifetime and sets no cookie.
 * @throws when the renderer failed and the site's own code rendered no error page
 */
export function encodePage(rendered: RenderedAnswer, isForEverybody: boolean): EncodedPage {
  const { status, cookies, body } = rendered;
  const {
    [TAGS_HEADER]: tags,
    [AGE_HEADER]: age,
    [RENDERED_HEADER]: composed,
    [PAGES_HEADER]: _pages,
    "content-length": _length,
    ...headers
  } = rendered.headers;
  const isJson = headers["content-type"]?.includes("json") === true;
  if (status >= 500 && composed === undefined && !isJson)
    throw new Error("The error page itself failed.");
  const isKept =
    isForEverybody && age !== undefined && cookies.length === 0 && KEPT_STATUSES.has(status);
  const cacheControl = isKept ? "public, max-age=0, must-revalidate" : "private, no-store";
  const answer = encodeAnswer(
    status,
    { "cache-control": cacheControl, ...headers },
    body,
    tags?.split(" ") ?? [],
    Date.now() + Number(age ?? 0) * 1000,
  );
  return { answer, isKept };
}
