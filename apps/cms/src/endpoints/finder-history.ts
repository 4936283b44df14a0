/** Endpoints that show versions of the rules to staff: the map, and the comparison of two versions. */
import { TooIntricate } from "@orlaya/finder/eligibility";
import type { Endpoint, PayloadRequest } from "payload";
import { compareVersions } from "../eligibility/comparison.ts";
import { buildRuleMap } from "../eligibility/rule-map.ts";
import {
  SAVED,
  loadRuleVersion,
  readRuleVersion,
  type VersionData,
} from "../eligibility/rule-versions.ts";
import { getSay } from "../labels/request-words.ts";
import { FINDER_COMPARISON, FINDER_MAP } from "../names/paths.ts";
import { answerProblem, createFinderEndpoint } from "./finder-endpoint.ts";

type Versions<T> =
  { readonly ok: true; readonly versions: T } | { readonly ok: false; readonly answer: Response };

/** Loads the version that a parameter names, or returns the answer that states why not. */
async function loadAsked(req: PayloadRequest, name: string): Promise<Versions<VersionData>> {
  const say = getSay(req);
  const version = readRuleVersion(req.searchParams.get(name));
  if (version === null)
    return { ok: false, answer: answerProblem(400, say("history.chooseVersions")) };
  const versions = await loadRuleVersion(req.payload, version);
  if (versions) return { ok: true, versions };
  const problem = say(version === SAVED ? "history.savedInvalid" : "history.unreadable");
  return { ok: false, answer: answerProblem(version === SAVED ? 422 : 404, problem) };
}

/** Answers with what `work` returns; with a sentence when a version cannot be compiled. */
async function answerCompiled(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work(), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (!(error instanceof TooIntricate)) throw error;
    return answerProblem(422, getSay(req)("history.tooIntricate"));
  }
}

const map = createFinderEndpoint("read", "get", FINDER_MAP, async (req) => {
  const names = req.searchParams.has("with") ? ["of", "with"] : ["of"];
  const asked = await Promise.all(names.map((name) => loadAsked(req, name)));
  const failed = asked.find((each) => !each.ok);
  if (failed) return failed.answer;
  const versions = asked.flatMap((each) => (each.ok ? [each.versions] : []));
  return answerCompiled(req, () => buildRuleMap(req, versions));
});

const comparison = createFinderEndpoint("read", "get", FINDER_COMPARISON, async (req) => {
  const [before, after] = await Promise.all([loadAsked(req, "from"), loadAsked(req, "to")]);
  if (!before.ok) return before.answer;
  if (!after.ok) return after.answer;
  return answerCompiled(req, () => compareVersions(req, before.versions, after.versions));
});

export const historyEndpoints: Endpoint[] = [map, comparison];
