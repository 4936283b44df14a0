import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { describe, expect, it } from "vitest";
import type { Finding } from "./finding.ts";
import { writeFinding } from "./write-finding.ts";

const FINDINGS: readonly Finding[] = [
  { kind: "empty" },
  { kind: "equal" },
  { kind: "number", source: "30 days", target: null },
  { kind: "number", source: null, target: "60" },
  { kind: "number", source: "30 days", target: "60" },
  ...(["missing", "added", "twice", "unclosed"] as const).flatMap((problem) => [
    { kind: "link" as const, problem, text: "the terms" },
    { kind: "link" as const, problem, text: "help@example.com" },
    { kind: "link" as const, problem, text: "" },
  ]),
  { kind: "term", source: "excess", expected: "franchise" },
  { kind: "address", word: "tu", expected: "vous" },
  { kind: "length", length: 61, maxLength: 60 },
];

describe("the sentence of a finding", () => {
  it.each(LOCALES)("states in %s every value that differs", (locale) => {
    for (const finding of FINDINGS) {
      const sentence = writeFinding(getAdminMessages(locale), finding);
      expect(sentence).toMatch(/^\S.*\.$/u);
      expect(sentence).not.toMatch(/[{}]|languageCheck/);
      for (const [name, value] of Object.entries(finding) as [string, string | number | null][])
        if (name !== "kind" && name !== "problem" && value !== null)
          expect(sentence).toContain(String(value));
    }
  });
  it("says what to do", () => {
    const write = (finding: Finding) => writeFinding(getAdminMessages("en"), finding);
    expect(FINDINGS.map(write)).toMatchInlineSnapshot(`
      [
        "The source has text here, but the translation is empty. Translate it.",
        "The translation is the same as the source. Translate it, or keep it if it is a name.",
        "The source says 30 days, but the translation does not. Add it.",
        "The translation says 60, but the source does not. Remove it.",
        "The source says 30 days, but the translation says 60. Use the number from the source.",
        "The link or formatting of “the terms” is missing from the translation. Add it.",
        "The source contains help@example.com, but the translation does not. Add it.",
        "A line break or other code from the source is missing from the translation. Add it.",
        "“the terms” is a link or is formatted in the translation, but not in the source. Remove the link or the formatting.",
        "The translation contains help@example.com, but the source does not. Remove it.",
        "The translation has a line break or other code that the source does not have. Remove it.",
        "The link or formatting of “the terms” appears twice in the translation. Keep one.",
        "The link or formatting of “help@example.com” appears twice in the translation. Keep one.",
        "The translation has a line break or other code that the source does not have. Remove it.",
        "The link or formatting of “the terms” has no start or no end in the translation. Apply it again.",
        "The link or formatting of “help@example.com” has no start or no end in the translation. Apply it again.",
        "The translation has a line break or other code that the source does not have. Remove it.",
        "The source says “excess”, but the translation has no matching term. Use the glossary term: “franchise”.",
        "“tu” does not match the site’s form of address, which is “vous”. Rewrite the sentence.",
        "The translation has 61 characters, but the field allows at most 60. Shorten it.",
      ]
    `);
  });
});
