/** The trial of a set as one account sees it: its address, its links, and who may share it. */
import type { PayloadRequest } from "payload";
import { canWrite, type Actor } from "../access/roles.ts";
import { getSay } from "../labels/request-words.ts";
import { listLinks, type PreviewLink } from "./links.ts";
import { buildPreviewUrl, issuePreviewToken, TRIAL_COLLECTION } from "./token.ts";
import { mayApproveSets, mayPublishSets } from "../sets/rights.ts";
import type { ChangeSet } from "../sets/shapes.ts";
import { isOpenToTrial, loadTrialRules, nameTrial } from "../trials/trial.ts";
import type { ShownLink, ShownTrial } from "./shapes.ts";

/** Whether an account may make links to trials: who edits the rules, or approves sets. */
export const mayShareTrials = (actor: Actor): boolean =>
  canWrite(actor, "eligibility") || mayApproveSets(actor);

/** Whether an account may end a link to a trial: its own, or any one when it publishes sets. */
export const mayEndTrial = (actor: Actor, { madeById }: Pick<PreviewLink, "madeById">): boolean =>
  madeById === actor.id || mayPublishSets(actor);

/** Returns why a set cannot be tried, in words; empty when it can. */
async function describeProblem(req: PayloadRequest, set: ChangeSet): Promise<string> {
  const say = getSay(req);
  if (!isOpenToTrial(set)) return say(`try.over.${set.state === "live" ? "live" : "withdrawn"}`);
  const trial = await nameTrial(req.payload, set);
  if (trial === null) return say("try.noLive");
  return (await loadTrialRules(req.payload, trial)) === null ? say("try.conflict") : "";
}

function showLink(actor: Actor, link: PreviewLink): ShownLink {
  const { id, madeBy, until, opened, openedAt } = link;
  return { id, madeBy, until, opened, openedAt, canEnd: mayEndTrial(actor, link) };
}

/** Describes the trial of a set for an account. */
export async function showTrial(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
): Promise<ShownTrial> {
  const problem = await describeProblem(req, set);
  const token = issuePreviewToken(TRIAL_COLLECTION, set.id, actor.id);
  const links = await listLinks(req.payload, set.id);
  return {
    id: set.id,
    name: set.name,
    problem,
    href: problem === "" ? buildPreviewUrl(token, set.id) : "",
    links: links.map((link) => showLink(actor, link)),
    canShare: problem === "" && mayShareTrials(actor),
  };
}
