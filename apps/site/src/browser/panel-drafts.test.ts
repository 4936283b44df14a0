import { describe, expect, it } from "vitest";
import { readDrafts, readSuggestions, addDestination } from "./panel-drafts.ts";

describe("autofill of the quote-by-need panel", () => {
  it("[4-053] contains the last destination", () =>
    expect(readDrafts("/en#finder", "TH")).toEqual({ to: "TH" }));
  it("[4-053] prefers the answers of the opener", () =>
    expect(readDrafts("/en?to=VN&need=travel#finder", "TH")).toEqual({ to: "VN", need: "travel" }));
  it("is empty without a destination", () => expect(readDrafts("", null)).toEqual({}));
});

describe("autofill of the eligibility panel", () => {
  it("[4-053] suggests the country of the connection and the last destination, each with its source", () => {
    expect(readSuggestions("/en#finder", "TH", "FR")).toEqual({
      residence: { value: "FR", source: "connection" },
      destination: { value: "TH", source: "last" },
    });
  });
  it("prefers the destination of the opener, and accepts only codes", () => {
    expect(readSuggestions("/en?to=vn#finder", "TH", null)).toEqual({
      destination: { value: "VN", source: "link" },
    });
    expect(readSuggestions("/en?to=Vietnam", "TH", null)).toEqual({
      destination: { value: "TH", source: "last" },
    });
  });
  it("[finder 2.15] suggests no residence after a failed lookup, whose fallback is never stored", () =>
    expect(readSuggestions("", null, null)).toEqual({}));
});

describe("addDestination", () => {
  it("makes both panels prefer the country of the page to the last destination", () => {
    const href = addDestination("/en#finder", "VN");
    expect(readDrafts(href, "TH")).toEqual({ to: "VN" });
    expect(readSuggestions(href, "TH", null)).toEqual({
      destination: { value: "VN", source: "link" },
    });
  });
  it("keeps the destination of the opener, and adds nothing without a country", () => {
    expect(readDrafts(addDestination("/en?to=SG#finder", "VN"), "TH")).toEqual({ to: "SG" });
    expect(readDrafts(addDestination("/en#finder", undefined), "TH")).toEqual({ to: "TH" });
  });
});
