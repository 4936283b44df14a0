import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { findPremium, listShownAges } from "@orlaya/contract/premiums";
import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { formatAmount } from "@orlaya/ui";
import { describe, expect, it } from "vitest";
import { loadPremium, type PremiumData } from "./premium.ts";
import { buildPremium } from "./premium-view.ts";

const readTable = (key: string): string =>
  readFileSync(join(import.meta.dirname, `../../../../../data/premiums/${key}.tsv`), "utf8");
const plan = {
  audience: "individual",
  premiums: readTable("long-term"),
  premiums_date: "2026-11-01T00:00:00.000Z",
  currency: "EUR",
  price_frequency: "month",
} as const;

function load(query: Readonly<Record<string, string>> = {}, more: object = {}): PremiumData {
  const data = loadPremium({ ...plan, ...more }, new URLSearchParams(query));
  if (!data) throw new Error("There are no premiums.");
  return data;
}
const nameOffer = (key: string): object => ({ id: key, document: { key } });
const COLUMNS = ["Hospital", "Everyday", "Everything"];
const page = { locale: "en", path: "/en/plan", columns: COLUMNS } as const;
function show(data: PremiumData | null, more: Partial<typeof page> = {}) {
  const { locale } = { ...page, ...more };
  const slice = buildPremium(data, { ...page, ...more }, getMessages(locale));
  if (!slice) throw new Error("There is no section.");
  return slice.props;
}

describe("the premium for the answers of a visitor", () => {
  it("is found for every combination, as text of the address", () => {
    const { table } = load();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 69 }),
        fc.constantFrom(...table.areas),
        fc.constantFrom(...table.excesses),
        fc.integer({ min: 0, max: table.levels.length - 1 }),
        (age, area, excess, level) => {
          const data = load({ age: `${age}`, area, excess: `${excess}`, level: `${level + 1}` });
          expect(data.errors).toEqual({});
          expect(data.premium).toBe(findPremium(table, { age, area, excess, level }));
          expect(data.premium).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("is the starting price for an age alone, and none without an age", () => {
    expect(load({ age: "32" }).premium).toBe(92.4);
    expect(load()).toMatchObject({ premium: null, errors: {}, age: "" });
    expect(load({ area: "world", excess: "0" })).toMatchObject({
      premium: null,
      errors: {},
      chosen: { area: 1, excess: 0, level: 0 },
    });
  });

  it.each([
    [{ age: "" }, { age: "missing" }],
    [{ age: "young" }, { age: "missing" }],
    [{ age: "-3" }, { age: "missing" }],
    [{ age: "34.5" }, { age: "missing" }],
    [{ age: "70" }, { age: "outside" }],
    [{ age: "999" }, { age: "outside" }],
    [{ age: "34", area: "moon" }, { area: "unknown" }],
    [{ age: "34", excess: "7" }, { excess: "unknown" }],
    [{ age: "34", level: "4" }, { level: "unknown" }],
    [{ age: "34", level: "0", area: "" }, { level: "unknown" }],
    [
      { level: "__proto__", age: "x" },
      { age: "missing", level: "unknown" },
    ],
  ])("is not shown for %j, and what was typed is kept", (query, errors) => {
    const data = load({ ...query });
    expect(data).toMatchObject({ premium: null, errors, age: query.age });
    expect(Object.keys(data.errors)).toEqual(Object.keys(errors));
    expect(show(data)).toMatchObject({ answer: null, values: { age: query.age } });
  });

  it("is shown although the query answers questions that are not asked", () => {
    const one = { premiums: readTable("scorestudies") };
    expect(load({ age: "21", area: "moon", excess: "7", level: "x" }, one)).toMatchObject({
      premium: 24.9,
      errors: {},
    });
  });

  it("begins with the area of the lowest premium", () => {
    const premiums = "Age\tArea\tExcess\tOne\n18-40\tasia\t0\t30\n18-40\tschengen\t0\t20";
    expect(load({}, { premiums }).chosen.area).toBe(1);
  });

  it("cuts off long answers", () => {
    expect(load({ age: "9".repeat(5000) }).age).toHaveLength(30);
  });

  it.each([
    ["an employer", { audience: "corporate" }],
    ["no table", { premiums: "" }],
    ["a table that cannot be read", { premiums: "Age\tArea" }],
    ["no period", { price_frequency: null }],
  ])("does not exist for %s", (_, more) => {
    expect(loadPremium({ ...plan, ...(more as object) }, new URLSearchParams())).toBeNull();
    expect(buildPremium(null, page, getMessages("en"))).toBeNull();
  });
});

describe("the section about the price", () => {
  it("states both periods and what the premium depends on", () => {
    const { answer } = show(load({ age: "34", area: "world", excess: "0", level: "2" }));
    expect(answer).toEqual({
      price: { amount: 395, currency: "EUR", frequency: "month" },
      other: "4\u00a0740\u00a0€ per year",
      basis: "34 years old\u00a0· Worldwide\u00a0· no excess\u00a0· Everyday",
    });
  });

  it("states one figure for a year, a trip and a stay", () => {
    const yearly = {
      premiums: readTable("myhealth-philippines"),
      price_frequency: "year",
      currency: "USD",
    };
    expect(show(load({ age: "30" }, yearly)).answer).toMatchObject({
      price: { amount: 1150, frequency: "year" },
      other: "",
      basis: "30 years old",
    });
    const trip = { premiums: readTable("travel-insurance"), price_frequency: "trip" };
    expect(show(load({ age: "30" }, trip)).answer).toMatchObject({ other: "" });
    const stay = { premiums: readTable("short-term"), offer: nameOffer("short-stay") };
    expect(show(load({ age: "30" }, stay)).answer).toMatchObject({
      price: { amount: 54.9, frequency: "month" },
      other: "",
    });
  });

  it.each(LOCALES)("in %s says what else the price depends on", (locale) => {
    const { common: t } = getMessages(locale);
    const write = (more: object): string => show(load({}, more), { locale: locale as never }).note;
    const year = { premiums: readTable("myhealth-uae"), price_frequency: "year" };
    for (const [more, length] of [
      [{}, ""],
      [year, ""],
      [{ price_frequency: "trip" }, t("premium.trip")],
      [{ price_frequency: "person", offer: nameOffer("travel") }, t("premium.trip")],
      [{ price_frequency: "person", offer: nameOffer("study") }, t("premium.stay")],
      [{ offer: nameOffer("short-stay") }, t("premium.stay")],
      [{ offer: nameOffer("whv") }, t("premium.stay")],
      [{ offer: nameOffer("expat") }, ""],
    ] as const) {
      const note = write(more);
      expect(note).toContain(t("premium.base"));
      for (const each of [t("premium.trip"), t("premium.stay")])
        expect(note.includes(each), note).toBe(each === length);
    }
  });

  it("has five ages with the premium of each level at the chosen area and excess", () => {
    const data = load({ area: "world", excess: "250" });
    const { rows, columns } = show(data).table;
    expect(columns).toEqual(COLUMNS);
    expect(rows.map(({ age }) => age)).toEqual(listShownAges(data.table));
    expect(rows).toHaveLength(5);
    for (const { age, premiums } of rows)
      expect(premiums).toEqual(
        COLUMNS.map((_, level) =>
          formatAmount(
            findPremium(data.table, { age, area: "world", excess: 250, level }) ?? 0,
            "EUR",
          ),
        ),
      );
  });

  it("has the names of the levels of the table when the page has other columns", () => {
    expect(show(load(), { columns: ["Who"] as never }).table.columns).toEqual([
      "Essential",
      "Comfort",
      "Premier",
    ]);
  });

  it.each(LOCALES)("in %s has its date and says which ages are accepted", (locale) => {
    const { common: t } = getMessages(locale);
    const shown = show(load({ age: "70" }), { locale: locale as never });
    expect(shown.errors).toEqual({ age: t("premium.outside", { from: 0, to: 69 }) });
    expect(shown.errors.age).toContain("69");
    expect(shown.note).toContain("2026");
    expect(shown.title).toBe(t("premium.title"));
  });
});
