import { parseDocument, type PlanForm, type ProductPage } from "@orlaya/content";
import { describe, expect, it } from "vitest";
import { createTestInput, type TestPage } from "../testing.ts";
import { loadProduct } from "./load.ts";

const PATH = "/en/expatriate-insurance/own";
const FORMS: readonly PlanForm[] = [
  { id: "other", path: "/en/o/form", product: { id: "other", document: null }, form: null },
  {
    id: "request",
    path: `${PATH}/request`,
    product: { id: "own", document: null },
    form: { id: "quote", document: null },
  },
  { id: "check", path: `${PATH}/form`, product: { id: "own", document: null }, form: null },
];

function createPlan(id: string, offer: string, more: object = {}): ProductPage {
  return parseDocument("product_page", {
    id,
    uid: id,
    title: id,
    path: `/en/expatriate-insurance/${id}`,
    _status: "published",
    locale: "en",
    offer: { id: offer },
    ...more,
  });
}

function createCardLink(document: ProductPage) {
  return {
    cta_secondary_link: {
      kind: "document",
      label: "See the plan",
      document: {
        relationTo: "product_page",
        value: { ...document, _status: "published", locale: "en" },
      },
    },
  };
}

const own = createPlan("own", "a");
const load = (document: ProductPage, page: TestPage = {}) =>
  loadProduct(createTestInput(document, { path: PATH, ...page }));

describe("loadProduct", () => {
  it("returns three related plans, those of the same offer first", async () => {
    const plans = [createPlan("b1", "b"), createPlan("b2", "b"), own, createPlan("a1", "a")];
    const answers = { plans: () => Promise.resolve([...plans, createPlan("b3", "b")]) };
    const { related } = await load(own, { answers });
    expect(related.map(({ id }) => id)).toEqual(["a1", "b1", "b2"]);
  });

  it("finds the form page of the plan that has the finder, not the one with a form", async () => {
    const answers = { planForms: () => Promise.resolve(FORMS) };
    expect((await load(own, { answers })).formPath).toBe(`${PATH}/form`);
    expect((await load(createPlan("b", "b"), { answers })).formPath).toBeNull();
  });

  it("removes a link to the page itself, and looks up the form page only without another second link", async () => {
    let asked = 0;
    const answers = {
      planForms: () => {
        asked += 1;
        return Promise.resolve(FORMS);
      },
    };
    const toSelf = createPlan("own", "a", { card: createCardLink(own) });
    expect(await load(toSelf, { answers })).toMatchObject({
      secondary: null,
      formPath: `${PATH}/form`,
    });
    expect(asked).toBe(1);
    const toOther = createPlan("own", "a", { card: createCardLink(createPlan("other", "a")) });
    expect(await load(toOther, { answers })).toMatchObject({
      secondary: { href: "/en/expatriate-insurance/other" },
      formPath: null,
    });
    expect(asked).toBe(1);
  });
});
