import { getMessages } from "@orlaya/messages/server";
import { SAMPLES } from "@orlaya/slices/samples";
import { describe, expect, it } from "vitest";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { createTestLink, EDITOR_SLICES, listIds, TEST_PICTURE } from "../shared/testing.ts";
import { findProps, listSlugs } from "../testing.ts";
import type { ProductPageData } from "./load.ts";
import { viewProduct } from "./view.ts";

const quote = createTestLink("Get a quote", "/en/quote");
const price = { amount: 29.9, currency: "EUR", frequency: "month" } as const;
const FINDER: ResolvedSlice = { slug: "finder", id: "own-finder", props: SAMPLES.finder };
const data: ProductPageData = {
  site: { locale: "en", audience: "individual" },
  slices: EDITOR_SLICES,
  title: "MyStudies Cover",
  tag: "Studies",
  lead: "Cover for a year abroad.",
  facts: [{ value: "12", label: "months" }],
  description: "The plan for students.",
  image: TEST_PICTURE,
  socialImage: "https://site.example/og.jpg",
  price,
  primary: quote,
  secondary: null,
  formPath: null,
  related: SAMPLES.product_cards.products,
  finder: SAMPLES.finder.module,
  market: null,
  finderHref: "/en#finder",
};
const english = getMessages("en");

describe("the view of a plan page", () => {
  it("has head and bar first, then the editor's slices, related plans and the finder", () => {
    const view = viewProduct(data, english);
    expect(listIds(view)).toEqual(["head", "bar", "heading", "text", "related", "finder-band"]);
    expect(listSlugs(view)).toEqual([
      "product_hero",
      "mini_bar",
      "page_head",
      "rich_text",
      "product_cards",
      "finder",
    ]);
  });

  it("has the plan in the head, and price and first action also in the bar", () => {
    const view = viewProduct({ ...data, secondary: createTestLink("Terms", "/en/terms") }, english);
    expect(findProps(view, "product_hero")).toEqual({
      tag: "Studies",
      title: "MyStudies Cover",
      lead: "Cover for a year abroad.",
      image: TEST_PICTURE,
      price,
      primary: quote,
      secondary: createTestLink("Terms", "/en/terms"),
      points: [],
      ticks: [],
      facts: data.facts,
    });
    expect(findProps(view, "mini_bar")).toMatchObject({ price, primary: quote });
    expect(view.image).toBe(TEST_PICTURE);
  });

  it.each([
    ["en", "individual", "Check if this plan fits", "Talk to our team", "/en/contact"],
    ["fr", "individual", "Vérifier si elle vous convient", "Parler à notre équipe", "/fr/contact"],
    ["en", "corporate", "Check if this plan fits", "Talk to our team", "/en/corporate/contact"],
  ] as const)(
    "in %s for %s, links to the form page, or to the contact page without one",
    (locale, audience, form, team, contact) => {
      const words = getMessages(locale);
      const site = { locale, audience };
      const withForm = viewProduct({ ...data, site, formPath: "/en/plan/form" }, words);
      expect(findProps(withForm, "product_hero")).toMatchObject({
        secondary: createTestLink(form, "/en/plan/form"),
      });
      expect(findProps(viewProduct({ ...data, site }, words), "product_hero")).toMatchObject({
        secondary: createTestLink(team, contact),
      });
    },
  );

  it("has one action when both would lead to the same page", () => {
    const view = viewProduct({ ...data, secondary: createTestLink("Quote", quote.href) }, english);
    expect(findProps(view, "product_hero")).toMatchObject({ primary: quote, secondary: null });
    const sameForm = viewProduct({ ...data, formPath: quote.href }, english);
    expect(findProps(sameForm, "product_hero")).toMatchObject({ secondary: null });
  });

  it.each([
    ["en", ["Cover", "Questions", "Price"]],
    ["fr", ["Garanties", "Questions", "Price"]],
  ] as const)("in %s, the bar has short labels for sections with an anchor", (locale, labels) => {
    const slices: readonly ResolvedSlice[] = [
      {
        slug: "comparison_table",
        id: "1",
        props: { ...SAMPLES.comparison_table, title: "What is covered", anchor: "cover" },
      },
      { slug: "faq", id: "2", props: { ...SAMPLES.faq, title: "Asked often", anchor: "faq" } },
      { slug: "split", id: "3", props: { ...SAMPLES.split, title: "Price", anchor: "price" } },
      { slug: "split", id: "4", props: { ...SAMPLES.split, title: "No anchor", anchor: "" } },
      { slug: "faq", id: "5", props: { ...SAMPLES.faq, title: "", anchor: "untitled" } },
    ];
    const view = viewProduct({ ...data, slices }, getMessages(locale));
    const [cover, faq, other] = labels;
    expect(findProps(view, "mini_bar")).toMatchObject({
      links: [
        { anchor: "cover", label: cover },
        { anchor: "faq", label: faq },
        { anchor: "price", label: other },
      ],
    });
  });

  it.each([
    ["en", "individual", "Related plans"],
    ["en", "corporate", "Related group plans"],
    ["fr", "individual", "Assurances associées"],
    ["fr", "corporate", "Contrats collectifs associés"],
  ] as const)("in %s for %s, has a title for the related plans", (locale, audience, title) => {
    const view = viewProduct({ ...data, site: { locale, audience } }, getMessages(locale));
    expect(findProps(view, "product_cards")).toEqual({
      title,
      lead: "",
      link: null,
      products: data.related,
      tone: "linen",
      anchor: "",
    });
  });

  it.each([
    ["en", "Not sure this is the one?"],
    ["fr", "Encore un doute\u00a0?"],
  ] as const)("in %s, has the finder with its own title", (locale, title) => {
    expect(findProps(viewProduct(data, getMessages(locale)), "finder")).toEqual({
      module: { ...SAMPLES.finder.module, title },
      title: "",
      lead: "",
      tone: "mist",
      anchor: "",
    });
  });

  it("has no related section without plans, and no second finder", () => {
    const alone = viewProduct({ ...data, related: [], finder: null }, english);
    expect(listIds(alone)).toEqual(["head", "bar", "heading", "text"]);
    const placed = viewProduct({ ...data, related: [], slices: [FINDER] }, english);
    expect(listIds(placed)).toEqual(["head", "bar", "own-finder"]);
  });

  it("returns the plan for structured data, with the unit of its price as text", () => {
    expect(viewProduct(data, english).product).toEqual({
      name: "MyStudies Cover",
      description: "The plan for students.",
      image: "https://site.example/og.jpg",
      price,
      unit: "per month",
    });
    expect(viewProduct(data, getMessages("fr")).product).toMatchObject({ unit: "par mois" });
    expect(viewProduct({ ...data, price: null }, english).product).toMatchObject({ unit: "" });
  });
});
