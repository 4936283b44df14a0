/** What is planned: campaigns, publications of one document, and change sets. */
import type { Payload, PayloadRequest } from "payload";
import { createAccountReq } from "../accounts/account-request.ts";
import type { Campaign, CampaignItem, Change } from "../campaigns/shapes.ts";
import { listCampaigns, loadItems } from "../campaigns/store.ts";
import { readTitle } from "../documents/read-title.ts";
import { readIso, readString, record } from "../fields/record.ts";
import { listPendingJobs } from "../plans/pending.ts";
import { readPlan, readPlanner } from "../plans/plan.ts";
import { listSets } from "../sets/store.ts";
import type { ChangeSet } from "../sets/shapes.ts";
import { loadNewest } from "../translation/documents.ts";

/** A planned change, before it is tried. */
export interface Plan {
  readonly key: string;
  readonly kind: "campaign" | "publish" | "unpublish" | "set";
  /** Id of the campaign, of the document or of the set. */
  readonly id: string;
  /** Collection of the document; empty for other plans. */
  readonly collection: string;
  readonly title: string;
  /** ISO 8601; empty when it has no time. */
  readonly at: string;
  /** Id of the account in whose name it becomes visible. */
  readonly planner: string;
  /** The changes of a campaign; empty for other plans. */
  readonly items: readonly CampaignItem[];
  readonly set: ChangeSet | null;
}

/** Describes a campaign as a plan. */
export async function loadCampaignPlan(payload: Payload, campaign: Campaign): Promise<Plan> {
  const { id, name, at, planner } = campaign;
  const items = await loadItems({ payload }, id);
  const own = { key: `campaign ${id}`, kind: "campaign", id, collection: "" } as const;
  return { ...own, title: name, at, planner, items, set: null };
}

async function listPublications(payload: Payload, until: string): Promise<readonly Plan[]> {
  const jobs = await listPendingJobs(payload, until);
  return jobs.map(({ id: job, input, waitUntil }): Plan => {
    const { type, collection, id } = readPlan(input);
    const title = readString(record(input)["title"]);
    const own = { key: `job ${job}`, kind: type, id, collection, title } as const;
    return { ...own, at: readIso(waitUntil), planner: readPlanner(input), items: [], set: null };
  });
}

async function listPlannedSets(payload: Payload, until: string): Promise<readonly Plan[]> {
  const sets = await listSets(payload, ["planned"]);
  return sets
    .filter(({ at }) => at !== "" && at <= until)
    .map((set): Plan => {
      const { id, name, at, planner } = set;
      const own = { key: `set ${id}`, kind: "set", id, collection: "", title: name } as const;
      return { ...own, at, planner, items: [], set };
    });
}

/**
 * Lists what is planned until a moment, in the order in which the service makes it visible.
 * @param until ISO 8601
 */
export async function listPlans(payload: Payload, until: string): Promise<readonly Plan[]> {
  const campaigns = (await listCampaigns({ payload }, ["planned"])).filter(({ at }) => at <= until);
  const all = [
    ...(await Promise.all(campaigns.map((each) => loadCampaignPlan(payload, each)))),
    ...(await listPlannedSets(payload, until)),
    ...(await listPublications(payload, until)),
  ];
  // Plans of the same instant stay in the order in which the service looks for them.
  return all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Loads the changes of a plan, in the transaction of the request. A set changes no document. */
export async function loadPlanItems(
  req: PayloadRequest,
  { kind, key, collection, id, items }: Plan,
): Promise<readonly CampaignItem[]> {
  if (kind === "campaign") return items;
  if (kind === "set") return [];
  const change: Change = { kind: "document", collection, id, action: kind };
  const stored = kind === "publish" ? await loadNewest(req, { collection, id }) : null;
  return [{ id: key, change, stored, before: null, after: "" }];
}

/** Creates the request of the person who planned something, with the language of another request. */
export async function createPlannerReq(
  { payload, i18n, t }: PayloadRequest,
  { planner }: Plan,
): Promise<PayloadRequest | null> {
  const req = await createAccountReq(payload, planner);
  return req && Object.assign(req, { i18n, t });
}

/** Lists the documents of a plan. */
export function listPlanDocuments({ kind, collection, id, items }: Plan): readonly {
  readonly collection: string;
  readonly id: string;
}[] {
  if (kind === "publish" || kind === "unpublish") return [{ collection, id }];
  return items.flatMap(({ change }) => (change.kind === "document" ? [change] : []));
}

/** Returns the titles of the documents of a plan that were deleted. */
export async function listDeleted(req: PayloadRequest, plan: Plan): Promise<readonly string[]> {
  const titles: string[] = [];
  for (const { collection, id } of listPlanDocuments(plan)) {
    const newest = await loadNewest(req, { collection, id });
    if (newest && !newest["deletedAt"]) continue;
    const item = plan.items.find(({ change }) => change.kind === "document" && change.id === id);
    titles.push(readTitle(req, collection, item?.stored ?? item?.before ?? null) || id);
  }
  return titles;
}
