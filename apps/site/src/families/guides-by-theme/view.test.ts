import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createTestLink, createTestTeaser, EDITOR_SLICES, listIds } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { GuidesByThemeData, ThemeWithGuides } from "./load.ts";
import { viewGuidesByTheme } from "./view.ts";

const guides = [createTestTeaser("g1")];
function createTheme(uid: string, title: string): ThemeWithGuides {
  return { uid, title, text: `About ${uid}`, link: createTestLink(title, `/en/${uid}`), guides };
}
const data: GuidesByThemeData = {
  slices: EDITOR_SLICES,
  themes: [createTheme("visas", "Visas"), createTheme("health", "Health")],
};

describe("the view of guides by theme", () => {
  it("has one slice per theme below the editor's heading", () => {
    expect(listIds(viewGuidesByTheme(data, getMessages("en")))).toEqual([
      "heading",
      "guides-visas",
      "guides-health",
      "text",
    ]);
  });

  it.each([
    ["en", "See all: Visas"],
    ["fr", "Tout voir\u00a0: Visas"],
  ] as const)("in %s, links to all guides of the theme", (locale, label) => {
    expect(findProps(viewGuidesByTheme(data, getMessages(locale)), "teasers")).toEqual({
      title: "Visas",
      lead: "About visas",
      link: createTestLink(label, "/en/visas"),
      teasers: guides,
      empty: "",
      pages: null,
      tone: "white",
      anchor: "visas",
    });
  });

  it("alternates the background by theme position, counting themes without guides", () => {
    const empty = { ...createTheme("empty", "Empty"), guides: [] };
    const themes = [createTheme("visas", "Visas"), createTheme("health", "Health"), empty];
    const view = viewGuidesByTheme(
      { slices: [], themes: [...themes, createTheme("home", "Home")] },
      getMessages("en"),
    );
    expect(view.slices).toMatchObject([
      { id: "guides-visas", props: { tone: "white" } },
      { id: "guides-health", props: { tone: "linen" } },
      { id: "guides-home", props: { tone: "linen" } },
    ]);
  });

  it("has no link when the theme has no page", () => {
    const theme = { ...createTheme("visas", "Visas"), link: null };
    const view = viewGuidesByTheme({ slices: [], themes: [theme] }, getMessages("en"));
    expect(findProps(view, "teasers")).toMatchObject({ link: null });
  });
});
