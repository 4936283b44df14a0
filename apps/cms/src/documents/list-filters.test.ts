import { LOCALES } from "@orlaya/locales";
import { expect, it } from "vitest";
import type { Actor } from "../access/roles.ts";
import { buildLanguageFilter, readFilters } from "./list-filters.ts";

const DRAFTS = { versions: { drafts: true }, flattenedFields: [{ name: "locale" }] } as never;
function actor(role: Actor["role"], edit_locales: Actor["edit_locales"]): Actor {
  return {
    id: "1",
    email: "",
    role,
    edit_locales,
    edit_audiences: [],
  };
}

it.each([
  ["an editor of one language", actor("editor", ["es"]), DRAFTS, "es"],
  ["a publisher of two", actor("publisher", ["de", "nl"]), DRAFTS, "de,nl"],
  ["an editor of all languages", actor("editor", LOCALES), DRAFTS, ""],
  ["an editor without languages", actor("editor", []), DRAFTS, ""],
  ["an administrator", actor("admin", ["es"]), DRAFTS, ""],
  [
    "a list without languages",
    actor("editor", ["es"]),
    { versions: { drafts: true }, flattenedFields: [] } as never,
    "",
  ],
  [
    "a list of records that are no documents",
    actor("publisher", ["es"]),
    { flattenedFields: [{ name: "locale" }] } as never,
    "",
  ],
])("filters by language for %s", (_, who, collection, expected) => {
  const query = new URLSearchParams(buildLanguageFilter(who, collection));
  expect([...query.values()].join()).toBe(expected);
});

it("reads the filters of a list, and nothing else", () => {
  const parameters = {
    limit: "50",
    page: "2",
    "where[or][0][and][0][locale][in][0]": "es",
    "where[or][0][and][1][title][like]": "a&b",
    whereabouts: "x",
    sort: undefined,
  };
  expect(Object.fromEntries(new URLSearchParams(readFilters(parameters)))).toEqual({
    "where[or][0][and][0][locale][in][0]": "es",
    "where[or][0][and][1][title][like]": "a&b",
  });
});
