import { getMessages } from "@orlaya/messages/server";
import type { RichTextData } from "@orlaya/ui";
import { describe, expect, it } from "vitest";
import { createTestLink, EDITOR_SLICES, listIds } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { QuestionData } from "./load.ts";
import { viewQuestion } from "./view.ts";

const answer: RichTextData = [
  { kind: "paragraph", children: [{ kind: "text", text: "Yes.", marks: {} }] },
];
const entry = { id: "q1", question: "Am I covered?", answer, link: null };
const related = [createTestLink("Where?", "/en/support/faq/where")];
const data: QuestionData = {
  site: { locale: "en", audience: "individual" },
  slices: EDITOR_SLICES,
  entry,
  moment: "using",
  related,
};

describe("the view of a question", () => {
  it("has the question, then its answer, the editor's slices and related questions", () => {
    const view = viewQuestion(data, getMessages("en"));
    expect(listIds(view)).toEqual(["head", "answer", "heading", "text", "related"]);
    expect(view.faq).toEqual([entry]);
  });

  it("has the question as the heading of the page", () => {
    expect(findProps(viewQuestion(data, getMessages("en")), "page_head")).toEqual({
      eyebrow: "",
      title: "Am I covered?",
      lead: "",
      primary: null,
      secondary: null,
      image: null,
      caption: "",
      tone: "linen",
      anchor: "",
    });
  });

  it.each([
    ["en", "using", "Using your cover"],
    ["fr", "contract", "Votre contrat"],
    ["en", null, ""],
  ] as const)(
    "in %s, has the answer with the heading of the moment %s",
    (locale, moment, title) => {
      const view = viewQuestion({ ...data, slices: [], moment }, getMessages(locale));
      expect(findProps(view, "rich_text")).toEqual({
        title,
        body: answer,
        contents: false,
        tone: "white",
        anchor: "",
      });
    },
  );

  it.each([
    ["en", "Related questions", "All questions", "/en/support/faq"],
    ["fr", "Questions proches", "Toutes les questions", "/fr/aide/faq"],
  ] as const)(
    "in %s, links to related questions and to all of them",
    (locale, title, label, href) => {
      const site = { locale, audience: "individual" } as const;
      expect(findProps(viewQuestion({ ...data, site }, getMessages(locale)), "link_cards")).toEqual(
        {
          title,
          link: createTestLink(label, href),
          items: [{ link: related[0], text: "", icon: null }],
          tone: "mist",
        },
      );
    },
  );

  it("has no slice for related questions without related questions", () => {
    const view = viewQuestion({ ...data, related: [] }, getMessages("en"));
    expect(listIds(view)).toEqual(["head", "answer", "heading", "text"]);
  });

  it("has only the editor's slices when the question cannot be shown", () => {
    const view = viewQuestion({ ...data, entry: null }, getMessages("en"));
    expect(view).toEqual({ slices: EDITOR_SLICES });
  });
});
