import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EligibilityData } from "../data/types.ts";
import { listMarketProblems } from "../testing/markets.ts";
import { createTestFinder } from "../testing/finder.ts";
import { SMALL_SHAPE, list, rule, smallData, syntheticData } from "../testing/synthetic.ts";
import { resolve } from "./finder.ts";
import type { Finder } from "./finder.ts";
import { listMarketPlaces, listMarkets, listOpenCountries } from "./market.ts";

const lists = [list("r", ["FR", "CH", "GB"]), list("d", ["SG", "VN", "FR"]), list("fr", ["FR"])];
const marketsOf = (rules: EligibilityData["rules"]) =>
  listMarkets(createTestFinder(smallData({ lists, rules })), new Set(["p"]));

describe("listMarkets", () => {
  it("states exactly the journeys of each product, once, for data of any shape", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(listMarketProblems(createTestFinder(syntheticData(seed, SMALL_SHAPE)))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("is one market for one rule, with or without journeys within a country", () => {
    const market = { residences: ["CH", "FR", "GB"], destinations: ["FR", "SG", "VN"] };
    expect(marketsOf([rule("1", { sameCountry: false })])).toMatchObject([
      { ...market, within: "no" },
    ]);
    expect(marketsOf([rule("1")])).toMatchObject([{ ...market, within: "also" }]);
    expect(marketsOf([rule("1", { residence: ["fr"], destination: ["fr"] })])).toMatchObject([
      { residences: ["FR"], destinations: [], within: "only" },
    ]);
  });

  it("is empty for a product without a journey", () => {
    expect(
      listMarkets(createTestFinder(smallData({ lists, rules: [rule("1")] })), new Set(["q"])),
    ).toEqual([]);
  });
});

describe("listMarketPlaces", () => {
  it("lists the countries of journeys, without a destination that has no residence", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const finder = createTestFinder(syntheticData(seed, SMALL_SHAPE));
        for (const { id } of finder.products) {
          const places = listMarketPlaces(finder, listMarkets(finder, new Set([id])));
          expect(places).toEqual(listPlacesByAnswers(finder, id));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("listOpenCountries", () => {
  it("lists the countries that lead to a plan, and the nationalities that are offered", () => {
    const nationality = [list("n", ["FR", "VN"], { Type: "Nationality" })];
    const only = { residence: ["fr"], nationality: ["n"], sameCountry: false } as const;
    const rules = [rule("1", only), rule("2", { ...only, funnel: ["g"] })];
    const { places, nationalities } = listOpenCountries(
      createTestFinder(smallData({ lists: [...lists, ...nationality], rules })),
    );
    expect(places).toEqual(["FR", "SG", "VN"]);
    expect(nationalities).toEqual(["FR", "VN"]);
  });
});

/** Returns the countries of the journeys of a product, from the answers of the finder. */
function listPlacesByAnswers(finder: Finder, id: string) {
  const residences = new Set<string>();
  const destinations = new Set<string>();
  for (const residence of finder.codes)
    for (const destination of finder.codes)
      for (const { id: profile } of finder.profiles)
        for (const nationality of finder.codes) {
          const found = resolve(finder, { residence, destination, profile, nationality });
          if (found.kind !== "plan" || found.plan.product.id !== id) continue;
          residences.add(residence);
          destinations.add(destination);
        }
  return {
    residences: finder.codes.filter((code) => residences.has(code)),
    destinations: finder.codes.filter((code) => destinations.has(code)),
  };
}
