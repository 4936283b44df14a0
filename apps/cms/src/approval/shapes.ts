/** Shapes of the endpoints of reviews. Also used in the browser. */
import type { DocumentState } from "../documents/document-state.ts";
import type { DocumentPlan } from "../plans/planned.ts";
import type { RequestState } from "./request-states.ts";

/** A comment at a field. */
export interface ShownComment {
  readonly id: string;
  readonly text: string;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}
/** Open comments at one field. */
export interface ShownThread {
  readonly path: string;
  /** Where the field stands, in words. */
  readonly place: string;
  /** Whether the document still has the field. */
  readonly exists: boolean;
  readonly comments: readonly ShownComment[];
}
/** The request that concerns the document now. */
export interface ShownReview {
  readonly state: RequestState;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly askedTo: string;
  readonly note: string;
  readonly decidedBy: string;
  readonly decidedAt: string;
  readonly reason: string;
  /** Who changed the document after it was approved; null when nobody did. */
  readonly changedBy: string | null;
}
export const REVIEW_ACTIONS = ["ask", "approve", "return", "withdraw"] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
/** What the panel of a review shows. */
export interface ShownPanel {
  readonly state: DocumentState;
  /** Fingerprint of the newest version, which an approval sends back. */
  readonly fingerprint: string;
  readonly review: ShownReview | null;
  /** What is planned for the document. */
  readonly plans: readonly DocumentPlan[];
  /** Whether a second person must approve this content. */
  readonly isNeeded: boolean;
  readonly actions: readonly ReviewAction[];
  /** Why the account may not approve this, as a sentence; null when it may, or never may. */
  readonly refusal: string | null;
  readonly canComment: boolean;
  /** Mail addresses of the people who may approve it. */
  readonly approvers: readonly string[];
  readonly threads: readonly ShownThread[];
}
/** A field that differs between what visitors see and the newest version. */
export interface ShownFieldChange {
  readonly path: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
}
/** What a publication would change. */
export interface ShownChanges {
  /** Whether visitors see a version. */
  readonly isLive: boolean;
  readonly fingerprint: string;
  readonly changes: readonly ShownFieldChange[];
}
