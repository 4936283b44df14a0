import { match } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { getTrackingState } from "./tracking.ts";

describe("the tracking state", () => {
  it.each([
    [
      "/en/expatriate-insurance/long-term",
      "product_page",
      { offer: "expatriate-insurance", product: "long-term", page_type: "product_page" },
    ],
    [
      "/en/expatriate-insurance",
      "page_offer",
      { offer: "expatriate-insurance", product: null, page_type: "page_offer" },
    ],
    ["/en", "page_single", { offer: null, product: null, page_type: "page_single" }],
  ])("[3-102] of %s", (path, family, state) => {
    const route =
      match(path).find(
        ({ base }) =>
          base === { product_page: "product", page_offer: "offer", page_single: "home" }[family],
      ) ?? null;
    expect(getTrackingState(route, family)).toEqual(state);
  });
  it("of a page without a route", () => {
    expect(getTrackingState(null, "failure")).toEqual({
      offer: null,
      product: null,
      page_type: "failure",
    });
  });
});
