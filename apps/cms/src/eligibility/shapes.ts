/**
 * Responses of the finder's endpoints to the views of the admin. Types only, so that the browser
 * bundle gets no other code.
 */
import type { PreparedRelease, Severity } from "@orlaya/finder/eligibility";
import type { ShownTexts } from "../markets/shapes.ts";

/** A rule by name, with the id of its document. */
export interface NamedRule {
  readonly ID: string;
  readonly name: string;
  readonly document: string | null;
}
/** Answers in words, and as parameters of the address that explains them. */
export interface ShownWitness {
  readonly words: string;
  readonly query: string;
}
/** The outcome of a scenario that changed. The outcomes are in words. */
export interface ShownScenarioChange {
  /** Id of the scenario in the finder. */
  readonly scenario: string;
  /** Id of its document; null when it was deleted. */
  readonly document: string | null;
  readonly before: string;
  readonly after: string;
  /** The new outcome, sent back with an agreement; null when there is none to agree to. */
  readonly end: string | null;
}
/** A reason against publishing a release: its kind, a sentence, and the rules concerned. */
export interface Refusal {
  readonly kind: string;
  readonly message: string;
  /** Id of the finding, if there is one. */
  readonly finding: string | null;
  /** Whether it may be accepted with a reason. */
  readonly acceptable: boolean;
  readonly journeys: number;
  readonly rules: readonly NamedRule[];
  /** Answers that show it. */
  readonly witness: ShownWitness | null;
  /** Absolute addresses of pages of the site that contradict each other. */
  readonly hrefs: readonly string[];
  /** The change of a scenario; null for other reasons. */
  readonly scenario: ShownScenarioChange | null;
}
/** The journeys that change against the live release. */
export interface ShownChange {
  readonly journeys: number;
  readonly changed: number;
  /** `changed` divided by `journeys`, 0 to 1; 1 when the live release cannot be read. */
  readonly share: number;
  /** Largest share without a confirmation, 0 to 1. */
  readonly limit: number;
  /** Whether the release waits for a confirmation. */
  readonly needsSecondPerson: boolean;
}
/** A request to publish, as one account sees it. */
export interface ShownRequest {
  readonly person: string;
  readonly at: string;
  readonly note: string;
  /** Whether the data are still those of the request. */
  readonly current: boolean;
  /** Whether this account may confirm it. */
  readonly confirmable: boolean;
}
/** What a journey leads to. */
export interface ShownEnd {
  /** Name of the plan; null for no plan. */
  readonly plan: string | null;
  /** Name of the plan whose funnel gives the quote; null without a funnel. */
  readonly quote: string | null;
  /** Whether nationality is asked first. */
  readonly asked: boolean;
}
export interface ShownBox {
  readonly journeys: number;
  readonly before: ShownEnd;
  readonly after: ShownEnd;
  /** Names of countries. */
  readonly residences: readonly string[];
  readonly destinations: readonly string[];
  /** Whether the journeys stay within one country; then the destinations are the residences. */
  readonly within: boolean;
  /** Null: any nationality. */
  readonly nationalities: readonly string[] | null;
  readonly profiles: readonly string[];
}
export interface ShownDiff {
  readonly journeys: number;
  readonly changed: number;
  readonly boxes: readonly ShownBox[];
  /** Number of boxes left out. */
  readonly more: number;
  readonly records: readonly {
    readonly table: string;
    readonly name: string;
    readonly change: string;
    /** Labels. */
    readonly columns: readonly string[];
  }[];
}
export interface ShownFinding extends Refusal {
  readonly id: string;
  readonly severity: Severity;
  readonly state: "open" | "accepted" | "reopened";
}
/** What a person accepted of a finding. */
export interface ShownAcceptance {
  readonly reason: string;
  readonly person: string;
  /** ISO 8601; empty when unknown. */
  readonly at: string;
  /** When the finding opens again. */
  readonly review: string;
}
/** A finding in words, with what people accepted of it. */
export interface ListedFinding extends ShownFinding {
  readonly acceptance: ShownAcceptance | null;
}
export interface ListedFindings {
  readonly findings: readonly ListedFinding[];
  readonly can_accept: boolean;
}
export interface BriefRelease {
  readonly version: number;
  readonly checksum: string;
  readonly author: string;
  readonly time: string;
  readonly note: string;
}

export interface Preview {
  /** Number that the release would get. */
  readonly version: number;
  /** Sent back when publishing. Null while the data are invalid. */
  readonly checksum: string | null;
  /** Checksum of the saved data, sent back with an agreement. */
  readonly data_checksum: string | null;
  readonly live: BriefRelease | null;
  readonly unchanged: boolean;
  readonly refusals: readonly Refusal[];
  readonly certificate: {
    readonly journeys: number;
    readonly checked: number;
    readonly differing: number;
    readonly tuples: number;
  } | null;
  /** Compressed bytes by locale. */
  readonly sizes: PreparedRelease["sizes"];
  readonly budget: { readonly payload: number; readonly search: number };
  readonly change: ShownChange;
  /** The request that waits for a confirmation. */
  readonly request: ShownRequest | null;
  /** Whether the confirmation must come from another account. */
  readonly second_person: boolean;
  /** Findings that neither prevent publishing nor are accepted. */
  readonly findings: readonly ShownFinding[];
  readonly more_findings: number;
  readonly accepted: number;
  readonly diff: ShownDiff | null;
  /** Texts that have to be checked after this release; null when none, or when it is refused. */
  readonly texts: ShownTexts | null;
  readonly milliseconds: number;
}

export interface ShownRule {
  readonly ID: string;
  readonly name: string;
  readonly document: string | null;
  readonly product: string | null;
  readonly funnel: string | null;
}
export interface ShownExplanation {
  readonly because:
    | "neutral"
    | "single-restricted"
    | "nationality"
    | "ask"
    | "nationality-not-listed"
    | "no-flow"
    | "unknown-answer";
  readonly winner: ShownRule | null;
  readonly matching: readonly ShownRule[];
  /** Rules that fail on one answer only. */
  readonly near: readonly (ShownRule & { readonly failed: string })[];
  readonly more: number;
}
export interface Effect {
  /** The live release. */
  readonly version: number;
  /** Changes of the unsaved edit against the saved data. */
  readonly edit: ShownDiff;
  /** Number of journeys that the saved data change against the live release. */
  readonly saved: number;
}
