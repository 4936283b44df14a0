/**
 * The amounts of the pages on the cost of a group plan and on the claims report, in five languages:
 * each row of the sample invoice is people × premium, the premiums are those of the price table of
 * the long-term plan, and totals are sums. The same amounts stand in each language.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import { describe, expect, it } from "vitest";

const DATA = join(import.meta.dirname, "..");

interface Table {
  readonly slice: string;
  readonly anchor?: string;
  readonly groups: readonly {
    readonly rows: readonly {
      readonly label: string;
      readonly cells: readonly { readonly text: string }[];
    }[];
  }[];
}

/** Returns the tables of a corporate page of services. */
function readTables(locale: Locale, page: string): readonly Table[] {
  const file = join(DATA, "content", locale, "page_generic", `services.${page}.corporate.json`);
  const { slices } = JSON.parse(readFileSync(file, "utf8")) as { readonly slices: Table[] };
  return slices.filter(({ slice }) => slice === "comparison_table");
}

/** Reads the first amount of a text: a space or point may separate thousands. Cents. */
function readCents(text: string): number {
  const [number = ""] = /\d[\d\s.,]*/.exec(text) ?? [];
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number.trim()) ?? [];
  return Number(whole.replaceAll(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** Returns the texts of each row: its label, then its cells. */
function readRows(table: Table | undefined): readonly (readonly string[])[] {
  return (table?.groups ?? []).flatMap(({ rows }) =>
    rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  );
}

/** Premiums of level Comfort, worldwide without the USA, 500 € excess, in cents by age band. */
const premiums = new Map(
  readFileSync(join(DATA, "premiums/long-term.tsv"), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, area, excess]) => area === "world-except-usa" && excess === "500")
    .map(([age = "", , , , comfort]) => [age, Math.round(Number(comfort) * 100)]),
);

describe.each(LOCALES)("the sample invoice in %s", (locale) => {
  const rows = readRows(
    readTables(locale, "group-cost").find(({ anchor }) => anchor === "invoice"),
  );
  const [total = [], quarter = [], year = []] = rows.slice(-3);
  const people = rows.slice(0, -3);

  it("multiplies people by the premium of their age", () => {
    expect(people.length).toBe(6);
    for (const [age = "", count, premium = "", amount = ""] of people) {
      const [from, to] = age.match(/\d+/g) ?? [];
      expect(readCents(premium), age).toBe(premiums.get(`${from ?? ""}-${to ?? ""}`));
      expect(readCents(amount), age).toBe(Number(count) * readCents(premium));
    }
  });
  it("adds up the people and the amounts", () => {
    const sum = people.reduce((before, [, , , amount = ""]) => before + readCents(amount), 0);
    const count = people.reduce((before, [, number]) => before + Number(number), 0);
    expect(Number(total[1])).toBe(count);
    expect(readCents(total[3] ?? "")).toBe(sum);
    expect(readCents(total[2] ?? "")).toBe(Math.round(sum / count));
    expect(readCents(quarter[3] ?? "")).toBe(3 * sum);
    expect(readCents(year[3] ?? "")).toBe(12 * sum);
  });
  it("has one year for each change, and its difference", () => {
    const [, , changes] = readTables(locale, "group-cost");
    const [first, ...others] = readRows(changes);
    const base = readCents(first?.[2] ?? "");
    for (const [label, month = "", sum = "", difference = ""] of [first ?? [], ...others]) {
      expect(readCents(sum), label).toBe(12 * readCents(month));
      if (label !== first?.[0])
        expect(readCents(difference), label).toBe(Math.abs(readCents(sum) - base));
    }
  });
});

/** Returns the numbers of each row of the tables of a page. */
function readNumbers(locale: Locale, page: string): readonly string[][] {
  return readTables(locale, page)
    .flatMap((table) => readRows(table))
    .map((row) =>
      row
        .slice(1)
        .flatMap((text) => text.match(/\d[\d\s.,]*\d|\d/g) ?? [])
        .map((number) => String(readCents(number))),
    );
}

it.each(["group-cost", "claims-report", "onboarding"])(
  "the tables of %s have the same numbers in each language",
  (page) => {
    for (const locale of LOCALES)
      expect(readNumbers(locale, page)).toEqual(readNumbers("en", page));
  },
);
