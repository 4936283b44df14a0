import { getMessages } from "@orlaya/messages/server";
import { SAMPLES } from "@orlaya/slices/samples";
import { describe, expect, it } from "vitest";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { viewFailure } from "../failure/view.ts";
import { createTestLink, EDITOR_SLICES, listIds, TEST_PICTURE } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { ErrorPageData } from "./load.ts";
import { viewError } from "./view.ts";

type PageHead = Extract<ResolvedSlice, { readonly slug: "page_head" }>;
const head: PageHead = {
  slug: "page_head",
  id: "head",
  props: {
    ...SAMPLES.page_head,
    title: "Nothing here",
    lead: "It may have moved.",
    primary: createTestLink("Home", "/en/elsewhere"),
    secondary: createTestLink("Contact", "/en/contact"),
    image: TEST_PICTURE,
  },
};
const FINDER: ResolvedSlice = { slug: "finder", id: "finder", props: SAMPLES.finder };
const [, TEXT] = EDITOR_SLICES;
const data: ErrorPageData = {
  site: { locale: "en", audience: "individual" },
  slices: [head, FINDER, ...(TEXT ? [TEXT] : [])],
  failure: { status: 404, title: "Not found", text: "Look below.", list: null },
  finder: SAMPLES.finder.module,
};

describe("the view of the error page", () => {
  it("has one message with the finder, and the editor's other slices below", () => {
    const view = viewError(data, getMessages("en"));
    expect(listIds(view)).toEqual(["head", "text"]);
    expect(findProps(view, "message_page")).toEqual({
      status: "Error 404",
      title: "Nothing here",
      text: "It may have moved.",
      home: createTestLink("Home", "/en"),
      links: [createTestLink("Contact", "/en/contact")],
      globe: TEST_PICTURE,
      finder: SAMPLES.finder.module,
    });
    expect(view.description).toBe("It may have moved.");
  });

  it("has the texts of the failure with another status", () => {
    const failure = { status: 503, title: "Busy", text: "Try again.", list: null };
    const view = viewError({ ...data, failure }, getMessages("en"));
    expect(findProps(view, "message_page")).toMatchObject({
      status: "Error 503",
      title: "Busy",
      text: "Try again.",
    });
    expect(view.description).toBe("Try again.");
  });

  it.each([
    ["en", "individual", "Error 404", "Go to the home page", "/en", "/en/contact"],
    ["fr", "individual", "Erreur 404", "Aller à l’accueil", "/fr", "/fr/contact"],
    [
      "en",
      "corporate",
      "Error 404",
      "Go to the home page",
      "/en/corporate",
      "/en/corporate/contact",
    ],
  ] as const)(
    "in %s for %s, links to the home page and the pages of the visitor's site",
    (locale, audience, status, label, home, contact) => {
      const bare = { ...head, props: { ...head.props, primary: null } };
      const list = createTestLink("News", "/en/news");
      const failure = { status: 404, title: "", text: "", list };
      const view = viewError(
        { ...data, site: { locale, audience }, slices: [bare], failure },
        getMessages(locale),
      );
      expect(findProps(view, "message_page")).toMatchObject({
        status,
        home: createTestLink(label, home),
        links: [list, createTestLink("Contact", contact)],
      });
    },
  );

  it("has no links when the editor placed none", () => {
    const bare = { ...head, props: { ...head.props, secondary: null } };
    const view = viewError({ ...data, slices: [bare], finder: null }, getMessages("en"));
    expect(findProps(view, "message_page")).toMatchObject({ links: [], finder: null });
  });

  it.each([
    ["no slices", []],
    ["an empty heading", [{ ...head, props: { ...head.props, title: "" } }, FINDER]],
  ])("with %s, shows the failure with interface texts", (_name, slices) => {
    const { site, failure } = data;
    expect(viewError({ ...data, slices }, getMessages("en"))).toEqual(
      viewFailure({ site, failure }, getMessages("en")),
    );
  });

  it("shows the editor's slices without a heading", () => {
    expect(viewError({ ...data, slices: [FINDER] }, getMessages("en"))).toEqual({
      slices: [FINDER],
    });
  });
});
