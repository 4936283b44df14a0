/** Tests which publications of a plan change a price. */
import { describe, expect, it } from "vitest";
import { listFamilies } from "./families.ts";

const LIVE = {
  starting_price: 37,
  currency: "EUR",
  price_frequency: "month",
  legal_reference: "As at 1 November 2026.",
  premiums: "Age\tArea\tExcess\tOne\n18-64\tworld\t0\t37",
  premiums_date: "2026-11-01T00:00:00.000Z",
};

describe("the publication of a plan", () => {
  it("belongs to the plans alone while nothing of its price changes", () => {
    expect(listFamilies("product_page", { ...LIVE, title: "Other" }, LIVE)).toEqual(["plans"]);
  });

  it.each([
    { starting_price: 38 },
    { currency: "USD" },
    { price_frequency: "year" },
    { legal_reference: "As at 2 November 2026." },
    { premiums: LIVE.premiums.replace("64", "65") },
    { premiums_date: "2026-12-01T00:00:00.000Z" },
  ])("belongs to the prices, too, with %j", (change) => {
    expect(listFamilies("product_page", { ...LIVE, ...change }, LIVE)).toEqual(["plans", "prices"]);
  });
});
