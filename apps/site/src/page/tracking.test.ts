import { match } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { readEnv } from "../process/env.ts";
import { toolsData, trackingState } from "./tracking.ts";

const env = (more: Readonly<Record<string, string>> = {}) =>
  readEnv({ SITE_API_KEY: "k".repeat(32), REVALIDATE_SECRET: "s".repeat(32), ...more });

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
    expect(trackingState(route, family)).toEqual(state);
  });
  it("of a page without an address", () => {
    expect(trackingState(null, "failure")).toEqual({
      offer: null,
      product: null,
      page_type: "failure",
    });
  });
});

describe("tools on the document", () => {
  it("by default there are none", () => {
    expect(toolsData(env())).toBeUndefined();
  });
  it("[7-029 7-032 7-033] are named with their ids", () => {
    expect(
      JSON.parse(
        toolsData(
          env({ TAG_MANAGER_ID: "GTM-A", CONSENT_CLIENT_ID: "c1", CONSENT_REVISION: "4" }),
        ) ?? "",
      ),
    ).toEqual({
      revision: 4,
      tagManager: "https://www.googletagmanager.com/gtm.js?id=GTM-A",
      consentTool: { src: "https://static.axept.io/sdk.js", clientId: "c1", days: 180 },
    });
  });
});
