/** Renders pages with Astro, with what a page reads besides its request. */
import type { IncomingMessage } from "node:http";
import { buildPath, findSite } from "@orlaya/routes";
import type { FormState } from "../forms/form-model.ts";
import type { Runtime } from "../process/runtime.ts";
import { readClient } from "./client-address.ts";
import type { Locate } from "./geolocation.ts";
import { NotTaken, render, type AstroHandler, type RenderedAnswer } from "./render.ts";

const RENDER_TIMEOUT_MS = 20_000;

/** Renders a request. @param form a form that comes back with what was written */
export type RenderPage = (request: IncomingMessage, form?: FormState) => Promise<RenderedAnswer>;

/** Creates the renderer of a process. */
export function createPageRenderer(
  runtime: Runtime,
  handler: AstroHandler,
  locate: Locate,
): RenderPage {
  function renderRequest(request: IncomingMessage, form?: FormState): Promise<RenderedAnswer> {
    const { headers, socket } = request;
    const locals = {
      runtime,
      requestId: headers["x-request-id"],
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
      // No route of Astro takes a line break: an address with one is the address of no page.
      request.url = buildPath("error-404", findSite(request.url ?? "/"));
      return renderRequest(request, form);
    }
  };
}
