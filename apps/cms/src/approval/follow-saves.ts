/** Keeps the state of a review up to date with each save of its document. */
import type { CollectionAfterChangeHook } from "payload";
import { readString, type Stored } from "../fields/record.ts";
import { passReviewState } from "../hooks/index-document.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { computeReviewState, describePublication, endReviews, loadReview } from "./reviews.ts";

/** Runs after every save of a document, before it is indexed. A publication ends the review. */
export const followReview: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context["seed"] !== undefined) return;
  const document = doc as Stored;
  const id = readString(document["id"]);
  const review = await loadReview(req, id);
  if (!review) return;
  const fingerprint = fingerprintOf(req.payload, collection.slug, document);
  if (document["_status"] === "published")
    await endReviews(req, id, describePublication(req, fingerprint));
  else passReviewState(req, id, computeReviewState(review, fingerprint));
};
