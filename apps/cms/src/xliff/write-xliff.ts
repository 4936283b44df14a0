/** Writes sentences as XLIFF 2.1 with the modules for metadata, candidates and lengths. */
import { splitReferences } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import { splitCodedText, type Code } from "../texts/coded-text.ts";
import { createFileId, hashCoded } from "./coded.ts";
import type { Sentence } from "./sentences.ts";
import { writeAttributes, writePlain, writeText } from "./xml.ts";

/** Namespaces of the core of XLIFF 2.0 and 2.1, and of its modules. */
export const NAMESPACES = {
  core: "urn:oasis:names:tc:xliff:document:2.0",
  metadata: "urn:oasis:names:tc:xliff:metadata:2.0",
  matches: "urn:oasis:names:tc:xliff:matches:2.0",
  lengths: "urn:oasis:names:tc:xliff:sizerestriction:2.0",
} as const;
/** Category of the metadata by which an import recognises its own files. */
export const MARK = "orlaya";

/** Words about a sentence for the translator. */
export interface Note {
  readonly category: "document" | "leftOut" | "place" | "was";
  readonly text: string;
}
/** A sentence with what the translator should know. */
export interface XliffSentence extends Sentence {
  readonly notes: readonly Note[];
  /** Published translations of the same sentence, as coded texts. */
  readonly proposals: readonly string[];
}
/** A document with its translation. */
export interface XliffDocument {
  readonly collection: string;
  readonly group: string;
  readonly sourceId: string;
  readonly title: string;
  readonly notes: readonly Note[];
  readonly sentences: readonly XliffSentence[];
}
export interface XliffInput {
  readonly source: Locale;
  readonly target: Locale;
  /** Documents without sentences are left out. */
  readonly documents: readonly XliffDocument[];
  /** Says what a code stands for, such as “bold” or “link to /en/contact”. */
  readonly describe: (code: Code) => string;
}

/** Kinds of formats that XLIFF has names for. */
const FORMATS: readonly (readonly [bit: number, name: string])[] = [
  [1, "xlf:b"],
  [2, "xlf:i"],
  [8, "xlf:u"],
];

function writeKind(code: Code): Readonly<Record<string, string | null>> {
  if (code.kind === "link") return { type: "link", subType: null };
  if (code.kind === "single")
    return { type: "fmt", subType: code.node["type"] === "linebreak" ? "xlf:lb" : null };
  return { type: "fmt", subType: FORMATS.find(([bit]) => bit === code.format)?.[1] ?? null };
}

type Describe = XliffInput["describe"];

/**
 * Writes a text. Its references to details of the company and to clauses are marked, so that tools
 * for translators do not change them.
 * @param createId returns an id that the sentence does not have yet
 */
function writeWords(text: string, createId: () => string): string {
  return splitReferences(text)
    .map((part) =>
      part.isReference
        ? `<mrk${writeAttributes({ id: createId(), translate: "no" })}>${writeText(part.text)}</mrk>`
        : writeText(part.text),
    )
    .join("");
}

/** Writes a coded text as the content of `<source>` or `<target>`. */
function writeContent(coded: string, codes: readonly Code[], describe: Describe): string {
  let references = 0;
  function createId(): string {
    references += 1;
    return `r${references}`;
  }
  return splitCodedText(coded)
    .map((token) => {
      if (token.kind === "text") return writeWords(token.text, createId);
      if (token.kind === "close") return "</pc>";
      const code = codes[token.code - 1];
      const kept = { canCopy: "no", canDelete: "no" };
      const words = code ? describe(code) : null;
      const kind = code ? writeKind(code) : {};
      return token.kind === "single"
        ? `<ph${writeAttributes({ id: token.code, ...kind, ...kept, disp: words })}/>`
        : `<pc${writeAttributes({ id: token.code, ...kind, ...kept, dispStart: words })}>`;
    })
    .join("");
}

function writeMatches({ proposals, source, codes }: XliffSentence, describe: Describe): string {
  if (proposals.length === 0) return "";
  const matches = proposals.map(
    (proposal) =>
      `<mtc:match ref="#s" similarity="100" origin="${MARK}">` +
      `<source>${writeContent(source, codes, describe)}</source>` +
      `<target>${writeContent(proposal, codes, describe)}</target></mtc:match>`,
  );
  return `<mtc:matches>${matches.join("")}</mtc:matches>\n`;
}

function writeNotes(notes: readonly Note[]): string {
  if (notes.length === 0) return "";
  const written = notes.map(
    ({ category, text }) =>
      `<note${writeAttributes({ category, appliesTo: "source" })}>${writePlain(text)}</note>`,
  );
  return `<notes>${written.join("")}</notes>\n`;
}

function writeMetadata(values: Readonly<Record<string, string>>): string {
  const metas = Object.entries(values).map(
    ([type, value]) => `<mda:meta type="${type}">${writePlain(value)}</mda:meta>`,
  );
  return `<mda:metadata><mda:metaGroup category="${MARK}">${metas.join("")}</mda:metaGroup></mda:metadata>\n`;
}

function writeUnit(sentence: XliffSentence, describe: Describe): string {
  const { id, source, target, codes, maxLength } = sentence;
  // The service counts UTF-16 units, as the profile of storage does. Tools that know only the
  // general profile count characters, which are as many or fewer.
  const limits = { "slr:sizeRestriction": maxLength, "slr:storageRestriction": maxLength };
  const state = target === "" || target === source ? "initial" : "translated";
  return (
    `<unit${writeAttributes({ id, ...limits })}>\n` +
    writeMetadata({ source: hashCoded(source), target: hashCoded(target) }) +
    writeMatches(sentence, describe) +
    writeNotes(sentence.notes) +
    `<segment id="s" state="${state}">\n` +
    `<source>${writeContent(source, codes, describe)}</source>\n` +
    (target === "" ? "" : `<target>${writeContent(target, codes, describe)}</target>\n`) +
    `</segment>\n</unit>\n`
  );
}

function writeFile(document: XliffDocument, { target, describe }: XliffInput): string {
  const { collection, group, sourceId, title, notes, sentences } = document;
  const attributes = {
    id: createFileId(group, target),
    original: [collection, sourceId].join("/"),
    canResegment: "no",
    "xml:space": "preserve",
  };
  return (
    `<file${writeAttributes(attributes)}>\n` +
    `<slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf16"/>\n` +
    writeNotes([{ category: "document", text: title }, ...notes]) +
    sentences.map((sentence) => writeUnit(sentence, describe)).join("") +
    `</file>\n`
  );
}

/** Writes documents as one XLIFF 2.1 file. At least one document must have a sentence. */
export function writeXliff(input: XliffInput): string {
  const attributes = {
    version: "2.1",
    xmlns: NAMESPACES.core,
    "xmlns:mda": NAMESPACES.metadata,
    "xmlns:mtc": NAMESPACES.matches,
    "xmlns:slr": NAMESPACES.lengths,
    srcLang: input.source,
    trgLang: input.target,
  };
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<xliff${writeAttributes(attributes)}>\n` +
    input.documents
      .filter(({ sentences }) => sentences.length > 0)
      .map((document) => writeFile(document, input))
      .join("") +
    `</xliff>\n`
  );
}
