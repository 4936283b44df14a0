/** Endpoints of the checks of links: progress, and a run on demand. */
import type { Endpoint } from "payload";
import { getRights, readActor } from "../access/roles.ts";
import { getSay } from "../labels/request-words.ts";
import { loadRunState } from "../link-checks/runs.ts";
import { startCheck } from "../link-checks/run.ts";
import { answerProblem } from "./finder-endpoint.ts";

const PATH = "/link-checks";
const NO_STORE = { headers: { "cache-control": "no-store" } };

/** Returns the progress of the active run, and when the last one ended. */
const state: Endpoint = {
  path: PATH,
  method: "get",
  handler: async (req) => {
    const actor = readActor(req.user);
    if (!actor) return answerProblem(401, getSay(req)("service.signIn"));
    if (!getRights(actor).backstage) return answerProblem(403, getSay(req)("service.role"));
    return Response.json(await loadRunState(req.payload), NO_STORE);
  },
};

/** Begins a run for an account that edits something. When one is active, that one goes on. */
const start: Endpoint = {
  path: PATH,
  method: "post",
  handler: async (req) => {
    const actor = readActor(req.user);
    if (!actor) return answerProblem(401, getSay(req)("service.signIn"));
    if (getRights(actor).write.length === 0) return answerProblem(403, getSay(req)("service.role"));
    await startCheck(req.payload, actor.email);
    return Response.json(await loadRunState(req.payload), { status: 202 });
  },
};

export const linkCheckEndpoints: readonly Endpoint[] = [state, start];
