/** Reads and writes the rows of campaigns. */
import type { Payload, PayloadRequest } from "payload";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import {
  CAMPAIGN_STATES,
  type Campaign,
  type CampaignItem,
  type CampaignState,
  type Change,
  type Problem,
} from "./shapes.ts";

type Row = Stored & { readonly id: string };
/** The part of a request that reads and writes: with a request, in its transaction. */
export type Store = Pick<PayloadRequest, "payload"> & { readonly req?: PayloadRequest };

const at = (collection: string, { req }: Store) => ({ collection, ...(req ? { req } : {}) });
const isState = (value: unknown): value is CampaignState =>
  (CAMPAIGN_STATES as readonly unknown[]).includes(value);
const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && typeof value["item"] === "string" && typeof value["message"] === "string";

function readCampaign(row: Row): Campaign {
  const problems = row["problems"];
  const state = row["state"];
  return {
    id: row.id,
    name: readString(row["name"]),
    note: readString(row["note"]),
    state: isState(state) ? state : "draft",
    createdBy: readString(row["created_by"]),
    at: readString(row["at"]),
    zone: readString(row["zone"]),
    planner: readString(row["planner"]),
    plannedBy: readString(row["planned_by"]),
    liveAt: readString(row["live_at"]),
    undoneAt: readString(row["undone_at"]),
    undoneBy: readString(row["undone_by"]),
    problems: Array.isArray(problems) ? problems.filter(isProblem) : [],
  };
}
function readItem(row: Row): CampaignItem {
  const { stored, before } = row;
  return {
    id: row.id,
    change: row["change"] as Change,
    stored: isRecord(stored) ? stored : null,
    before: isRecord(before) ? before : null,
    after: readString(row["after"]),
  };
}

/** Loads a campaign; null when there is none. */
export async function loadCampaign(store: Store, id: string): Promise<Campaign | null> {
  const where = { id: { equals: id } };
  const row = await store.payload.db.findOne<Row>({ ...at("campaigns", store), where });
  return row ? readCampaign(row) : null;
}

/** Lists campaigns in some states, the newest first. */
export async function listCampaigns(
  { payload }: { readonly payload: Payload },
  states: readonly CampaignState[],
): Promise<readonly Campaign[]> {
  const { docs } = await payload.db.find<Row>({
    collection: "campaigns",
    where: { state: { in: [...states] } },
    limit: 0,
    pagination: false,
    sort: "-createdAt",
  });
  return docs.map(readCampaign);
}

/** Loads the changes of a campaign in the order in which they were added. */
export async function loadItems(store: Store, campaign: string): Promise<readonly CampaignItem[]> {
  const { docs } = await store.payload.db.find<Row>({
    ...at("campaign_items", store),
    where: { campaign: { equals: campaign } },
    limit: 0,
    pagination: false,
    sort: "createdAt",
  });
  return docs.map(readItem);
}

/** Whether a campaign makes a release live. Does not load the stored versions of its documents. */
export async function containsRelease(store: Store, campaign: string): Promise<boolean> {
  const { docs } = await store.payload.db.find<Row>({
    ...at("campaign_items", store),
    where: { campaign: { equals: campaign } },
    limit: 0,
    pagination: false,
    select: { change: true },
  });
  return docs.some(({ change }) => record(change)["kind"] === "release");
}

/** Loads the changes of a document. @returns campaign → its change */
export async function loadItemsOf(
  store: Store,
  document: string,
): Promise<ReadonlyMap<string, CampaignItem>> {
  const { docs } = await store.payload.db.find<Row>({
    ...at("campaign_items", store),
    where: { document: { equals: document } },
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map((row) => [readString(row["campaign"]), readItem(row)]));
}

/** Creates a row. @returns its id */
async function createRow(store: Store, collection: string, data: Stored): Promise<string> {
  const row: unknown = await store.payload.db.create({ ...at(collection, store), data });
  return readString(record(row)["id"]);
}
async function updateRow(
  store: Store,
  collection: string,
  id: string,
  data: Stored,
): Promise<void> {
  await store.payload.db.updateOne({ ...at(collection, store), id, data, returning: false });
}
export const createCampaignRow = (store: Store, data: Stored): Promise<string> =>
  createRow(store, "campaigns", data);
export const createItemRow = (store: Store, data: Stored): Promise<string> =>
  createRow(store, "campaign_items", data);
export const updateCampaign = (store: Store, id: string, data: Stored): Promise<void> =>
  updateRow(store, "campaigns", id, data);
export const updateItem = (store: Store, id: string, data: Stored): Promise<void> =>
  updateRow(store, "campaign_items", id, data);
export async function deleteItem(store: Store, id: string): Promise<void> {
  const where = { id: { equals: id } };
  await store.payload.db.deleteOne({ ...at("campaign_items", store), where });
}
