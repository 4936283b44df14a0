import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createTestTeaser, EDITOR_SLICES, listIds } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { DocumentListData } from "./load.ts";
import { viewDocumentList } from "./view.ts";

const teasers = [createTestTeaser("g1"), createTestTeaser("g2")];
const data: DocumentListData = {
  slices: EDITOR_SLICES,
  path: "/en/all-our-guides",
  list: { items: teasers, page: 1, pages: 1 },
};

describe("the view of a document list", () => {
  it("is between the editor's heading and the editor's other slices", () => {
    expect(listIds(viewDocumentList(data, getMessages("en")))).toEqual(["heading", "list", "text"]);
  });

  it("is the only slice when the editor placed none", () => {
    const view = viewDocumentList({ ...data, slices: [] }, getMessages("en"));
    expect(listIds(view)).toEqual(["list"]);
  });

  it("has the cards on white, without a heading of its own", () => {
    expect(findProps(viewDocumentList(data, getMessages("en")), "teasers")).toEqual({
      title: "",
      lead: "",
      link: null,
      teasers,
      empty: "There is nothing here yet.",
      pages: null,
      tone: "white",
      anchor: "",
    });
  });

  it("links to the other pages of the list", () => {
    const list = { items: teasers, page: 2, pages: 3 };
    const view = viewDocumentList({ ...data, list }, getMessages("fr"));
    expect(view).toMatchObject({ page: 2, pages: 3 });
    const { pages } = findProps(view, "teasers") as {
      readonly pages: { readonly hrefOf: (page: number) => string };
    };
    expect(pages).toMatchObject({ current: 2, total: 3, words: { next: "Page suivante" } });
    expect([1, 3].map((page) => pages.hrefOf(page))).toEqual([
      "/en/all-our-guides",
      "/en/all-our-guides?page=3",
    ]);
  });

  it.each([
    ["en", [], "There is nothing here yet."],
    ["fr", [], "Il n’y a encore rien ici."],
    ["en", null, "The fault is ours. Try again in a few minutes."],
    ["fr", null, "Le problème vient de nous. Réessayez dans quelques minutes."],
  ] as const)(
    "in %s, distinguishes an empty list from a list that cannot be read (%j)",
    (locale, items, empty) => {
      const list = { items, page: 1, pages: 1 };
      const view = viewDocumentList({ ...data, list }, getMessages(locale));
      expect(findProps(view, "teasers")).toMatchObject({ teasers: [], empty });
    },
  );
});
