/** Reads and writes the requests of reviews (collections/reviews.ts). */
import type { Payload, PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import type { ReviewState } from "../documents/document-state.ts";
import { readIso, readString, type Stored } from "../fields/record.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { REQUEST_STATES, type RequestState } from "./request-states.ts";

const REVIEWS = "reviews";
type Row = Stored & { readonly id: string };

/** States of a request that still concerns somebody. */
const CURRENT: RequestState[] = ["open", "approved", "returned"];

/** A request to review a document. */
export interface Review {
  readonly id: string;
  readonly document: string;
  readonly state: RequestState;
  readonly fingerprint: string;
  readonly askedBy: string;
  readonly askedById: string;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly askedTo: string;
  readonly note: string;
  readonly decidedBy: string;
  readonly decidedById: string;
  readonly decidedAt: string;
  readonly decisionNote: string;
}

function readReview(row: Row): Review {
  return {
    id: row.id,
    document: readString(row["document"]),
    state: REQUEST_STATES.find((state) => state === row["state"]) ?? "done",
    fingerprint: readString(row["fingerprint"]),
    askedBy: readString(row["asked_by"]),
    askedById: readString(row["asked_by_id"]),
    askedAt: readIso(row["asked_at"]),
    askedTo: readString(row["asked_to"]),
    note: readString(row["note"]),
    decidedBy: readString(row["decided_by"]),
    decidedById: readString(row["decided_by_id"]),
    decidedAt: readIso(row["decided_at"]),
    decisionNote: readString(row["decision_note"]),
  };
}

async function findCurrent(
  { payload, req }: { readonly payload: Payload; readonly req?: PayloadRequest },
  documents: readonly string[],
): Promise<readonly Review[]> {
  const { docs } = await payload.db.find<Row>({
    collection: REVIEWS,
    where: { and: [{ document: { in: [...documents] } }, { state: { in: CURRENT } }] },
    sort: "-asked_at",
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs.map(readReview);
}

/** Loads the request that concerns a document now; null when there is none. */
export async function loadReview(req: PayloadRequest, document: string): Promise<Review | null> {
  return (await findCurrent({ payload: req.payload, req }, [document]))[0] ?? null;
}

/** Returns the state that a request gives to a document with this fingerprint. */
export function computeReviewState(
  review: Pick<Review, "state" | "fingerprint"> | null,
  fingerprint: string,
): ReviewState | null {
  if (review?.state === "open") return "review";
  return review?.state === "approved" && review.fingerprint === fingerprint ? "approved" : null;
}

/** Loads the states of the reviews of documents, by the id of the document. */
export async function loadReviewStates(
  payload: Payload,
  collection: string,
  newest: readonly Stored[],
): Promise<ReadonlyMap<string, ReviewState>> {
  const documents = new Map(newest.map((document) => [readString(document["id"]), document]));
  const reviews = await findCurrent({ payload }, [...documents.keys()]);
  const states = new Map<string, ReviewState>();
  for (const review of reviews.toReversed()) {
    const document = documents.get(review.document);
    if (!document) continue;
    const state = computeReviewState(review, fingerprintOf(payload, collection, document));
    if (state) states.set(review.document, state);
    else states.delete(review.document);
  }
  return states;
}

/** Stores a new request. */
export async function createReview(req: PayloadRequest, data: Stored): Promise<void> {
  await req.payload.db.create({ collection: REVIEWS, data: { ...data }, req, returning: false });
}

/** Changes a request. */
export async function updateReview(req: PayloadRequest, id: string, data: Stored): Promise<void> {
  await req.payload.db.updateOne({ collection: REVIEWS, id, data, req, returning: false });
}

/** Ends the requests that concern a document, because it was published or is asked for again. */
export async function endReviews(
  req: PayloadRequest,
  document: string,
  published: Stored = {},
): Promise<void> {
  for (const { id } of await findCurrent({ payload: req.payload, req }, [document]))
    await updateReview(req, id, { state: "done", ...published });
}

/** Returns what a request states about its publication. */
export function describePublication(req: PayloadRequest, fingerprint: string): Stored {
  return {
    published_by: readActor(req.user)?.email ?? null,
    published_at: new Date().toISOString(),
    published_fingerprint: fingerprint,
  };
}
