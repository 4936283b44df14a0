import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createTestLink, EDITOR_SLICES, listIds, TEST_PICTURE } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { GuideThemesData } from "./load.ts";
import { viewGuideThemes } from "./view.ts";

const visas = {
  id: "t1",
  title: "Visas",
  text: "Entry rules",
  image: TEST_PICTURE,
  link: createTestLink("Visas", "/en/guides/visas"),
};
const taxonomies = [{ link: createTestLink("First steps"), text: "Before you go", icon: null }];
const data: GuideThemesData = {
  slices: EDITOR_SLICES,
  themes: [
    { ...visas, count: 1 },
    { ...visas, id: "t2", count: 2 },
  ],
  taxonomies,
};

describe("theme cards", () => {
  it("are below the editor's heading, before the taxonomies", () => {
    expect(listIds(viewGuideThemes(data, getMessages("en")))).toEqual([
      "heading",
      "themes",
      "more",
      "text",
    ]);
  });

  it("have no slice without themes; the same holds for taxonomies", () => {
    const none = { slices: EDITOR_SLICES, themes: [], taxonomies: [] };
    expect(listIds(viewGuideThemes(none, getMessages("en")))).toEqual(["heading", "text"]);
  });

  it("have the count as text and not as a property", () => {
    expect(findProps(viewGuideThemes(data, getMessages("en")), "teasers")).toMatchObject({
      title: "",
      tone: "white",
      teasers: [{ ...visas, theme: "1 guide", minutes: null }, { id: "t2" }],
    });
  });

  it.each([
    ["en", ["1 guide", "2 guides"], "Guides by purpose"],
    ["de", ["1 Ratgeber", "2 Ratgeber"], "Ratgeber nach Anlass"],
  ] as const)("in %s, state the number of their guides", (locale, counts, title) => {
    const view = viewGuideThemes(data, getMessages(locale));
    expect(findProps(view, "teasers")).toMatchObject({
      teasers: counts.map((theme) => ({ theme })),
    });
    expect(findProps(view, "link_cards")).toEqual({
      title,
      link: null,
      items: taxonomies,
      tone: "mist",
    });
  });
});
