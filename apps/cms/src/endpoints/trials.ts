/** Endpoints of trials: the rules for the site, and the view of a trial with its links. */
import { SERVICE_PATHS } from "@orlaya/contract";
import { readAnswers } from "@orlaya/finder/eligibility";
import type { Endpoint, PayloadRequest } from "payload";
import { readString } from "../fields/record.ts";
import { readMomentId } from "../planned-states/moment.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { FINDER_TRY, SETS_ROOT } from "../names/paths.ts";
import { createLink, endLink, findLinkOf } from "../preview/links.ts";
import { LINK_DURATIONS, type SharedLink, type ShownTrial } from "../preview/shapes.ts";
import { buildPreviewUrl, TRIAL_COLLECTION } from "../preview/token.ts";
import { mayEndTrial, mayShareTrials, showTrial } from "../preview/trial-panel.ts";
import { requireSet } from "../sets/store.ts";
import type { ChangeSet } from "../sets/shapes.ts";
import { readTrialSite, writeTrialSite } from "../trials/site.ts";
import { findKeptRules, findTrial, loadTrialRules, TRIAL_VERSION } from "../trials/trial.ts";
import { tryAnswers } from "../trials/try-answers.ts";
import {
  answerProblem,
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readParameter,
} from "./create-endpoint.ts";

const loadAsked = (req: PayloadRequest): Promise<ChangeSet> =>
  requireSet(req, readParameter(req, "id"));

/**
 * Returns the rules of a trial as a release with the number 0, for the account of the site: 404 when
 * the set has changed, or cannot be tried.
 */
const release = createEndpoint(
  "site",
  "get",
  `${SERVICE_PATHS.trials}/:set/:fingerprint`,
  async (req, actor) => {
    const trial =
      actor.role === "site" ? await findTrial(req.payload, readParameter(req, "set")) : null;
    const isSame = trial?.fingerprint === readParameter(req, "fingerprint");
    // The rules of a moment are no set. They are kept since the site asked for the preview.
    const kept =
      actor.role === "site" && readMomentId(readParameter(req, "set"))
        ? await findKeptRules(readParameter(req, "fingerprint"))
        : null;
    const rules = trial && isSame ? await loadTrialRules(req.payload, trial) : kept;
    if (!rules) return answerProblem(404, "There is no such trial.");
    const { files, checksum, time } = rules;
    return Response.json(
      { type: "realtime", version: TRIAL_VERSION, checksum, time, ...files },
      NO_STORE,
    );
  },
);

/** Compares answers with the rules of a set and with the live ones. */
const tried = createEndpoint("read", "get", FINDER_TRY, async (req, actor) => {
  const set = await requireSet(req, readString(req.searchParams.get("set")));
  const trial = await findTrial(req.payload, set.id);
  const rules = trial && (await loadTrialRules(req.payload, trial));
  const answers = readAnswers(req.searchParams);
  const answer = rules && (await tryAnswers(req, trial, rules, answers));
  return answer
    ? Response.json(answer, NO_STORE)
    : answerProblem(409, (await showTrial(req, actor, set)).problem);
});

const panel = createEndpoint("read", "get", `${SETS_ROOT}/:id/trial`, async (req, actor) =>
  Response.json(await showTrial(req, actor, await loadAsked(req)), NO_STORE),
);

const share = createEndpoint("read", "post", `${SETS_ROOT}/:id/trial/share`, async (req, actor) => {
  const say = getSay(req);
  const set = await loadAsked(req);
  if (!mayShareTrials(actor)) return answerProblem(403, say("try.noShare"));
  const { problem } = await showTrial(req, actor, set);
  if (problem !== "") return answerProblem(409, problem);
  const body = await readJsonBody(req);
  const duration = LINK_DURATIONS.find((each) => each === body["duration"]);
  if (!duration) return answerProblem(400, say("preview.noDuration"));
  const site = readTrialSite(readString(body["site"]));
  const token = await createLink(req, actor, {
    subject: { kind: "set", set: set.id },
    page: writeTrialSite(site),
    locale: site.locale,
    duration,
  });
  await note(req, `share a trial for one ${duration}`, TRIAL_COLLECTION, {
    id: set.id,
    title: set.name,
  });
  const previews = await showTrial(req, actor, set);
  const answer: SharedLink<ShownTrial> = { href: buildPreviewUrl(token, set.id), previews };
  return Response.json(answer, { ...NO_STORE, status: 201 });
});

const end = createEndpoint("read", "post", `${SETS_ROOT}/:id/trial/end`, async (req, actor) => {
  const say = getSay(req);
  const set = await loadAsked(req);
  const { link: given } = await readJsonBody(req);
  const link = await findLinkOf(req.payload, set.id, readString(given));
  if (!link) return answerProblem(404, say("preview.noLink"));
  if (!mayEndTrial(actor, link)) return answerProblem(403, say("try.noEnd"));
  await endLink(req, actor, link.id);
  await note(req, "end a shared trial", TRIAL_COLLECTION, { id: set.id, title: set.name });
  return Response.json(await showTrial(req, actor, set), NO_STORE);
});

export const trialEndpoints: readonly Endpoint[] = [release, tried, panel, share, end];
