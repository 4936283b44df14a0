/**
 * The public HTTP server: health, signed revalidation, files, the byte cache, and Astro behind it (architecture §1).
 * Everything a visitor gets passes through here, so limits, security headers and logs are in one place.
 */
import { randomUUID } from "node:crypto";
import {
  createServer,
  IncomingMessage,
  STATUS_CODES,
  type Server,
  type ServerResponse,
} from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Duplex, Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { SIGNATURE_HEADER } from "@orlaya/contract";
import {
  appendQuery,
  buildPath,
  isRenderedPath,
  isSharedTechnicalPath,
  isTechnicalPath,
  plainPathname,
  ROOT_REDIRECT,
  technical,
} from "@orlaya/routes";
import { chooseEncoding, encodeAnswer, matchesTag, type CachedAnswer } from "./byte-cache.ts";
import { AGE_HEADER, PAGES_HEADER, RENDERED_HEADER, TAGS_HEADER } from "./cache-headers.ts";
import { clientOf } from "./client-address.ts";
import { readCountryCodes } from "../load/country-pages.ts";
import { createReportLog } from "./csp-report.ts";
import { answerForm, formPath, holdsForm } from "../forms/receive-post.ts";
import type { FormState } from "../forms/form-model.ts";
import { fixedErrorPage } from "./fixed-error-page.ts";
import { createLocate } from "./geolocation.ts";
import { normaliseError } from "../process/log.ts";
import { isTimely, readRevalidation } from "./revalidation.ts";
import { NotTaken, render, type AstroHandler } from "./render.ts";
import type { Runtime } from "../process/runtime.ts";
import { securityHeaders, securityTxt } from "./security-headers.ts";
import { createProxyWatch } from "./proxy-warning.ts";
import { siteOf } from "../page/site-of.ts";

/** Parameters that change what a page shows; any other (campaign tags) leaves the cached page valid. */
const PAGE_PARAMETERS = new Set([
  "need",
  "to",
  "language",
  "from",
  "go",
  "as",
  "nat",
  "v",
  "country-of-residence",
  "country-of-destination",
  "needs",
  "page",
  "q",
  "sent",
]);
const MAX_BODY = 64 * 1024;
/** Bytes of a revalidation call. */
const MAX_CALL = 1024 * 1024;
const MAX_RENDERS = 64;
const RENDER_TIMEOUT_MS = 20_000;
/** Status of a request that is none, by Node's code of the error; 400 for any other. */
const UNREADABLE: Readonly<Partial<Record<string, number>>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A request for a path that carries nothing else: what is drawn for it is the same for everybody. */
function plainRequest(path: string, host: string, requestId?: string): IncomingMessage {
  const headers = { host, ...(requestId === undefined ? {} : { "x-request-id": requestId }) };
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    url: path,
    headers,
  });
  request.push(null);
  return request;
}

/** The one kind of range that the file server reads: from a byte to a later one or to the end. Any other request for a part may have the whole (RFC 9110 §14.2). */
function isPlainRange(range: string): boolean {
  const [, from, to] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range) ?? [];
  return from !== undefined && (to === "" || Number(from) <= Number(to));
}

function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
    });
    request.on("end", () => {
      resolve(size > limit ? null : Buffer.concat(chunks).toString("utf8"));
    });
    request.on("error", reject);
  });
}

export interface SiteServer {
  readonly server: Server;
  /** Draws a page for nobody, so that everything it asks for is remembered. @returns how many pages its list has; 1 without a list */
  readonly visit: (path: string) => Promise<number>;
  /** Stops taking requests, finishes the running ones, and resolves; at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Makes the server; `listen` is the caller's. `clientDir` holds the files of the build. */
export function createSiteServer(
  runtime: Runtime,
  handler: AstroHandler,
  clientDir: string = fileURLToPath(new URL("../../dist/client", import.meta.url)),
): SiteServer {
  const { env, log, cache } = runtime;
  const common = securityHeaders(env);
  const siteHost = new URL(env.siteOrigin).host;
  const locate = createLocate(log, () => readCountryCodes(runtime.content));
  const report = createReportLog(log);
  const watchProxy = createProxyWatch(env, log);
  const files = sirv(clientDir, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      if (path.endsWith(".ico")) response.setHeader("content-type", "image/x-icon");
      response.setHeader(
        "cache-control",
        path.startsWith("/_astro/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=86400",
      );
    },
  });
  const media = sirv(join(env.dataDir, "media"), {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader("cache-control", "public, max-age=31536000, immutable");
      response.setHeader("content-security-policy", "default-src 'none'; sandbox");
    },
  });
  /** A file that is gone or cannot be read ends its own answer, not the process; a visitor who leaves closes the file. */
  function guardFile(response: ServerResponse, path: string): void {
    response.once("pipe", (file: Readable) => {
      file.once("error", (error) => {
        log.warn("file not sent", { path, error: error.message });
        response.destroy();
      });
      response.once("close", () => {
        file.destroy();
      });
    });
  }
  /** Renderings under way, by key; `begun` is the generation of the cache they began in. */
  const flights = new Map<
    string,
    { readonly begun: number; readonly answer: Promise<CachedAnswer | null> }
  >();
  let rendering = 0;
  let closing = false;

  /** Sockets with an answer under way: another line would end up in the middle of it. */
  const answering = new WeakSet<Duplex>();

  function setAll(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
  /** Node leaves the body out where the request was a HEAD; the headers are those of a GET. */
  function end(response: ServerResponse, status: number, body: string | Buffer): void {
    response.statusCode = status;
    response.setHeader("content-length", Buffer.byteLength(body));
    response.end(body);
  }
  function plain(
    response: ServerResponse,
    status: number,
    text: string,
    headers: Readonly<Record<string, string>> = {},
  ): void {
    setAll(response, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    });
    end(response, status, `${text}\n`);
  }
  function json(response: ServerResponse, status: number, value: unknown): void {
    setAll(response, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    end(response, status, JSON.stringify(value));
  }
  function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void {
    setAll(response, answer.headers);
    // The older header knows no single origin; where the policy names one, it would forbid what the policy allows.
    if (answer.headers["content-security-policy"]?.includes(`frame-ancestors ${env.cmsOrigin};`))
      response.removeHeader("x-frame-options");
    const html = answer.headers["content-type"] !== undefined;
    if (html) response.setHeader("vary", "accept-encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const etag = encoding === "identity" ? answer.etag : `${answer.etag.slice(0, -1)}-${encoding}"`;
    response.setHeader("etag", etag);
    if (answer.status === 200 && matchesTag(request.headers["if-none-match"], etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    end(response, answer.status, answer.bodies[encoding]);
  }
  function failed(response: ServerResponse, path: string, error: unknown): void {
    const { message, status } = normaliseError(error);
    log.error("page failed", { path, status, error: message });
    const body = fixedErrorPage(siteOf(path));
    setAll(response, body.headers);
    end(response, status, body.html);
  }
  function busy(response: ServerResponse, path: string): void {
    const body = fixedErrorPage(siteOf(path), "error.busy");
    setAll(response, { ...body.headers, "retry-after": "5" });
    end(response, 503, body.html);
  }

  async function draw(request: IncomingMessage, form?: FormState): ReturnType<typeof render> {
    function drawn(): ReturnType<typeof render> {
      return render(
        handler,
        request,
        {
          runtime,
          requestId: request.headers["x-request-id"],
          visitor: () => locate(clientOf(request.headers, request.socket.remoteAddress, env)),
          ...(form ? { form } : {}),
        },
        RENDER_TIMEOUT_MS,
      );
    }
    try {
      return await drawn();
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      // No route of Astro takes a line break: an address with one is the address of no page.
      request.url = buildPath("error-404", siteOf(request.url ?? "/"));
      return drawn();
    }
  }

  async function renderPage(
    request: IncomingMessage,
    key: string | null,
    form?: FormState,
  ): Promise<
    CachedAnswer | { readonly cookies: readonly string[]; readonly answer: CachedAnswer }
  > {
    const before = cache.generation();
    const rendered = await draw(request, form);
    const {
      [TAGS_HEADER]: tagList,
      [AGE_HEADER]: age,
      [RENDERED_HEADER]: composed,
      [PAGES_HEADER]: _pages,
      "content-length": _length,
      ...headers
    } = rendered.headers;
    if (
      rendered.status >= 500 &&
      composed === undefined &&
      headers["content-type"]?.includes("json") !== true
    )
      throw new Error("The error page itself failed.");
    const tags = tagList?.split(" ") ?? [];
    const keep =
      key !== null &&
      age !== undefined &&
      rendered.cookies.length === 0 &&
      (rendered.status === 200 || rendered.status === 404 || rendered.status === 301);
    const answer = encodeAnswer(
      rendered.status,
      {
        "cache-control": keep ? "public, max-age=0, must-revalidate" : "private, no-store",
        ...headers,
      },
      rendered.body,
      tags,
      Date.now() + Number(age ?? 0) * 1000,
    );
    if (keep && before === cache.generation()) cache.set(key, answer);
    return rendered.cookies.length ? { cookies: rendered.cookies, answer } : answer;
  }

  /** Renders for all who ask for the same at the same time; counts towards MAX_RENDERS. */
  async function renderOnce(
    request: IncomingMessage,
    key: string | null,
    form?: FormState,
  ): ReturnType<typeof renderPage> {
    rendering += 1;
    let settle: (answer: CachedAnswer | null) => void = () => undefined;
    const flight = {
      begun: cache.generation(),
      answer: new Promise<CachedAnswer | null>((resolve) => {
        settle = resolve;
      }),
    };
    if (key !== null) flights.set(key, flight);
    try {
      const result = await renderPage(request, key, form);
      settle("answer" in result ? null : result);
      return result;
    } finally {
      rendering -= 1;
      settle(null);
      if (key !== null && flights.get(key) === flight) flights.delete(key);
    }
  }

  /** The same page for everybody: no answer to a search, no draft, nothing that parameters change. */
  function isShared({ headers }: IncomingMessage, url: URL): boolean {
    if (isTechnicalPath(url.pathname)) return isSharedTechnicalPath(url.pathname);
    if (headers.accept?.includes("application/json") === true) return false;
    if (headers.cookie?.includes("preview=") === true) return false;
    return ![...url.searchParams.keys()].some((name) => PAGE_PARAMETERS.has(name));
  }
  /** The answer to all who ask for this path: kept, being drawn, or drawn now. Null: too many pages are being drawn. */
  async function sharedAnswer(key: string, requestId: string): Promise<CachedAnswer | null> {
    const drawOnce = (): ReturnType<typeof renderOnce> =>
      renderOnce(plainRequest(key, siteHost, requestId), key);
    function renew(): void {
      if (flights.has(key) || rendering >= MAX_RENDERS) return;
      drawOnce().catch((error: unknown) => {
        log.warn("page not renewed", { path: key, error: normaliseError(error).message });
      });
    }
    const known = cache.get(key);
    if (known) {
      if (Date.now() >= known.freshUntil) setImmediate(renew);
      return known;
    }
    const asked = cache.generation();
    for (let running = flights.get(key); running; running = flights.get(key)) {
      const rendered = await running.answer;
      // What began before the last publication is not for whoever came after it: they wait for the next one, together.
      if (running.begun < asked) continue;
      if (rendered) return rendered;
      break;
    }
    if (rendering >= MAX_RENDERS) return null;
    const result = await drawOnce();
    return "answer" in result ? result.answer : result;
  }

  async function page(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { pathname } = url;
    const known =
      isRenderedPath(pathname) && (env.sliceSimulator || pathname !== technical.sliceSimulator);
    if (!known || isShared(request, url)) {
      const key = known ? pathname : buildPath("error-404", siteOf(pathname));
      const answer = await sharedAnswer(key, String(request.headers["x-request-id"]));
      if (!answer) {
        busy(response, pathname);
        return;
      }
      const { location } = answer.headers;
      // A redirect takes the query of each request along.
      const headers =
        location === undefined
          ? answer.headers
          : { ...answer.headers, location: appendQuery(location, url.search.slice(1)) };
      send(request, response, { ...answer, headers });
      return;
    }
    if (rendering >= MAX_RENDERS) {
      busy(response, pathname);
      return;
    }
    const result = await renderOnce(request, null);
    if ("answer" in result) response.setHeader("set-cookie", [...result.cookies]);
    send(request, response, "answer" in result ? result.answer : result);
  }

  /** A form sent to its page: stored and thanked for, or drawn again with everything that was written. */
  async function formPost(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const body = await readBody(request, MAX_BODY);
    const { address } = clientOf(request.headers, request.socket.remoteAddress, env);
    const outcome = await answerForm(runtime, { path, headers: request.headers, address, body });
    const wantsJson = request.headers.accept?.includes("application/json") === true;
    switch (outcome.kind) {
      case "none":
        plain(response, 405, "This address answers GET and HEAD only.", { allow: "GET, HEAD" });
        return;
      case "sent":
        if (wantsJson) {
          json(response, 200, { kind: "sent", to: outcome.to });
          return;
        }
        setAll(response, { location: outcome.to, "cache-control": "no-store" });
        response.statusCode = 303;
        response.end();
        return;
      case "again": {
        const { state, errors, token, retryAfter } = outcome;
        if (retryAfter !== null) response.setHeader("retry-after", retryAfter);
        if (wantsJson) {
          json(response, state.status, { kind: "again", errors, notice: state.notice, token });
          return;
        }
        if (rendering >= MAX_RENDERS) {
          busy(response, path);
          return;
        }
        // The page is drawn as for any visit; what was sent comes along beside the request.
        request.method = "GET";
        Object.assign(request.headers, {
          "content-length": undefined,
          "content-type": undefined,
          "transfer-encoding": undefined,
        });
        const answer = await renderOnce(request, null, state);
        send(request, response, "answer" in answer ? answer.answer : answer);
      }
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setAll(response, common);
    let url: URL;
    try {
      // Joined, not resolved: a path that begins with two slashes must not be read as a host.
      url = new URL(`${env.siteOrigin}${request.url?.startsWith("/") ? request.url : "/"}`);
      decodeURIComponent(url.pathname);
    } catch {
      plain(response, 400, "This address cannot be read.");
      return;
    }
    // The host is ours by configuration, whatever the request says: nothing a visitor sends reaches a page or the cache.
    request.headers.host = siteHost;
    Object.assign(request.headers, {
      "x-forwarded-host": undefined,
      "x-forwarded-proto": undefined,
      "x-forwarded-port": undefined,
      forwarded: undefined,
    });
    const method = request.method ?? "GET";
    const { pathname } = url;
    // One reading of the address for all: dot segments are gone, and a HEAD is a GET whose body Node leaves out.
    request.url = pathname + url.search;
    if (method === "HEAD") request.method = "GET";
    if (
      method === "HEAD" ||
      request.headers["if-range"] !== undefined ||
      !isPlainRange(request.headers.range ?? "")
    )
      delete request.headers.range;

    // A page has one address: neither doubled slashes nor needless percent signs make a second one.
    const spelling = plainPathname(pathname);
    if (spelling !== pathname && (method === "GET" || method === "HEAD")) {
      setAll(response, { location: spelling + url.search, "cache-control": "no-store" });
      response.statusCode = 301;
      response.end();
      return;
    }

    const calls = pathname === technical.revalidate || pathname === technical.cspReport;
    const form = method === "GET" || method === "HEAD" ? null : formPath(pathname);
    if (method !== "GET" && method !== "HEAD" && !(method === "POST" && (calls || form !== null))) {
      const allow = calls
        ? "POST"
        : form !== null && (await holdsForm(runtime, form))
          ? "GET, HEAD, POST"
          : "GET, HEAD";
      plain(response, 405, `This address answers ${allow} only.`, { allow });
      return;
    }
    if (pathname === technical.health) {
      json(response, 200, { status: "ok" });
      return;
    }
    if (pathname === technical.ready) {
      const ready = !closing && runtime.content.remember.size() > 0;
      json(response, ready ? 200 : 503, { status: ready ? "ready" : "not ready" });
      return;
    }
    if (method === "POST" && pathname === technical.revalidate) {
      const header = request.headers[SIGNATURE_HEADER];
      const signed = Array.isArray(header) ? header[0] : header;
      // Without a signature of now the body is not read.
      const text = isTimely(signed, Date.now()) ? await readBody(request, MAX_CALL) : "";
      if (text === null) {
        plain(response, 413, "The call is too long.");
        return;
      }
      const result = readRevalidation(env.REVALIDATE_SECRET, signed, text, Date.now());
      if (result.kind === "refused") {
        log.warn("revalidation refused", { reason: result.reason });
        json(response, result.status, { error: result.reason });
        return;
      }
      runtime.publish(result.tags);
      log.info("revalidated", { tags: result.tags.length });
      json(response, 200, { invalidated: result.tags.length });
      return;
    }
    if (method === "POST" && pathname === technical.cspReport) {
      const text = await readBody(request, MAX_BODY);
      response.statusCode = text === null ? 413 : report(text) ? 204 : 400;
      response.end();
      return;
    }
    if (method === "POST" && form !== null && form !== pathname) {
      setAll(response, { location: form + url.search, "cache-control": "no-store" });
      end(response, 308, "");
      return;
    }
    if (method === "POST") {
      await formPost(request, response, pathname);
      return;
    }
    if (pathname === technical.securityTxt) {
      plain(response, 200, securityTxt(env, Date.now()), {
        "cache-control": "public, max-age=86400",
      });
      return;
    }
    if (pathname === "/") {
      setAll(response, { location: ROOT_REDIRECT, "cache-control": "no-store" });
      response.statusCode = 302;
      response.end();
      return;
    }
    if (pathname.startsWith(technical.media(""))) {
      request.url = request.url.slice(technical.media("").length - 1);
      guardFile(response, pathname);
      media(request, response, () => {
        plain(response, 404, "There is no such file.");
      });
      return;
    }
    if (/\.[a-z0-9]+$/i.test(pathname)) {
      guardFile(response, pathname);
      await new Promise<void>((resolve) => {
        response.once("finish", resolve);
        response.once("close", resolve);
        files(request, response, () => {
          page(request, response, url)
            .catch((error: unknown) => {
              failed(response, pathname, error);
            })
            .finally(resolve);
        });
      });
      return;
    }
    await page(request, response, url);
  }

  // Idle connections are kept for longer than a proxy keeps them (60 s): whoever closes second never meets a request on its way.
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 75_000,
    },
    (request, response) => {
      const started = performance.now();
      const { method = "" } = request;
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      const requestId = randomUUID();
      request.headers["x-request-id"] = requestId;
      answering.add(request.socket);
      watchProxy(request.headers, request.socket.remoteAddress);
      response.once("close", () => {
        answering.delete(request.socket);
        // Kept open for a next request, it would hold up the end of the process.
        if (closing) request.socket.end();
      });
      response.setHeader("x-request-id", requestId);
      response.once("finish", () => {
        log.info("request", {
          id: requestId,
          method,
          path: path.slice(0, 500),
          status: response.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
        });
      });
      handle(request, response).catch((error: unknown) => {
        if (response.headersSent || request.socket.destroyed) {
          response.destroy();
          if (request.socket.destroyed)
            log.info("request aborted", { id: requestId, method, path: path.slice(0, 500) });
        } else failed(response, path, error);
      });
    },
  );
  // What Node cannot read never becomes a request; its answer carries the headers of every other one.
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || answering.has(socket)) {
      socket.destroy();
      return;
    }
    const status = UNREADABLE[error.code ?? ""] ?? 400;
    const headers = {
      ...common,
      "content-type": "text/plain; charset=utf-8",
      "content-length": "0",
      "cache-control": "no-store",
      connection: "close",
    };
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("")}\r\n`,
    );
  });
  return {
    server,
    visit: async (path) => {
      const { headers } = await draw(plainRequest(path, siteHost));
      return Number(headers[PAGES_HEADER] ?? 1);
    },
    close: (graceMs) =>
      new Promise((resolve) => {
        closing = true;
        const timer = setTimeout(() => {
          server.closeAllConnections();
        }, graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
