/** The market of every plan, with the shipped rules and groups: each description is read back. */
import { parseDocument } from "@orlaya/content";
import { listMarkets, listOpenCountries, type Finder } from "@orlaya/finder/eligibility";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { PlacesData } from "@orlaya/slices/views";
import { describe, expect, it } from "vitest";
import { describePlanMarket, loadPlanMarket } from "./plan-market.ts";
import { createShippedPayload, readFinder, readShippedFile } from "./shipped-rules.test-data.ts";
import { createTestSite } from "./testing.ts";

const groups = (
  JSON.parse(readShippedFile("groups.json")) as readonly {
    readonly id: string;
    readonly uid: string;
    readonly names: Readonly<Record<Locale, string>>;
    readonly countries: readonly string[];
  }[]
).map(({ countries, ...group }) =>
  parseDocument("group_of_countries", {
    ...group,
    countries: countries.map((code) => ({ id: code, code })),
  }),
);

const finderOf = (locale: Locale): Finder => readFinder(createShippedPayload(locale, 1));

const english = finderOf("en");
const productOf = (name: string): ReadonlySet<string> =>
  new Set(english.products.filter((product) => product.name === name).map(({ id }) => id));
const describeEnglish = (name: string) => describePlanMarket(english, productOf(name), groups);

/**
 * Returns the open countries that a reader of a description counts, who knows the groups by their
 * names.
 */
function readPlaces(
  finder: Finder,
  { all, names, except, count }: PlacesData,
  listed: readonly string[],
): readonly string[] {
  if (count !== null) {
    expect(listed).toHaveLength(count);
    return listed;
  }
  const { places } = listOpenCountries(finder);
  function membersOf(texts: readonly string[]): ReadonlySet<string> {
    const named = texts.flatMap((text) => {
      const group = groups.find(({ names: own }) => own[finder.locale] === text);
      const code = finder.codes[finder.names.indexOf(text)];
      return group?.countries.flatMap(({ document }) => document?.code || []) ?? code ?? [];
    });
    return new Set(named);
  }
  const [included, without] = [membersOf(names), membersOf(except)];
  return places.filter((code) => (all || included.has(code)) && !without.has(code));
}

describe("describePlanMarket", () => {
  it.each(LOCALES)("states in %s exactly the markets of every product", (locale) => {
    const finder = finderOf(locale);
    const { nationalities: open } = listOpenCountries(finder);
    const nameOf = (codes: readonly string[]) =>
      codes.map((code) => finder.names[finder.codeAt.get(code) ?? -1]);
    for (const { id } of finder.products) {
      const markets = listMarkets(finder, new Set([id]));
      const data = describePlanMarket(finder, new Set([id]), groups);
      const codesOf = (list: "residences" | "destinations") =>
        data?.[list].map(({ code }) => code) ?? [];
      expect(data?.markets.length).toBe(markets.length);
      for (const [at, market] of markets.entries()) {
        const said = data?.markets[at];
        if (!said) throw new Error(`${id} has no market ${at}.`);
        expect(readPlaces(finder, said.residences, codesOf("residences"))).toEqual(
          market.residences,
        );
        expect(
          said.destinations && readPlaces(finder, said.destinations, codesOf("destinations")),
        ).toEqual(market.within === "only" ? null : market.destinations);
        expect(said.own === "also").toBe(market.within === "also");
        const { only = [], except = [] } = said.nationalities ?? {};
        const accepted = open.filter((code) => {
          const [name = ""] = nameOf([code]);
          return (only.length === 0 || only.includes(name)) && !except.includes(name);
        });
        expect(said.nationalities && accepted).toEqual(market.nationalities);
      }
    }
  });

  it("names groups that a reader knows, and counts countries only where all are listed", () => {
    expect(describeEnglish("Long-term international health plan")?.markets).toEqual([
      {
        residences: {
          all: false,
          names: ["Africa", "Europe", "Latin America and the Caribbean", "North America"],
          except: ["United Kingdom"],
          count: null,
        },
        destinations: { all: true, names: [], except: [], count: null },
        own: null,
        profiles: ["Long-term / Expat"],
        nationalities: null,
      },
    ]);
    const holiday = describeEnglish("MyTravel Cover WHV");
    expect(holiday?.markets[0]?.residences).toMatchObject({ names: [], count: 27 });
    expect(holiday?.residences).toHaveLength(27);
    expect(holiday?.markets[0]?.destinations?.names).toHaveLength(9);
  });

  it("states stays within the country of residence", () => {
    const ownOf = (name: string) => describeEnglish(name)?.markets.map(({ own }) => own);
    expect(ownOf("MyHealth Asia")).toEqual(["also"]);
    expect(ownOf("Expat Student")).toEqual([null]);
    expect(describeEnglish("MyHealth Singapore")?.markets).toMatchObject([
      { destinations: null, own: null },
    ]);
    const student = describeEnglish("Student international health plan");
    expect(student?.markets.some(({ own }) => own === "not")).toBe(true);
  });

  it("lists the countries without any plan, and nationalities only where one is asked", () => {
    const local = describeEnglish("MyHealth Singapore");
    expect(local?.closed).toContain("North Korea");
    expect(local?.closed).toHaveLength(18);
    expect(local?.refused).toContain("Syria");
    expect(local?.refused).not.toContain("Afghanistan");
    expect(describeEnglish("Travel insurance")?.refused).toEqual([]);
  });

  it("is null for a product without a journey, and needs no groups", () => {
    expect(describePlanMarket(english, new Set(["none"]), groups)).toBeNull();
    const bare = describePlanMarket(english, productOf("Long-term international health plan"), []);
    expect(bare?.markets).toMatchObject([
      { residences: { count: 160 }, destinations: { all: true } },
    ]);
  });
});

describe("loadPlanMarket", () => {
  const runtime = { log: { info: () => undefined, warn: () => undefined, error: () => undefined } };
  const [product] = english.products;
  const page = parseDocument("product_page", { id: "page", path: product?.url, locale: "en" });
  const corporate = parseDocument("product_page", {
    id: "group",
    path: "/en/corporate/group",
    locale: "en",
    private_plan: { ...page, relationTo: "product_page" },
  });
  const answers = {
    plans: () => Promise.resolve([page, corporate] as never),
    groups: () => Promise.resolve(groups),
    release: () =>
      Promise.resolve({ version: 1, payloads: { en: createShippedPayload("en", 1) } } as never),
  };
  const siteOf = (more: object) =>
    createTestSite({ locale: "en", audience: "individual" }, { ...answers, ...more });

  it("finds the product of the page", async () => {
    const expected = describePlanMarket(english, new Set([product?.id ?? ""]), groups);
    expect(await loadPlanMarket(runtime, siteOf({}), "page")).toEqual(expected);
    expect(await loadPlanMarket(runtime, siteOf({}), "other")).toBeNull();
  });

  it("is null without a live release, plans or groups", async () => {
    const none = () => Promise.resolve(null);
    for (const call of ["release", "plans", "groups"])
      expect(await loadPlanMarket(runtime, siteOf({ [call]: none }), "page"), call).toBeNull();
  });
});
