import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import {
  createTestLink,
  createTestTeaser,
  EDITOR_SLICES,
  listIds,
  TEST_PICTURE,
} from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { ArticlePageData } from "./load.ts";
import { viewArticle } from "./view.ts";

const data: ArticlePageData = {
  site: { locale: "en", audience: "individual" },
  slices: EDITOR_SLICES,
  title: "Offline",
  lead: "It keeps working.",
  image: TEST_PICTURE,
  socialImage: "https://site.example/media/a.jpg",
  publishedOn: "2026-10-01",
  others: [createTestTeaser("a2")],
};

describe("the view of a news article", () => {
  it("has the heading first, then the editor's slices and other news", () => {
    expect(listIds(viewArticle(data, getMessages("en")))).toEqual([
      "head",
      "heading",
      "text",
      "more",
    ]);
  });

  it.each([
    ["en", "Published on 1 October 2026", "All news", "/en/about-orlaya/news"],
    ["de", "Veröffentlicht am 1. Oktober 2026", "Alle Neuigkeiten", "/de/ueber-orlaya/neuigkeiten"],
  ] as const)("in %s, has the date and a link to all news", (locale, line, label, href) => {
    const site = { locale, audience: "individual" } as const;
    expect(findProps(viewArticle({ ...data, site }, getMessages(locale)), "article_head")).toEqual({
      section: createTestLink(label, href),
      title: "Offline",
      lead: "It keeps working.",
      image: TEST_PICTURE,
      byline: [line],
    });
  });

  it("has no date when none is stored", () => {
    const view = viewArticle({ ...data, publishedOn: "" }, getMessages("en"));
    expect(findProps(view, "article_head")).toMatchObject({ byline: [] });
    expect(view.article).toMatchObject({ published: null });
  });

  it.each([
    ["en", "More news"],
    ["fr", "Autres actualités"],
  ] as const)("in %s, has other news with a heading", (locale, title) => {
    const view = viewArticle(data, getMessages(locale));
    expect(findProps(view, "teasers")).toMatchObject({
      title,
      link: { label: getMessages(locale).common("news.all"), href: "/en/about-orlaya/news" },
      teasers: data.others,
      tone: "mist",
      empty: "",
      pages: null,
    });
  });

  it("has no slice for other news without other articles", () => {
    const view = viewArticle({ ...data, others: [] }, getMessages("en"));
    expect(listIds(view)).toEqual(["head", "heading", "text"]);
  });

  it("has description, picture and article data for search engines and social networks", () => {
    const view = viewArticle(data, getMessages("en"));
    expect(view).toMatchObject({ description: "It keeps working.", image: TEST_PICTURE });
    expect(view.article).toEqual({
      kind: "NewsArticle",
      headline: "Offline",
      published: "2026-10-01",
      modified: null,
      author: null,
      image: "https://site.example/media/a.jpg",
      description: "It keeps working.",
    });
  });
});
