import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, formatSpokenAmount } from "./price-format.ts";

describe("formatAmount", () => {
  it.each([
    ["5-007 9-014", 29.999, "EUR", "30 €"],
    ["5-007 9-014", 12.345, "EUR", "12,35 €"],
    ["5-008", 1234.5, "EUR", "1 234,50 €"],
    ["5-008", 1000000, "EUR", "1 000 000 €"],
    ["5-009", 34.5, "EUR", "34,50 €"],
    ["5-010 5-012", 31, "EUR", "31 €"],
    ["5-011", 7, "", "7 €"],
    ["5-012", 92.4, "GBP", "92,40 £"],
    ["5-013", 120, "CHF", "120 CHF"],
    ["5-013", -12.5, "USD", "-12,50 USD"],
    ["5-010", 0, "EUR", "0 €"],
    ["5-010", -0.001, "EUR", "0 €"],
    ["5-010", 5, "eur", "5 €"],
  ])("[%s] %d %s", (_ids, amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text.replaceAll(" ", "\u00a0"));
  });

  it("shows none or two decimals, groups of three digits, and no space other than U+00A0", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const text = formatAmount(cents / 100, "EUR");
        expect(text).toMatch(/^\d{1,3}(\u00a0\d{3})*(,\d{2})?\u00a0€$/);
        expect(Math.round(Number(text.replace(/[\u00a0€]/g, "").replace(",", ".")) * 100)).toBe(
          cents,
        );
      }),
    );
  });
});

describe("formatSpokenAmount", () => {
  it.each([
    ["en", "34.50 euros"],
    ["fr", "34,50 euros"],
    ["de", "34,50 Euro"],
    ["es", "34,50 euros"],
    ["nl", "34,50 euro"],
  ])("%s", (locale, text) => {
    expect(formatSpokenAmount(34.5, "EUR", locale).replaceAll("\u00a0", " ")).toBe(text);
  });
  it("does not throw for an unknown currency and uses its code", () => {
    expect(formatSpokenAmount(3, "not a code", "en")).toBe(formatAmount(3, "not a code"));
  });
});
