import { parsePreviewKey } from "@orlaya/contract";
import { describe, expect, it } from "vitest";
import { createEndCookie, createPreviewCookie, readPreviewCookie } from "../load/preview-cookie.ts";
import { findPreferredLocale } from "./preview.ts";

const HOUR = { until: "2026-11-26T13:00:00.000Z", now: Date.parse("2026-11-26T12:00:00.000Z") };
const key = { token: "page_landing.1795000000.a-b_C", documentId: "42" };

describe("the preview cookie", () => {
  it("can be read back among other cookies", () => {
    const [pair = ""] = createPreviewCookie(key, { ...HOUR, secure: true }).split(";");
    expect(readPreviewCookie(`a=1; ${pair}; b=2`)).toEqual(key);
  });
  it("is limited to the server and ends with the preview", () => {
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Max-Age=3600", "Path=/", "Secure"])
      expect(createPreviewCookie(key, { ...HOUR, secure: true })).toContain(attribute);
    expect(createPreviewCookie(key, { ...HOUR, secure: false })).not.toContain("Secure");
    expect(createEndCookie(true)).toMatch(/^preview=; .*Max-Age=0/);
  });
  it("any other value is not a key", () => {
    for (const header of [
      null,
      "",
      "preview=",
      "xpreview=42~a.1.b",
      "preview=42",
      "preview=../x~a",
      "preview=42~a b",
    ])
      expect(readPreviewCookie(header), String(header)).toBeNull();
    for (const [token, id] of [
      ["", "1"],
      ["a", ""],
      ["a;b", "1"],
      ["a\r\nSet-Cookie: x=1", "1"],
      ["a", "1; Path=/x"],
      ["a".repeat(400), "1"],
    ] as const)
      expect(parsePreviewKey(token, id)).toBeNull();
  });
});

describe("the language of the 403 page", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
    ["it, de", "de"],
    ["en;q=0.1,fr;q=0.9", "fr"],
    ["DE-at", "de"],
    ["fr;q=0,*", "en"],
    ["english", "en"],
    ["fre", "en"],
    ["it", "en"],
    ["", "en"],
    [null, "en"],
  ] as const)("%s → %s", (header, locale) => {
    expect(findPreferredLocale(header)).toBe(locale);
  });
});
