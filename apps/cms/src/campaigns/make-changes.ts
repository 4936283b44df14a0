/** Makes the changes of a campaign, and takes them back, in the transaction of a request. */
import type { PayloadRequest } from "payload";
import { canWrite, getRights, readActor } from "../access/roles.ts";
import { hashValue, readBase } from "../edits/merge.ts";
import { buildData, isSameContent } from "../facts/merge.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { listDependants } from "../hooks/placement.ts";
import { getSay } from "../labels/request-words.ts";
import { makeReleaseLive } from "../eligibility/make-live.ts";
import { loadLiveVersion } from "../releases/stored-releases.ts";
import { loadAllPublished, loadNewest } from "../translation/documents.ts";
import { getPublishedTogether } from "../revisions/together.ts";
import type {
  CampaignItem,
  Change,
  DocumentChange,
  RedirectChange,
  ReleaseChange,
} from "./shapes.ts";
import { updateItem } from "./store.ts";

/** Returns the hash of what visitors see of a document; `none` when they see nothing. */
export const hashContent = (live: Stored | null): string =>
  live === null ? "none" : hashValue(readBase(live));

async function loadRedirect(
  req: PayloadRequest,
  from: string,
): Promise<(Stored & { readonly id: string }) | null> {
  return req.payload.db.findOne({
    collection: "redirects",
    where: { from: { equals: from } },
    req,
  });
}

/** Lists the documents that changes concern. */
export const listDocuments = (items: readonly CampaignItem[]): readonly DocumentChange[] =>
  items.flatMap(({ change }) => (change.kind === "document" ? [change] : []));

/**
 * Loads what visitors see at present: documents, redirects and the release.
 * @returns id of the change → null when there is none
 */
export async function loadPresent(
  req: PayloadRequest,
  items: readonly CampaignItem[],
): Promise<ReadonlyMap<string, Stored | null>> {
  const documents = await loadAllPublished(req, listDocuments(items));
  async function load(change: Change): Promise<Stored | null> {
    switch (change.kind) {
      case "document":
        return documents.get(change.id) ?? null;
      case "redirect":
        return loadRedirect(req, change.from);
      case "release": {
        const version = await loadLiveVersion(req.payload);
        return version === null ? null : { version };
      }
    }
  }
  const present = new Map<string, Stored | null>();
  for (const { id, change } of items) present.set(id, await load(change));
  return present;
}

/** Returns who saves: the user of the request, or the service itself while a preview is computed. */
function actAs(req: PayloadRequest) {
  return { overrideAccess: getPublishedTogether(req).isPreview, user: req.user };
}

/** Saves a document as the user of the request, with every check of its collection. */
async function save(
  req: PayloadRequest,
  { collection, id }: DocumentChange,
  data: Stored,
  draft: boolean,
): Promise<void> {
  await req.payload.update({
    collection: collection as "page_landing",
    id,
    depth: 0,
    draft,
    ...actAs(req),
    req,
    data: { ...data, _status: draft || data["_status"] === "draft" ? "draft" : "published" },
  });
}

/** Newest versions of the documents before a run: id → version. */
export type Newest = ReadonlyMap<string, Stored>;

/** Publishes a version of a document. Later edits stay a draft on top of it. */
async function publish(
  req: PayloadRequest,
  change: DocumentChange,
  version: Stored,
  all: Newest,
): Promise<void> {
  const newest = all.get(change.id);
  if (!newest) return refuseRequest(404, getSay(req)("problem.noDocument"));
  await save(req, change, buildData(version, newest), false);
  if (isSameContent(version, newest)) return;
  const published = (await loadNewest(req, change)) ?? version;
  await save(req, change, buildData(newest, published), true);
}

const takeDown = (req: PayloadRequest, change: DocumentChange): Promise<void> =>
  save(req, change, { _status: "draft" }, false);

async function createRedirect(req: PayloadRequest, data: Stored): Promise<void> {
  const { from, to, status } = data;
  await req.payload.create({
    collection: "redirects",
    data: { from, to, status: status ?? "301" },
    depth: 0,
    ...actAs(req),
    req,
  });
}
async function deleteRedirect(req: PayloadRequest, from: string): Promise<void> {
  const row = await loadRedirect(req, from);
  if (!row) return;
  await req.payload.delete({
    collection: "redirects",
    id: row.id,
    depth: 0,
    ...actAs(req),
    req,
  });
}
function changeRedirect(req: PayloadRequest, change: RedirectChange): Promise<void> {
  return change.action === "create"
    ? createRedirect(req, { ...change })
    : deleteRedirect(req, change.from);
}

async function activateRelease(req: PayloadRequest, { version }: ReleaseChange): Promise<void> {
  // A preview states its release to the site, which loads it by its number.
  if (getPublishedTogether(req).isPreview) return;
  const actor = readActor(req.user);
  const say = getSay(req);
  if (!actor || !canWrite(actor, "eligibility") || !getRights(actor).publish)
    return refuseRequest(403, say("service.role"));
  if (!(await makeReleaseLive(req, version, actor.email)))
    refuseRequest(404, say("campaign.noRelease", { version }));
}

/** What is done with each change of a campaign, in order. */
export type Step = (req: PayloadRequest, item: CampaignItem, newest: Newest) => Promise<void>;

/** Makes one change visible. @throws APIError with a sentence */
export const goLive: Step = (req, { change, stored }, newest) => {
  if (change.kind === "redirect") return changeRedirect(req, change);
  if (change.kind === "release") return activateRelease(req, change);
  if (change.action === "unpublish") return takeDown(req, change);
  return publish(req, change, stored ?? {}, newest);
};

/** Takes one change back. */
export const undo: Step = async (req, { change, before }, newest) => {
  switch (change.kind) {
    case "document":
      return before === null ? takeDown(req, change) : publish(req, change, before, newest);
    case "redirect":
      await deleteRedirect(req, change.from);
      return before === null ? undefined : createRedirect(req, before);
    case "release": {
      const version = Number(record(before)["version"]);
      return before === null ? undefined : activateRelease(req, { kind: "release", version });
    }
  }
};

/** Returns how many collections place the pages of a collection. Those above have a lower number. */
function countAbove(collection: string, slugs: readonly string[]): number {
  const above = slugs.filter(
    (slug) => slug !== collection && listDependants(slug).some((d) => d.collection === collection),
  );
  return above.reduce((most, slug) => Math.max(most, 1 + countAbove(slug, slugs)), 0);
}

/**
 * Orders changes so that each finds what it needs: pages are taken down before others take their
 * addresses, the pages above are published before those below, and redirects to pages come last.
 */
export function orderItems(items: readonly CampaignItem[]): readonly CampaignItem[] {
  const slugs = [
    ...new Set(
      items.flatMap(({ change }) => (change.kind === "document" ? [change.collection] : [])),
    ),
  ];
  function rank({ change, stored }: CampaignItem): readonly [number, number, number] {
    if (change.kind === "release") return [4, 0, 0];
    if (change.kind === "redirect") return [change.action === "delete" ? 1 : 3, 0, 0];
    if (change.action === "unpublish") return [0, 0, 0];
    const depth = readString(stored?.["path"]).split("/").length;
    return [2, countAbove(change.collection, slugs), depth];
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ item }) => item);
}

/** Stores with each change what it replaced, and the hash of what visitors see now. */
export async function keepOutcome(
  req: PayloadRequest,
  items: readonly CampaignItem[],
  before: ReadonlyMap<string, Stored | null>,
): Promise<void> {
  const shown = await loadAllPublished(req, listDocuments(items));
  for (const { id, change } of items) {
    const after = change.kind === "document" ? hashContent(shown.get(change.id) ?? null) : "";
    const data = { before: before.get(id) ?? null, after };
    await updateItem({ payload: req.payload, req }, id, data);
  }
}

/** Whether visitors still see what a change made. @param present what they see of it */
export function isUntouched({ change, after }: CampaignItem, present: Stored | null): boolean {
  if (change.kind === "release") return present?.["version"] === change.version;
  if (change.kind === "redirect")
    return change.action === "delete" ? present === null : present?.["to"] === change.to;
  return hashContent(present) === after;
}
