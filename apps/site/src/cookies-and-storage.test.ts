import { LOCALES, LOCALE_COOKIE } from "@orlaya/routes";
import { messages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { CONSENT_DAYS, isKnown, STORED_VALUES, storedValues } from "./cookies-and-storage.ts";

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
  it("[9-004] [9-005] has no locale cookie, whose name and 365 days are configured: its use is disabled", () => {
    expect(LOCALE_COOKIE).toEqual({ name: "i18n_redirected", days: 365 });
    expect(isKnown("cookie", LOCALE_COOKIE.name)).toBe(false);
  });
  it("without a tool nothing but necessary values can be stored", () => {
    const rows = storedValues({ tagManager: false, consentTool: false });
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
    expect(storedValues({ tagManager: true, consentTool: true }).map(({ name }) => name)).toEqual(
      Object.keys(STORED_VALUES),
    );
  });
  it.each([
    ["cookie", "_ga", true],
    ["cookie", "_ga_ABC123", true],
    ["local", "_ga", false],
    ["cookie", "cookie-consent", true],
    ["cookie", "cookie-consent2", false],
    ["session", "chunk-reload", true],
    ["local", "x", false],
  ] as const)("%s %s: %s", (place, name, known) => {
    expect(isKnown(place, name)).toBe(known);
  });
  it("says in five languages what each value is for", () => {
    for (const locale of LOCALES) {
      const { common } = messages(locale);
      for (const { purpose } of Object.values(STORED_VALUES))
        expect(common(purpose).length, `${locale} ${purpose}`).toBeGreaterThan(10);
    }
  });
});
