/**
 * The routing table of the server, and the 405 response for methods that an address does not
 * support.
 */
import { ROOT_REDIRECT, technical } from "@orlaya/routes";
import type { Forms } from "../forms/form-services.ts";
import type { SiteObserver } from "../metrics/site-observer.ts";
import type { Runtime } from "../process/runtime.ts";
import type { Exchange, Handler } from "./exchange.ts";
import { createFormHandler, hasFormAt, isFormPath } from "./form-handler.ts";
import type { PageHandler } from "./page-handler.ts";
import { sendFailure, sendRedirect, sendText } from "./responses.ts";
import type { FileHandler } from "./static-files.ts";
import {
  answerHealth,
  createReadyHandler,
  createReportHandler,
  createRevalidationHandler,
  createSecurityTxtHandler,
} from "./technical-handlers.ts";

/** Methods of endpoints in the order of the Allow header. An endpoint for GET also handles HEAD. */
const METHODS = ["GET", "POST"] as const;
const ALLOW = { GET: "GET, HEAD", POST: "POST" } as const;

/** A method and the paths that a handler answers. */
export interface Endpoint {
  readonly method: (typeof METHODS)[number];
  /** One path, or a predicate on paths. */
  readonly path: string | ((pathname: string) => boolean);
  readonly handle: Handler;
  /**
   * Whether a matching path supports the method, for the Allow header. When absent, every matching
   * path does.
   */
  readonly isOffered?: (pathname: string) => Promise<boolean>;
}

/** Services that the endpoints use. */
export interface EndpointServices {
  readonly runtime: Runtime;
  readonly forms: Forms;
  readonly pages: PageHandler;
  readonly files: FileHandler;
  readonly media: FileHandler;
  readonly metrics: SiteObserver;
  readonly isClosing: () => boolean;
}

/** Path prefix of media files. */
const MEDIA = technical.media("");

const isMediaPath = (pathname: string): boolean => pathname.startsWith(MEDIA);
const isFilePath = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname);

/** Creates the handler of paths that may be files. A path without a file is handled as a page. */
function createFileHandler({ runtime, files, pages }: EndpointServices): Handler {
  return (exchange) =>
    new Promise<void>((resolve) => {
      const { response, url } = exchange;
      response.once("finish", resolve);
      response.once("close", resolve);
      files(exchange, () => {
        pages
          .show(exchange)
          .catch((error: unknown) => {
            sendFailure(response, url.pathname, error, runtime.log);
          })
          .finally(resolve);
      });
    });
}

/** Creates the routing table. The first matching endpoint handles a request. */
export function createEndpoints(services: EndpointServices): readonly Endpoint[] {
  const { runtime, forms, pages, media, metrics, isClosing } = services;
  return [
    { method: "GET", path: technical.health, handle: answerHealth },
    { method: "GET", path: technical.ready, handle: createReadyHandler(runtime, isClosing) },
    {
      method: "POST",
      path: technical.revalidate,
      handle: createRevalidationHandler(runtime, metrics),
    },
    { method: "POST", path: technical.cspReport, handle: createReportHandler(runtime) },
    {
      method: "POST",
      path: isFormPath,
      handle: createFormHandler({ runtime, forms, pages }),
      isOffered: (pathname) => hasFormAt(runtime, pathname),
    },
    { method: "GET", path: technical.securityTxt, handle: createSecurityTxtHandler(runtime) },
    {
      method: "GET",
      path: "/",
      handle: ({ response }) => {
        sendRedirect(response, 302, ROOT_REDIRECT);
      },
    },
    {
      method: "GET",
      path: isMediaPath,
      handle: (exchange) => {
        media(exchange, () => {
          sendText(exchange.response, 404, "There is no such file.");
        });
      },
    },
    { method: "GET", path: isFilePath, handle: createFileHandler(services) },
    { method: "GET", path: () => true, handle: (exchange) => pages.show(exchange) },
  ];
}

const isAt = ({ path }: Endpoint, pathname: string): boolean =>
  typeof path === "string" ? path === pathname : path(pathname);

/**
 * Returns the methods of a path for the Allow header. A path that the table lists exactly has only
 * the methods of those endpoints.
 */
async function listAllowed(endpoints: readonly Endpoint[], pathname: string): Promise<string> {
  const named = endpoints.filter(({ path }) => path === pathname);
  const candidates = named.length > 0 ? named : endpoints.filter((one) => isAt(one, pathname));
  const methods = new Set<Endpoint["method"]>();
  for (const { method, isOffered } of candidates)
    if (!methods.has(method) && ((await isOffered?.(pathname)) ?? true)) methods.add(method);
  return METHODS.filter((method) => methods.has(method))
    .map((method) => ALLOW[method])
    .join(", ");
}

/**
 * Handles a request with the endpoint of its address, or responds 405 with the methods of the
 * address.
 */
export async function answerEndpoint(
  endpoints: readonly Endpoint[],
  exchange: Exchange,
): Promise<void> {
  const { response, url } = exchange;
  const method = exchange.method === "HEAD" ? "GET" : exchange.method;
  const endpoint = endpoints.find((one) => one.method === method && isAt(one, url.pathname));
  if (endpoint) {
    await endpoint.handle(exchange);
    return;
  }
  const allow = await listAllowed(endpoints, url.pathname);
  sendText(response, 405, `This address answers ${allow} only.`, { allow });
}
