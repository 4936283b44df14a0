/** Citations of the specification in comments, titles and documents: `spec §2`, `finder §6.18`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./steps.ts";

/** Documents by the name under which they are cited. */
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
  /** The word before the sign: the name of a document where the citation is right. */
  readonly document: string;
  /** Number of the section, such as `6.18`. */
  readonly section: string;
}

const NUMBER = String.raw`\d+(?:\.\d+)*`;
/** White space, which may contain the start of a line of a comment. */
const GAP = String.raw`\s*(?:(?:\*|//)\s*)?`;
/** A name and one or more numbers, each with its sign: `spec §4, §8`, `architecture §2 and §6`. */
const CITATION = new RegExp(
  String.raw`([\w.-]+)${GAP}((?:§\s?${NUMBER}(?:(?:,${GAP}|${GAP}and${GAP})(?=§))?)+)`,
  "g",
);

/** The citations of a text. A sign without a name before it is a citation of no document. */
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

/** Numbers of the sections of a document, from its headings. */
export function readSections(markdown: string): ReadonlySet<string> {
  const heading = new RegExp(String.raw`^#{2,4} (${NUMBER})\.?\s`, "gm");
  return new Set([...markdown.matchAll(heading)].map(([, number = ""]) => number));
}

/** Citations that name no document or no section of it. RFCs, laws and standards are other sources. */
export function findBrokenCitations(citations: readonly Citation[]): readonly string[] {
  const sections = new Map(
    Object.entries(DOCUMENTS).map(([name, path]) => [
      name,
      readSections(readFileSync(join(ROOT, path), "utf8")),
    ]),
  );
  const names = Object.entries(DOCUMENTS);
  return citations.flatMap(({ file, line, document, section }) => {
    // A document of the specification may cite itself without its name.
    const own = names.find(([, path]) => path === file)?.[0] ?? "";
    const cited = sections.get(document) ?? sections.get(own);
    const isOtherSource = /^\d+$/.test(document);
    return isOtherSource || cited?.has(section) === true
      ? []
      : [`${file}:${line}: ${document} §${section}`];
  });
}
