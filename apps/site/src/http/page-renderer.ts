/** Renders pages with Astro, and passes them the data that is not part of the request. */
import type { IncomingMessage } from "node:http";
import type { Search } from "@orlaya/finder/eligibility";
import { buildPath, findSite } from "@orlaya/routes";
import type { FormState } from "../forms/form-model.ts";
import type { Runtime } from "../process/runtime.ts";
import { readClient } from "./client-address.ts";
import type { Locate } from "./geolocation.ts";
import { NotTaken, render, type AstroHandler, type RenderedAnswer } from "./render.ts";
import type { SearchCounter } from "./search-counts.ts";

const RENDER_TIMEOUT_MS = 20_000;

/** Renders a request. @param form the submitted values of a form that is shown again */
export type RenderPage = (request: IncomingMessage, form?: FormState) => Promise<RenderedAnswer>;

/** Creates the page renderer of a process. */
export function createPageRenderer(
  runtime: Runtime,
  handler: AstroHandler,
  locate: Locate,
  searches: Pick<SearchCounter, "count">,
): RenderPage {
  function renderRequest(request: IncomingMessage, form?: FormState): Promise<RenderedAnswer> {
    const { headers, socket } = request;
    const locals = {
      runtime,
      requestId: headers["x-request-id"],
      countSearch: (search: Search) => {
        void searches.count({ headers, remote: socket.remoteAddress }, search);
      },
      visitor: () => locate(readClient(headers, socket.remoteAddress, runtime.env)),
      ...(form ? { form } : {}),
    };
    return render(handler, request, locals, RENDER_TIMEOUT_MS);
  }
  return async (request, form) => {
    try {
      return await renderRequest(request, form);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      // No Astro route matches a path with a line break. Such a path gets the 404 page.
      request.url = buildPath("error-404", findSite(request.url ?? "/"));
      return renderRequest(request, form);
    }
  };
}
