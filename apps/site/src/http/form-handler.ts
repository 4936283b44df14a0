/**
 * Handles a form that was posted to its page: stores it and redirects to the thank-you state, or
 * shows the form again with the submitted values.
 */
import { findFormPath, hasForm, receivePost, type FormOutcome } from "../forms/receive-post.ts";
import type { Forms } from "../forms/form-services.ts";
import { readFunnelMark } from "../forms/funnel-mark.ts";
import type { Runtime } from "../process/runtime.ts";
import { readClient, readNetwork } from "./client-address.ts";
import type { Exchange, Handler } from "./exchange.ts";
import type { PageHandler } from "./page-handler.ts";
import { readBody } from "./read-body.ts";
import { endResponse, sendJson, sendRedirect, sendText, setHeaders } from "./responses.ts";

/** Maximum size of a form in bytes. */
const MAX_BODY = 64 * 1024;

/** Services that form handling uses. */
export interface FormServices {
  readonly runtime: Pick<Runtime, "env" | "log" | "content">;
  readonly forms: Forms;
  readonly pages: PageHandler;
}

const wantsJson = ({ request }: Exchange): boolean =>
  request.headers.accept?.includes("application/json") === true;

/** Whether a path may have a form. Only the content service can tell whether it has one. */
export const isFormPath = (pathname: string): boolean => findFormPath(pathname) !== null;

/** Whether there is a form at a path, in any spelling of the path. @throws ContentUnavailable */
export async function hasFormAt(
  { content }: Pick<Runtime, "content">,
  pathname: string,
): Promise<boolean> {
  const path = findFormPath(pathname);
  return path !== null && hasForm(content, path);
}

async function receiveForm(
  { runtime, forms }: FormServices,
  { request, url }: Exchange,
): Promise<FormOutcome> {
  const { headers, socket } = request;
  const body = await readBody(request, MAX_BODY);
  const { address } = readClient(headers, socket.remoteAddress, runtime.env);
  const { env, log, content } = runtime;
  return receivePost(
    { env, log, content, forms },
    {
      path: url.pathname,
      mark: readFunnelMark(url.searchParams),
      headers,
      network: readNetwork(address),
      body,
    },
  );
}

/** Shows a form again: as its page, or as JSON for the script of the page. */
async function sendAgain(
  pages: PageHandler,
  exchange: Exchange,
  { state, errors, token, retryAfter }: Extract<FormOutcome, { kind: "again" }>,
): Promise<void> {
  const { response } = exchange;
  if (retryAfter !== null) response.setHeader("retry-after", retryAfter);
  if (wantsJson(exchange))
    sendJson(response, state.status, { kind: "again", errors, notice: state.notice, token });
  else await pages.showForm(exchange, state);
}

/** Creates the handler of POST requests to form paths. */
export function createFormHandler(services: FormServices): Handler {
  return async (exchange) => {
    const { response, url } = exchange;
    const path = findFormPath(url.pathname);
    if (path !== null && path !== url.pathname) {
      setHeaders(response, { location: path + url.search, "cache-control": "no-store" });
      endResponse(response, 308, "");
      return;
    }
    const outcome = await receiveForm(services, exchange);
    if (outcome.kind === "none")
      sendText(response, 405, "This address answers GET and HEAD only.", { allow: "GET, HEAD" });
    else if (outcome.kind === "again") await sendAgain(services.pages, exchange, outcome);
    else if (wantsJson(exchange)) sendJson(response, 200, { kind: "sent", to: outcome.to });
    else sendRedirect(response, 303, outcome.to);
  };
}
