import { describe, expect, it } from "vitest";
import { listDomains, listValuesWithoutConsent } from "./forget.ts";

const JAR =
  "_ga=GA1.1.1; _ga_ABC=GS1; _gcl_au=1.1; cookie-consent=%7B%7D; axeptio_all_vendors=x; gas=1";

describe("[quality §5] cookies to delete without a consent", () => {
  it.each([
    [[], ["_ga", "_ga_ABC", "_gcl_au"]],
    [["measurement"], ["_gcl_au"]],
    [["advertising"], ["_ga", "_ga_ABC"]],
    [["measurement", "advertising"], []],
  ] as const)("with consent to %j: %j", (granted, gone) => {
    expect(listValuesWithoutConsent(JAR, new Set(granted))).toEqual(gone);
  });
  it("none without cookies", () => {
    expect(listValuesWithoutConsent("", new Set())).toEqual([]);
  });
  it.each([
    ["www.orlaya.example", ["www.orlaya.example", "orlaya.example"]],
    ["localhost", []],
  ])("a cookie of %s may have the domains %j", (host, domains) => {
    expect(listDomains(host)).toEqual(domains);
  });
});
