import { parseDocument, type PageSingle, type Plan, type SiteContent } from "@orlaya/content";
import { LIST_PARAMS } from "@orlaya/finder/eligibility";
import { CATALOGUE_FILTERS } from "@orlaya/slices/catalogue-filters";
import { describe, expect, it } from "vitest";
import { createTestInput } from "../testing.ts";
import { loadCatalogue, type CatalogueData } from "./load.ts";

const page: PageSingle = parseDocument("page_single", { id: "p", path: "/en/insurance" });
const names = (name: string) => ({ en: name, fr: name, es: name, de: name, nl: name });
const countries = [
  parseDocument("countries", { id: "1", code: "FR", names: names("France"), rank: { en: 2 } }),
  parseDocument("countries", { id: "2", code: "DE", names: names("Germany"), rank: { en: 1 } }),
];
function createNeed(key: string) {
  return { id: key, key, title: key, locale: "en", _status: "published" };
}

const finder = parseDocument("module_lisa", {
  id: "m",
  uid: "m",
  cover_type: [createNeed("travel"), createNeed("expat")],
});

function createPlan(id: string, need: string, country: string): Plan {
  return parseDocument("product_page", {
    id,
    uid: id,
    title: id,
    locale: "en",
    audience: "individual",
    cover_types: [createNeed(need)],
    languages: ["en"],
    locations: [country],
    destination_countries: [country],
  });
}

const plans = [createPlan("t", "travel", "FR"), createPlan("e", "expat", "DE")];
const answers: Partial<SiteContent> = {
  plans: () => Promise.resolve(plans),
  countries: () => Promise.resolve(countries),
  finderModule: () => Promise.resolve(finder),
  groups: () => Promise.resolve([]),
};
const load = (query: string, more: Partial<SiteContent> = {}): Promise<CatalogueData> =>
  loadCatalogue(createTestInput(page, { query, answers: { ...answers, ...more } }));
const listIds = ({ products }: CatalogueData) => products.map(({ id }) => id);

describe("loadCatalogue", () => {
  it("returns all plans in the order of the needs without a filter, and does not fetch groups", async () => {
    const data = await load("", { groups: () => Promise.reject(new Error("unexpected call")) });
    expect(listIds(data)).toEqual(["e", "t"]);
    expect(data).toMatchObject({
      wayOut: null,
      options: {
        "country-of-residence": [
          { value: "DE", label: "Germany" },
          { value: "FR", label: "France" },
        ],
        needs: [
          { value: "travel", label: "travel" },
          { value: "expat", label: "expat" },
        ],
      },
    });
  });

  it("returns the plans that match the filters, in any spelling of a country code", async () => {
    const data = await load("country-of-residence=fr&needs=travel");
    expect(data.values).toMatchObject({ "country-of-residence": "FR", needs: "travel" });
    expect(listIds(data)).toEqual(["t"]);
    expect(data.wayOut).toBeNull();
  });

  it("treats a value without an option as no filter", async () => {
    const data = await load("country-of-residence=XX&needs=other");
    expect(data.values).toMatchObject({ "country-of-residence": "", needs: "" });
    expect(listIds(data)).toEqual(["e", "t"]);
  });

  it("returns suggestions when the filters match no plan", async () => {
    const data = await load("country-of-residence=FR&needs=expat");
    expect(listIds(data)).toEqual([]);
    expect(data.wayOut).toMatchObject({
      alone: false,
      blocking: ["country-of-residence", "needs"],
      changes: [
        { kind: "drop", field: "country-of-residence", count: 1 },
        { kind: "drop", field: "needs", count: 1 },
        { kind: "need", values: { needs: "travel" }, count: 1 },
      ],
    });
  });

  it("[finder-5.10] has the query parameters that a contradiction with the rules links to", () => {
    expect(CATALOGUE_FILTERS).toEqual(expect.arrayContaining(Object.values(LIST_PARAMS)));
  });

  it("throws without plans, and with a filter also without groups of countries", async () => {
    const none = () => Promise.resolve(null);
    await expect(load("", { plans: none })).rejects.toMatchObject({ name: "ContentUnavailable" });
    await expect(load("needs=expat", { groups: none })).rejects.toMatchObject({
      name: "ContentUnavailable",
    });
  });
});
