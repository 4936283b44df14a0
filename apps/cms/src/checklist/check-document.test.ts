/** Each check, with the smallest document that fails and one that passes. */
import { COMPANY_KEYS, getCompanyField } from "@orlaya/contract";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { FlattenedField, SanitizedConfig } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { isRecord, type Stored } from "../fields/record.ts";
import { formatLongDate } from "../seed/legal-reference.ts";
import { stubSecrets } from "../testing/secrets.ts";
import type * as TextPairs from "../texts/text-pairs.ts";
import { hasDate } from "./check-prices.ts";
import { checkDocument } from "./check-document.ts";
import type { Context, Target } from "./finding.ts";
import { listPlaces } from "./places.ts";

stubSecrets();
let config: SanitizedConfig;
let texts: typeof TextPairs;
beforeAll(async () => {
  config = await (await import("../payload.config.ts")).default;
  texts = await import("../texts/text-pairs.ts");
});

const PAGE = "page_landing";
const LIVE: Target = { collection: PAGE, locale: "en", title: "Linked", isLive: true };
const NOTHING: Context = {
  today: "2026-11-26",
  isPublishing: true,
  isReal: false,
  companySamples: new Set(),
  clauses: new Map(),
  origin: "https://www.orlaya.example",
  targets: new Map([
    ["live", LIVE],
    ["draft", { ...LIVE, isLive: false }],
    ["german", { ...LIVE, locale: "de" }],
  ]),
  paths: new Set(["/en/plans", "/en/old"]),
  anchors: new Map([["live", new Set(["plans"])]]),
  sameTitle: null,
  sameDescription: null,
  otherPrices: new Map(),
  english: new Set(),
  undescribed: new Map(),
  addressProblem: null,
  translation: null,
};
const DESCRIPTION = "A description of a page, which is as long as search engines want it to be.";
const HEAD = { blockType: "page_head", title: "Heading" };
/** A page without a finding. */
const WHOLE = {
  ...{ title: "Page", uid: "page", locale: "en", audience: "individual", purpose: "normal" },
  slices: [HEAD],
  seo: { description: DESCRIPTION },
};
const PRICE = {
  starting_price: 46.99,
  currency: "EUR",
  price_frequency: "month",
  legal_reference: "As at 1 November 2026.",
};
const PLAN = {
  ...{ title: "Plan", uid: "plan", locale: "en", audience: "individual", offer: "live" },
  ...{ approver: "Product team", review_by: "2027-03-31T12:00:00.000Z" },
  ...PRICE,
  seo: { description: DESCRIPTION },
};

type Found = readonly (readonly [level: string, check: string, path: string])[];
function check(
  document: Stored,
  context: Partial<Context> = {},
  collection: string = PAGE,
  locale: Locale = "en",
): Found {
  const shape = texts.getShape(config, collection);
  const places = listPlaces(shape, document);
  const checked = { collection, id: "own", locale, document, places };
  return checkDocument({ ...checked, context: { ...NOTHING, ...context } }).map(
    (finding) => [finding.level, finding.check, finding.path] as const,
  );
}

function rich(...children: readonly Stored[]): Stored {
  return { root: { type: "root", children } };
}
const text = (words: string): Stored => ({ type: "text", text: words });
function heading(tag: string, words: string): Stored {
  return { type: "heading", tag, children: [text(words)] };
}
function link(fields: Stored, words = "here"): Stored {
  return { type: "paragraph", children: [{ type: "link", fields, children: [text(words)] }] };
}
function withBody(...children: readonly Stored[]): Stored {
  return {
    ...WHOLE,
    slices: [HEAD, { blockType: "rich_text", body: rich(...children) }],
  };
}
const withAction = (primary: Stored): Stored => ({ ...WHOLE, slices: [{ ...HEAD, primary }] });

it("finds nothing in a whole page and in a whole plan", () => {
  expect(check(WHOLE)).toEqual([]);
  expect(check(PLAN, {}, "product_page")).toEqual([]);
});

describe("a price", () => {
  it.each<readonly [string, Stored, Found]>([
    ["0", { starting_price: 0 }, [["blocking", "amount", "starting_price"]]],
    ["three decimals", { starting_price: 1.234 }, [["blocking", "amount", "starting_price"]]],
    ["no currency of ISO", { currency: "EU" }, [["blocking", "currency", "currency"]]],
    ["no currency, which means EUR", { currency: null }, []],
    ["no period", { price_frequency: null }, [["blocking", "frequency", "price_frequency"]]],
    ["no reference", { legal_reference: " " }, [["blocking", "reference", "legal_reference"]]],
    [
      "no date",
      { legal_reference: "For one person of 32." },
      [["blocking", "reference-date", "legal_reference"]],
    ],
    ["no price at all", { starting_price: null, legal_reference: null }, []],
  ])("with %s", (_, change, found) => {
    expect(check({ ...PLAN, ...change }, {}, "product_page")).toEqual(found);
  });
  it("in the card of an offer, with the path of the card", () => {
    const card = { ...PRICE, currency: "eur", card_title: "Card" };
    const offer = { ...WHOLE, offer: "live", card };
    expect(check(offer, {}, "page_offer")).toEqual([["blocking", "currency", "card.currency"]]);
  });
  it("that differs in another language", () => {
    const otherPrices = new Map([["starting_price", ["Deutsch"]]]);
    expect(check(PLAN, { otherPrices }, "product_page")).toEqual([
      ["warning", "other-price", "starting_price"],
    ]);
  });
  it.each(LOCALES)("has a date as the seed writes it in %s", (locale) => {
    for (const day of ["2026-11-01", "2027-03-31", "2026-08-15"])
      expect(hasDate(`… ${formatLongDate(day, locale)}.`, locale), day).toBe(true);
    expect(hasDate("… 2026.", locale)).toBe(false);
    expect(hasDate("32 2026", locale)).toBe(false);
  });
});

describe("the premiums of a plan", () => {
  const premiums = "Age\tArea\tExcess\tOne\tTwo\n18-64\tworld\t0\t46.99\t50";
  function withColumns(...labels: readonly string[]): Stored {
    return {
      ...{ ...PLAN, premiums, premiums_date: "2026-11-01" },
      slices: [
        {
          blockType: "comparison_table",
          columns: labels.map((label) => ({ label })),
          title: "Levels",
        },
      ],
    };
  }
  const find = (document: Stored): Found =>
    check(document, {}, "product_page").filter(([, , path]) => path === "premiums");
  it("have their names in the columns of the first table of levels", () => {
    const warning = [["warning", "premium-levels", "premiums"]];
    expect(find(withColumns("One", "Two"))).toEqual([]);
    expect(find(withColumns("One"))).toEqual(warning);
    expect(find(withColumns("One", "Two", "Three"))).toEqual(warning);
    expect(find({ ...withColumns("One"), slices: [] })).toEqual([]);
    expect(find({ ...withColumns("One"), starting_price: 40 })).toEqual([
      ["blocking", "premiums", "premiums"],
    ]);
  });
});

describe("the review of a plan", () => {
  it.each<readonly [string, Stored, Partial<Context>, Found]>([
    ["without a person", { approver: " " }, {}, [["blocking", "approver", "approver"]]],
    ["without a day", { review_by: null }, {}, [["blocking", "review", "review_by"]]],
    [
      "that is overdue, with changes",
      { review_by: "2026-11-25" },
      {},
      [["blocking", "review-overdue", "review_by"]],
    ],
    [
      "that is overdue, without changes",
      { review_by: "2026-11-25" },
      { isPublishing: false },
      [["warning", "review-overdue", "review_by"]],
    ],
    ["that is due today", { review_by: "2026-11-26" }, {}, []],
  ])("%s", (_, change, context, found) => {
    expect(check({ ...PLAN, ...change }, context, "product_page")).toEqual(found);
  });
});

describe("titles, descriptions and headings", () => {
  const lead = { ...HEAD, lead: "A lead." };
  it.each<readonly [string, Stored, Partial<Context>, Found]>([
    [
      "a title of 61 characters",
      { seo: { title: "x".repeat(61), description: DESCRIPTION } },
      {},
      [["warning", "title-length", "seo.title"]],
    ],
    [
      "a title that another page has",
      {},
      { sameTitle: "Other" },
      [["warning", "title-twice", "seo.title"]],
    ],
    ["no description", { seo: {} }, {}, [["blocking", "description", "seo.description"]]],
    [
      "no description, but a lead",
      { seo: {}, slices: [lead] },
      {},
      [["warning", "description", "seo.description"]],
    ],
    [
      "a short description",
      { seo: { description: "Short." } },
      {},
      [["warning", "description-length", "seo.description"]],
    ],
    [
      "a description that another page has",
      {},
      { sameDescription: "Other" },
      [["warning", "description-twice", "seo.description"]],
    ],
    ["a page that search engines may not list", { seo: { noindex: true } }, {}, []],
    ["no first heading", { slices: [] }, {}, [["blocking", "heading", "slices"]]],
  ])("%s", (_, change, context, found) => {
    expect(check({ ...WHOLE, ...change }, context)).toEqual(found);
  });
  it.each<readonly [string, readonly Stored[], Found]>([
    ["empty", [heading("h2", " ")], [["blocking", "heading-empty", "slices.1.body"]]],
    [
      "of a level too low",
      [heading("h2", "A"), heading("h4", "B")],
      [["warning", "heading-level", "slices.1.body"]],
    ],
    [
      "that follow each other",
      [heading("h2", "A"), heading("h3", "B"), heading("h4", "C"), heading("h2", "D")],
      [],
    ],
  ])("headings in a text that are %s", (_, children, found) => {
    expect(check(withBody(...children))).toEqual(found);
  });
});

describe("a link", () => {
  const at = "slices.0.primary";
  function toPage(value: string, more: Stored = {}): Stored {
    return {
      ...{ label: "Read", kind: "document", document: { relationTo: PAGE, value } },
      ...more,
    };
  }
  const toUrl = (url: string): Stored => ({ label: "Read", kind: "url", url });
  it.each<readonly [string, Stored, Found]>([
    ["to a live page", toPage("live"), []],
    ["to the page itself", toPage("own"), []],
    ["that was never filled in", { kind: "document", new_tab: false }, []],
    ["to a draft", toPage("draft"), [["blocking", "link-draft", `${at}.document`]]],
    ["to a deleted page", toPage("gone"), [["blocking", "link-gone", `${at}.document`]]],
    ["to a page in German", toPage("german"), [["warning", "link-language", `${at}.document`]]],
    ["to a place that exists", toPage("live", { anchor: "plans" }), []],
    [
      "to a place that does not exist",
      toPage("live", { anchor: "prices" }),
      [["warning", "link-anchor", `${at}.document`]],
    ],
    [
      "without a target",
      { label: "Read", kind: "document" },
      [["blocking", "link-empty", `${at}.document`]],
    ],
    [
      "without an action",
      { label: "Read", kind: "action" },
      [["blocking", "link-empty", `${at}.action`]],
    ],
    ["with an action", { label: "Find", kind: "action", action: "finder" }, []],
    ["to a path of the site", toUrl("/en/plans?x=1#y"), []],
    ["to a path that is redirected", toUrl("/en/old/"), []],
    ["to the whole address of a page", toUrl("https://www.orlaya.example/en/plans"), []],
    ["to no path of the site", toUrl("/en/none"), [["blocking", "link-path", `${at}.url`]]],
    ["to no host", toUrl("https://x"), [["blocking", "link-address", `${at}.url`]]],
    ["to a script", toUrl("javascript:alert(1)"), [["blocking", "link-address", `${at}.url`]]],
    ["without encryption", toUrl("http://a.example"), [["warning", "link-http", `${at}.url`]]],
    ["to another site, a phone, a place of the page", toUrl("https://a.example/x"), []],
    ["to a phone", toUrl("tel:+442012345"), []],
    ["to a place of the page", toUrl("#plans"), []],
  ])("%s", (_, primary, found) => {
    expect(check(withAction(primary))).toEqual(found);
  });
  const body = "slices.1.body";
  it.each<readonly [string, Stored, string, Found]>([
    [
      "to a draft",
      { linkType: "internal", doc: { value: "draft" } },
      "x",
      [["blocking", "link-draft", body]],
    ],
    ["to no path", { linkType: "custom", url: "/en/none" }, "x", [["blocking", "link-path", body]]],
    [
      "without words",
      { linkType: "custom", url: "/en/plans" },
      " ",
      [["blocking", "link-label", body]],
    ],
    ["to a page", { linkType: "internal", doc: { value: "live" } }, "x", []],
  ])("in a text %s", (_, fields, words, found) => {
    expect(check(withBody(link(fields, words)))).toEqual(found);
  });
  it("whose text stands beside it in a card", () => {
    const card = { card_title: "Card", cta_primary_label: "Get a quote" };
    expect(check({ ...WHOLE, offer: "live", card }, {}, "page_offer")).toEqual([
      ["blocking", "link-empty", "card.cta_primary_label"],
    ]);
  });
  it("of a relation to a draft is only listed", () => {
    expect(check({ ...PLAN, offer: "draft" }, {}, "product_page")).toEqual([
      ["warning", "relation-draft", "offer"],
    ]);
  });
});

describe("texts", () => {
  const sentence = "Cover for people who live in another country for years.";
  it("that are required, but empty", () => {
    const slices = [HEAD, { blockType: "cta_band", title: " " }];
    expect(check({ ...WHOLE, title: "", slices })).toEqual([
      ["blocking", "required", "title"],
      ["blocking", "required", "slices.1.title"],
    ]);
  });
  it("that are still in English, in a translation only", () => {
    const context = { english: new Set([sentence]) };
    const page = { ...WHOLE, slices: [{ ...HEAD, lead: sentence }] };
    expect(check(page, context, PAGE, "de")).toEqual([
      ["blocking", "untranslated", "slices.0.lead"],
    ]);
    expect(check(page, context)).toEqual([]);
  });
  it.each(["[Insurer 1, sample]", "[Assureur, exemple]", "[Entidad, ejemplo]", "[X, Beispiel]"])(
    "with sample data: %s blocks a real site",
    (sample) => {
      const page = { ...WHOLE, slices: [{ ...HEAD, lead: `By ${sample}, again ${sample}.` }] };
      expect(check(page)).toEqual([["warning", "sample", "slices.0.lead"]]);
      expect(check(page, { isReal: true })).toEqual([["blocking", "sample", "slices.0.lead"]]);
    },
  );
  it.each(["jobs@example.com", "+44 20 7946 0101"])(
    "with an address or a number that is reserved for examples: %s blocks a real site",
    (text) => {
      const page = { ...WHOLE, slices: [{ ...HEAD, lead: `Ask ${text} for help.` }] };
      expect(check(page)).toEqual([]);
      expect(check(page, { isReal: true })).toEqual([["blocking", "sample", "slices.0.lead"]]);
    },
  );
  it.each(["insurer", "insurer_hk", "", "Insurer-hk"])(
    "that refer to a detail of the company which does not exist: %s",
    (key) => {
      const page = { ...WHOLE, slices: [{ ...HEAD, lead: `Ask {company:${key}}.` }] };
      expect(check(page)).toEqual([["blocking", "company", "slices.0.lead"]]);
    },
  );
  it("that refer to a clause which visitors do not see in this language", () => {
    const clauses = new Map([["withdrawal.travel", "Cancel."]]);
    const body = { type: "paragraph", children: [text("See {clause:withdrawal.health}.")] };
    const page = withBody(body);
    expect(check(page, { clauses })).toEqual([["blocking", "clause", "slices.1.body"]]);
    const known = { ...HEAD, lead: "See {clause:withdrawal.travel}." };
    expect(check({ ...WHOLE, slices: [known] }, { clauses })).toEqual([]);
    const nested = {
      title: "A",
      uid: "a.b",
      locale: "en",
      text: "See {clause:withdrawal.travel}.",
    };
    expect(check(nested, { clauses }, "clause")).toEqual([["blocking", "clause", "text"]]);
    const detail = { locale: "en", distributor: "{clause:withdrawal.travel}" };
    expect(check(detail, { clauses }, "company")).toContainEqual([
      ...["blocking", "clause", "distributor"],
    ]);
  });
  it("that are nearly a clause: it warns, except in a clause", () => {
    const sentence = "You can cancel within fourteen days of receiving the policy terms.";
    const clauses = new Map([["withdrawal.travel", sentence]]);
    const page = { ...WHOLE, slices: [{ ...HEAD, lead: `${sentence} Call us.` }] };
    expect(check(page, { clauses })).toEqual([["warning", "clause-copy", "slices.0.lead"]]);
    const other = { title: "A", uid: "a.b", locale: "en", text: sentence };
    expect(check(other, { clauses }, "clause")).toEqual([]);
  });
  it("that refer to demonstration data: on a real site it blocks", () => {
    const lead = "Ask {company:insurer-hk} or {company:assistance}.";
    const page = { ...WHOLE, slices: [{ ...HEAD, lead }] };
    expect(check(page)).toEqual([]);
    const companySamples = new Set(["insurer-hk", "hours"] as const);
    expect(check(page, { companySamples })).toEqual([
      ["warning", "company-sample", "slices.0.lead"],
    ]);
    expect(check(page, { companySamples, isReal: true })).toEqual([
      ["blocking", "company-sample", "slices.0.lead"],
    ]);
  });
  it("of the company that are demonstration data: on a real site they block", () => {
    const details: Stored = Object.assign(
      {},
      ...COMPANY_KEYS.map((key): Stored => ({
        [getCompanyField(key)]: "Name",
        [`${getCompanyField(key)}_sample`]: key === "insurer-hk",
      })),
    ) as Stored;
    const found = (isReal: boolean) =>
      check({ uid: "company", locale: "en", ...details }, { isReal }, "company");
    expect(found(false)).toEqual([["warning", "company-sample", "insurer_hk_sample"]]);
    expect(found(true)).toEqual([["blocking", "company-sample", "insurer_hk_sample"]]);
  });
  it("with a picture without a description, and a page without an address", () => {
    const undescribed = new Map([["slices.0.image", "Beach"]]);
    const addressProblem = (): string => "No address.";
    expect(check(WHOLE, { undescribed, addressProblem })).toEqual([
      ["blocking", "address", "uid"],
      ["blocking", "picture", "slices.0.image"],
    ]);
  });
  it("of a translation that is not complete", () => {
    const translation = { language: "English", outdated: 1, untranslated: 2, toCheck: 3 };
    expect(check(WHOLE, { translation }).map(([level, name]) => [level, name])).toEqual([
      ["warning", "outdated"],
      ["warning", "empty-sentence"],
      ["warning", "language"],
    ]);
  });
});

it("writes every finding as a sentence in five languages", async () => {
  const { getAdminMessages } = await import("@orlaya/messages/admin");
  const broken = {
    ...PLAN,
    ...{ title: "", approver: "", review_by: null, starting_price: 0, legal_reference: "x" },
    seo: {},
  };
  const shape = texts.getShape(config, "product_page");
  const findings = checkDocument({
    collection: "product_page",
    id: "own",
    locale: "en",
    document: broken,
    places: listPlaces(shape, broken),
    context: NOTHING,
  });
  expect(findings.length).toBeGreaterThan(5);
  for (const locale of LOCALES)
    for (const { write, check: name } of findings)
      expect(write(getAdminMessages(locale)), name).toMatch(/\p{L}{3}.*\.$/u);
});

it("lists the fields of every collection without a value", () => {
  for (const { slug, flattenedFields } of config.collections)
    expect(
      listPlaces(texts.getShape(config, slug), {}).filter(({ path }) => !path.includes(".")).length,
      slug,
    ).toBe((flattenedFields as readonly FlattenedField[]).length);
  expect(isRecord(WHOLE)).toBe(true);
});
