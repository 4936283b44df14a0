/** The data of a finding. */
import type { ComplianceLevel, EligibilityData } from "../../data/types.ts";
import type { AllowedHosts } from "../../url.ts";
import type { Answers } from "../finder.ts";
import type { Options } from "../places.ts";
import type { FindingKind, Severity } from "./kinds.ts";
import type { SitePages } from "./site-pages.ts";

export interface Finding {
  /** Built from authored IDs, so that it stays the same while other data change. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  /**
   * Affected journeys; 0 for an error in a record that no journey uses. For a search without a
   * plan, the searches.
   */
  readonly journeys: number;
  /** IDs of the affected rules, in winning order. */
  readonly rules: readonly string[];
  /** The subject besides rules. `FINDING_KINDS` states what it contains, as for the other parts. */
  readonly subject: readonly string[];
  /** The cause: winning rules, countries, locales. */
  readonly by: readonly string[];
  /** A second cause, or a place. */
  readonly where: readonly string[];
  /** An example of an affected journey. */
  readonly witness: Answers | null;
  /**
   * Addresses of two pages that contradict each other; empty for a finding that is not about pages.
   */
  readonly hrefs: readonly string[];
  /** `reopened`: accepted, but it affects more journeys now. Errors cannot be accepted. */
  readonly state: "open" | "accepted" | "reopened";
  /** The reason for the acceptance. */
  readonly reason: string | null;
}

/** Answers that lead to no plan, and how often visitors searched with them. */
export interface SearchWithoutPlan {
  readonly answers: Answers;
  readonly count: number;
}

/** Name of an entity → the compliance levels that it carries. */
export type EntityLevels = ReadonlyMap<string, readonly ComplianceLevel[]>;

export type FindingsOptions = Options & {
  /** Hosts that addresses may have; `any` checks the form only. */
  readonly hosts?: AllowedHosts;
  /**
   * Paths of the site at which a page is published. Without them, missing pages are not checked.
   */
  readonly pages?: ReadonlySet<string>;
  /** The sites with which the rules are compared. Without them, their pages are not checked. */
  readonly sites?: readonly SitePages[];
  /** The compliance levels that an entity carries. Entities without an entry are not checked. */
  readonly levels?: EntityLevels;
  /** The data of the live release, with which the data are compared. */
  readonly live?: EligibilityData;
  /**
   * Searches of visitors for which the live release has no plan. Without them, accepted ones are
   * not reported as gone.
   */
  readonly searches?: readonly SearchWithoutPlan[];
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
