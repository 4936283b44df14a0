/** Shapes of the endpoints of facts. Also used in the browser. */
import type { Locale } from "@orlaya/locales";
import type { DocumentState } from "../documents/document-state.ts";

/** A fact in one language, in words. */
export interface ShownValue {
  readonly locale: Locale;
  /** Name of the language. */
  readonly language: string;
  readonly value: string;
}
/** A fact that differs between the languages. */
export interface ShownDifference {
  readonly path: string;
  readonly label: string;
  readonly values: readonly ShownValue[];
}
/** What the facts of a document would change in the others of its group. */
export interface ShownChange {
  readonly path: string;
  readonly label: string;
  readonly languages: readonly {
    readonly locale: Locale;
    readonly language: string;
    readonly before: string;
    readonly after: string;
  }[];
}
/** The text of a price that changes. */
export interface ShownText {
  readonly locale: Locale;
  readonly language: string;
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number | null;
}
/** A document of the group. */
export interface ShownMember {
  readonly locale: Locale;
  readonly language: string;
  readonly state: DocumentState;
  /** Page of the admin. */
  readonly href: string;
  /** Whether the account edits documents of this language and site. */
  readonly isOwn: boolean;
}
/** Response of the endpoint that compares the facts of a group. */
export interface ShownFacts {
  /** Hash of the versions of the group, which a publication sends back. */
  readonly expected: string;
  readonly members: readonly ShownMember[];
  /** Differences between the newest versions. */
  readonly newest: readonly ShownDifference[];
  /** Differences between the versions that visitors see. */
  readonly live: readonly ShownDifference[];
  readonly changes: readonly ShownChange[];
  readonly texts: readonly ShownText[];
  /** Why the facts cannot be put into a language. */
  readonly problems: readonly string[];
  readonly canPublish: boolean;
  readonly canDraft: boolean;
  /** Why the account cannot publish; null when it can. */
  readonly refusal: string | null;
}

export type FactsMode = "publish" | "draft";
/** Body of a publication of facts. */
export interface FactsOrder {
  readonly mode: FactsMode;
  readonly expected: string;
  /** Absent: all facts. */
  readonly paths?: readonly string[];
  /** Language → path → text of a price. */
  readonly texts?: Partial<Readonly<Record<Locale, Readonly<Record<string, string>>>>>;
}
/**
 * What happened to a document. `published-draft`: its other changes stay a draft. `outside`: the
 * account does not edit it.
 */
export type FactsOutcome = "published" | "published-draft" | "draft" | "unchanged" | "outside";
/** Response of a publication of facts. */
export interface FactsResult {
  readonly results: readonly {
    readonly locale: Locale;
    readonly language: string;
    readonly outcome: FactsOutcome;
    readonly sentence: string;
  }[];
}
