/** Compares the fields of the collections with the document types of the specification (§3). */
import type { Field } from "payload";
import { describe, expect, it } from "vitest";
import { stubSecrets } from "../testing/secrets.ts";

// The collections read the environment when they are imported.
stubSecrets();
const { modules } = await import("./modules.ts");
const { pages } = await import("./pages.ts");
const { countries, groupOfCountries } = await import("./reference.ts");

const COLLECTIONS = new Map(
  [...modules, ...pages, countries, groupOfCountries].map((collection) => [
    collection.slug,
    collection.fields,
  ]),
);
/**
 * Returns the names of all fields, including those in rows and unnamed tabs. A group or a named tab
 * counts as one field.
 */
function names(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    if (field.type === "row" || field.type === "collapsible") return names(field.fields);
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) =>
        "name" in tab && tab.name ? [tab.name] : names(tab.fields),
      );
    return "name" in field && field.name ? [field.name] : [];
  });
}
const fieldsOf = (slug: string): readonly string[] => names(COLLECTIONS.get(slug) ?? []);

describe("document types (spec §3)", () => {
  it.each([
    ["[3-081]", "cover_types", ["title", "description", "icon"]],
    [
      "[3-008] [3-009] [3-010] [3-011]",
      "countries",
      ["code", "alpha3", "numeric", "display", "names", "dial"],
    ],
    ["[3-082]", "group_of_countries", ["countries"]],
    [
      "[3-083]",
      "product_page",
      [
        "title",
        "breadcrumb_title",
        "tag",
        "starting_price",
        "price_frequency",
        "currency",
        "legal_reference",
        "offer",
        "card",
        "product_data",
        "location_groups",
        "destination_groups",
        "destination_countries",
        "locations",
        "excluded_destinations",
        "excluded_locations",
        "cover_types",
        "languages",
        "global_offer",
        "tags",
      ],
    ],
    [
      "[3-085]",
      "module_card",
      [
        "tag",
        "card_title",
        "card_image",
        "card_image_alt",
        "card_description",
        "cta_primary_link",
        "cta_primary_label",
        "cta_secondary_link",
        "cta_secondary_label",
        "cta_secondary_rel",
        "card_link",
        "starting_price",
        "currency",
        "price_frequency",
        "legal_reference",
      ],
    ],
    ["[3-086]", "module_eligibility", ["title", "image", "cta_submit_label"]],
    [
      "[3-087]",
      "module_contact",
      [
        "contact_mention",
        "contact_subhead",
        "contact_title",
        "contact_description",
        "contact_inline_description",
        "contact_phone_label",
        "contact_phone_number",
      ],
    ],
    ["[3-088]", "header_module", ["is_pro"]],
    [
      "[1-015] [3-079] [7-016]",
      "module_lisa",
      [
        "uid",
        "title",
        "description",
        "image",
        "cta_submit_label",
        "cta_label",
        "cta_link",
        "cover_type",
        "tooltips",
        "no_result_page",
        "error_page",
        "new_lisa",
      ],
    ],
  ])("%s %s has the fields of the specification", (_, slug, fields) => {
    expect(fieldsOf(slug)).toEqual(expect.arrayContaining(fields));
  });

  it.each([
    ["page_offer", "card"],
    ["offer", "cover_types"],
    ["module_card", "card_title"],
    ["page_region", "image"],
    ["page_country", "country_code"],
    ["module_contact", "contact_title"],
    ["module_rating", "source"],
    ["page_guide", "author_role"],
    ["page_article", "published_on"],
    ["page_error", "slices"],
  ])("[3-084] the type %s exists, with the field %s", (slug, field) => {
    expect(fieldsOf(slug)).toContain(field);
  });
  it("[3-092] every page has the fields for search engines", () => {
    function seo(fields: readonly Field[]): readonly string[] {
      return fields.flatMap((field) =>
        field.type === "tabs"
          ? field.tabs.flatMap((tab) =>
              "name" in tab && tab.name === "seo" ? names(tab.fields) : seo(tab.fields),
            )
          : field.type === "group" && "name" in field && field.name === "seo"
            ? names(field.fields)
            : [],
      );
    }
    for (const { slug, fields } of pages)
      expect(seo(fields), slug).toEqual(
        expect.arrayContaining([
          "title",
          "description",
          "image",
          "sitemap",
          "nofollow",
          "noindex",
          "canonical",
        ]),
      );
  });
  it("[3-089] [3-090] the header contains categories and tabs of navigation", () => {
    const slices = COLLECTIONS.get("header_module")?.find(
      (field) => "name" in field && field.name === "slices",
    );
    const blocks = slices?.type === "blocks" ? slices.blocks : [];
    const fieldsOfBlock = (slug: string): readonly Field[] =>
      blocks.find((block) => block.slug === slug)?.fields ?? [];
    expect(names(fieldsOfBlock("nav_item"))).toEqual(["navigation_module"]);
    const items = fieldsOfBlock("nav_tabs").find(
      (field) => "name" in field && field.name === "items",
    );
    expect(items?.type === "array" ? names(items.fields) : []).toEqual(["navigation_module"]);
  });
});
