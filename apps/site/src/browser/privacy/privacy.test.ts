import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getDevice, createEntry, removeQuery } from "./analytics.ts";
import { readAnswer } from "./dialog.ts";
import { readTools, refusesTracking, getConsentVersion } from "./tools.ts";

const state = { offer: "expatriate-insurance", product: null, page_type: "page_offer" };

describe("events", () => {
  it("[7-038 7-039 3-102] a CTA click has label, module, url and total loan amount, and a dash for each missing value", () => {
    expect(
      createEntry(
        "cta_click",
        { label: " Get a quote ", module: "hero", url: null, total_loan_amount: undefined },
        state,
      ),
    ).toEqual({
      event: "cta_click",
      page_type: "page_offer",
      offer: "expatriate-insurance",
      product: "-",
      label: "Get a quote",
      module: "hero",
      url: "-",
      total_loan_amount: "-",
    });
  });
  it("[7-039] no value is ever empty", () => {
    const value = fc.option(fc.string(), { nil: null });
    fc.assert(
      fc.property(value, value, (label, module) => {
        expect(
          Object.values(createEntry("confirmed_form", { label, module }, state)).every(
            (field) => typeof field === "string" && field.trim() !== "",
          ),
        ).toBe(true);
      }),
    );
  });
  it.each([
    ["/en/finder?from=FR&to=SG#x", "https://a.example/en/finder"],
    ["https://quote.example/start?cid=1", "https://quote.example/start"],
    ["tel:+33123", "tel:+33123"],
    ["http://[", ""],
  ])("[finder 6.19] removes the query of a URL: %s", (href, url) => {
    expect(removeQuery(href, "https://a.example/en")).toBe(url);
  });
  it.each([
    [360, "mobile"],
    [639, "mobile"],
    [640, "tablet"],
    [1024, "desktop"],
  ] as const)("at %i px the device is %s", (width, device) => {
    expect(getDevice(width)).toBe(device);
  });
});

describe("answers of the cookie dialog", () => {
  it.each([
    ["accept", [], ["measurement", "advertising"]],
    ["refuse", ["measurement"], []],
    ["save", ["advertising", "necessary", "x"], ["advertising"]],
    ["", ["measurement"], null],
    ["constructor", ["measurement"], null],
  ] as const)("%s", (button, checked, answer) => {
    expect(readAnswer(button, checked, ["measurement", "advertising"])).toEqual(answer);
  });
  it.each([[["searches"]], [["measurement", "advertising", "searches"]]])(
    "everything accepted is what the dialog offers: %j",
    (offered) => {
      expect(readAnswer("accept", [], offered)).toEqual(offered);
    },
  );
});

describe("settings of the document and of the browser", () => {
  it.each([undefined, "", "{", "null".slice(0, 2)])(
    "[7-029] reads no tools from missing or invalid data: %s",
    (data) => {
      expect(readTools(data)).toEqual({ revision: 1 });
    },
  );
  it("[7-030] Do Not Track and Global Privacy Control refuse tracking", () => {
    expect(
      [
        { doNotTrack: "1" },
        { globalPrivacyControl: true },
        { doNotTrack: "0" },
        { doNotTrack: null },
        {},
      ].map(refusesTracking),
    ).toEqual([true, true, false, false, false]);
  });
  it("[7-034] the version is the two-letter locale in capitals", () => {
    expect(["en", "fr", "de-DE"].map(getConsentVersion)).toEqual(["EN", "FR", "DE"]);
  });
});
