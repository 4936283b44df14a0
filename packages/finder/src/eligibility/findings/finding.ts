/** The kinds of findings, and the data of a finding. */
import type { TableName } from "../../data/types.ts";
import type { AllowedHosts } from "../../url.ts";
import type { Answers } from "../finder.ts";
import type { Options } from "../places.ts";

/**
 * `error` blocks publishing. `conflict` blocks unless it is accepted with a reason. The others
 * never block.
 */
export type Severity = "error" | "conflict" | "warning" | "note";

export interface Kind {
  readonly severity: Severity;
  /** The sentence of the finding, with `{rules}`, `{subject}` and `{by}` filled in. */
  readonly text: string;
  /** Tables of the records in `subject` and `by`; without a table they contain plain text. */
  readonly subject?: TableName;
  readonly by?: TableName;
}

/** All kinds of findings. */
export const FINDING_KINDS = {
  "empty-field": {
    severity: "error",
    text: "Rule {rules} has nothing in {subject}; an empty field is no wildcard",
  },
  "only-excluded": { severity: "error", text: "Rule {rules} has only excluded lists in {subject}" },
  "product-count": {
    severity: "error",
    text: "Rule {rules} must name exactly one product, not {subject}",
  },
  "funnel-count": {
    severity: "error",
    text: "Rule {rules} may name one funnel at most, not {subject}",
  },
  dangling: { severity: "error", text: "{subject} names a record that does not exist" },
  "missing-url": {
    severity: "error",
    text: "Product {subject} has no en-gb address",
    subject: "products",
  },
  "refused-url": {
    severity: "error",
    text: "An address that visitors may not be sent to: {subject}",
  },
  "missing-page": {
    severity: "error",
    text: "{by} leads to {subject}, where no page is published",
  },
  "too-intricate": {
    severity: "error",
    text: "Countries are divided so finely that questions of nationality have more than {by} answers; nothing else was checked place by place",
  },
  conflict: {
    severity: "conflict",
    text: "Rules {rules} lead the same visitors to different plans; {by} wins",
    by: "rules",
  },
  "gap-residence": {
    severity: "warning",
    text: "Residents of {subject} have no plan for any other country",
    subject: "countries",
  },
  "gap-destination": {
    severity: "warning",
    text: "No resident of another country has a plan for {subject}",
    subject: "countries",
  },
  "gap-pair": {
    severity: "warning",
    text: "No plan for {subject}, for residents of {by}",
    subject: "countries",
    by: "countries",
  },
  "gap-nationality": {
    severity: "warning",
    text: "Where rules {rules} ask for nationality, these have no plan: {by}",
    by: "countries",
  },
  overlap: { severity: "note", text: "Rules {rules} lead the same visitors to the same plan" },
  "never-wins": {
    severity: "warning",
    text: "Rule {rules} never decides; in its places win {by}",
    by: "rules",
  },
  "neutral-wins": {
    severity: "warning",
    text: "Restricted rule {rules} does not fire where neutral {by} apply",
    by: "rules",
  },
  "pointless-question": {
    severity: "warning",
    text: "Nationality is asked for rules {rules}, but every answer leads to the same plan",
  },
  "single-restricted": {
    severity: "warning",
    text: "Rule {rules} is restricted to nationalities but alone, so nationality is not asked",
  },
  "other-plan": {
    severity: "warning",
    text: "Rule {rules} leads to {subject} by the funnel of {by}",
  },
  "name-clash": {
    severity: "warning",
    text: "The name of rule {rules} says {by}, which is not its {subject}",
  },
  "empty-list": {
    severity: "warning",
    text: "List {subject} has no members and is used by {rules}",
    subject: "lists",
  },
  "excluded-covered": {
    severity: "warning",
    text: "Rule {rules} covers {by}, on the excluded list {subject}, which it does not name",
    subject: "lists",
    by: "countries",
  },
  "wrong-role": {
    severity: "warning",
    text: "Rule {rules} uses list {subject} against its role tag",
    subject: "lists",
  },
  "link-record": {
    severity: "warning",
    text: "Nationality record {subject} links rule {rules}, which names no nationality",
    subject: "rules",
  },
  "reverse-link": {
    severity: "note",
    text: "The links of {subject} do not agree with the records that name it: {by}",
  },
  "stale-acceptance": { severity: "note", text: "Accepted, but found no longer: “{by}”" },
  "name-fallback": { severity: "note", text: "{subject} has no name in {by}" },
} as const satisfies Record<string, Kind>;

export type FindingKind = keyof typeof FINDING_KINDS;

export interface Finding {
  /** Built from authored IDs, so that it stays the same while other data change. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Affected journeys; 0 for an error in a record that no journey uses. */
  readonly journeys: number;
  /** IDs of the affected rules, in winning order. */
  readonly rules: readonly string[];
  /** The subject besides rules: fields, ids, ISO codes. */
  readonly subject: readonly string[];
  /** The cause: winning rules, countries, locales. */
  readonly by: readonly string[];
  /** The finding as a sentence, with display names of records. Long lists are cut. */
  readonly message: string;
  /** An example of an affected journey. */
  readonly witness: Answers | null;
  /** `reopened`: accepted, but it affects more journeys now. Errors cannot be accepted. */
  readonly state: "open" | "accepted" | "reopened";
  /** The reason for the acceptance. */
  readonly reason: string | null;
}

export type FindingsOptions = Options & {
  /** Hosts that addresses may have; `any` checks the form only. */
  readonly hosts?: AllowedHosts;
  /**
   * Paths of the site at which a page is published. Without them, missing pages are not checked.
   */
  readonly pages?: ReadonlySet<string>;
  /** Called with the completed share, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/**
 * Largest number of findings of one kind. One more finding sums up the rest, because a broken
 * import must not exhaust memory.
 */
export const MOST_OF_A_KIND = 2_000;

/** Whether a release must not be published because of this finding. */
export function blocksPublishing(finding: Finding): boolean {
  return (
    finding.severity === "error" ||
    (finding.severity === "conflict" && finding.state !== "accepted")
  );
}
