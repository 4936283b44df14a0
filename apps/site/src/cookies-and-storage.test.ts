import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import {
  CONSENT_DAYS,
  matchesRow,
  STORED_VALUES,
  listCategories,
  listStoredValues,
} from "./cookies-and-storage.ts";

describe("the registry of stored values", () => {
  it("[9-025] keeps a consent for 180 days", () => {
    expect(CONSENT_DAYS).toBe(180);
    expect(STORED_VALUES["cookie-consent"].duration).toEqual({ days: 180 });
  });
  it("[9-011 9-012] keeps the two codes of the finder in local storage", () => {
    expect([STORED_VALUES.lastResearchOption.place, STORED_VALUES["country-code"].place]).toEqual([
      "local",
      "local",
    ]);
  });
  it("[9-005] has no locale cookie", () => {
    expect(Object.keys(STORED_VALUES)).not.toContain("i18n_redirected");
  });
  it("lists only necessary values without a tool", () => {
    const rows = listStoredValues({ tagManager: false, consentTool: false, searches: false });
    expect(rows.map(({ name }) => name)).toEqual([
      "country-code",
      "country-asked",
      "lastResearchOption",
      "chunk-reload",
      "preview",
    ]);
    expect(rows.every(({ category }) => category === "necessary")).toBe(true);
  });
  it.each([
    [false, false, [], false],
    [true, false, ["measurement", "advertising"], true],
    [false, true, ["searches"], true],
    [true, true, ["measurement", "advertising", "searches"], true],
  ])(
    "tag manager %s, searches %s: asks about %j, with the record of the answer: %s",
    (tagManager, searches, categories, isRecorded) => {
      const tools = { tagManager, searches, consentTool: false };
      expect(listCategories(tools)).toEqual(categories);
      const names = listStoredValues(tools).map(({ name }) => name);
      expect(names.includes("cookie-consent")).toBe(isRecorded);
      expect(names.includes("_ga*")).toBe(tagManager);
    },
  );
  it("lists every row with both tools", () => {
    expect(
      listStoredValues({ tagManager: true, consentTool: true, searches: true }).map(
        ({ name }) => name,
      ),
    ).toEqual(Object.keys(STORED_VALUES));
  });
  it.each([
    ["_ga*", "_ga", true],
    ["_ga*", "_ga_ABC123", true],
    ["_ga*", "ga", false],
    ["cookie-consent", "cookie-consent", true],
    ["cookie-consent", "cookie-consent2", false],
  ])("row %s matches %s: %s", (row, name, has) => {
    expect(matchesRow(row, name)).toBe(has);
  });
  it("describes the purpose of each value in every language", () => {
    for (const locale of LOCALES) {
      const { common } = getMessages(locale);
      for (const { purpose } of Object.values(STORED_VALUES))
        expect(common(purpose).length, `${locale} ${purpose}`).toBeGreaterThan(10);
    }
  });
});
