/** Change sets: named edits of the tables of the finder that are reviewed and published together. */
import type { Edit } from "@orlaya/finder/changes";
import type { EligibilityData } from "@orlaya/finder/data";
import type { Refusal, ShownDiff, ShownFinding } from "../eligibility/shapes.ts";
import type { ShownTexts } from "../markets/shapes.ts";

export const SET_STATES = ["draft", "review", "approved", "planned", "live", "withdrawn"] as const;
export type SetState = (typeof SET_STATES)[number];
/** States in which a set is not decided yet. */
export const OPEN_STATES = ["draft", "review", "approved", "planned"] as const;

/** An edit, and who made it. */
export interface SetEdit extends Edit {
  /** Mail addresses of its authors. */
  readonly by: readonly string[];
}
export interface SetComment {
  readonly person: string;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** Key of the edit; empty for a comment on the whole set. */
  readonly edit: string;
}
/** An approval. It is valid for exactly these edits on exactly this live release. */
export interface SetApproval {
  readonly person: string;
  readonly at: string;
  readonly fingerprint: string;
}
export interface ChangeSet {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly state: SetState;
  /** Mail addresses of the people who edit it; the first one created it. */
  readonly people: readonly string[];
  /** Number of the release on which the edits were made. */
  readonly base: number;
  readonly edits: readonly SetEdit[];
  readonly comments: readonly SetComment[];
  readonly approval: SetApproval | null;
  /** Why it was sent back; null when it was not. */
  readonly returned: { readonly person: string; readonly reason: string } | null;
  /** Planned instant in ISO 8601; empty when it is not planned. */
  readonly at: string;
  readonly zone: string;
  /** Id and mail address of the account that planned it. */
  readonly planner: string;
  readonly plannedBy: string;
  /** Number of the release that it became; 0 before. */
  readonly result: number;
  readonly liveAt: string;
  /** Why a planned publication failed. */
  readonly problem: string;
  /** Columns that stayed as somebody had saved them, in words. */
  readonly left: readonly string[];
  /** ISO 8601. */
  readonly changedAt: string;
}

/** A changed column in words. */
export interface ShownColumn {
  readonly column: string;
  readonly label: string;
  /** Members that a list of records gains and loses. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Values before and after; null for a list of records. */
  readonly before: string | null;
  readonly after: string | null;
}
export interface ShownEdit {
  readonly key: string;
  readonly table: string;
  readonly kind: "added" | "changed" | "removed";
  /** Kind of record and its name, in the language of the reader. */
  readonly type: string;
  readonly name: string;
  /** Path of its form; empty when it has none. */
  readonly href: string;
  readonly columns: readonly ShownColumn[];
  readonly by: readonly string[];
  readonly comments: readonly SetComment[];
}
export interface ShownConflict {
  /** Sent back with the choice. */
  readonly key: string;
  readonly type: string;
  readonly name: string;
  /** Null: the whole record. */
  readonly label: string | null;
  readonly before: string;
  readonly live: string;
  readonly mine: string;
}
/** What an account may do with a set now. */
export type SetAbility =
  | "edit"
  | "send"
  | "takeBack"
  | "approve"
  | "publish"
  | "plan"
  | "cancel"
  | "withdraw"
  | "reopen"
  | "undo";
/** A set that took another one back. */
export interface UndoingSet {
  readonly id: string;
  readonly name: string;
  /** Since when it is live, ISO 8601. */
  readonly at: string;
}
/** A set as one account sees it. */
export interface ShownSet extends Omit<ChangeSet, "edits" | "comments" | "approval" | "base"> {
  readonly edits: readonly ShownEdit[];
  readonly comments: readonly SetComment[];
  readonly conflicts: readonly ShownConflict[];
  /** Why the edits cannot be applied to the live release, in words. */
  readonly problems: readonly string[];
  /** `isValid`: the edits and the live release are still those that were seen. */
  readonly approval: {
    readonly person: string;
    readonly at: string;
    readonly isValid: boolean;
  } | null;
  /** Planned time in the zone of the planner; empty when it is not planned. */
  readonly local: string;
  readonly abilities: readonly SetAbility[];
  /** Address of the public site at a journey that the live set changed; null when there is none. */
  readonly seenAt: string | null;
  /** The live set that took this one back; null when none did, and when this one applies again. */
  readonly undoneBy: UndoingSet | null;
  /** Whether the live data are not as the live set changed them, although no set took it back. */
  readonly isReplaced: boolean;
  /** Identifies the edits and the live release to which they are applied. */
  readonly fingerprint: string;
  /** Accounts that may be invited. */
  readonly colleagues: readonly string[];
}
/** A set in a list. */
export interface ListedSet {
  readonly id: string;
  readonly name: string;
  readonly state: SetState;
  readonly people: readonly string[];
  readonly count: number;
  readonly changedAt: string;
  readonly at: string;
  readonly result: number;
  /** Whether another set took it back. */
  readonly isUndone: boolean;
  /** Whether the live data are not as it changed them, although no set took it back. */
  readonly isReplaced: boolean;
  /** Whether somebody else published what it changes, so that it must be decided again. */
  readonly hasConflicts: boolean;
  /** Whether it waits for this account. */
  readonly isWaiting: boolean;
  readonly isOwn: boolean;
}
/** How an obstacle is mended. */
export interface ShownMending {
  /** What to do, in one sentence. */
  readonly todo: string;
  /** The forms and tables in which it is done. */
  readonly places: readonly { readonly label: string; readonly href: string }[];
  /** Who can do it when the account may not, or what it has to do first; empty otherwise. */
  readonly who: string;
}
/** A reason against publishing a set. */
export interface Obstacle extends Refusal {
  readonly mending: ShownMending;
}
/** What a set would do. */
export interface SetEffect {
  /** Number of the live release with which it is compared. */
  readonly live: number;
  /** Null when the edits cannot be applied. */
  readonly diff: ShownDiff | null;
  /** Share of the journeys that change, 0 to 1, and the largest one without an approval. */
  readonly share: number;
  readonly limit: number;
  readonly needsApproval: boolean;
  /** Reasons against publishing. */
  readonly refusals: readonly Obstacle[];
  /**
   * Published texts that have to be checked afterwards; null when there are none, and without the
   * comparison with the pages.
   */
  readonly texts: ShownTexts | null;
  /** Findings that the live release does not have. */
  readonly findings: readonly ShownFinding[];
  /** Checksum of the data of the set, for which an agreement is valid; null when it has none. */
  readonly checksum: string | null;
  readonly secondPerson: boolean;
  readonly milliseconds: number;
}
/** Names a set as a version of the rules: the live release with its edits. */
export const writeSetVersion = (id: string): string => `set-${id}`;
/** Reads the id of the set that a version names; null for a release and for the saved rules. */
export const readSetVersion = (version: string): string | null =>
  /^set-([\w-]{1,64})$/u.exec(version)?.[1] ?? null;

/** The tables of a set, for a view that edits them. */
export interface SetData {
  readonly set: ShownSet;
  /** The live release with the edits. */
  readonly data: EligibilityData;
  /** Table → id → name of the record in the language of the reader. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
