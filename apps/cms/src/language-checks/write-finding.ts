/** Writes findings for a person. */
import { listReferences } from "@orlaya/contract";
import type { Say } from "../labels/request-words.ts";
import type { Finding } from "./finding.ts";
import { listAddresses } from "./plain-text.ts";

type Of<K extends Finding["kind"]> = Extract<Finding, { readonly kind: K }>;

function writeNumber(say: Say, finding: Of<"number">): string {
  if (finding.source === null) return say("languageCheck.number.added", { target: finding.target });
  const { source, target } = finding;
  return target === null
    ? say("languageCheck.number.missing", { source })
    : say("languageCheck.number.differs", { source, target });
}

function writeLink(say: Say, { problem, text }: Of<"link">): string {
  if (text.trim() !== "") {
    if (listReferences(text).length > 0 && (problem === "missing" || problem === "added"))
      return say(`languageCheck.reference.${problem}`, { text });
    const isAddress = listAddresses(text)[0] === text;
    if (isAddress && (problem === "missing" || problem === "added"))
      return say(`languageCheck.address.${problem}`, { text });
    return say(`languageCheck.link.${problem}`, { text });
  }
  return problem === "missing"
    ? say("languageCheck.link.missing.mark")
    : say("languageCheck.link.added.mark");
}

/** Returns a sentence that says what differs and what to do. */
export function writeFinding(say: Say, finding: Finding): string {
  switch (finding.kind) {
    case "empty":
      return say("languageCheck.empty");
    case "equal":
      return say("languageCheck.equal");
    case "number":
      return writeNumber(say, finding);
    case "link":
      return writeLink(say, finding);
    case "term":
      return say("languageCheck.term", { source: finding.source, expected: finding.expected });
    case "address":
      return say("languageCheck.form", { word: finding.word, expected: finding.expected });
    case "length":
      return say("languageCheck.length", {
        length: String(finding.length),
        maxLength: String(finding.maxLength),
      });
  }
}
