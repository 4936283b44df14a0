import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createFamilySamples, findFamilySample } from "./index.ts";

const english = createFamilySamples("en", "individual", getMessages("en"));

describe("the samples of family slices", () => {
  it("have the order of the simulator", () => {
    expect(Object.keys(english)).toEqual([
      "product_hero",
      "mini_bar",
      "plan_market",
      "plan_price",
      "plan_comparison",
      "product_catalogue",
      "eligibility_page",
      "form",
      "article_head",
      "article_foot",
      "place_head",
      "emergency_head",
      "country_facts",
      "country_list",
      "region_cards",
      "teasers",
      "link_cards",
      "unknown_slice",
      "message_page",
    ]);
  });

  it("have interface texts in the requested language", () => {
    const french = createFamilySamples("fr", "individual", getMessages("fr"));
    expect(english.message_page.title).toBe("This page could not be found");
    expect(french.message_page.title).toBe("Cette page est introuvable");
    expect(french.form.form?.submitLabel).toBe("Envoyer");
  });

  it("are found by slug and by no other name", () => {
    expect(findFamilySample(english, "mini_bar")).toEqual({
      slug: "mini_bar",
      id: "sample",
      props: english.mini_bar,
    });
    expect(findFamilySample(english, "hero")).toBeNull();
    expect(findFamilySample(english, "toString")).toBeNull();
  });
});
