/** What a check finds in a translated sentence. */
import type { Locale } from "@orlaya/locales";
import type { Code } from "../texts/coded-text.ts";

/** A sentence with its translation, both as coded text. */
export interface CheckedSentence {
  readonly source: string;
  readonly target: string;
  readonly sourceLocale: Locale;
  readonly targetLocale: Locale;
  /** Characters that the field accepts; null without a limit. */
  readonly maxLength: number | null;
  /** Codes that the translation may contain; those of the source come first. */
  readonly codes: readonly Code[];
}

/** What is wrong with a protected code or an address in a translation. */
export type LinkProblem = "missing" | "added" | "twice" | "unclosed";

export type Finding =
  | { readonly kind: "equal" | "empty" }
  /** A number, price, date or phone number as each text writes it; null: only the other has it. */
  | { readonly kind: "number"; readonly source: string; readonly target: string | null }
  | { readonly kind: "number"; readonly source: null; readonly target: string }
  /** The text inside a link or a format, or an address. Empty: a code without a text. */
  | { readonly kind: "link"; readonly problem: LinkProblem; readonly text: string }
  /** The term as the source writes it, and its translation in the glossary. */
  | { readonly kind: "term"; readonly source: string; readonly expected: string }
  /** A word of another form of address, and the one of the site. */
  | { readonly kind: "address"; readonly word: string; readonly expected: string }
  | { readonly kind: "length"; readonly length: number; readonly maxLength: number };
export type FindingKind = Finding["kind"];

/** Every kind, in the order in which the findings of a sentence are listed. */
export const FINDING_KINDS = [
  "empty",
  "equal",
  "number",
  "link",
  "term",
  "address",
  "length",
] as const satisfies readonly FindingKind[];
