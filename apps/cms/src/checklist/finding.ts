/** Findings of the checklist: what blocks the publication of a document, and what to look at. */
import type { ClauseTexts, CompanyKey } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import type { Say } from "../labels/request-words.ts";
import type { Stored } from "../fields/record.ts";
import type { FieldPlace } from "./places.ts";

export type Level = "blocking" | "warning";
/** Something to mend in a document. */
export interface Finding {
  readonly level: Level;
  /** Name of the check. */
  readonly check: string;
  /** Path of the field in the form: `slices.2.primary`. */
  readonly path: string;
  /** Labels of the parts around the field and of the field, from the outside in. */
  readonly labels: readonly unknown[];
  /** Writes what is wrong and what to do. */
  readonly write: (say: Say) => string;
}

/** A document to which another one leads. */
export interface Target {
  readonly collection: string;
  readonly locale: Locale | null;
  readonly title: string;
  /** Whether visitors see it. */
  readonly isLive: boolean;
}
/** What the service knows about other documents. Checks read nothing else. */
export interface Context {
  /** Today as `2027-03-01`. */
  readonly today: string;
  /** Whether the document is about to be published, or has changes that could be. */
  readonly isPublishing: boolean;
  /** Whether the site sells real insurance. */
  readonly isReal: boolean;
  /** Details of the company that visitors see in this language and that are demonstration data. */
  readonly companySamples: ReadonlySet<CompanyKey>;
  /** Texts of the clauses of this language to which texts may refer, by name. */
  readonly clauses: ClauseTexts;
  /** Origin of the site. */
  readonly origin: string;
  readonly targets: ReadonlyMap<string, Target>;
  /** Paths of this site that exist, among those to which the document leads. */
  readonly paths: ReadonlySet<string>;
  /** Id of a page → names of the places on it to which links may lead. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Titles of other live pages with the same title or description; null when there is none. */
  readonly sameTitle: string | null;
  readonly sameDescription: string | null;
  /** Names of the languages with another price; path of the price → names. */
  readonly otherPrices: ReadonlyMap<string, readonly string[]>;
  /** Sentences of the English document; none for the English document itself. */
  readonly english: ReadonlySet<string>;
  /** Path → name of a picture without an alternative text in this language. */
  readonly undescribed: ReadonlyMap<string, string>;
  /** Why the page has no address; null when it has one. */
  readonly addressProblem: ((say: Say) => string) | null;
  readonly translation: TranslationState | null;
}
/** What is left to do in a translation. */
export interface TranslationState {
  /** Name of the language of the source. */
  readonly language: string;
  readonly outdated: number;
  readonly untranslated: number;
  readonly toCheck: number;
}

/** A document with what its checks need. */
export interface Checked {
  readonly collection: string;
  readonly id: string | null;
  readonly locale: Locale;
  readonly document: Stored;
  readonly places: readonly FieldPlace[];
  readonly context: Context;
}
export type Check = (checked: Checked) => readonly Finding[];
