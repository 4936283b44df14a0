/** Prepares campaigns: what they contain, and when they go live. */
import type { PayloadRequest } from "payload";
import { getRights, type Actor } from "../access/roles.ts";
import { isSameContent } from "../facts/merge.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { loadAllNewest, loadAllPublished } from "../translation/documents.ts";
import { listDocuments } from "./make-changes.ts";
import { rehearseCampaign } from "./run.ts";
import type { Campaign, CampaignItem, Change, Problem } from "./shapes.ts";
import {
  createCampaignRow,
  createItemRow,
  deleteItem,
  loadCampaign,
  loadItems,
  updateCampaign,
  updateItem,
} from "./store.ts";
import { readInstant, type LocalTime } from "./zoned-time.ts";

/** Most changes of a campaign. */
export const MAX_ITEMS = 200;
const LONGEST_NAME = 120;

/** Loads a campaign. @throws APIError 404 when there is none */
export async function requireCampaign(req: PayloadRequest, id: string): Promise<Campaign> {
  const campaign = await loadCampaign({ payload: req.payload }, id);
  return campaign ?? refuseRequest(404, getSay(req)("campaign.none"));
}

/** Loads a campaign that is being prepared. @throws APIError 409 when it is planned or live */
export async function requireDraft(req: PayloadRequest, id: string): Promise<Campaign> {
  const campaign = await requireCampaign(req, id);
  return campaign.state === "draft" || campaign.state === "failed"
    ? campaign
    : refuseRequest(409, getSay(req)(`campaign.not.${campaign.state}`));
}

/** Reads the name of a campaign. @throws APIError 400 when it is empty */
function readName(req: PayloadRequest, name: unknown): string {
  const text = readString(name).trim();
  return text === ""
    ? refuseRequest(400, getSay(req)("campaign.noName"))
    : text.slice(0, LONGEST_NAME);
}

/** Creates an empty campaign. @returns its id */
export function createCampaign(req: PayloadRequest, actor: Actor, body: Stored): Promise<string> {
  const data = {
    name: readName(req, body["name"]),
    note: readString(body["note"]).trim().slice(0, 2000),
    state: "draft",
    created_by: actor.email,
  };
  return createCampaignRow({ payload: req.payload }, data);
}

/** Changes the name and the note of a campaign. */
export async function renameCampaign(
  req: PayloadRequest,
  { id, name, note }: Campaign,
  body: Stored,
): Promise<void> {
  const wanted = body["note"] === undefined ? note : readString(body["note"]).trim().slice(0, 2000);
  await updateCampaign({ payload: req.payload }, id, {
    name: body["name"] === undefined ? name : readName(req, body["name"]),
    note: wanted,
  });
}

const isPath = (value: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(value);

/** Reads a change. @throws APIError 400 when it has no valid shape */
function readChange(req: PayloadRequest, value: unknown): Change {
  const change = record(value);
  const action = readString(change["action"]);
  const [collection, id] = [readString(change["collection"]), readString(change["id"])];
  const [from, to] = [readString(change["from"]).trim(), readString(change["to"]).trim()];
  const version = change["version"];
  switch (change["kind"]) {
    case "document":
      if ((action === "publish" || action === "unpublish") && hasDrafts(req, collection) && id)
        return { kind: "document", collection, id, action };
      break;
    case "redirect":
      if (action === "delete" && isPath(from)) return { kind: "redirect", action, from, to: "" };
      if (action === "create" && isPath(from) && isPath(to))
        return { kind: "redirect", action, from, to };
      break;
    case "release":
      if (Number.isSafeInteger(version)) return { kind: "release", version: Number(version) };
      break;
    default:
  }
  return refuseRequest(400, getSay(req)("campaign.noChange"));
}
function hasDrafts(req: PayloadRequest, collection: string): boolean {
  const versions = req.payload.collections[collection]?.config.versions;
  return typeof versions === "object" && Boolean(versions.drafts);
}

/** Whether two changes concern the same document, address or release. */
function isSameTarget(one: Change, other: Change): boolean {
  if (one.kind === "document" && other.kind === "document") return one.id === other.id;
  if (one.kind === "redirect" && other.kind === "redirect") return one.from === other.from;
  return one.kind === "release" && other.kind === "release";
}

/**
 * Loads the versions that changes make visible: id of the document → version.
 * @throws APIError when a document does not exist, or one that is taken down is not live
 */
async function loadStoredVersions(
  req: PayloadRequest,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, Stored>> {
  const say = getSay(req);
  const documents = changes.filter((change) => change.kind === "document");
  const newest = await loadAllNewest(req, documents);
  const taken = documents.filter(({ action }) => action === "unpublish");
  const live = await loadAllPublished(req, taken);
  if (documents.some(({ id }) => !newest.has(id))) refuseRequest(404, say("problem.noDocument"));
  if (taken.some(({ id }) => !live.has(id))) refuseRequest(400, say("campaign.notLive"));
  return newest;
}

/** Adds changes, or replaces those of the same documents. A document goes live as it is now. */
export async function addChanges(
  req: PayloadRequest,
  campaign: Campaign,
  values: readonly unknown[],
): Promise<void> {
  const store = { payload: req.payload };
  const present = await loadItems(store, campaign.id);
  const changes = values.map((value) => readChange(req, value));
  const added = changes.filter((each) => !present.some((item) => isSameTarget(item.change, each)));
  if (present.length + added.length > MAX_ITEMS)
    refuseRequest(400, getSay(req)("campaign.tooMany", { most: MAX_ITEMS }));
  const newest = await loadStoredVersions(req, changes);
  for (const change of changes) {
    const isPublication = change.kind === "document" && change.action === "publish";
    const stored = isPublication ? (newest.get(change.id) ?? null) : null;
    const same = present.find((item) => isSameTarget(item.change, change));
    const data = { change, stored, document: change.kind === "document" ? change.id : null };
    if (same) await updateItem(store, same.id, data);
    else await createItemRow(store, { ...data, campaign: campaign.id });
  }
}

/** Removes changes of a campaign. */
export async function removeChanges(
  req: PayloadRequest,
  campaign: Campaign,
  ids: readonly string[],
): Promise<void> {
  const store = { payload: req.payload };
  for (const { id } of await loadItems(store, campaign.id))
    if (ids.includes(id)) await deleteItem(store, id);
}

/** Returns the changes whose document was edited after its version was added. */
export async function listOutdated(
  req: PayloadRequest,
  items: readonly CampaignItem[],
): Promise<ReadonlySet<CampaignItem>> {
  const newest = await loadAllNewest(req, listDocuments(items));
  const outdated = items.filter(({ change, stored }) => {
    const version = change.kind === "document" ? newest.get(change.id) : undefined;
    return version !== undefined && stored !== null && !isSameContent(version, stored);
  });
  return new Set(outdated);
}

/** Refuses to plan and publish without the right. @throws APIError 403 */
export function requirePublisher(req: PayloadRequest, actor: Actor): void {
  if (!getRights(actor).publish) refuseRequest(403, getSay(req)("service.role"));
}

/**
 * Plans a campaign for a time. It is tried first, with every check.
 * @returns why it cannot go live: then it is not planned
 */
export async function planCampaign(
  req: PayloadRequest,
  actor: Actor,
  campaign: Campaign,
  time: LocalTime,
): Promise<readonly Problem[]> {
  const say = getSay(req);
  const read = readInstant(time);
  if ("problem" in read) return refuseRequest(400, say(`campaign.time.${read.problem}`));
  if (Date.parse(read.at) <= Date.now()) refuseRequest(400, say("campaign.time.past"));
  const problems = await rehearseCampaign(req, campaign);
  if (problems.length > 0) return problems;
  await updateCampaign({ payload: req.payload }, campaign.id, {
    state: "planned",
    at: read.at,
    zone: time.zone,
    planner: actor.id,
    planned_by: actor.email,
    problems: [],
  });
  return [];
}

/** Makes a planned campaign a draft again. @throws APIError 409 when it is not planned */
export async function cancelPlan(req: PayloadRequest, campaign: Campaign): Promise<void> {
  if (campaign.state !== "planned")
    refuseRequest(409, getSay(req)(`campaign.not.${campaign.state}`));
  await updateCampaign({ payload: req.payload }, campaign.id, { state: "draft", at: null });
}
