/** Finds and checks citations in comments, titles and documents: `spec §2`, `finder §6.18`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./steps.ts";

/** Paths of the documents by the name that citations use. */
const DOCUMENTS = {
  spec: "docs/specification/spec.md",
  finder: "docs/specification/finder.md",
  "content-service": "docs/specification/content-service.md",
  quality: "docs/specification/quality.md",
  words: "docs/specification/words.md",
  design: "docs/specification/design.md",
  architecture: "docs/architecture.md",
} as const;

/** A citation in a file. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  /** The word before the section sign: a name of `DOCUMENTS` when the citation is valid. */
  readonly document: string;
  /** Number of the section, such as `6.18`. */
  readonly section: string;
}

const NUMBER = String.raw`\d+(?:\.\d+)*`;
/** White space, which may include a line break and the comment marker of the next line. */
const GAP = String.raw`\s*(?:(?:\*|//)\s*)?`;
/** A name and one or more numbers, each with a sign: `spec §4, §8`, `architecture §2 and §6`. */
const CITATION = new RegExp(
  String.raw`([\w.-]+)${GAP}((?:§\s?${NUMBER}(?:(?:,${GAP}|${GAP}and${GAP})(?=§))?)+)`,
  "g",
);

/** Returns the citations of a text. The word before the sign is not checked here. */
export function readCitations(text: string, file: string): readonly Citation[] {
  return [...text.matchAll(CITATION)].flatMap((match) => {
    const [, document = "", numbers = ""] = match;
    const line = text.slice(0, match.index).split("\n").length;
    return [...numbers.matchAll(new RegExp(NUMBER, "g"))].map(([section]) => ({
      file,
      line,
      document,
      section,
    }));
  });
}

/** Returns the section numbers in the headings of a document, levels 2 to 4. */
export function readSections(markdown: string): ReadonlySet<string> {
  const heading = new RegExp(String.raw`^#{2,4} (${NUMBER})\.?\s`, "gm");
  return new Set([...markdown.matchAll(heading)].map(([, number = ""]) => number));
}

/**
 * Returns the citations whose document or section does not exist, as `file:line: document
 * §section`. A number before the sign, as in `RFC 9110 §14.2`, is another source and is not
 * checked.
 */
export function findBrokenCitations(citations: readonly Citation[]): readonly string[] {
  const sections = new Map(
    Object.entries(DOCUMENTS).map(([name, path]) => [
      name,
      readSections(readFileSync(join(ROOT, path), "utf8")),
    ]),
  );
  const names = Object.entries(DOCUMENTS);
  return citations.flatMap(({ file, line, document, section }) => {
    // A document may cite its own sections without its name.
    const own = names.find(([, path]) => path === file)?.[0] ?? "";
    const cited = sections.get(document) ?? sections.get(own);
    const isOtherSource = /^\d+$/.test(document);
    return isOtherSource || cited?.has(section) === true
      ? []
      : [`${file}:${line}: ${document} §${section}`];
  });
}
