import { getMessages } from "@orlaya/messages/server";
import type { FormDefinition } from "@orlaya/slices/form";
import { SAMPLES } from "@orlaya/slices/samples";
import { describe, expect, it } from "vitest";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { EDITOR_SLICES, listIds, TEST_PICTURE } from "../shared/testing.ts";
import { findProps } from "../testing.ts";
import type { AskedForm, FormPageData } from "./load.ts";
import { viewForm } from "./view.ts";

const definition: FormDefinition = {
  key: "contact",
  title: "Your message",
  purpose: "To answer you.",
  questions: [{ kind: "email", required: true, options: [] }],
  submitLabel: "",
  topic: "service",
  thanksTitle: "Received",
  thanksText: "We answer within a day.",
};
const { contact } = SAMPLES.contact_block;
const asked: AskedForm = {
  kind: "asked",
  contact,
  definition,
  questions: definition.questions,
  known: {},
  mark: "",
  token: "token",
  now: 0,
  privacyHref: "/en/legal/privacy",
  state: null,
};
const BLOCK: ResolvedSlice = { slug: "contact_block", id: "talk", props: SAMPLES.contact_block };
const data: FormPageData = {
  site: { locale: "en", audience: "individual" },
  path: "/en/contact",
  slices: EDITOR_SLICES,
  content: asked,
};

describe("the view of a form page", () => {
  it("has the form with the contact block below the heading", () => {
    const slices = [...EDITOR_SLICES, BLOCK, { ...BLOCK, id: "second" }];
    const view = viewForm({ ...data, slices }, getMessages("en"));
    expect(listIds(view)).toEqual(["heading", "form", "text", "second"]);
    expect(findProps(view, "form")).toMatchObject({ contact, thanks: null });
  });

  it("has only the form when the editor placed only the contact block", () => {
    expect(listIds(viewForm({ ...data, slices: [BLOCK] }, getMessages("en")))).toEqual(["form"]);
  });

  it.each([
    ["en", "Send", "E-mail address"],
    ["fr", "Envoyer", "Adresse e-mail"],
  ] as const)("in %s, has labels in the language of the page", (locale, submitLabel, label) => {
    const site = { locale, audience: "individual" } as const;
    expect(findProps(viewForm({ ...data, site }, getMessages(locale)), "form")).toMatchObject({
      form: {
        key: "contact",
        action: "/en/contact",
        token: "token",
        submitLabel,
        privacyHref: "/en/legal/privacy",
        fields: [{ kind: "email", label, value: "", error: null }],
      },
    });
  });

  it("is specific to one visit; a form that is shown again has noindex and keeps the answers", () => {
    expect(viewForm(data, getMessages("en")).visit).toEqual({ noindex: false });
    const state = {
      status: 422,
      values: { email: "a@" },
      problems: [{ kind: "email", problem: { name: "email" } }],
      notice: null,
    } as const;
    const view = viewForm({ ...data, content: { ...asked, state } }, getMessages("en"));
    expect(view.visit).toEqual({ noindex: true });
    expect(findProps(view, "form")).toMatchObject({
      form: { fields: [{ value: "a@", error: getMessages("en").common("form.email") }] },
    });
  });

  it.each([
    ["en", "Thank you. We have received your message."],
    ["fr", "Merci. Nous avons bien reçu votre message."],
  ] as const)("in %s, shows the thank-you message with noindex", (locale, received) => {
    const sent = { ...data, content: { kind: "sent", contact, definition } } as const;
    const view = viewForm(sent, getMessages(locale));
    expect(listIds(view)).toEqual(["heading", "form", "text"]);
    expect(findProps(view, "form")).toMatchObject({
      contact,
      form: null,
      thanks: { key: "contact", title: "Received", received, href: "/en/contact" },
    });
    expect(view.visit).toEqual({ noindex: true });
  });

  it("has the eligibility finder below the heading, and keeps the contact block", () => {
    const content = {
      kind: "finder",
      title: "Find",
      image: TEST_PICTURE,
      submitLabel: "Go",
    } as const;
    const view = viewForm(
      { ...data, slices: [...EDITOR_SLICES, BLOCK], content },
      getMessages("en"),
    );
    expect(listIds(view)).toEqual(["heading", "eligibility", "text", "talk"]);
    expect(findProps(view, "eligibility_page")).toEqual({
      module: { title: "Find", description: "", image: TEST_PICTURE, submitLabel: "Go" },
    });
    expect(view.visit).toBeUndefined();
  });

  it("shows only the editor's slices without form and finder", () => {
    expect(viewForm({ ...data, content: null }, getMessages("en"))).toEqual({
      slices: EDITOR_SLICES,
    });
  });
});
