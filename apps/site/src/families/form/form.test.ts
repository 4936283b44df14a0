/** Form pages, loaded and viewed: the finder on the form page of a plan, and forms. */
import { parseDocument } from "@orlaya/content";
import { AUDIENCES } from "@orlaya/routes";
import type { FormSectionProps } from "@orlaya/slices/views";
import { describe, expect, it } from "vitest";
import { readToken } from "../../forms/token.ts";
import { hasEligibilityFinder } from "../family.ts";
import { createShippedRelease } from "../../load/shipped-rules.test-data.ts";
import {
  createTestInput,
  findProps,
  listSlugs,
  showTestDocument,
  type TestPage,
} from "../testing.ts";
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

describe("a request page", () => {
  const kinds = ["email", "country", "destination", "profile", "nationality"];
  const stored = {
    id: "1",
    key: "quote",
    _status: "published",
    fields: kinds.map((kind) => ({ kind })),
  };
  const document = parseDocument("page_form", {
    id: "f",
    path: "/en/o/p/request",
    page_type: "Product form page",
    form: stored,
  });
  const countries = ["FR", "SG"].map((code) =>
    parseDocument("countries", { id: code, code, names: { en: code } }),
  );
  const released = createShippedRelease(1);
  async function loadContent(query: string, more: TestPage = {}, page = document) {
    const answers = {
      countries: () => Promise.resolve(countries),
      release: () => Promise.resolve(released),
    };
    const { content } = await loadForm(createTestInput(page, { answers, query, ...more }));
    if (content?.kind !== "asked") throw new Error("The page must have a form.");
    return content;
  }

  it("has the answers of the address that its form offers", async () => {
    const query = "from=fr&to=SG&as=expatriation&nat=FR&parcours=asia";
    expect(await loadContent(query)).toMatchObject({
      known: { country: "FR", destination: "SG", profile: "Long-term / Expat", nationality: "FR" },
      mark: "?parcours=asia",
    });
  });

  it.each(["", "from=ZZ&to=&as=unknown&nat=other", "email=a%40b.example"])(
    "ignores other values: ?%s",
    async (query) => {
      expect((await loadContent(query)).known).toEqual({});
    },
  );

  it("does not fill in the answers on other form pages", async () => {
    const other = { ...document, page_type: "Contact form page" } as const;
    expect((await loadContent("from=FR", {}, other)).known).toEqual({});
  });

  it("shows the input that was sent instead of the answers of the address", async () => {
    const state = { status: 422, values: { country: "SG" }, problems: [], notice: null } as const;
    const answers = { countries: () => Promise.resolve(countries) };
    const page = { answers, query: "from=FR&to=SG", form: state };
    const view = await showTestDocument("page_form", document, page);
    const { form } = findProps(view, "form") as FormSectionProps;
    expect(form?.fields.map(({ kind, value }) => [kind, value])).toEqual([
      ["email", ""],
      ["country", "SG"],
      ["destination", ""],
      ["nationality", ""],
    ]);
  });

  it("has the mark of the funnel in the address of its form", async () => {
    const view = await showTestDocument("page_form", document, { query: "parcours=asia" });
    expect(findProps(view, "form")).toMatchObject({
      form: { action: "/en/o/p/request?parcours=asia" },
    });
  });
});
