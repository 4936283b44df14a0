/** The preview of a campaign or of a moment as one account sees it, and who may share it. */
import { findSite } from "@orlaya/routes";
import type { PayloadRequest } from "payload";
import { canWrite, getRights, isInScope, writesNothing, type Actor } from "../access/roles.ts";
import { computePlannedState } from "../planned-states/compute.ts";
import { listPlanDocuments, type Plan } from "../planned-states/plans.ts";
import type { PlannedStateSubject, ShownPlan } from "../planned-states/shapes.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { isPreviewed } from "../names/slugs.ts";
import { mayPublishSets } from "../sets/rights.ts";
import { listLinks } from "./links.ts";
import { loadShared } from "./panel.ts";
import { loadPlanned, type Loaded, type Planned } from "./planned.ts";
import type { ShownPlannedState } from "./shapes.ts";
import { buildPreviewUrl, issuePreviewToken } from "./token.ts";
import { mayShareTrials } from "./trial-panel.ts";

/** What an account may do with the links of a preview. */
interface LinkRights {
  readonly canShare: boolean;
  /** Whether it may end the links of others. */
  readonly canEndAll: boolean;
}

/** Returns the rights for the documents of a plan. */
async function findDocumentRights(
  req: PayloadRequest,
  actor: Actor,
  plan: Plan,
): Promise<LinkRights> {
  let [canShare, canEndAll] = [true, true];
  for (const { collection, id } of listPlanDocuments(plan)) {
    const shared = isPreviewed(collection) ? await loadShared(req, actor, collection, id) : null;
    canShare &&= shared?.canShare === true;
    canEndAll &&= shared?.canPublish === true;
  }
  return { canShare, canEndAll };
}

/** Returns the rights for the redirects and the rules of a plan. */
function findOtherRights(actor: Actor, { kind, items }: Plan): LinkRights {
  const { approve, publish } = getRights(actor);
  const redirects = items.flatMap(({ change }) => (change.kind === "redirect" ? [change] : []));
  const isIn = redirects.every(({ from }) => isInScope(actor, findSite(from)));
  const writes = redirects.length === 0 || canWrite(actor, "redirects");
  const hasRules = kind === "set" || items.some(({ change }) => change.kind === "release");
  return {
    canShare: isIn && (writes || approve) && (!hasRules || mayShareTrials(actor)),
    canEndAll: isIn && writes && publish && (!hasRules || mayPublishSets(actor)),
  };
}

/**
 * Returns what an account may do with links: it shares a preview when it may share everything in
 * it, as for single documents and change sets.
 */
export async function findLinkRights(
  req: PayloadRequest,
  actor: Actor,
  plans: readonly Plan[],
): Promise<LinkRights> {
  const { approve, publish } = getRights(actor);
  let [canShare, canEndAll] = [approve || !writesNothing(actor), publish];
  for (const plan of plans) {
    const documents = await findDocumentRights(req, actor, plan);
    const other = findOtherRights(actor, plan);
    canShare &&= documents.canShare && other.canShare;
    canEndAll &&= documents.canEndAll && other.canEndAll;
  }
  return { canShare, canEndAll };
}

function findHref({ kind, collection, id }: Plan): string {
  if (kind === "campaign") return adminPaths.campaign(id);
  return kind === "set" ? adminPaths.set(id) : adminPaths.document(collection, id);
}

/** Lists what becomes visible until a moment, and what would be refused then. */
async function showPlans(
  req: PayloadRequest,
  { campaign, plans }: Planned,
): Promise<readonly ShownPlan[]> {
  if (campaign || plans.length === 0) return [];
  const { failed } = await computePlannedState(req, plans, () => Promise.resolve(true));
  const problems = new Map(failed.map(({ plan, message }) => [plan.key, message]));
  return plans.map((plan): ShownPlan => {
    const { key, kind, title, at } = plan;
    return { key, kind, title, at, href: findHref(plan), problem: problems.get(key) ?? "" };
  });
}

/** Returns why there is nothing to show, in words. */
function describeProblem(
  req: PayloadRequest,
  { of }: PlannedStateSubject,
  loaded: Exclude<Loaded<Planned>, { readonly ok: true }>,
): string {
  if (loaded.reason === "broken") return loaded.message;
  return getSay(req)(of === "moments" ? "plannedState.past" : "plannedState.over");
}

/** Describes a preview for an account; null when there is no such campaign or moment. */
export async function showPlannedState(
  req: PayloadRequest,
  actor: Actor,
  subject: PlannedStateSubject,
): Promise<ShownPlannedState | null> {
  const loaded = await loadPlanned(req, subject);
  if (!loaded.ok && loaded.reason === "none") return null;
  const plans = loaded.ok ? loaded.value.plans : [];
  const rights = await findLinkRights(req, actor, plans);
  const links = await listLinks(req.payload, subject.id);
  const token = issuePreviewToken(subject.of, subject.id, actor.id);
  return {
    ...subject,
    at: loaded.ok ? loaded.value.at : "",
    zone: loaded.ok ? loaded.value.zone : "",
    problem: loaded.ok ? "" : describeProblem(req, subject, loaded),
    href: loaded.ok ? buildPreviewUrl(token, subject.id) : "",
    plans: loaded.ok ? await showPlans(req, loaded.value) : [],
    links: links.map(({ id, madeBy, madeById, until, opened, openedAt }) => ({
      ...{ id, madeBy, until, opened, openedAt },
      canEnd: madeById === actor.id || rights.canEndAll,
    })),
    canShare: loaded.ok && rights.canShare,
  };
}
