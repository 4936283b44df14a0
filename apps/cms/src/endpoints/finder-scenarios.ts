/** Endpoints of scenarios: the list, pins, agreements, and the import of a table. */
import type { Endpoint } from "payload";
import { canWrite, getRights } from "../access/roles.ts";
import { readString } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { importScenarios } from "../scenarios/import.ts";
import { listScenarios } from "../scenarios/list.ts";
import { agreeToScenario, pinScenario } from "../scenarios/pin.ts";
import { endpointPaths } from "../names/paths.ts";
import { answerProblem, createEndpoint, NO_STORE, readJsonBody } from "./create-endpoint.ts";

const list = createEndpoint("read", "get", endpointPaths.scenarios, async (req, actor) => {
  const say = getSay(req);
  const shown = await listScenarios(req.payload, actor, say);
  return shown
    ? Response.json(shown, NO_STORE)
    : answerProblem(422, say("finding.refused.invalid"));
});

const pin = createEndpoint("edit", "post", endpointPaths.scenarioPin, async (req, actor) => {
  await pinScenario(req, actor, await readJsonBody(req));
  return Response.json({ done: true });
});

/** Agrees to a changed outcome: who edits the rules, or who approves changes of others. */
const agree = createEndpoint(
  "read",
  "post",
  endpointPaths.scenarioAgreement,
  async (req, actor) => {
    if (!canWrite(actor, "eligibility") && !getRights(actor).approve)
      return answerProblem(403, getSay(req)("service.role"));
    await agreeToScenario(req, actor, await readJsonBody(req));
    return Response.json({ done: true }, { status: 201 });
  },
);

/** Checks a table (`dry`), or writes it. The body has the text of the table. */
const importing = createEndpoint("edit", "post", "/finder/scenarios/import", async (req) => {
  const text = readString((await readJsonBody(req))["text"]);
  const dry = req.searchParams.get("dry") !== "false";
  return Response.json(await importScenarios(req, text, dry), { status: dry ? 200 : 201 });
});

export const scenarioEndpoints: Endpoint[] = [list, pin, agree, importing];
