/** Responses about where a document is used. Also read in the browser. */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { DocumentState } from "../documents/document-state.ts";

/** `record`: a shared record, which is live at once. `rules`: edited rules. `release`: the live release. */
export type UseState = DocumentState | "record" | "rules" | "release";

/** A place that refers to a document, record or file. */
export interface Use {
  readonly collection: string;
  readonly id: string;
  /** Name of its kind, in the language of the admin. */
  readonly kind: string;
  readonly title: string;
  readonly locale: Locale | null;
  readonly audience: Audience | null;
  readonly state: UseState;
  /** Labels of the fields around it, in the language of the admin. */
  readonly field: string;
  /** Whether visitors see this use. */
  readonly isLive: boolean;
}

export interface TargetPage {
  readonly path: string;
  readonly title: string;
}

/** Where a document is used, and what follows when it is taken down. */
export interface Uses {
  readonly total: number;
  /** Number of uses that visitors see. */
  readonly live: number;
  /** The first of them; those that visitors see come first. */
  readonly uses: readonly Use[];
  /** Address that visitors see; empty for a document that is not live, or has no page. */
  readonly path: string;
  /** Pages whose address begins with the one of this document, and moves with it. */
  readonly below: number;
  /** Why it cannot be taken down; null when it can. */
  readonly refusal: string | null;
  /** Pages above it, to which visitors may be sent. Empty without the right to make redirects. */
  readonly suggestions: readonly TargetPage[];
  readonly canRedirect: boolean;
}

/** Ways of taking something down. */
export const TAKE_DOWN_ACTS = ["unpublish", "bin", "delete"] as const;
export type TakeDownAct = (typeof TAKE_DOWN_ACTS)[number];

export interface TakeDownOrder {
  readonly act: TakeDownAct;
  /** Number of live uses that the person saw. */
  readonly seen: number;
  /** Path to which visitors are sent; empty for none. */
  readonly to: string;
}
