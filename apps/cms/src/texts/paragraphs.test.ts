import { describe, expect, it } from "vitest";
import {
  decodeNodes,
  encodeNodes,
  findCodeProblem,
  listParagraphs,
  stripCodes,
} from "./coded-text.ts";
import { buildTranslation, isUnpaired, pairSentences } from "./paragraphs.ts";
import type { TextUnit } from "./text-pairs.ts";

function text(value: string, format = 0) {
  const node = { type: "text", version: 1, mode: "normal", style: "", detail: 0 };
  return { ...node, format, text: value };
}
function link(value: string, url: string) {
  return {
    type: "link",
    version: 3,
    fields: { linkType: "custom", url },
    children: [text(value)],
  };
}
const paragraph = (...children: readonly object[]) => ({ type: "paragraph", version: 1, children });
function list(...items: readonly object[]) {
  return {
    type: "list",
    tag: "ul",
    version: 1,
    children: items.map((item) => ({ type: "listitem", version: 1, children: [item] })),
  };
}
const rich = (...children: readonly object[]) => ({ root: { type: "root", version: 1, children } });
function unit(value: unknown): TextUnit {
  return {
    path: "body",
    isRich: true,
    value,
    texts: listParagraphs(value).map((each) => each.text),
  };
}
const keep = <T>(codes: T): T => codes;

describe("coded text", () => {
  const nodes = [
    text("Read "),
    link("the terms", "/a"),
    text(" < now", 1),
    { type: "linebreak", version: 1 },
    text("\\ <1> end"),
  ];
  it("writes and reads inline nodes without loss", () => {
    const coded = encodeNodes(nodes);
    expect(coded.text).toBe(String.raw`Read <1>the terms</1><2> \< now</2><3/>\\ \<1> end`);
    expect(decodeNodes(coded)).toEqual(nodes);
    expect(stripCodes(coded.text)).toBe(String.raw`Read the terms < now\ <1> end`);
  });
  it.each([
    ["a <1>b</1> <2>c</2><3/>", null],
    ["<2>c</2><3/> <1>b</1>", null],
    ["<1>b</1> <2>c</2>", { problem: "missing", code: 3 }],
    ["<1>b <2>c</1></2><3/>", { problem: "unclosed", code: 1 }],
    ["<1>b</1> <2>c<3/>", { problem: "unclosed", code: 2 }],
    ["<1>b</1> <2>c</2><3/><3/>", { problem: "twice", code: 3 }],
    ["<1>b</1> <2>c</2><3/><4/>", { problem: "unknown", code: 4 }],
    ["<1/> <2>c</2><3/>", { problem: "unknown", code: 1 }],
  ])("finds the first problem of %s", (given, expected) => {
    expect(findCodeProblem(given, encodeNodes(nodes).codes)).toEqual(expected);
  });
});

describe("paragraphs of a translation", () => {
  const source = rich(
    paragraph(text("Bold", 1), text(" and "), link("link", "/en")),
    list(text("One"), text("Two")),
  );
  const target = rich(
    paragraph(link("Enlace", "/es"), text(" y "), text("negrita", 1)),
    list(text("Uno"), text("Dos")),
  );
  it("pairs them, and numbers the codes like the source", () => {
    expect(
      pairSentences(unit(source), unit(target)).map((pair) => [pair.source, pair.target]),
    ).toEqual([
      ["<1>Bold</1> and <2>link</2>", "<2>Enlace</2> y <1>negrita</1>"],
      ["One", "Uno"],
      ["Two", "Dos"],
    ]);
  });
  it("keeps the links of the translation", () => {
    const built = buildTranslation(
      unit(source),
      unit(target),
      ["<2>Enlace</2>: <1>fuerte</1>", null, "Doss"],
      keep,
    );
    expect(built).toEqual(
      rich(
        paragraph(link("Enlace", "/es"), text(": "), text("fuerte", 1)),
        list(text("Uno"), text("Doss")),
      ),
    );
  });
  it("adds a paragraph that the source got, and keeps the others", () => {
    const longer = rich(paragraph(text("New")), ...source.root.children);
    expect(
      pairSentences(unit(longer), unit(rich(...target.root.children))).map((pair) => pair.target),
    ).toEqual(["", "<2>Enlace</2> y <1>negrita</1>", "Uno", "Dos"]);
  });
  it("leaves out a paragraph without a text, and refuses nothing when the target is empty", () => {
    const built = buildTranslation(
      unit(source),
      unit(null),
      ["<1>A</1> <2>B</2>", "", "Dos"],
      keep,
    );
    expect(built).toEqual(
      rich(paragraph(text("A", 1), text(" "), link("B", "/en")), list(text("Dos"))),
    );
  });
  it("does not pair a translation of another structure", () => {
    const other = rich({ type: "heading", tag: "h2", version: 1, children: [text("Título")] });
    expect(isUnpaired(unit(source), unit(other))).toBe(true);
    expect(isUnpaired(unit(source), unit(target))).toBe(false);
    expect(isUnpaired(unit(source), unit(null))).toBe(false);
  });
});
