import { SLICES, type Field, type Fields } from "@orlaya/slices/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { INDEXING_CHOICES } from "./choices.ts";
import { decideIndexing } from "./decide.ts";
import { readOwnText } from "./own-text.ts";

function richText(text: string): Stored {
  const paragraph = { type: "paragraph", children: [{ type: "text", text }] };
  return { root: { type: "root", children: [paragraph] } };
}
const isParagraph = (field: Field): boolean =>
  field.kind === "richText" || (field.kind === "text" && field.multiline);

/** Fills every text of a slice of one sort: paragraphs, or titles and labels. */
function fill(fields: Fields, paragraphs: boolean): Stored {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === "list") return [[name, [fill(field.fields, paragraphs)]]];
      if (isParagraph(field) !== paragraphs) return [];
      if (field.kind === "richText") return [[name, richText("Own words.")]];
      return field.kind === "text" ? [[name, "Own words."]] : [];
    }),
  );
}
function hasParagraph(fields: Fields): boolean {
  return Object.values(fields).some((field) =>
    field.kind === "list" ? hasParagraph(field.fields) : isParagraph(field),
  );
}

describe("the own text of a page", () => {
  it.each(SLICES.map(({ slug, fields }) => [slug, fields as Fields] as const))(
    "is the running text of a slice %s, not its titles, and no page heading",
    (slug, fields) => {
      const read = (paragraphs: boolean): string =>
        readOwnText({ slices: [{ blockType: slug, ...fill(fields, paragraphs) }] });
      expect(read(false)).toBe("");
      expect(read(true) !== "").toBe(slug !== "page_head" && hasParagraph(fields));
    },
  );
  it("is empty without slices, with spaces only, and in a slice that is not known", () => {
    for (const slices of [
      undefined,
      null,
      [],
      [{ blockType: "rich_text", body: richText(" \u00a0\n ") }],
      [{ blockType: "rich_text", body: null }],
      [{ blockType: "carousel", body: richText("Words") }],
    ])
      expect(readOwnText({ slices })).toBe("");
  });
});

describe("the decision about a country page", () => {
  it("follows the checkbox, then the choice, then the text, then the page for individuals", () => {
    const text = fc.constantFrom("", "Care in Japan.", "Care in Spain.");
    const choice = fc.constantFrom(...INDEXING_CHOICES, undefined, null, "other");
    fc.assert(
      fc.property(
        fc.boolean(),
        choice,
        text,
        fc.option(text),
        (noindex, indexing, own, individual) => {
          const slices = [{ blockType: "rich_text", body: richText(own) }];
          const expected = [
            noindex ? "noindex" : null,
            indexing === "index" || indexing === "noindex" ? indexing : null,
            own === "" ? "no_text" : null,
            own === individual ? "same_text" : null,
            "text",
          ].find((state) => state !== null);
          expect(decideIndexing({ seo: { noindex, indexing }, slices }, individual)).toBe(expected);
        },
      ),
    );
  });
  it("does not depend on the canonical address and the sitemap", () => {
    const slices = [{ blockType: "rich_text", body: richText("Own words.") }];
    const seo = { canonical: "https://other.example/a", sitemap: false, nofollow: true };
    expect(decideIndexing({ seo, slices }, null)).toBe("text");
  });
});
