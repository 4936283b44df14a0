/**
 * References of texts: to a detail of the company, `{company:insurer-hk}`, and to a clause,
 * `{clause:withdrawal.travel}`. The site puts a value in the place of each.
 */
import { isCompanyKey, type CompanyKey, type CompanyValues } from "./company.ts";

export type ReferenceKind = "company" | "clause";

/** A reference to a detail of the company or to a clause, known or not. */
export interface TextReference {
  readonly kind: ReferenceKind;
  readonly key: string;
}

/** A reference, also one with a mistake in its key. */
const REFERENCE = /\{\s*(company|clause)\s*:\s*([^{}\n]*?)\s*\}/giu;

function createReference(kind: string, key: string): TextReference {
  return { kind: kind.toLowerCase() === "clause" ? "clause" : "company", key };
}

/** Returns all references of a text in their order. */
export function listReferences(text: string): readonly TextReference[] {
  if (!text.includes("{")) return [];
  return [...text.matchAll(REFERENCE)].map(([, kind = "", key = ""]) => createReference(kind, key));
}

/**
 * Replaces each reference of a text.
 * @param write returns what replaces a reference. `written`: the reference as it stands in the text
 */
export function replaceReferences(
  text: string,
  write: (reference: TextReference, written: string) => string,
): string {
  if (!text.includes("{")) return text;
  return text.replaceAll(REFERENCE, (written, kind: string, key: string) =>
    write(createReference(kind, key), written),
  );
}

/** A part of a text: a reference as it stands there, or what is between two references. */
export interface TextPart {
  readonly text: string;
  readonly isReference: boolean;
}

/** Splits a text into its references and the rest, in their order. No part is empty. */
export function splitReferences(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(REFERENCE)) {
    parts.push({ text: text.slice(end, index), isReference: false });
    parts.push({ text: written, isReference: true });
    end = index + written.length;
  }
  parts.push({ text: text.slice(end), isReference: false });
  return parts.filter((part) => part.text !== "");
}

function listKeys(text: string, wanted: ReferenceKind): readonly string[] {
  return listReferences(text)
    .filter(({ kind }) => kind === wanted)
    .map(({ key }) => key);
}

/** Returns the keys of the references to details of the company in their order, known or not. */
export const listCompanyKeys = (text: string): readonly string[] => listKeys(text, "company");

/** Returns the names of the clauses to which a text refers, in their order, known or not. */
export const listClauseKeys = (text: string): readonly string[] => listKeys(text, "clause");

/** Returns a reference as it stands in a text: `{clause:withdrawal.travel}`. */
export const writeReference = ({ kind, key }: TextReference): string => `{${kind}:${key}}`;

/** Returns the reference to a detail: `{company:insurer-hk}`. */
export const writeCompanyReference = (key: CompanyKey): string =>
  writeReference({ kind: "company", key });

/** Name of a clause: its topic and its family of plans, `pre-existing.health`. */
const CLAUSE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Returns whether a text can be the name of a clause. */
export const isClauseName = (name: string): boolean => CLAUSE_NAME.test(name);

/** Texts of the clauses of a language, by name. */
export type ClauseTexts = ReadonlyMap<string, string>;

/**
 * Puts the texts of clauses in place of the references to them. A reference without a text is left
 * out. References to details of the company stay.
 */
export function fillClauses(text: string, clauses: ClauseTexts): string {
  return replaceReferences(text, ({ kind, key }, written) =>
    kind === "clause" ? (clauses.get(key) ?? "") : written,
  );
}

/**
 * Puts the values of details in place of the references to them. No reference is left: one without
 * a value is left out, and so is every reference to a clause.
 */
export function fillCompanyText(text: string, values: CompanyValues): string {
  const filled = replaceReferences(text, ({ kind, key }) =>
    kind === "company" && isCompanyKey(key) ? (values[key] ?? "") : "",
  );
  // A reference within the braces of another one leaves a new reference, which is left out, too.
  return listReferences(filled).length === 0 ? filled : fillCompanyText(filled, {});
}
