import { describe, expect, it } from "vitest";
import { listGonePaths, getGoneTag, getTypeTag } from "./tags.ts";

describe("cache tags", () => {
  it("listGonePaths returns the paths of the gone tags of a revalidation request", () => {
    expect(
      listGonePaths(["routes", getGoneTag("/en/a"), "doc:1", getGoneTag("/fr/gone:b")]),
    ).toEqual(["/en/a", "/fr/gone:b"]);
  });
  it("a collection without languages has one tag", () => {
    expect([getTypeTag("countries"), getTypeTag("page_faq", "nl")]).toEqual([
      "type:countries",
      "type:page_faq:nl",
    ]);
  });
});
