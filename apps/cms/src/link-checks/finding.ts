/** Findings of the checks of links. Also read in the browser. */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";

/**
 * `notLive`: a link to a document that visitors do not see. `noPage`: an address of this site
 * without a page. `redirect`: a redirect that leads nowhere. `anchor`: a place that the page lacks.
 * `noAnswer`, `status`, `elsewhere`: an address of an allowed host that does not answer, answers with
 * an error, or leads to another host. `twin`: a page that only the site for individuals has.
 */
export const FINDING_KINDS = [
  ...(["notLive", "noPage", "redirect", "anchor", "noAnswer", "status", "elsewhere"] as const),
  "twin",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** Collection and id of the document with the link. */
  readonly type: string;
  readonly source: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly title: string;
  /** Names of the fields around the link; empty for a missing twin. */
  readonly field: string;
  /** Path, address, or title of the target. */
  readonly target: string;
  /** Anchor, status of the answer, or the other host. */
  readonly detail: string;
}

/** Returns the key of a finding, which stays the same from run to run. */
export const getFindingKey = ({ kind, source, field, target, detail }: Finding): string =>
  JSON.stringify([kind, source, field, target, kind === "anchor" ? detail : ""]);

/** Progress of the checks. */
export interface RunState {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  /** ISO 8601; empty before the first run has ended. */
  readonly endedAt: string;
}
