/** Form pages, loaded and viewed: the finder on the form page of a plan, and forms. */
import { parseDocument } from "@orlaya/content";
import { AUDIENCES } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { readToken } from "../../forms/token.ts";
import { hasEligibilityFinder } from "../family.ts";
import { createTestInput, listSlugs, showTestDocument, type TestPage } from "../testing.ts";
import { loadForm } from "./load.ts";

const slices = [{ blockType: "page_head", id: "h", title: "Your quote" }];

it("[4-036] the finder of a plan’s form page has the submit label from the content service", async () => {
  const module = { id: "m", title: "Find", cta_submit_label: "Show my plan" };
  const answers = {
    eligibilityModule: () => Promise.resolve(parseDocument("module_eligibility", module)),
  };
  const document = parseDocument("page_form", { id: "f", page_type: "Product form page" });
  const view = await showTestDocument("page_form", document, { answers, slices });
  expect(view.slices[1]).toMatchObject({
    slug: "eligibility_page",
    props: { module: { title: "Find", submitLabel: "Show my plan" } },
  });
});

it.each(AUDIENCES)(
  "[2-115] %s: a plan’s form page without a form shows the eligibility finder",
  async (audience) => {
    const document = parseDocument("page_form", { id: "f", page_type: "Product form page" });
    const site = { locale: "en", audience } as const;
    const view = await showTestDocument("page_form", document, { site, slices });
    expect(listSlugs(view)).toEqual(["page_head", "eligibility_page"]);
    expect(hasEligibilityFinder(view.slices)).toBe(true);
  },
);

it("a plan’s form page without a heading has no finder and does not fetch its module", async () => {
  const answers = { eligibilityModule: () => Promise.reject(new Error("unexpected call")) };
  const document = parseDocument("page_form", { id: "f", page_type: "Product form page" });
  expect((await showTestDocument("page_form", document, { answers })).slices).toEqual([]);
});

it("any other form page without a form shows only the editor’s slices", async () => {
  const document = parseDocument("page_form", { id: "f", page_type: "Contact form page" });
  const view = await showTestDocument("page_form", document, { slices });
  expect(listSlugs(view)).toEqual(["page_head"]);
});

describe("a page with a form", () => {
  const stored = { id: "1", key: "contact", _status: "published", fields: [{ kind: "email" }] };
  const document = parseDocument("page_form", { id: "f", path: "/en/contact", form: stored });
  const block = { blockType: "contact_block", id: "b" };
  const team = parseDocument("module_contact", { id: "t", contact_title: "The team" });
  const answers = { contact: () => Promise.resolve(team) };
  async function loadContent(page: TestPage) {
    const { content } = await loadForm(createTestInput(document, { answers, slices, ...page }));
    return content;
  }

  it("has a valid token and the contact of the team", async () => {
    const content = await loadContent({});
    if (content?.kind !== "asked") throw new Error("The page must have a form.");
    expect(content).toMatchObject({ state: null, contact: { title: "The team" } });
    expect(content.privacyHref).toBe("/en/legal");
    const later = content.now + 60_000;
    expect(readToken("y".repeat(20), "contact", content.token, later)).toMatchObject({
      kind: "good",
    });
  });

  it("does not fetch the team contact when the editor placed a contact block", async () => {
    const asked = { contact: () => Promise.reject(new Error("unexpected call")) };
    expect(await loadContent({ answers: asked, slices: [...slices, block] })).toMatchObject({
      kind: "asked",
      contact: null,
    });
  });

  it("shows the thank-you message after sending, but not when the form is shown again", async () => {
    const state = { status: 422, values: {}, problems: [], notice: null } as const;
    expect(await loadContent({ query: "sent=1" })).toMatchObject({ kind: "sent" });
    expect(await loadContent({ query: "sent=0" })).toMatchObject({ kind: "asked" });
    expect(await loadContent({ query: "sent=1", form: state })).toMatchObject({
      kind: "asked",
      state,
    });
  });

  it("shows only the editor’s slices when the form has no questions", async () => {
    const draft = parseDocument("page_form", { id: "f", form: { ...stored, fields: [] } });
    const view = await showTestDocument("page_form", draft, { answers, slices });
    expect(listSlugs(view)).toEqual(["page_head"]);
    expect(view.visit).toBeNull();
  });
});
