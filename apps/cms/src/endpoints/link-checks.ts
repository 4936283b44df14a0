/** Endpoints of the checks of links: progress, and a run on demand. */
import type { Endpoint } from "payload";
import { loadRunState } from "../link-checks/runs.ts";
import { startCheck } from "../link-checks/run.ts";
import { createEndpoint, NO_STORE } from "./create-endpoint.ts";

const PATH = "/link-checks";

/** Returns the progress of the active run, and when the last one ended. */
const state = createEndpoint("read", "get", PATH, async (req) =>
  Response.json(await loadRunState(req.payload), NO_STORE),
);

/** Begins a run for an account that edits something. When one is active, that one goes on. */
const start = createEndpoint("write", "post", PATH, async (req, actor) => {
  await startCheck(req.payload, actor.email);
  return Response.json(await loadRunState(req.payload), { status: 202 });
});

export const linkCheckEndpoints: readonly Endpoint[] = [state, start];
