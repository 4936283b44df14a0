import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { describe, expect, it } from "vitest";
import type { TextPair, TextUnit } from "../translation/texts.ts";
import type { Finding } from "./finding.ts";
import { checkPair, listFindings } from "./list-findings.ts";
import { writeFinding } from "./write-finding.ts";

function plain(path: string, text: string): TextUnit {
  return { path, isRich: false, value: text, texts: text === "" ? [] : [text] };
}
function rich(path: string, ...texts: readonly string[]): TextUnit {
  const children = texts.map((text) => ({
    type: "paragraph",
    version: 1,
    children: [{ type: "text", version: 1, text, format: 0 }],
  }));
  return { path, isRich: true, value: { root: { type: "root", version: 1, children } }, texts };
}
const pair = (
  source: TextUnit | null,
  target: TextUnit | null,
  maxLength: number | null = null,
): TextPair => ({ source, target, labels: [], maxLength });
const LOCALES_OF_PAIR = { source: "en", target: "fr" } as const;

describe("the findings of a document", () => {
  it("name the text and the sentence", () => {
    const pairs = [
      pair(plain("title", "Prices"), plain("title", "Prix")),
      pair(plain("lead", "For 30 days"), plain("lead", "Pour 60 jours")),
      pair(
        rich("slices.a.body", "One.", "Get a quote."),
        rich("slices.b.body", "Une.", "Get a quote."),
      ),
    ];
    expect(listFindings(pairs, LOCALES_OF_PAIR)).toEqual([
      {
        path: "lead",
        index: 0,
        finding: { kind: "number", source: "30 days", target: "60 jours" },
      },
      { path: "slices.a.body", index: 1, finding: { kind: "equal" } },
    ]);
  });
  it("include texts that one of both lacks", () => {
    expect(checkPair(pair(plain("a", "Text"), null), LOCALES_OF_PAIR)).toEqual([
      { path: "a", index: 0, finding: { kind: "empty" } },
    ]);
    expect(checkPair(pair(null, plain("b", "Choisis tout")), LOCALES_OF_PAIR)).toEqual([
      { path: "b", index: 0, finding: { kind: "address", word: "Choisis", expected: "vous" } },
    ]);
    expect(checkPair(pair(null, rich("c", "Bien", "Ton nom")), LOCALES_OF_PAIR)).toEqual([
      { path: "c", index: 1, finding: { kind: "address", word: "Ton", expected: "vous" } },
    ]);
    expect(checkPair(pair(null, null), LOCALES_OF_PAIR)).toEqual([]);
  });
  it("use the limit of the field", () => {
    expect(checkPair(pair(plain("a", "Go"), plain("a", "Partir"), 5), LOCALES_OF_PAIR)).toEqual([
      { path: "a", index: 0, finding: { kind: "length", length: 6, maxLength: 5 } },
    ]);
  });
});

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
