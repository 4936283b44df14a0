import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createTestLink, createTestTeaser, EDITOR_SLICES, listIds } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { OfferData } from "./load.ts";
import { viewOffer } from "./view.ts";

const data: OfferData = {
  slices: EDITOR_SLICES,
  guides: [createTestTeaser("g1")],
  list: { title: "Travel guides", path: "/en/travel/guide" },
};

describe("the view of an offer", () => {
  it.each([
    ["en", "Guides for this cover", "See all: Travel guides"],
    ["fr", "Guides pour cette assurance", "Tout voir\u00a0: Travel guides"],
  ] as const)(
    "in %s, has the guides of the offer last, with a link to all of them",
    (locale, title, label) => {
      const view = viewOffer(data, getMessages(locale));
      expect(listIds(view)).toEqual(["heading", "text", `guides-${title}`]);
      expect(findProps(view, "teasers")).toEqual({
        title,
        lead: "",
        link: createTestLink(label, "/en/travel/guide"),
        teasers: data.guides,
        empty: "",
        pages: null,
        tone: "mist",
        anchor: "",
      });
    },
  );

  it("has no link to all guides when the site has no such page", () => {
    const view = viewOffer({ ...data, list: null }, getMessages("en"));
    expect(findProps(view, "teasers")).toMatchObject({ link: null });
  });

  it("shows only the editor's slices without guides", () => {
    const view = viewOffer({ ...data, guides: [] }, getMessages("en"));
    expect(view.slices).toEqual(EDITOR_SLICES);
  });
});
