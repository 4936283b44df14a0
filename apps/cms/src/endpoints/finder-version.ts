/** Loads the version of the rules that a request names. */
import type { PayloadRequest } from "payload";
import {
  SAVED,
  loadRuleVersion,
  readRuleVersion,
  type VersionData,
} from "../eligibility/rule-versions.ts";
import { getSay } from "../labels/request-words.ts";
import { loadSetData } from "../sets/review.ts";
import { readSetVersion } from "../sets/shapes.ts";
import { answerProblem } from "./create-endpoint.ts";

type AskedVersion =
  | { readonly ok: true; readonly version: VersionData }
  | { readonly ok: false; readonly answer: Response };

/**
 * Loads the version that a parameter names, or returns the answer that states why not.
 * @throws APIError when a change set is not there, or does not fit the live release
 */
export async function loadAskedVersion(
  req: PayloadRequest,
  parameter: string | null,
): Promise<AskedVersion> {
  const say = getSay(req);
  const set = readSetVersion(parameter ?? "");
  if (set !== null) {
    const data = await loadSetData(req, set);
    return { ok: true, version: { data, options: {} } };
  }
  const asked = readRuleVersion(parameter);
  if (asked === null)
    return { ok: false, answer: answerProblem(400, say("history.chooseVersions")) };
  const version = await loadRuleVersion(req.payload, asked);
  if (version) return { ok: true, version };
  const isSaved = asked === SAVED;
  const problem = say(isSaved ? "history.savedInvalid" : "history.unreadable");
  return { ok: false, answer: answerProblem(isSaved ? 422 : 404, problem) };
}
