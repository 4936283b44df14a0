import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import {
  CONSENT_DAYS,
  matchesRow,
  STORED_VALUES,
  listStoredValues,
} from "./cookies-and-storage.ts";

describe("the registry of stored values", () => {
  it("[9-025] a consent lasts 180 days", () => {
    expect(CONSENT_DAYS).toBe(180);
    expect(STORED_VALUES["cookie-consent"].duration).toEqual({ days: 180 });
  });
  it("[9-011 9-012] has the two codes of the finder in local storage", () => {
    expect([STORED_VALUES.lastResearchOption.place, STORED_VALUES["country-code"].place]).toEqual([
      "local",
      "local",
    ]);
  });
  it("[9-005] has no locale cookie", () => {
    expect(Object.keys(STORED_VALUES)).not.toContain("i18n_redirected");
  });
  it("without a tool nothing but necessary values can be stored", () => {
    const rows = listStoredValues({ tagManager: false, consentTool: false });
    expect(rows.map(({ name }) => name)).toEqual([
      "country-code",
      "country-asked",
      "lastResearchOption",
      "chunk-reload",
      "preview",
    ]);
    expect(rows.every(({ category }) => category === "necessary")).toBe(true);
  });
  it("with both tools has every row", () => {
    expect(
      listStoredValues({ tagManager: true, consentTool: true }).map(({ name }) => name),
    ).toEqual(Object.keys(STORED_VALUES));
  });
  it.each([
    ["_ga*", "_ga", true],
    ["_ga*", "_ga_ABC123", true],
    ["_ga*", "ga", false],
    ["cookie-consent", "cookie-consent", true],
    ["cookie-consent", "cookie-consent2", false],
  ])("row %s has %s: %s", (row, name, has) => {
    expect(matchesRow(row, name)).toBe(has);
  });
  it("says in five languages what each value is for", () => {
    for (const locale of LOCALES) {
      const { common } = getMessages(locale);
      for (const { purpose } of Object.values(STORED_VALUES))
        expect(common(purpose).length, `${locale} ${purpose}`).toBeGreaterThan(10);
    }
  });
});
