import { listFormat } from "@orlaya/messages";
import { getMessages } from "@orlaya/messages/server";
import { SAMPLES } from "@orlaya/slices/samples";
import { describe, expect, it } from "vitest";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { createTestLink, EDITOR_SLICES, listIds, TEST_PICTURE } from "../shared/testing.ts";
import { findProps, listSlugs } from "../testing.ts";
import type { ProductPageData } from "./load.ts";
import { loadPremium } from "./premium.ts";
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
  comparison: { path: "/en/plans/compare?plan=a&plan=b&plan=c", titles: ["B", "C"] },
  finder: SAMPLES.finder.module,
  market: null,
  finderHref: "/en#finder",
  path: "/en/plan",
  premium: null,
};
const english = getMessages("en");
const all = { all: true, names: [], except: [], count: null };
const market: ProductPageData["market"] = {
  markets: [
    { residences: all, destinations: all, own: null, profiles: ["Travel"], nationalities: null },
  ],
  residences: [],
  destinations: [],
  closed: [],
  refused: [],
  aliasesUrl: "/finder/aliases/en.json",
};

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
      link: expect.objectContaining({
        href: data.comparison?.path,
        label: getMessages(locale).common("compare.related", {
          plans: listFormat(locale, ["B", "C"]),
        }),
      }) as unknown,
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

  it("has the market before the documents and questions, and a link to it in the bar", () => {
    const slices: readonly ResolvedSlice[] = [
      { slug: "comparison_table", id: "1", props: SAMPLES.comparison_table },
      { slug: "faq", id: "2", props: SAMPLES.faq },
    ];
    const view = viewProduct({ ...data, slices, market }, english);
    expect(listIds(view)).toEqual(["head", "bar", "1", "market", "2", "related", "finder-band"]);
    expect(findProps(view, "mini_bar")).toMatchObject({
      links: expect.arrayContaining([{ anchor: "who", label: "For whom" }]) as unknown,
    });
    const alone = viewProduct({ ...data, slices: [], market }, english);
    expect(listIds(alone)).toEqual(["head", "bar", "market", "related", "finder-band"]);
    expect(listIds(viewProduct({ ...data, slices }, english))).not.toContain("market");
  });

  it("has the price after the first table of levels, with a link to it in the bar", () => {
    const premium = loadPremium(
      {
        audience: "individual",
        premiums: "Age\tArea\tExcess\tOne\tTwo\n18-40\tworld\t0\t30\t40",
        premiums_date: "2026-11-01",
        currency: "EUR",
        price_frequency: "month",
      },
      new URLSearchParams({ age: "20", level: "2" }),
    );
    const slices: readonly ResolvedSlice[] = [
      { slug: "comparison_table", id: "1", props: SAMPLES.comparison_table },
      { slug: "cover_points", id: "2", props: SAMPLES.cover_points },
    ];
    const view = viewProduct({ ...data, slices, premium, market }, english);
    expect(listIds(view).slice(0, 6)).toEqual(["head", "bar", "1", "price", "2", "market"]);
    expect(findProps(view, "plan_price")).toMatchObject({
      action: "/en/plan#price",
      answer: { price: { amount: 40 } },
    });
    expect(findProps(view, "mini_bar")).toMatchObject({
      links: expect.arrayContaining([{ anchor: "price", label: "Your price" }]) as unknown,
    });
    expect(listIds(viewProduct({ ...data, slices: [], premium }, english))).toContain("price");
  });

  it.each([
    ["en", "individual", "Who can take it out", "The plan is open to you when all of this"],
    ["fr", "individual", "Qui peut y souscrire", "L’assurance vous est ouverte si tous ces"],
    ["en", "corporate", "Who can be insured", "The plan can insure people to whom all of this"],
    ["de", "corporate", "Wer versichert werden kann", "Der Vertrag kann Personen versichern"],
  ] as const)("in %s for %s, names the market for its readers", (locale, audience, title, lead) => {
    const view = viewProduct({ ...data, site: { locale, audience }, market }, getMessages(locale));
    expect(findProps(view, "plan_market")).toMatchObject({
      title,
      lead: expect.stringContaining(lead) as unknown,
    });
  });

  it("links from the market to the form page, or to the finder panel without one", () => {
    const checkOf = (more: Partial<ProductPageData>) =>
      findProps(viewProduct({ ...data, market, ...more }, english), "plan_market");
    const label = "Check with your answers";
    expect(checkOf({ formPath: "/en/form" })).toMatchObject({
      check: createTestLink(label, "/en/form"),
    });
    expect(checkOf({})).toMatchObject({
      check: { ...createTestLink(label, "/en#finder"), action: "finder" },
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
