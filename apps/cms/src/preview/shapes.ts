/** Responses about the previews of a document. Also read in the browser. */

import type { Locale } from "@orlaya/locales";
import type { PlannedStateSubject, ShownPlan } from "../planned-states/shapes.ts";

/** Hours for which a link is open, by the name of its duration. */
export const LINK_HOURS = { hour: 1, week: 7 * 24 } as const;
export type LinkDuration = keyof typeof LINK_HOURS;
export const LINK_DURATIONS = ["hour", "week"] as const satisfies readonly LinkDuration[];

/** A page that shows a document. */
export interface PreviewPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Address of the preview that opens this page. */
  readonly href: string;
}

/** A link, as the panel lists it. */
export interface ShownLink {
  readonly id: string;
  readonly madeBy: string;
  /** ISO 8601. */
  readonly until: string;
  readonly opened: number;
  /** ISO 8601; empty when nobody opened it. */
  readonly openedAt: string;
  readonly canEnd: boolean;
}

/** What the panel shows. */
export interface Previews {
  /** Language of the document and of its pages. */
  readonly locale: Locale;
  /** The first of the pages that show the document; its own page comes first. */
  readonly pages: readonly PreviewPage[];
  readonly links: readonly ShownLink[];
  readonly canShare: boolean;
}

/** The trial of a set: its address and its links. */
export interface ShownTrial {
  readonly id: string;
  readonly name: string;
  /** Why it cannot be tried, in words; empty when it can. */
  readonly problem: string;
  /** Address of the preview of the person, without a site; empty when it cannot be tried. */
  readonly href: string;
  readonly links: readonly ShownLink[];
  readonly canShare: boolean;
}
/** A preview of a campaign or of a moment, as one account sees it. */
export interface ShownPlannedState extends PlannedStateSubject {
  /** Planned instant in ISO 8601; empty for a campaign without a time. */
  readonly at: string;
  readonly zone: string;
  /** Why nothing can be shown, in words; empty when it can. */
  readonly problem: string;
  /** Address of the preview; empty when there is a problem. */
  readonly href: string;
  /** What becomes visible until the moment, in order; empty for a campaign. */
  readonly plans: readonly ShownPlan[];
  readonly links: readonly ShownLink[];
  readonly canShare: boolean;
}

/** Answer to a new link: its address, which is not shown again, and what lists all links. */
export interface SharedLink<T> {
  readonly href: string;
  readonly previews: T;
}
