import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { createFamilySamples, findFamilySample } from "./index.ts";

const english = createFamilySamples("en", "individual", getMessages("en"));

describe("the samples of the slices that families make", () => {
  it("stand in the order in which the simulator lists them", () => {
    expect(Object.keys(english)).toEqual([
      "product_hero",
      "mini_bar",
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

  it("have the words of the interface in the language asked for", () => {
    const french = createFamilySamples("fr", "individual", getMessages("fr"));
    expect(english.message_page.title).toBe("This page could not be found");
    expect(french.message_page.title).toBe("Cette page est introuvable");
    expect(french.form.form?.submitLabel).toBe("Envoyer");
  });

  it("are found by their slug, and by no other name", () => {
    expect(findFamilySample(english, "mini_bar")).toEqual({
      slug: "mini_bar",
      id: "sample",
      props: english.mini_bar,
    });
    expect(findFamilySample(english, "hero")).toBeNull();
    expect(findFamilySample(english, "toString")).toBeNull();
  });
});
