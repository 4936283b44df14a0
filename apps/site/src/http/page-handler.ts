/** Handles requests for pages: from the cache, from a render in flight, or from a new render. */
import type { IncomingMessage } from "node:http";
import { appendQuery } from "@orlaya/finder/url";
import { buildPath, findSite, isRenderedPath, technical } from "@orlaya/routes";
import type { FormState } from "../forms/form-model.ts";
import type { Env } from "../process/env.ts";
import { normaliseError, type Log } from "../process/log.ts";
import type { ByteCache, CachedAnswer } from "./byte-cache.ts";
import { isShared } from "./cache-policy.ts";
import type { Exchange } from "./exchange.ts";
import { createPlainRequest, turnIntoGet } from "./normalise-request.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendAnswer, sendBusy } from "./responses.ts";

/** Services that page handling uses. */
export interface PageServices {
  readonly env: Pick<Env, "cmsOrigin">;
  readonly log: Log;
  readonly cache: ByteCache;
  readonly queue: RenderQueue;
  readonly siteHost: string;
}

/** Handles requests for pages. */
export interface PageHandler {
  /** Sends the page of an address. */
  show(exchange: Exchange): Promise<void>;
  /** Sends the page of a form again, with the submitted values. */
  showForm(exchange: Exchange, form: FormState): Promise<void>;
}

/**
 * Renders a cached page again, unless a render is in flight. When the render fails, the cached page
 * stays.
 */
function renewPage(
  { queue, log }: PageServices,
  key: string,
  createRequest: () => IncomingMessage,
): void {
  if (queue.isRendering(key) || queue.isFull()) return;
  queue.renderKey(key, createRequest()).catch((error: unknown) => {
    log.warn("page not renewed", { path: key, error: normaliseError(error).message });
  });
}

/** Returns the shared page of a path; null when too many pages are being rendered. */
async function getSharedPage(
  services: PageServices,
  key: string,
  requestId: string,
): Promise<CachedAnswer | null> {
  const { cache, queue, siteHost } = services;
  const createRequest = (): IncomingMessage => createPlainRequest(key, siteHost, requestId);
  const kept = cache.get(key);
  if (!kept) return queue.join(key, createRequest);
  if (Date.now() >= kept.freshUntil)
    setImmediate(() => {
      renewPage(services, key, createRequest);
    });
  return kept;
}

/** Appends the query of a request to a redirect; returns any other response unchanged. */
function addQuery(answer: CachedAnswer, { search }: URL): CachedAnswer {
  const { location } = answer.headers;
  if (location === undefined) return answer;
  const headers = { ...answer.headers, location: appendQuery(location, search.slice(1)) };
  return { ...answer, headers };
}

async function showSharedPage(
  services: PageServices,
  { request, response, url }: Exchange,
  key: string,
): Promise<void> {
  const answer = await getSharedPage(services, key, String(request.headers["x-request-id"]));
  if (answer) sendAnswer(request, response, addQuery(answer, url), services.env.cmsOrigin);
  else sendBusy(response, url.pathname);
}

async function showOwnPage(
  { env, queue }: PageServices,
  { request, response, url }: Exchange,
): Promise<void> {
  if (queue.isFull()) {
    sendBusy(response, url.pathname);
    return;
  }
  const { answer, cookies } = await queue.render(request);
  if (cookies.length > 0) response.setHeader("set-cookie", [...cookies]);
  sendAnswer(request, response, answer, env.cmsOrigin);
}

async function showForm(
  { env, queue }: PageServices,
  { request, response, url }: Exchange,
  form: FormState,
): Promise<void> {
  if (queue.isFull()) {
    sendBusy(response, url.pathname);
    return;
  }
  // The page is rendered as for a GET request. The submitted values are passed separately.
  turnIntoGet(request);
  const { answer } = await queue.render(request, form);
  sendAnswer(request, response, answer, env.cmsOrigin);
}

/** Creates the handler of pages. */
export function createPageHandler(services: PageServices): PageHandler {
  return {
    show: async (exchange) => {
      const { request, url } = exchange;
      const { pathname } = url;
      // The simulator answers only to the admin, whose addresses have a token.
      const isKnown =
        isRenderedPath(pathname) &&
        (pathname !== technical.sliceSimulator || url.searchParams.has("token"));
      if (isKnown && !isShared(request, url)) return showOwnPage(services, exchange);
      const key = isKnown ? pathname : buildPath("error-404", findSite(pathname));
      return showSharedPage(services, exchange, key);
    },
    showForm: (exchange, form) => showForm(services, exchange, form),
  };
}
