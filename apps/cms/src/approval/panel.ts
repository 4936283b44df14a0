/** What the panel of a review shows beside a document. */
import type { PayloadRequest } from "payload";
import { canWrite, isInScope, type Actor, type Area } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { computeDocumentState } from "../hooks/index-document.ts";
import { loadLiveRow } from "../hooks/placement.ts";
import { getSay } from "../labels/request-words.ts";
import { listPlansOf } from "../plans/planned.ts";
import { loadThreads } from "./comments.ts";
import { isEditor, loadAllEditors } from "./editors.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { computeReviewState, loadReview, type Review } from "./reviews.ts";
import { loadApprovers, mayApprove, needsApproval } from "./second-person.ts";
import type { ReviewAction, ShownPanel, ShownReview } from "./shapes.ts";

/** A document with what its review needs to know. */
export interface ReviewedDocument {
  readonly actor: Actor;
  readonly collection: string;
  readonly id: string;
  /** The newest version. */
  readonly document: Stored;
  /** The version that visitors see; null when they see none. */
  readonly live: Stored | null;
  readonly fingerprint: string;
  readonly review: Review | null;
  readonly isNeeded: boolean;
  readonly canWrite: boolean;
  readonly canApprove: boolean;
}

/** Loads a document for its review; null when there is none. */
export async function loadReviewed(
  req: PayloadRequest,
  actor: Actor,
  { collection, id }: { readonly collection: string; readonly id: string },
): Promise<ReviewedDocument | null> {
  const config = req.payload.collections[collection]?.config;
  if (!config?.flattenedFields.some(({ name }) => name === "group")) return null;
  const document: Stored | null = await req.payload.findByID({
    collection: collection as "page_landing",
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!document) return null;
  const row = await loadLiveRow(req, collection, id);
  const live = row?.["_status"] === "published" ? row : null;
  const area = config.custom["area"] as Area;
  return {
    ...{ actor, collection, id, document, live },
    fingerprint: fingerprintOf(req.payload, collection, document),
    review: await loadReview(req, id),
    isNeeded: await needsApproval(req.payload, collection, document, live),
    canWrite: canWrite(actor, area) && isInScope(actor, document),
    canApprove: mayApprove(actor, document),
  };
}

/** Returns why an account may not approve, as a sentence; null when it may. */
export async function findOwnWork(
  req: PayloadRequest,
  { actor, collection, id, isNeeded, review }: ReviewedDocument,
): Promise<string | null> {
  if (!isNeeded) return null;
  const say = getSay(req);
  if (review?.askedById === actor.id) return say("review.own.asked");
  return isEditor(await loadAllEditors(req, collection, id), actor)
    ? say("review.own.changed")
    : null;
}

const isPublished = ({ document }: ReviewedDocument): boolean =>
  document["_status"] === "published";

/** Returns whether a review may be asked for: of changes that are neither in review nor approved. */
export function canBeAsked(reviewed: ReviewedDocument): boolean {
  return (
    reviewed.canWrite &&
    !isPublished(reviewed) &&
    computeReviewState(reviewed.review, reviewed.fingerprint) === null
  );
}

function listActions(reviewed: ReviewedDocument, refusal: string | null): readonly ReviewAction[] {
  const { actor, canApprove, canWrite: mayWrite, review } = reviewed;
  const isOpen = review?.state === "open";
  const isCurrent = isOpen || review?.state === "approved";
  const allowed: Readonly<Record<ReviewAction, boolean>> = {
    ask: canBeAsked(reviewed),
    approve: isOpen && canApprove && refusal === null,
    return: isCurrent && canApprove,
    withdraw: isOpen && (mayWrite || review.askedById === actor.id),
  };
  return (["ask", "approve", "return", "withdraw"] as const).filter((name) => allowed[name]);
}

function showReview({ document, fingerprint, review }: ReviewedDocument): ShownReview | null {
  if (!review) return null;
  const { state, askedBy, askedAt, askedTo, note, decidedBy, decidedAt } = review;
  const isChanged = state === "approved" && review.fingerprint !== fingerprint;
  return {
    ...{ state, askedBy, askedAt, askedTo, note, decidedBy, decidedAt },
    reason: review.decisionNote,
    changedBy: isChanged ? readString(document["edited_by"]) : null,
  };
}

/** Describes the review of a document for an account. */
export async function showPanel(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
): Promise<ShownPanel> {
  const { actor, canApprove, collection, document, fingerprint, live, review } = reviewed;
  const isOpen = review?.state === "open";
  const refusal = isOpen && canApprove ? await findOwnWork(req, reviewed) : null;
  const approvers = await loadApprovers(req.payload, document);
  return {
    state: computeDocumentState({
      newest: document,
      isLive: live !== null,
      review: computeReviewState(review, fingerprint),
    }),
    fingerprint,
    review: isPublished(reviewed) ? null : showReview(reviewed),
    plans: await listPlansOf(req.payload, reviewed.id),
    isNeeded: reviewed.isNeeded && !isPublished(reviewed),
    actions: isPublished(reviewed) ? [] : listActions(reviewed, refusal),
    refusal,
    canComment: reviewed.canWrite || canApprove,
    approvers: approvers.map(({ email }) => email).filter((email) => email !== actor.email),
    threads: await loadThreads(req, collection, document),
  };
}
