import { describe, expect, it } from "vitest";
import { readDrafts, readSuggestions, addDestination } from "./panel-drafts.ts";

describe("the panel opens with autofill", () => {
  it("[4-053] of the last destination", () =>
    expect(readDrafts("/en#finder", "TH")).toEqual({ to: "TH" }));
  it("[4-053] of what the opener suggests, which comes first", () =>
    expect(readDrafts("/en?to=VN&need=travel#finder", "TH")).toEqual({ to: "VN", need: "travel" }));
  it("of nothing", () => expect(readDrafts("", null)).toEqual({}));
});

describe("the eligibility panel", () => {
  it("[4-053] suggests the country of the connection and the last destination, each with its source", () => {
    expect(readSuggestions("/en#finder", "TH", "FR")).toEqual({
      residence: { value: "FR", source: "connection" },
      destination: { value: "TH", source: "last" },
    });
  });
  it("prefers what the opener names, and takes codes only", () => {
    expect(readSuggestions("/en?to=vn#finder", "TH", null)).toEqual({
      destination: { value: "VN", source: "link" },
    });
    expect(readSuggestions("/en?to=Vietnam", "TH", null)).toEqual({
      destination: { value: "TH", source: "last" },
    });
  });
  it("[finder 2.15] suggests no residence where the lookup failed: its fallback is never stored", () =>
    expect(readSuggestions("", null, null)).toEqual({}));
});

describe("withPlace", () => {
  it("on the page of a country both panels suggest that country, before the last search", () => {
    const href = addDestination("/en#finder", "VN");
    expect(readDrafts(href, "TH")).toEqual({ to: "VN" });
    expect(readSuggestions(href, "TH", null)).toEqual({
      destination: { value: "VN", source: "link" },
    });
  });
  it("what the opener names goes before the page; without either nothing is added", () => {
    expect(readDrafts(addDestination("/en?to=SG#finder", "VN"), "TH")).toEqual({ to: "SG" });
    expect(readDrafts(addDestination("/en#finder", undefined), "TH")).toEqual({ to: "TH" });
  });
});
