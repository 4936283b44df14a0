/**
 * The public HTTP server (architecture §1). It combines limits, security headers, logging, the
 * cache and the endpoints. Astro's pages are the last endpoint.
 */
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { technical } from "@orlaya/routes";
import { createForms, type Forms } from "../forms/form-services.ts";
import { readCountryCodes } from "../load/country-pages.ts";
import { NO_METRICS, type SiteObserver } from "../metrics/site-observer.ts";
import type { Runtime } from "../process/runtime.ts";
import { createByteCache, type ByteCache } from "./byte-cache.ts";
import { PAGES_HEADER } from "./cache-headers.ts";
import { answerEndpoint, createEndpoints, type Endpoint } from "./endpoints.ts";
import { followResponse } from "./follow-response.ts";
import { createLocate } from "./geolocation.ts";
import {
  createPlainRequest,
  findPlainAddress,
  normaliseRequest,
  readUrl,
} from "./normalise-request.ts";
import { createPageHandler } from "./page-handler.ts";
import { createPageRenderer, type RenderPage } from "./page-renderer.ts";
import { createProxyWatch } from "./proxy-warning.ts";
import type { AstroHandler } from "./render.ts";
import { createRenderQueue } from "./render-queue.ts";
import { readRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { createSearchCounter } from "./search-counts.ts";
import {
  failResponse,
  sendRedirect,
  sendText,
  setHeaders,
  type HeaderValues,
} from "./responses.ts";
import { buildSecurityHeaders } from "./security-headers.ts";
import { createClientFiles, createMediaFiles } from "./static-files.ts";

const CACHE_BYTES = 256 * 1024 * 1024;

/**
 * The keep-alive timeout is longer than that of a proxy (60 s), so that no connection is closed
 * while the proxy sends a request.
 */
const SERVER_LIMITS = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 75_000,
} as const;

/** Status for a request that Node cannot parse, by Node's error code; 400 for any other code. */
const UNREADABLE: Readonly<Partial<Record<string, number>>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The public server of a process. */
export interface SiteServer {
  readonly server: Server;
  /**
   * Renders a page without a visitor, to cache all content that it needs.
   * @returns the number of pages of its list; 1 without a list
   */
  readonly visit: (path: string) => Promise<number>;
  /** Stops accepting requests, waits up to `graceMs` for running ones, and closes the forms. */
  close(graceMs: number): Promise<void>;
}

/** Options of the server. */
export interface SiteServerOptions {
  /** Folder with the files of the build. */
  readonly clientDir?: string;
  /** Cache of rendered pages. */
  readonly cache?: ByteCache;
  /** Receives what happens, for the metrics. */
  readonly metrics?: SiteObserver;
}

/** Data that the server needs for each request. */
interface ServerState {
  readonly runtime: Runtime;
  readonly endpoints: readonly Endpoint[];
  /** Headers of every response. */
  readonly headers: HeaderValues;
  readonly siteHost: string;
  readonly watchProxy: ReturnType<typeof createProxyWatch>;
  /**
   * Sockets with a response in progress. The response to an unparsable request must not be written
   * into it.
   */
  readonly answering: WeakSet<Duplex>;
  readonly metrics: SiteObserver;
  closing: boolean;
}

async function answerRequest(
  { runtime: { env }, endpoints, headers, siteHost }: ServerState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setHeaders(response, headers);
  const url = readUrl(env.siteOrigin, request.url);
  if (!url) {
    sendText(response, 400, "This address cannot be read.");
    return;
  }
  const method = normaliseRequest(request, url, siteHost);
  // A page has one canonical address: double slashes and needless percent-encoding are redirected.
  const plain = method === "GET" || method === "HEAD" ? findPlainAddress(url) : null;
  if (plain === null) await answerEndpoint(endpoints, { request, response, url, method });
  else sendRedirect(response, 301, plain);
}

/** Handles a request, and logs one line for it, without its query. */
function receiveRequest(
  state: ServerState,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { log } = state.runtime;
  const { socket, method = "" } = request;
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  const id = readRequestId(request.headers, state.runtime.env);
  request.headers[REQUEST_ID_HEADER] = id;
  response.setHeader(REQUEST_ID_HEADER, id);
  state.answering.add(socket);
  state.watchProxy(request.headers, socket.remoteAddress);
  response.once("close", () => {
    state.answering.delete(socket);
    // A keep-alive connection would delay the end of the process.
    if (state.closing) socket.end();
  });
  followResponse({ log, metrics: state.metrics }, response, { id, method, path });
  answerRequest(state, request, response).catch((error: unknown) => {
    if (socket.destroyed) response.destroy();
    else failResponse(response, path, error, log);
  });
}

/** Responds to a request that Node cannot parse, with the headers of every other response. */
function answerUnreadable(
  { headers, answering }: ServerState,
  error: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (!socket.writable || answering.has(socket)) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[error.code ?? ""] ?? 400;
  const lines = Object.entries({
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": "0",
    "cache-control": "no-store",
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`);
}

/** Resolves when all running requests are finished, or after `graceMs`. */
function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Opens the forms of a process. Leads are sent to the content service, and stored in a folder until
 * it accepts them.
 */
function openForms({ env, log, content }: Runtime): Forms {
  return createForms({
    folder: join(env.dataDir, "leads"),
    send: (body) => content.lead(body),
    limit: env.FORM_LIMIT,
    log,
  });
}

/** Removes pages from a cache when their content changes. */
function watchContent(runtime: Runtime, cache: ByteCache): void {
  runtime.onInvalidate((changed) => {
    if (changed === "all") cache.clear();
    else cache.invalidate(changed);
  });
}

/** Creates the data that the server needs for each request. */
function createState(
  runtime: Runtime,
  renderPage: RenderPage,
  forms: Forms,
  { clientDir, cache, metrics }: Required<SiteServerOptions>,
): ServerState {
  const { env, log } = runtime;
  const siteHost = new URL(env.siteOrigin).host;
  const queue = createRenderQueue(cache, renderPage, metrics);
  const endpoints = createEndpoints({
    runtime,
    forms,
    pages: createPageHandler({ env, log, cache, queue, siteHost, metrics }),
    files: createClientFiles(clientDir, log),
    media: createMediaFiles(env.dataDir, technical.media(""), log),
    metrics,
    isClosing: () => state.closing,
  });
  const state: ServerState = {
    runtime,
    endpoints,
    headers: buildSecurityHeaders(env),
    siteHost,
    watchProxy: createProxyWatch(env, log),
    answering: new WeakSet(),
    metrics,
    closing: false,
  };
  return state;
}

/** Creates the server. It does not listen yet. */
export function createSiteServer(
  runtime: Runtime,
  handler: AstroHandler,
  {
    clientDir = fileURLToPath(new URL("../../dist/client", import.meta.url)),
    cache = createByteCache(CACHE_BYTES),
    metrics = NO_METRICS,
  }: SiteServerOptions = {},
): SiteServer {
  watchContent(runtime, cache);
  const locate = createLocate(runtime.log, () => readCountryCodes(runtime.content));
  const { env, log, content } = runtime;
  const searches = createSearchCounter({ env, log, send: (body) => content.searches(body) });
  const renderPage = createPageRenderer(runtime, handler, locate, searches);
  const forms = openForms(runtime);
  metrics.watch({ cache, outbox: forms.outbox, content: content.remember });
  const state = createState(runtime, renderPage, forms, { clientDir, cache, metrics });
  const server = createServer(SERVER_LIMITS, (request, response) => {
    receiveRequest(state, request, response);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    metrics.count("unreadable");
    answerUnreadable(state, error, socket);
  });
  return {
    server,
    visit: async (path) => {
      const { headers } = await renderPage(createPlainRequest(path, state.siteHost));
      return Number(headers[PAGES_HEADER] ?? 1);
    },
    close: async (graceMs) => {
      state.closing = true;
      await closeServer(server, graceMs);
      await forms.close();
      await searches.close();
    },
  };
}
