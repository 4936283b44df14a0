/** Shapes of campaigns. */
import type { Stored } from "../fields/record.ts";

/**
 * `draft`: being prepared. `planned`: goes live at its time. `running`: is going live now. `live`:
 * visitors see it. `failed`: could not go live. `undone`: visitors see what they saw before.
 */
export const CAMPAIGN_STATES = ["draft", "planned", "running", "live", "failed", "undone"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** A document that is published or taken down. */
export interface DocumentChange {
  readonly kind: "document";
  readonly collection: string;
  readonly id: string;
  readonly action: "publish" | "unpublish";
}
/** A redirect that is created or deleted. */
export interface RedirectChange {
  readonly kind: "redirect";
  readonly action: "create" | "delete";
  readonly from: string;
  readonly to: string;
}
/** A stored release of the eligibility rules that becomes the live one. */
export interface ReleaseChange {
  readonly kind: "release";
  readonly version: number;
}
export type Change = DocumentChange | RedirectChange | ReleaseChange;

export interface CampaignItem {
  readonly id: string;
  readonly change: Change;
  /** The version that goes live; null for other changes than a publication. */
  readonly stored: Stored | null;
  /** What visitors saw before the campaign; null before it, and when they saw nothing. */
  readonly before: Stored | null;
  /** Hash of what visitors saw after the campaign; empty before it. */
  readonly after: string;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly state: CampaignState;
  readonly createdBy: string;
  /** Planned instant in ISO 8601; empty when it is not planned. */
  readonly at: string;
  readonly zone: string;
  /** Id and mail address of the account that planned it. */
  readonly planner: string;
  readonly plannedBy: string;
  readonly liveAt: string;
  readonly undoneAt: string;
  readonly undoneBy: string;
  readonly problems: readonly Problem[];
}

/** Why a change of a campaign cannot be made. */
export interface Problem {
  /** Id of the item; empty for the campaign as a whole. */
  readonly item: string;
  /** Sentence in the language of the planner. */
  readonly message: string;
}
