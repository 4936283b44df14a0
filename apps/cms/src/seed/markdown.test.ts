import { sqliteAdapter } from "@payloadcms/db-sqlite";
import {
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from "@payloadcms/richtext-lexical";
import fc from "fast-check";
import { buildConfig } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { editor } from "../editor.ts";
import { PAGE_COLLECTIONS } from "../names/slugs.ts";
import { convertMarkdown, type LexicalNode, type LinkFields } from "./markdown.ts";

let editorConfig: SanitizedServerEditorConfig;
beforeAll(async () => {
  const config = await buildConfig({
    secret: "a-secret-of-the-tests-0123456789",
    db: sqliteAdapter({ client: { url: ":memory:" } }),
    collections: PAGE_COLLECTIONS.map((slug) => ({ slug, fields: [] })),
    editor,
  });
  editorConfig = await editorConfigFactory.fromEditor({ config, editor });
});

function resolve(target: string): LinkFields | null {
  return target === "nowhere"
    ? null
    : target.startsWith("page_single:")
      ? { linkType: "internal", doc: { relationTo: "page_single", value: target }, newTab: false }
      : { linkType: "custom", url: target, newTab: false };
}
const children = (node: LexicalNode): readonly LexicalNode[] =>
  Array.isArray(node["children"]) ? (node["children"] as LexicalNode[]) : [];
/** Formats a tree in a short notation, for readable expectations. */
function show(node: LexicalNode): string {
  const inner = children(node).map(show).join("");
  switch (node.type) {
    case "text":
      return node["format"]
        ? `<${node["format"] as number}:${node["text"] as string}>`
        : (node["text"] as string);
    case "linebreak":
      return "⏎";
    case "link":
      return `[${inner}→${JSON.stringify((node["fields"] as LinkFields).linkType === "internal" ? "doc" : (node["fields"] as { url: string }).url)}]`;
    case "heading":
      return `{${String(node["tag"])} ${inner}}`;
    case "list":
      return `{${String(node["tag"])} ${inner}}`;
    case "listitem":
      return `(${inner})`;
    case "horizontalrule":
      return "{hr}";
    default:
      return `{${node.type === "paragraph" ? "p" : node.type} ${inner}}`;
  }
}
function convert(source: string): string {
  return children(convertMarkdown(source, editorConfig, resolve).root)
    .map(show)
    .join("");
}

describe("Markdown of seed files", () => {
  it.each([
    ["One line\nand the next", "{p One line and the next}"],
    ["First\n\nSecond", "{p First}{p Second}"],
    ["A break  \nhere", "{p A break⏎here}"],
    ["## Title\nText\n### Sub", "{h2 Title}{p Text}{h3 Sub}"],
    ["# Not a level we have", "{p # Not a level we have}"],
    [
      "Some **bold**, *italic*, ***both*** and ~~gone~~",
      "{p Some <1:bold>, <2:italic>, <3:both> and <4:gone>}",
    ],
    ["2 * 3 * 4 and snake_case_word", "{p 2 * 3 * 4 and snake_case_word}"],
    ["Not \\*italic\\*", "{p Not *italic*}"],
    ["- one\n- two\n  - deeper\n- three", "{ul (one)(two)({ul (deeper)})(three)}"],
    ["1. one\n2. two", "{ol (one)(two)}"],
    ["Intro:\n- a\n- b", "{p Intro:}{ul (a)(b)}"],
    ["- long\n  goes on", "{ul (long goes on)}"],
    ["> said\n> so", "{quote said so}"],
    ["a\n\n---\n\nb", "{p a}{hr}{p b}"],
    [
      "[our **plans**](page_single:offers.individual) and [call](tel:+442079460000)",
      '{p [our <1:plans>→"doc"] and [call→"tel:+442079460000"]}',
    ],
    ["[dead](nowhere) link", "{p dead link}"],
    ["", "{p }"],
  ])("%j", (source, expected) => {
    expect(convert(source)).toBe(expected);
  });

  it("returns the same value each time, so that the seed detects unchanged texts", () => {
    const source = "**Bold** and [a link](https://example.com/)";
    const { root } = convertMarkdown(source, editorConfig, resolve);
    expect(convertMarkdown(source, editorConfig, resolve).root).toEqual(root);
    expect(children(root)).toEqual([
      {
        type: "paragraph",
        children: [
          expect.objectContaining({ type: "text", text: "Bold", format: 1 }),
          expect.objectContaining({ type: "text", text: " and ", format: 0 }),
          {
            type: "link",
            children: [expect.objectContaining({ type: "text", text: "a link", format: 0 })],
            fields: { linkType: "custom", url: "https://example.com/", newTab: false },
            direction: "ltr",
            format: "",
            indent: 0,
            version: 3,
          },
        ],
        direction: "ltr",
        format: "",
        indent: 0,
        textFormat: 0,
        textStyle: "",
        version: 1,
      },
    ]);
  });

  it("never throws and never loses a word", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "word",
            "**",
            "*",
            "~~",
            "[",
            "](",
            ")",
            "\n",
            "\n\n",
            "- ",
            "1. ",
            "## ",
            "> ",
            " ",
            "---",
            "\\",
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          const source = parts.join("");
          const text = JSON.stringify(convertMarkdown(source, editorConfig, () => null));
          // The target of a link is not text.
          const words = source.replaceAll(/\]\([^()\s]+\)/g, "]").split("word").length - 1;
          expect(text.split("word").length - 1).toBeGreaterThanOrEqual(words);
        },
      ),
    );
  });
});
