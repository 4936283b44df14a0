import { getMessages } from "@orlaya/messages/server";
import type { ContactData } from "@orlaya/slices";
import { describe, expect, it } from "vitest";
import { EDITOR_SLICES, listIds } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { ListedQuestion, QuestionListData } from "./load.ts";
import { viewQuestionList } from "./view.ts";

function createQuestion(id: string, moment: ListedQuestion["moment"]): ListedQuestion {
  return { moment, entry: { id, question: `Question ${id}?`, answer: [], link: null } };
}
const contact: ContactData = {
  mention: "",
  subhead: "",
  title: "Ask the team",
  description: [],
  inlineDescription: "",
  phoneLabel: "",
  phoneNumber: "+44 20 7946 0000",
  tel: "+442079460000",
  hours: "",
  languages: "",
  link: null,
  sample: false,
};
const using = createQuestion("q1", "using");
const choosing = createQuestion("q2", "choosing");
const data: QuestionListData = {
  slices: EDITOR_SLICES,
  path: "/en/support/faq",
  list: {
    items: [
      using,
      choosing,
      createQuestion("q3", "employers"),
      createQuestion("q4", null),
      createQuestion("q5", "choosing"),
    ],
    page: 1,
    pages: 1,
  },
  contact,
};

describe("the view of the question list", () => {
  it("is below the editor's heading, grouped by moment, without moments that have no questions", () => {
    const view = viewQuestionList(data, getMessages("en"));
    expect(listIds(view)).toEqual(["heading", "choosing", "using", "employers", "text"]);
    expect(view).toMatchObject({ page: 1, pages: 1 });
  });

  it("has the contact in every group, and leaves out questions without a moment", () => {
    const { slices } = viewQuestionList({ ...data, slices: [] }, getMessages("en"));
    expect(slices).toMatchObject([
      { slug: "faq", props: { contact, entries: [{ id: "q2" }, { id: "q5" }] } },
      { slug: "faq", props: { contact, entries: [{ id: "q1" }] } },
      { slug: "faq", props: { contact, entries: [{ id: "q3" }] } },
    ]);
  });

  it.each([
    ["en", "Choosing a plan"],
    ["fr", "Choisir une assurance"],
  ] as const)("in %s, has the moment as heading and anchor", (locale, title) => {
    const list = { items: [choosing], page: 1, pages: 1 };
    const view = viewQuestionList({ ...data, list, contact: null }, getMessages(locale));
    expect(findProps(view, "faq")).toEqual({
      title,
      lead: "",
      contact: null,
      link: null,
      entries: [choosing.entry],
      items: [],
      tone: "white",
      anchor: "choosing",
    });
  });

  it("keeps the background of each moment regardless of other groups", () => {
    const list = { items: [using, createQuestion("q3", "contract")], page: 1, pages: 1 };
    const { slices } = viewQuestionList({ ...data, slices: [], list }, getMessages("en"));
    expect(slices).toMatchObject([{ props: { tone: "linen" } }, { props: { tone: "white" } }]);
  });

  it("has pagination below the groups", () => {
    const list = { items: [using], page: 2, pages: 3 };
    const view = viewQuestionList({ ...data, list }, getMessages("en"));
    expect(listIds(view)).toEqual(["heading", "using", "pages", "text"]);
    expect(view).toMatchObject({ page: 2, pages: 3 });
    expect(findProps(view, "teasers")).toMatchObject({
      teasers: [],
      empty: "",
      pages: { current: 2, total: 3 },
      tone: "white",
    });
  });

  it.each([
    ["en", "The fault is ours. Try again in a few minutes."],
    ["fr", "Le problème vient de nous. Réessayez dans quelques minutes."],
  ] as const)("in %s, states that the list cannot be read", (locale, empty) => {
    const list = { items: null, page: 1, pages: 1 };
    const view = viewQuestionList({ ...data, list }, getMessages(locale));
    expect(listIds(view)).toEqual(["heading", "pages", "text"]);
    expect(findProps(view, "teasers")).toMatchObject({ teasers: [], empty, pages: null });
  });
});
