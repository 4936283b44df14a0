/** First words of a row of a form. */
import { describe, expect, it } from "vitest";
import { findFirstWords, type NamedField } from "./first-words.ts";

const fields: readonly NamedField[] = [
  { type: "text", name: "id" },
  { type: "select", name: "layout" },
  { type: "text", name: "eyebrow" },
  { type: "row", fields: [{ type: "text", name: "title" }] },
  { type: "group", name: "link", fields: [{ type: "text", name: "label" }] },
  { type: "richText", name: "body" },
  { type: "array", name: "items", fields: [{ type: "textarea", name: "question" }] },
  { type: "collapsible", fields: [{ type: "text", name: "anchor" }] },
];
const richText = {
  root: {
    children: [
      {
        type: "paragraph",
        children: [
          { type: "text", text: "Own " },
          { type: "text", text: "words." },
        ],
      },
      { type: "paragraph", children: [{ type: "text", text: "More." }] },
    ],
  },
};

describe("first words of a row", () => {
  it.each([
    [
      "the title, also after another text",
      { eyebrow: "Health", title: " Move abroad " },
      "Move abroad",
    ],
    ["the first text without a title", { eyebrow: "Health", link: { label: "Go" } }, "Health"],
    ["a text of a group", { layout: "globe", link: { label: "Go" } }, "Go"],
    ["a rich text", { body: richText }, "Own words. More."],
    ["the first entry with a text", { items: [{}, { question: "Why?" }] }, "Why?"],
    [
      "nothing of choices, ids and technical parts",
      { id: "6b0863acb57f", layout: "globe", anchor: "top" },
      "",
    ],
    ["nothing of values of a wrong type", { title: 4, link: "x", body: "x", items: {} }, ""],
    ["one line", { title: "One\n two" }, "One two"],
  ])("are %s", (_, row, words) => {
    expect(findFirstWords(fields, row)).toBe(words);
  });
  it("are cut at the end of a word", () => {
    const words = findFirstWords(fields, {
      title: "Insurance for people who live abroad and ".repeat(3),
    });
    expect(words).toBe("Insurance for people who live abroad and Insurance for people who live…");
  });
  it("are cut inside a word that is too long", () => {
    expect(findFirstWords(fields, { title: "x".repeat(99) })).toBe(`${"x".repeat(70)}…`);
  });
});
