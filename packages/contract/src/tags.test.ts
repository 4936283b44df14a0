import { describe, expect, it } from "vitest";
import { gonePaths, goneTag, typeTag } from "./tags.ts";

describe("cache tags", () => {
  it("paths taken down travel among the tags of a revalidation call", () => {
    expect(gonePaths(["routes", goneTag("/en/a"), "doc:1", goneTag("/fr/gone:b")])).toEqual([
      "/en/a",
      "/fr/gone:b",
    ]);
  });
  it("a collection without languages has one tag", () => {
    expect([typeTag("countries"), typeTag("page_faq", "nl")]).toEqual([
      "type:countries",
      "type:page_faq:nl",
    ]);
  });
});
