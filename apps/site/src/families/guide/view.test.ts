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
import type { GuideData } from "./load.ts";
import { viewGuide } from "./view.ts";

const data: GuideData = {
  site: { locale: "en", audience: "individual" },
  slices: EDITOR_SLICES,
  title: "Moving to Spain",
  lead: "You need a visa.",
  image: TEST_PICTURE,
  socialImage: "https://site.example/media/a.jpg",
  theme: createTestLink("Visas", "/en/guides/visas"),
  author: "Claims team lead",
  checkedOn: "2026-11-16",
  minutes: 8,
  sources: [createTestLink("WHO", "https://www.who.int")],
  related: [createTestTeaser("g2")],
};

describe("the view of a guide", () => {
  it("has the heading first, then the editor's slices, the sources and related guides", () => {
    const view = viewGuide(data, getMessages("en"));
    expect(listIds(view)).toEqual(["head", "heading", "text", "sources", "guides-Related guides"]);
  });

  it.each([
    ["en", ["Written by: Claims team lead", "Checked on 16 November 2026", "8 min read"]],
    [
      "fr",
      ["Rédaction\u00a0: Claims team lead", "Vérifié le 16 novembre 2026", "Lecture\u00a0: 8 min"],
    ],
  ] as const)("in %s, states the author and the date of the last check", (locale, byline) => {
    const site = { locale, audience: "individual" } as const;
    expect(findProps(viewGuide({ ...data, site }, getMessages(locale)), "article_head")).toEqual({
      section: data.theme,
      title: "Moving to Spain",
      lead: "You need a visa.",
      image: TEST_PICTURE,
      byline,
    });
  });

  it("has no author, date or theme when none is stored", () => {
    const bare = { ...data, author: "", checkedOn: "", minutes: null, theme: null };
    const view = viewGuide(bare, getMessages("en"));
    expect(findProps(view, "article_head")).toMatchObject({ byline: [], section: null });
    expect(view.article).toMatchObject({ author: null, modified: null });
  });

  it.each([
    ["en", "This page is a summary. The policy terms and your certificate apply."],
    ["fr", "Cette page est un résumé. Seuls les documents contractuels font foi."],
  ] as const)("in %s, has the sources and the notice", (locale, notice) => {
    const view = viewGuide(data, getMessages(locale));
    expect(findProps(view, "article_foot")).toEqual({ sources: data.sources, notice });
  });

  it.each([
    ["en", "individual", "Related guides", "All our guides", "/en/all-our-guides"],
    ["en", "corporate", "Related guides", "All our guides", "/en/corporate/all-our-guides"],
    ["fr", "individual", "Guides associés", "Tous nos guides", "/fr/tous-nos-guides"],
  ] as const)("in %s for %s, links to all guides", (locale, audience, title, label, href) => {
    const view = viewGuide({ ...data, site: { locale, audience } }, getMessages(locale));
    expect(findProps(view, "teasers")).toEqual({
      title,
      lead: "",
      link: createTestLink(label, href),
      teasers: data.related,
      empty: "",
      pages: null,
      tone: "mist",
      anchor: "",
    });
  });

  it("has no slice for related guides without related guides", () => {
    const view = viewGuide({ ...data, related: [] }, getMessages("en"));
    expect(listIds(view)).toEqual(["head", "heading", "text", "sources"]);
  });

  it("has description, picture and article data for search engines and social networks", () => {
    const view = viewGuide(data, getMessages("en"));
    expect(view).toMatchObject({ description: "You need a visa.", image: TEST_PICTURE });
    expect(view.article).toEqual({
      kind: "Article",
      headline: "Moving to Spain",
      published: null,
      modified: "2026-11-16",
      author: "Claims team lead",
      image: "https://site.example/media/a.jpg",
      description: "You need a visa.",
    });
  });
});
