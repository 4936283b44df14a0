import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import { formatCount, formatDate, listFormat } from "./format.ts";

/** Returns the result of each language, in the order of LOCALES. */
function each(format: (locale: Locale) => unknown): unknown[] {
  return LOCALES.map(format);
}

describe("counts", () => {
  it("groups digits from 10 000 on with U+00A0, the same in five languages", () => {
    expect(each((locale) => formatCount(locale, 9999))).toEqual(Array(5).fill("9999"));
    expect(each((locale) => formatCount(locale, 1_234_567))).toEqual(
      Array(5).fill("1\u00a0234\u00a0567"),
    );
    expect(formatCount("fr", -10_000)).toBe("-10\u00a0000");
  });

  it("uses the decimal sign of the language and at most two decimals", () => {
    expect(each((locale) => formatCount(locale, 2.5))).toEqual(["2.5", "2,5", "2,5", "2,5", "2,5"]);
    expect(formatCount("de", 12_345.678)).toBe("12\u00a0345,68");
    expect(formatCount("de", 9_999.999)).toBe("10\u00a0000");
  });

  it("returns an empty text for a value that is not finite", () => {
    expect([formatCount("en", Number.NaN), formatCount("fr", Infinity)]).toEqual(["", ""]);
  });
});

describe("dates", () => {
  it("formats long dates", () => {
    expect(each((locale) => formatDate(locale, "2026-11-21", "long"))).toEqual([
      "21 November 2026",
      "21 novembre 2026",
      "21 de noviembre de 2026",
      "21. November 2026",
      "21 november 2026",
    ]);
    expect(formatDate("fr", "2026-01-01", "long")).toBe("1er janvier 2026");
    expect(formatDate("de", "2026-03-01", "long")).toBe("1. März 2026");
  });

  it("formats dates in tables", () => {
    expect(each((locale) => formatDate(locale, "2026-02-01", "table"))).toEqual([
      "01/02/2026",
      "01/02/2026",
      "01/02/2026",
      "01.02.2026",
      "01-02-2026",
    ]);
  });

  it("reads dates in UTC, whatever the time zone of the machine", () => {
    expect(formatDate("en", new Date("2026-11-21T23:59:59Z"), "long")).toBe("21 November 2026");
    expect(formatDate("en", "2026-11-21T00:00:00Z", "table")).toBe("21/11/2026");
  });

  it("returns null for a text that is no date", () => {
    expect([formatDate("en", "", "long"), formatDate("en", "soon", "table")]).toEqual([null, null]);
  });
});

describe("lists", () => {
  it("joins items as the language requires", () => {
    expect(each((locale) => listFormat(locale, ["a", "b", "c"]))).toEqual([
      "a, b and c",
      "a, b et c",
      "a, b y c",
      "a, b und c",
      "a, b en c",
    ]);
    expect([listFormat("en", []), listFormat("en", ["a"])]).toEqual(["", "a"]);
  });
});

it("does not write U+202F, which the fonts lack, in any format", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.double(),
      fc.date({ noInvalidDate: true }),
      (locale, number, date) => {
        const texts = [
          formatCount(locale, number),
          formatDate(locale, date, "long"),
          formatDate(locale, date, "table"),
        ];
        expect(texts.join(" ")).not.toContain("\u202f");
      },
    ),
  );
});
