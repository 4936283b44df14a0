/** Handles requests for pages: from the cache, from a render in flight, or from a new render. */
import type { IncomingMessage } from "node:http";
import { appendQuery } from "@orlaya/finder/url";
import { buildPath, findSite, isRenderedPath, technical } from "@orlaya/routes";
import type { FormState } from "../forms/form-model.ts";
import type { SiteObserver } from "../metrics/site-observer.ts";
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
  readonly metrics: SiteObserver;
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
  { queue, log, metrics }: PageServices,
  key: string,
  createRequest: () => IncomingMessage,
): void {
  if (queue.isRendering(key) || queue.isFull()) return;
  queue.renderKey(key, createRequest()).catch((error: unknown) => {
    metrics.count("unrenewed");
    log.warn("page not renewed", { path: key, error: normaliseError(error).message });
  });
}

/** Returns the shared page of a path; null when too many pages are being rendered. */
async function getSharedPage(
  services: PageServices,
  key: string,
  requestId: string,
): Promise<CachedAnswer | null> {
  const { cache, queue, siteHost, metrics } = services;
  const createRequest = (): IncomingMessage => createPlainRequest(key, siteHost, requestId);
  const kept = cache.get(key);
  if (!kept) {
    metrics.count("miss");
    return queue.join(key, createRequest);
  }
  const staleMs = Date.now() - kept.freshUntil;
  metrics.count(staleMs < 0 ? "hit" : "stale");
  if (staleMs >= 0) {
    metrics.serveStale(staleMs / 1000);
    setImmediate(() => {
      renewPage(services, key, createRequest);
    });
  }
  return kept;
}

/** Sends a 503, because too many pages are being rendered. */
function shed({ metrics }: PageServices, { response, url }: Exchange): void {
  metrics.count("shed");
  sendBusy(response, url.pathname);
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
  exchange: Exchange,
  key: string,
): Promise<void> {
  const { request, response, url } = exchange;
  const answer = await getSharedPage(services, key, String(request.headers["x-request-id"]));
  if (answer) sendAnswer(request, response, addQuery(answer, url), services.env.cmsOrigin);
  else shed(services, exchange);
}

async function showOwnPage(services: PageServices, exchange: Exchange): Promise<void> {
  const { env, queue } = services;
  const { request, response } = exchange;
  if (queue.isFull()) {
    shed(services, exchange);
    return;
  }
  const { answer, cookies } = await queue.render(request);
  if (cookies.length > 0) response.setHeader("set-cookie", [...cookies]);
  sendAnswer(request, response, answer, env.cmsOrigin);
}

async function showForm(
  services: PageServices,
  exchange: Exchange,
  form: FormState,
): Promise<void> {
  const { env, queue } = services;
  const { request, response } = exchange;
  if (queue.isFull()) {
    shed(services, exchange);
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
