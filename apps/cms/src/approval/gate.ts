/** Refuses to publish what a second person must approve first. */
import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getLiveRow } from "../hooks/placement.ts";
import { getSay } from "../labels/request-words.ts";
import { isEditor, loadAllEditors } from "./editors.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { loadReview } from "./reviews.ts";
import { needsApproval } from "./second-person.ts";

/** Returns whether visitors saw this content before, according to the stored versions. */
async function wasLive(
  req: PayloadRequest,
  collection: string,
  id: string,
  fingerprint: string,
): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { "version._status": { equals: "published" } }] },
    limit: 0,
    pagination: false,
    req,
  });
  return docs.some(
    ({ version }) => fingerprintOf(req.payload, collection, record(version)) === fingerprint,
  );
}

/** Returns why this content is not approved, as a sentence; null when it is. */
async function findObjection(
  req: PayloadRequest,
  collection: string,
  id: string,
  fingerprint: string,
): Promise<string | null> {
  const say = getSay(req);
  const review = id === "" ? null : await loadReview(req, id);
  if (review?.state === "open") return say("review.gate.waits", { person: review.askedBy });
  if (review?.state !== "approved") return say("review.gate.ask");
  if (review.fingerprint !== fingerprint)
    return say("review.gate.changed", { person: review.decidedBy });
  const approver = { id: review.decidedById, email: review.decidedBy };
  const isOwn =
    approver.id === review.askedById ||
    isEditor(await loadAllEditors(req, collection, id), approver);
  return isOwn ? say("review.gate.own", { person: review.decidedBy }) : null;
}

/**
 * Refuses a publication without the approval that it needs: of exactly this content, by somebody
 * who neither changed it nor asked for the review. Content that visitors saw before needs none.
 */
export const refuseUnapproved: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const wanted = data as Stored;
  const isPublication = wanted["_status"] === "published" && !wanted["deletedAt"];
  if (!isPublication || req.context["seed"] !== undefined || !readActor(req.user)) return;
  const original = record(originalDoc);
  const id = readString(original["id"]);
  const row = id === "" ? null : await getLiveRow(req, slug, originalDoc as Stored);
  const live = row?.["_status"] === "published" ? row : null;
  if (!(await needsApproval(req.payload, slug, wanted, live))) return;
  const fingerprint = fingerprintOf(req.payload, slug, wanted);
  if (live && fingerprintOf(req.payload, slug, live) === fingerprint) return;
  const objection = await findObjection(req, slug, id, fingerprint);
  if (objection === null) return;
  if (id !== "" && (await wasLive(req, slug, id, fingerprint))) return;
  // Not 403: a plan of a publication would name the rights of its planner as the reason.
  refuseRequest(409, objection);
};
