/** Finds terms of the glossary in texts. */
import { mapLocales, type Locale } from "@orlaya/locales";
import { GLOSSARY, type GlossaryEntry } from "./glossary.table.ts";

const LETTER = "a-z\\u00df-\\u00f6\\u00f8-\\u00ff\\u0153";
const END = `(?![${LETTER}])`;

/** Splits a pattern at the bars outside brackets. */
export function splitForms(pattern: string): readonly string[] {
  const forms: string[] = [];
  let form = "";
  let depth = 0;
  for (const letter of pattern) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "|" && depth === 0) {
      forms.push(form);
      form = "";
    } else form += letter;
  }
  return [...forms, form];
}

const compileForm = (form: string): string =>
  form.replaceAll("~", `[${LETTER}]*`).replaceAll(" ?", "[\\s-]?").replaceAll(" ", "[\\s-]+");

/** Compiles the forms of a term; the first group of a match is what it found. */
function compile(patterns: readonly string[]): RegExp {
  const [inner, whole] = [[] as string[], [] as string[]];
  for (const form of patterns)
    (form.startsWith("~") ? inner : whole).push(compileForm(form.replace(/^~/, "")));
  const parts = [
    ...(whole.length > 0 ? [`(?<![${LETTER}\\d])(?:${whole.join("|")})`] : []),
    ...(inner.length > 0 ? [`(?:${inner.join("|")})`] : []),
  ];
  return new RegExp(`(?:${parts.join("|")})${END}`, "g");
}

/** A term in one language, as patterns. */
interface Term {
  readonly entry: GlossaryEntry;
  /** Finds the term itself. */
  readonly own: RegExp;
  /** Finds every word that counts as the term. */
  readonly any: RegExp;
}

interface Index {
  readonly terms: readonly Term[];
  /** Terms by the first two letters of one of their forms. */
  readonly byStart: ReadonlyMap<string, readonly Term[]>;
}

function indexTerms(locale: Locale): Index {
  const byStart = new Map<string, Term[]>();
  const terms = GLOSSARY.map((entry): Term => {
    const { forms, also } = entry[locale];
    const own = splitForms(forms);
    return { entry, own: compile(own), any: compile([...own, ...(also ? splitForms(also) : [])]) };
  });
  for (const term of terms)
    for (const start of listStarts(term.entry[locale].forms))
      byStart.set(start, [...(byStart.get(start) ?? []), term]);
  return { terms, byStart };
}

/** Returns the two letters with which the forms of a pattern begin; empty for any. */
function listStarts(pattern: string): ReadonlySet<string> {
  const starts = splitForms(pattern).map((form) => {
    const group = /^\(([^()]*)\)/.exec(form)?.[1];
    const heads = group === undefined ? [form] : group.split("|");
    const isOptional = /^\([^()]*\)\?/.test(form);
    return heads.map((head) =>
      !isOptional && /^[^~()[\]?|\\ ]{2}(?!\?)/.test(head) ? head.slice(0, 2) : "",
    );
  });
  return new Set(starts.flat());
}

const INDEX: Readonly<Record<Locale, Index>> = mapLocales(indexTerms);

/** Writes a text like the forms of the glossary: lower case, plain apostrophes. Places stay. */
export const fold = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** A term with its place in a text. */
export interface FoundTerm {
  readonly entry: GlossaryEntry;
  readonly start: number;
  readonly end: number;
}

const WORD_START = new RegExp(`(?<![${LETTER}\\d])[${LETTER}\\d]{2}`, "g");

/** Returns the terms of which a form may begin a word of a folded text. */
function listCandidates(folded: string, locale: Locale): ReadonlySet<Term> {
  const { byStart } = INDEX[locale];
  const candidates = new Set(byStart.get("") ?? []);
  for (const [start] of folded.matchAll(WORD_START))
    for (const term of byStart.get(start) ?? []) candidates.add(term);
  return candidates;
}

/** Returns whether a place is a part of a longer term: `premium` in `additional premium`. */
function isInside(place: FoundTerm, others: readonly FoundTerm[]): boolean {
  const length = place.end - place.start;
  return others.some(
    ({ start, end }) => start <= place.start && end >= place.end && end - start > length,
  );
}

/** Lists the terms in a folded text, each once. */
export function findTerms(folded: string, locale: Locale): readonly FoundTerm[] {
  const places: FoundTerm[] = [];
  for (const { entry, own } of listCandidates(folded, locale)) {
    own.lastIndex = 0;
    for (let match = own.exec(folded); match; match = own.exec(folded))
      places.push({ entry, start: match.index, end: own.lastIndex });
  }
  const found = new Map<GlossaryEntry, FoundTerm>();
  for (const place of places)
    if (!found.has(place.entry) && !isInside(place, places)) found.set(place.entry, place);
  return [...found.values()];
}

/** Returns whether a folded text has a word that counts as a term. */
export function hasTerm(folded: string, entry: GlossaryEntry, locale: Locale): boolean {
  const pattern = INDEX[locale].terms[GLOSSARY.indexOf(entry)]?.any;
  if (!pattern) return false;
  pattern.lastIndex = 0;
  return pattern.test(folded);
}
