/** What people do with a review: ask, approve, send back, withdraw, and comment. */
import type { PayloadRequest } from "payload";
import { readTitle } from "../documents/read-title.ts";
import { readString, type Stored } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note as writeAudit } from "../hooks/audit.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { computeDocumentState, indexState } from "../hooks/index-document.ts";
import { getSay } from "../labels/request-words.ts";
import { queueComment, queueNotice, type NoticeKind } from "../notices/queue-notices.ts";
import { getShape } from "../texts/text-pairs.ts";
import { createComment, loadWriters, resolveThread } from "./comments.ts";
import { findLabels } from "./field-path.ts";
import { canBeAsked, findOwnWork, type ReviewedDocument } from "./panel.ts";
import { createReview, endReviews, updateReview, type Review } from "./reviews.ts";
import { loadApprovers } from "./second-person.ts";

/** Longest note, reason and comment, in characters. */
export const MAX_NOTE = 2000;
const readNote = (value: unknown): string => readString(value).trim().slice(0, MAX_NOTE);

/** Writes the audit log, and tells people by mail. */
async function announce(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
  action: string,
  mail: { readonly kind: NoticeKind; readonly to: readonly string[]; readonly text: string },
): Promise<void> {
  const { actor, collection, document, id } = reviewed;
  const title = readTitle(req, reviewed.collection, reviewed.document);
  const changes = mail.text === "" ? [] : [writeChange("note", null, mail.text)];
  await writeAudit(req, action, collection, { ...document, title }, { changes });
  const data = { collection, document: id, title, person: actor.email, text: mail.text };
  for (const to of new Set(mail.to))
    if (to !== actor.email) await queueNotice(req, { kind: mail.kind, to, data });
}

/** Asks for a review of the newest version. @throws APIError with a sentence */
export async function askForReview(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
  body: Stored,
): Promise<void> {
  const { actor, collection, document, fingerprint, id, review } = reviewed;
  const say = getSay(req);
  if (!reviewed.canWrite) refuseRequest(403, say("problem.scope"));
  if (review?.state === "open")
    refuseRequest(409, say("review.problem.asked", { person: review.askedBy }));
  if (!canBeAsked(reviewed)) refuseRequest(409, say("review.problem.nothing"));
  const approvers = (await loadApprovers(req.payload, document)).map(({ email }) => email);
  const askedTo = readString(body["to"]);
  if (askedTo !== "" && !approvers.includes(askedTo))
    refuseRequest(400, say("review.problem.person"));
  const text = readNote(body["note"]);
  await endReviews(req, id);
  await createReview(req, {
    ...{ document: id, type: collection, group: document["group"], locale: document["locale"] },
    ...{ audience: document["audience"] ?? null, state: "open", fingerprint, note: text },
    ...{ asked_by: actor.email, asked_by_id: actor.id, asked_at: new Date().toISOString() },
    asked_to: askedTo,
  });
  await indexState(req, id, "review");
  const to = askedTo === "" ? approvers : [askedTo];
  await announce(req, reviewed, "ask for review", { kind: "asked", to, text });
}

/** Returns the request that waits for a decision. @throws APIError when there is none */
function requireReview(
  req: PayloadRequest,
  { review }: ReviewedDocument,
  states: readonly Review["state"][],
): Review {
  return review && states.includes(review.state)
    ? review
    : refuseRequest(409, getSay(req)("review.problem.none"));
}

function describeDecision(
  { actor }: ReviewedDocument,
  decision: "approved" | "returned",
  note: string,
): Stored {
  return {
    state: decision,
    decision,
    decided_by: actor.email,
    decided_by_id: actor.id,
    decided_at: new Date().toISOString(),
    decision_note: note,
  };
}

/** Approves the version that the person saw. @throws APIError with a sentence */
export async function approve(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
  body: Stored,
): Promise<void> {
  const { fingerprint, id } = reviewed;
  const say = getSay(req);
  if (!reviewed.canApprove) refuseRequest(403, say("review.problem.role"));
  const review = requireReview(req, reviewed, ["open"]);
  if (body["fingerprint"] !== fingerprint)
    refuseRequest(
      409,
      say("review.problem.stale", { person: readString(reviewed.document["edited_by"]) }),
    );
  const refusal = await findOwnWork(req, reviewed);
  if (refusal !== null) refuseRequest(403, refusal);
  const text = readNote(body["note"]);
  const data = describeDecision(reviewed, "approved", text);
  await updateReview(req, review.id, { ...data, fingerprint });
  await indexState(req, id, "approved");
  await announce(req, reviewed, "approve", { kind: "approved", to: [review.askedBy], text });
}

async function leaveReview(
  req: PayloadRequest,
  { document, id, live }: ReviewedDocument,
): Promise<void> {
  const state = computeDocumentState({ newest: document, isLive: live !== null, review: null });
  await indexState(req, id, state);
}

/** Sends a document back with a reason. @throws APIError with a sentence */
export async function sendBack(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
  body: Stored,
): Promise<void> {
  const say = getSay(req);
  if (!reviewed.canApprove) refuseRequest(403, say("review.problem.role"));
  const review = requireReview(req, reviewed, ["open", "approved"]);
  const text = readNote(body["note"]);
  if (text === "") refuseRequest(400, say("review.problem.reason"));
  await updateReview(req, review.id, describeDecision(reviewed, "returned", text));
  await leaveReview(req, reviewed);
  await announce(req, reviewed, "send back", { kind: "returned", to: [review.askedBy], text });
}

/** Withdraws a request. @throws APIError with a sentence */
export async function withdraw(req: PayloadRequest, reviewed: ReviewedDocument): Promise<void> {
  const { actor } = reviewed;
  const review = requireReview(req, reviewed, ["open"]);
  if (!reviewed.canWrite && review.askedById !== actor.id)
    refuseRequest(403, getSay(req)("problem.scope"));
  await updateReview(req, review.id, { state: "withdrawn" });
  await leaveReview(req, reviewed);
  const title = readTitle(req, reviewed.collection, reviewed.document);
  await writeAudit(req, "withdraw review", reviewed.collection, { ...reviewed.document, title });
}

function requireComments(req: PayloadRequest, { canApprove, canWrite }: ReviewedDocument): void {
  if (!canApprove && !canWrite) refuseRequest(403, getSay(req)("problem.scope"));
}

/** Stores a comment at a field, and tells those whom it concerns. @throws APIError with a sentence */
export async function comment(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
  body: Stored,
): Promise<void> {
  const { actor, collection, document, id, review } = reviewed;
  requireComments(req, reviewed);
  const [path, text] = [readString(body["path"]), readNote(body["text"])];
  if (text === "") refuseRequest(400, getSay(req)("review.problem.comment"));
  const labels = findLabels(getShape(req.payload.config, collection), document, path);
  if (labels === null) return refuseRequest(400, getSay(req)("review.problem.field"));
  const writers = await loadWriters(req, id, path);
  const at = new Date().toISOString();
  await createComment(req, { document: id, type: collection, path, text, by: actor.email, at });
  const concerned = [review?.askedBy ?? "", ...writers, readString(document["edited_by"])];
  const data = {
    collection,
    document: id,
    title: readTitle(req, reviewed.collection, reviewed.document),
    person: actor.email,
  };
  for (const to of new Set(concerned))
    if (to !== "" && to !== actor.email) await queueComment(req, { to, data, labels, text });
}

/** Marks the comments at a field as resolved. @throws APIError with a sentence */
export async function resolve(
  req: PayloadRequest,
  reviewed: ReviewedDocument,
  body: Stored,
): Promise<void> {
  requireComments(req, reviewed);
  const { actor, id } = reviewed;
  const count = await resolveThread(req, id, readString(body["path"]), actor.email);
  if (count === 0) refuseRequest(404, getSay(req)("review.problem.noComment"));
}
