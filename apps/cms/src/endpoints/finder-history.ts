/** Endpoints that show versions of the rules to staff: the map, and the comparison of two versions. */
import { TooIntricate } from "@orlaya/finder/eligibility";
import type { Endpoint, PayloadRequest } from "payload";
import { compareVersions } from "../eligibility/comparison.ts";
import { buildRuleMap } from "../eligibility/rule-map.ts";
import { getSay } from "../labels/request-words.ts";
import { FINDER_COMPARISON, FINDER_MAP } from "../names/paths.ts";
import { answerProblem, createEndpoint, NO_STORE } from "./create-endpoint.ts";
import { loadAskedVersion } from "./finder-version.ts";

/** Answers with what `work` returns; with a sentence when a version cannot be compiled. */
async function answerCompiled(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work(), NO_STORE);
  } catch (error) {
    if (!(error instanceof TooIntricate)) throw error;
    return answerProblem(422, getSay(req)("history.tooIntricate"));
  }
}

const map = createEndpoint("read", "get", FINDER_MAP, async (req) => {
  const names = req.searchParams.has("with") ? ["of", "with"] : ["of"];
  const asked = await Promise.all(
    names.map((name) => loadAskedVersion(req, req.searchParams.get(name))),
  );
  const failed = asked.find((each) => !each.ok);
  if (failed) return failed.answer;
  const versions = asked.flatMap((each) => (each.ok ? [each.version] : []));
  return answerCompiled(req, () => buildRuleMap(req, versions));
});

const comparison = createEndpoint("read", "get", FINDER_COMPARISON, async (req) => {
  const [before, after] = await Promise.all([
    loadAskedVersion(req, req.searchParams.get("from")),
    loadAskedVersion(req, req.searchParams.get("to")),
  ]);
  if (!before.ok) return before.answer;
  if (!after.ok) return after.answer;
  return answerCompiled(req, () => compareVersions(req, before.version, after.version));
});

export const historyEndpoints: Endpoint[] = [map, comparison];
