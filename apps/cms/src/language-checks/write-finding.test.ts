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
        "The source has a text here, and the translation has none. Translate it.",
        "The translation repeats the source. Translate it, or keep it if it is a name.",
        "The source says 30 days, the translation does not. Add it.",
        "The translation says 60, the source does not. Remove it.",
        "The source says 30 days, the translation says 60. Use the number of the source.",
        "The link or format of “the terms” is missing in the translation. Add it.",
        "The source names help@example.com, the translation does not. Add it.",
        "A line break or another mark of the source is missing in the translation. Add it.",
        "“the terms” is a link or has a format in the translation, but not in the source. Remove the link or the format.",
        "The translation names help@example.com, the source does not. Remove it.",
        "The translation has a line break or another mark that the source does not have. Remove it.",
        "The link or format of “the terms” stands twice in the translation. Keep one.",
        "The link or format of “help@example.com” stands twice in the translation. Keep one.",
        "The translation has a line break or another mark that the source does not have. Remove it.",
        "The link or format of “the terms” has no beginning or no end in the translation. Mark it again.",
        "The link or format of “help@example.com” has no beginning or no end in the translation. Mark it again.",
        "The translation has a line break or another mark that the source does not have. Remove it.",
        "The source says “excess”, and the translation has no word for it. The glossary says “franchise”.",
        "“tu” does not fit the form of address of the site, which is “vous”. Rewrite the sentence.",
        "The translation has 61 characters, and the field accepts 60. Shorten it.",
      ]
    `);
  });
});
