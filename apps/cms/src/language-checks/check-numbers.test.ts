import { INTL_TAGS, LOCALES, type Locale } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { checkNumbers } from "./check-numbers.ts";
import { readNumber } from "./numbers.ts";

type Row = readonly [from: Locale, source: string, to: Locale, target: string];

describe("a number that both texts have", () => {
  it.each<Row>([
    ["en", "30 days", "es", "30 días"],
    ["en", "1,234.56 m", "fr", "1 234,56 m"],
    ["en", "1,234.56 m", "de", "1.234,56 m"],
    ["en", "1,234 people", "nl", "1.234 mensen"],
    ["en", "1,234 people", "fr", "1 234 personnes"],
    ["de", "1.234 Personen", "en", "1,234 people"],
    ["en", "2.5 hours", "nl", "2,5 uur"],
    ["en", "twelve months", "de", "12 Monate"],
    ["en", "12 months", "de", "zwölfmonatig"],
    ["en", "3 days", "nl", "driedaags"],
    ["en", "two levels", "fr", "2 formules"],
    ["en", "1 year", "es", "12 meses"],
    ["en", "once a year", "fr", "1 fois par an"],
    ["en", "24 months", "nl", "twee jaar"],
    ["en", "48 hours", "de", "2 Tage"],
    ["en", "14 days", "fr", "deux semaines"],
    ["en", "first euro", "fr", "1er euro"],
    ["en", "month 12", "fr", "12e mois"],
    ["en", "the 2nd visit", "es", "la 2.ª consulta"],
    ["en", "both levels", "de", "die 2 Stufen"],
    ["en", "up to 1 000 €", "de", "bis 1.000 Euro"],
    ["en", "€1,500.00", "fr", "1 500 €"],
    ["en", "1.5 million euros", "es", "1 500 000 €"],
    ["en", "60 000 or 250 000 USD", "fr", "60 000 USD ou 250 000 USD"],
    ["en", "$500", "de", "500 US-Dollar oder 500 USD"],
    ["en", "£250", "nl", "250 pond"],
    ["en", "80% of the bill", "fr", "80 % de la facture"],
    ["en", "10 to 20%", "es", "del 10 % al 20 %"],
    ["en", "80 per cent", "de", "80 Prozent"],
    ["en", "1 March 2026", "fr", "1er mars 2026"],
    ["en", "1 March 2026", "es", "1 de marzo de 2026"],
    ["en", "1 March 2026", "de", "1. März 2026"],
    ["en", "1 March 2026", "nl", "1 maart 2026"],
    ["en", "March 1, 2026", "de", "01.03.2026"],
    ["en", "2026-03-01", "nl", "01-03-2026"],
    ["en", "November 2026", "es", "noviembre de 2026"],
    ["en", "8 am to 6 pm", "fr", "8 h à 18 h"],
    ["en", "08:30", "nl", "8.30 uur"],
    ["en", "09:00 to 18:00", "nl", "09.00 tot 18.00 uur"],
    ["en", "at 8:00", "de", "um 8 Uhr"],
    ["en", "24 hours a day", "fr", "24 h sur 24"],
    ["en", "+44 20 7946 0101", "de", "0044 20 7946 0101"],
    ["en", "call 112", "es", "llama al 112"],
    ["en", "Regulation (EC) No 810/2009", "nl", "Verordening (EG) nr. 810/2009"],
    ["en", "a person aged 32", "de", "eine 32-jährige Person"],
    ["en", "form A1", "fr", "le document portable"],
  ])("%s %s = %s %s", (from, source, to, target) => {
    expect(checkNumbers(source, target, from, to)).toEqual([]);
  });
});

describe("a number that differs", () => {
  it.each<readonly [...Row, source: string | null, target: string | null]>([
    ["en", "30 days", "es", "Un plazo", "30 days", null],
    ["en", "A term", "es", "30 días", null, "30 días"],
    ["en", "30 days", "fr", "60 jours", "30 days", "60 jours"],
    ["en", "3 months", "de", "3 Tage", "3 months", null],
    ["en", "1,234 people", "de", "1,234 Personen", "1,234", "1,234"],
    ["en", "1.5 hours", "nl", "15 uur", "1.5 hours", null],
    ["en", "500 €", "fr", "500 £", "500 €", null],
    ["en", "500 €", "de", "5 000 €", "500 €", null],
    ["en", "500 USD", "es", "500 AED", "500 USD", null],
    ["en", "80% of the bill", "nl", "80 van de rekening", "80%", null],
    ["en", "80%", "fr", "90 %", "80%", "90 %"],
    ["en", "1 March 2026", "fr", "1er mai 2026", "1 March 2026", "1er mai 2026"],
    ["en", "1 March 2026", "de", "1. März 2027", "1 March 2026", "1. März 2027"],
    ["en", "21/11/2026", "nl", "22-11-2026", "21/11/2026", "22-11-2026"],
    ["en", "8 pm", "es", "a las 8:00", "8 pm", "8:00"],
    ["en", "08:30", "de", "9:30 Uhr", "08:30", "9:30 Uhr"],
    ["en", "+44 20 7946 0101", "fr", "+44 20 7946 0102", "+44 20 7946 0101", "+44 20 7946 0102"],
    ["en", "call 112", "es", "llama al 911", "112", "911"],
    ["en", "number 000", "de", "Nummer 0", "000", "0"],
    ["en", "12 months", "nl", "drie maanden", "12 months", null],
    ["de", "61 Jahre", "fr", "60 ans", "61 Jahre", "60 ans"],
    ["fr", "20 000 £", "en", "2 000 £", "20 000 £", null],
  ])("%s %s ≠ %s %s", (from, source, to, target, missing, added) => {
    const [first] = checkNumbers(source, target, from, to);
    if (missing === null || added !== null)
      expect(first).toEqual({ kind: "number", source: missing, target: added });
    else expect(first?.source).toBe(missing);
  });
});

const PAIRS = LOCALES.flatMap((from) => LOCALES.map((to) => [from, to] as const));

describe.each(PAIRS)("from %s to %s", (from, to) => {
  it("reads every price and its half in the style of the language", () => {
    for (const currency of ["EUR", "GBP", "USD", "AED", "SGD"])
      for (const value of [1, 31, 34.5, 450, 1000, 2500, 9180.25, 60_000, 400_000, 2_000_000]) {
        const [price, same, half] = [
          [from, value] as const,
          [to, value] as const,
          [to, value / 2] as const,
        ].map(([locale, amount]) =>
          new Intl.NumberFormat(INTL_TAGS[locale], { style: "currency", currency }).format(amount),
        ) as [string, string, string];
        expect(checkNumbers(price, same, from, to), `${price} = ${same}`).toEqual([]);
        expect(checkNumbers(price, half, from, to), `${price} ≠ ${half}`).toHaveLength(1);
      }
  });

  it("reads every month, and a date of the next month as another", () => {
    for (let month = 0; month < 12; month += 1) {
      const [date, same, next] = [
        [from, month] as const,
        [to, month] as const,
        [to, (month + 1) % 12] as const,
      ].map(([locale, index]) =>
        new Intl.DateTimeFormat(INTL_TAGS[locale], { dateStyle: "long" }).format(
          new Date(2026, index, 1 + index),
        ),
      ) as [string, string, string];
      expect(checkNumbers(date, same, from, to), `${date} = ${same}`).toEqual([]);
      expect(checkNumbers(date, next, from, to), `${date} ≠ ${next}`).toHaveLength(1);
    }
  });

  it("reads every amount of time", () => {
    for (const unit of ["minute", "hour", "day", "week", "month", "year"])
      for (const value of [2, 3, 10, 24, 90]) {
        const [given, same, other] = [
          [from, value] as const,
          [to, value] as const,
          [to, value + 5] as const,
        ].map(([locale, count]) =>
          new Intl.NumberFormat(INTL_TAGS[locale], {
            style: "unit",
            unit,
            unitDisplay: "long",
          }).format(count),
        ) as [string, string, string];
        expect(checkNumbers(given, same, from, to), `${given} = ${same}`).toEqual([]);
        expect(checkNumbers(given, other, from, to), `${given} ≠ ${other}`).toHaveLength(1);
      }
  });
});

describe("readNumber", () => {
  it.each<readonly [string, Locale, readonly string[]]>([
    ["1,234", "en", ["1234"]],
    ["1,234", "de", ["1.234"]],
    ["1.234", "de", ["1234"]],
    ["1.234", "fr", ["1234", "1.234"]],
    ["1 234,50", "en", ["1234.5"]],
    ["1,234,567", "en", ["1234567"]],
    ["2.0", "en", ["2"]],
    ["1.2.3", "en", ["1.2.3"]],
    ["000", "en", ["000"]],
  ])("reads %s in %s", (text, locale, expected) => {
    expect(readNumber(text, locale)).toEqual(expected);
  });
});
