/** What the admin shows of campaigns. */
import type { PayloadRequest } from "payload";
import { loadIndexed } from "../documents/lists.ts";
import type { IndexedDocument } from "../documents/indexed-document.ts";
import { countLiveUses } from "../uses/count.ts";
import { listOutdated } from "./edit.ts";
import {
  CAMPAIGN_STATES,
  type Campaign,
  type CampaignItem,
  type CampaignState,
  type Change,
} from "./shapes.ts";
import { listCampaigns, loadItems, loadItemsOf } from "./store.ts";
import { writeLocal } from "./zoned-time.ts";

/** A change as the admin shows it. */
export interface ShownItem {
  readonly id: string;
  readonly change: Change;
  /** Null for other changes than those of documents, and for a document that was deleted. */
  readonly document: IndexedDocument | null;
  /** Whether the document was edited after its version was added. */
  readonly hasNewer: boolean;
  /** How many uses visitors see of a document that is taken down; 0 for other changes. */
  readonly uses: number;
}
/** A campaign as the admin shows it. */
export interface ShownCampaign extends Campaign {
  /** Planned time in the zone of the planner: 2027-03-01T09:00; empty when it is not planned. */
  readonly local: string;
  readonly items: readonly ShownItem[];
}
/** A campaign in a list. */
export interface ListedCampaign extends Campaign {
  readonly local: string;
  /** Number of changes. */
  readonly count: number;
}

const readLocal = ({ at, zone }: Campaign): string => (at === "" ? "" : writeLocal(at, zone));

/** Counts the uses of what a campaign takes down, while it is not live: id of the change → number. */
async function countUses(
  req: PayloadRequest,
  { state }: Campaign,
  items: readonly CampaignItem[],
  documents: ReadonlyMap<string, IndexedDocument>,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (state === "live" || state === "undone") return counts;
  for (const { id, change } of items) {
    const document = change.kind === "document" ? documents.get(change.id) : undefined;
    if (change.kind === "document" && change.action === "unpublish" && document)
      counts.set(id, await countLiveUses(req, document));
  }
  return counts;
}

/** Describes a campaign with its changes. */
export async function describeCampaign(
  req: PayloadRequest,
  campaign: Campaign,
): Promise<ShownCampaign> {
  const items = await loadItems({ payload: req.payload }, campaign.id);
  const ids = items.flatMap(({ change }) => (change.kind === "document" ? [change.id] : []));
  const documents = await loadIndexed(req.payload, ids);
  const outdated = await listOutdated(req, items);
  const uses = await countUses(req, campaign, items, documents);
  const shown = items.map((item): ShownItem => {
    const { id, change } = item;
    const document = change.kind === "document" ? (documents.get(change.id) ?? null) : null;
    return { id, change, document, hasNewer: outdated.has(item), uses: uses.get(id) ?? 0 };
  });
  return { ...campaign, local: readLocal(campaign), items: shown };
}

/** A campaign that is not live yet, as the form of a document shows it. */
export interface OpenCampaign {
  readonly id: string;
  readonly name: string;
  readonly state: CampaignState;
  /** ISO 8601; empty when it is not planned. */
  readonly at: string;
  /** What the campaign does with the document; null when it does not contain it. */
  readonly action: "publish" | "unpublish" | null;
  /** Whether the document was edited after its version was added. */
  readonly hasNewer: boolean;
}

/** Lists the campaigns that are not live yet, and what they do with a document. */
export async function listOpenFor(
  req: PayloadRequest,
  document: string,
): Promise<{ readonly campaigns: readonly OpenCampaign[] }> {
  const { payload } = req;
  const open = await listCampaigns({ payload }, ["draft", "failed", "planned"]);
  const items = await loadItemsOf({ payload }, document);
  const outdated = await listOutdated(req, [...items.values()]);
  const campaigns = open.map(({ id, name, state, at }): OpenCampaign => {
    const item = items.get(id);
    const action = item?.change.kind === "document" ? item.change.action : null;
    const hasNewer = item !== undefined && outdated.has(item);
    return { id, name, state, at, action, hasNewer };
  });
  return { campaigns };
}

/** Describes all campaigns, the newest first. */
export async function describeCampaigns(req: PayloadRequest): Promise<{
  readonly campaigns: readonly ListedCampaign[];
}> {
  const { payload } = req;
  const campaigns = await listCampaigns({ payload }, CAMPAIGN_STATES);
  const counted = campaigns.map(async (campaign): Promise<ListedCampaign> => {
    const where = { campaign: { equals: campaign.id } };
    const { totalDocs } = await payload.db.count({ collection: "campaign_items", where });
    return { ...campaign, local: readLocal(campaign), count: totalDocs };
  });
  return { campaigns: await Promise.all(counted) };
}
