/** Endpoints of campaigns. */
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { describeCampaign, describeCampaigns, listOpenFor } from "../campaigns/describe.ts";
import {
  addChanges,
  cancelPlan,
  createCampaign,
  planCampaign,
  removeChanges,
  renameCampaign,
  requireCampaign,
  requireDraft,
  requirePublisher,
} from "../campaigns/edit.ts";
import { listTouched, publishCampaign, rehearseCampaign, undoCampaign } from "../campaigns/run.ts";
import type { Campaign, Problem } from "../campaigns/shapes.ts";
import { containsRelease, loadItems, updateCampaign } from "../campaigns/store.ts";
import { readString, type Stored } from "../fields/record.ts";
import { listChanges } from "../audit/changes.ts";
import { writeCanonical } from "../history/canonical.ts";
import { note } from "../hooks/audit.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { CAMPAIGNS_ROOT } from "../names/paths.ts";
import { getSay } from "../labels/request-words.ts";
import { requireConfirmed } from "../second-factor/confirm.ts";
import {
  createEndpoint,
  NO_STORE,
  readJsonBody,
  readParameter,
  type Method,
} from "./create-endpoint.ts";

type Handler = (req: PayloadRequest, actor: Actor, body: Stored) => Promise<unknown>;
/** Creates an endpoint of campaigns. */
function createCampaignEndpoint(
  method: Method,
  path: string,
  who: "read" | "write",
  handle: Handler,
): Endpoint {
  return createEndpoint(who, method, `${CAMPAIGNS_ROOT}${path}`, async (req, actor) => {
    const body = method === "post" ? await readJsonBody(req) : {};
    return Response.json(await handle(req, actor, body), NO_STORE);
  });
}
const readId = (req: PayloadRequest): string => readParameter(req, "id");
const listValues = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Returns what an entry of the audit log says about a campaign. */
async function describeState(req: PayloadRequest, campaign: Campaign): Promise<Stored> {
  const { at, id, name, note: words, state } = campaign;
  const items = await loadItems({ payload: req.payload }, id);
  const changes = items.map((item) => [item.id, writeCanonical(item.change)]);
  return { ...{ name, note: words, state, at }, changes: Object.fromEntries(changes) as Stored };
}
/** Writes to the audit log what an action changed of a campaign. */
async function noteCampaign(
  req: PayloadRequest,
  action: string,
  id: string,
  before: Stored | null,
): Promise<void> {
  const campaign = await requireCampaign(req, id);
  const changes = listChanges("campaigns", before, await describeState(req, campaign));
  await note(req, action, "campaigns", { id, title: campaign.name }, { changes });
}

/** Asks a person again before a campaign changes the live release, as every other way does. */
async function requireConfirmedRelease(req: PayloadRequest, { id }: Campaign): Promise<void> {
  if (await containsRelease({ payload: req.payload }, id)) await requireConfirmed(req);
}

/** Lists all campaigns; with `document`, those that are not live yet, and what they do with it. */
const list = createCampaignEndpoint("get", "", "read", (req) => {
  const document = readString(req.searchParams.get("document"));
  return document === "" ? describeCampaigns(req) : listOpenFor(req, document);
});
const show = createCampaignEndpoint("get", "/:id", "read", async (req) =>
  describeCampaign(req, await requireCampaign(req, readId(req))),
);
const create = createCampaignEndpoint("post", "", "write", async (req, actor, body) => {
  const id = await createCampaign(req, actor, body);
  const campaign = await requireCampaign(req, id);
  await addChanges(req, campaign, listValues(body["changes"]));
  await noteCampaign(req, "create campaign", id, null);
  return describeCampaign(req, campaign);
});
const change = createCampaignEndpoint("post", "/:id", "write", async (req, _actor, body) => {
  const campaign = await requireDraft(req, readId(req));
  const before = await describeState(req, campaign);
  await renameCampaign(req, campaign, body);
  await addChanges(req, campaign, listValues(body["add"]));
  await removeChanges(req, campaign, listValues(body["remove"]).map(readString));
  await noteCampaign(req, "change campaign", campaign.id, before);
  return describeCampaign(req, await requireCampaign(req, campaign.id));
});

/** Answers with the campaign, or with the reasons why nothing changed. */
async function answerOutcome(
  req: PayloadRequest,
  campaign: Campaign,
  problems: readonly Problem[],
  action: string,
): Promise<unknown> {
  // The changes of a campaign stay the same while it is planned, published or undone.
  const before = await describeState(req, campaign);
  if (problems.length === 0) await noteCampaign(req, action, campaign.id, before);
  return { ...(await describeCampaign(req, await requireCampaign(req, campaign.id))), problems };
}

const check = createCampaignEndpoint("post", "/:id/check", "write", async (req, actor) => {
  requirePublisher(req, actor);
  return { problems: await rehearseCampaign(req, await requireCampaign(req, readId(req))) };
});
const plan = createCampaignEndpoint("post", "/:id/plan", "write", async (req, actor, body) => {
  requirePublisher(req, actor);
  const campaign = await requireDraft(req, readId(req));
  await requireConfirmedRelease(req, campaign);
  const time = { local: readString(body["local"]), zone: readString(body["zone"]) };
  const problems = await planCampaign(req, actor, campaign, time);
  return answerOutcome(req, campaign, problems, "plan campaign");
});
const cancel = createCampaignEndpoint("post", "/:id/cancel", "write", async (req, actor) => {
  requirePublisher(req, actor);
  const campaign = await requireCampaign(req, readId(req));
  await cancelPlan(req, campaign);
  return answerOutcome(req, campaign, [], "cancel campaign");
});
const publish = createCampaignEndpoint("post", "/:id/publish", "write", async (req, actor) => {
  requirePublisher(req, actor);
  const campaign = await requireCampaign(req, readId(req));
  if (campaign.state === "live" || campaign.state === "running" || campaign.state === "undone")
    refuseRequest(409, getSay(req)(`campaign.not.${campaign.state}`));
  await requireConfirmedRelease(req, campaign);
  const problems = await publishCampaign(req, campaign);
  return answerOutcome(req, campaign, problems, "campaign live");
});
const undo = createCampaignEndpoint("post", "/:id/undo", "write", async (req, actor, body) => {
  requirePublisher(req, actor);
  const campaign = await requireCampaign(req, readId(req));
  if (campaign.state !== "live") refuseRequest(409, getSay(req)("campaign.notLiveNow"));
  await requireConfirmedRelease(req, campaign);
  const touched = await listTouched(req, campaign);
  if (touched.length > 0 && body["leave"] !== true) return { touched: touched.map(({ id }) => id) };
  const problems = await undoCampaign(req, campaign, actor.email);
  return answerOutcome(req, campaign, problems, "undo campaign");
});
const copy = createCampaignEndpoint("post", "/:id/reopen", "write", async (req) => {
  const campaign = await requireCampaign(req, readId(req));
  if (campaign.state !== "undone") refuseRequest(409, getSay(req)("campaign.notUndone"));
  await updateCampaign({ payload: req.payload }, campaign.id, { state: "draft", at: null });
  await noteCampaign(req, "reopen campaign", campaign.id, await describeState(req, campaign));
  return describeCampaign(req, await requireCampaign(req, campaign.id));
});

export const campaignEndpoints: Endpoint[] = [
  list,
  create,
  check,
  plan,
  cancel,
  publish,
  undo,
  copy,
  show,
  change,
];
