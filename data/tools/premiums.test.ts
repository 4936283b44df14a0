/** Tests the sample premiums against their script, the prices of the plans, and the pages of the plans. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  chooseStartingAge,
  findPremium,
  findStartingAges,
  findStartingPrice,
  readPremiums,
  type PremiumTable,
} from "../../packages/contract/src/premiums/index.ts";
import { LOCALES, type Locale } from "../../packages/locales/src/index.ts";
import { buildPremiums } from "./premiums.ts";
import { buildProducts } from "./products.ts";

const data = join(import.meta.dirname, "..");
const products = buildProducts();
const readFile = (...path: readonly string[]): string => readFileSync(join(data, ...path), "utf8");
const { sentence } = JSON.parse(readFile("legal-reference.json")) as {
  readonly sentence: Readonly<Record<Locale, string>>;
};

function readTable(key: string): PremiumTable {
  const result = readPremiums(readFile("premiums", `${key}.tsv`));
  if (!result.ok) throw new Error(`${key}: ${JSON.stringify(result.problems)}`);
  return result.table;
}

interface LevelTable {
  readonly columns: readonly { readonly label: string }[];
  readonly groups: readonly {
    readonly rows: readonly {
      readonly label: string;
      readonly cells: readonly { readonly text: string }[];
    }[];
  }[];
}
interface PlanFile {
  readonly slices: readonly (LevelTable & { readonly slice: string })[];
}
/** Returns the first table of levels on the page of a plan. */
function readLevels(key: string, locale = "en"): LevelTable {
  const { slices } = JSON.parse(
    readFile("content", locale, "product_page", `${key}.json`),
  ) as PlanFile;
  const table = slices.find(({ slice }) => slice === "comparison_table");
  if (!table) throw new Error(`${key}: no table of levels`);
  return table;
}
/** Returns the first cell of a row. */
function readRow(key: string, label: RegExp): string {
  const rows = readLevels(key).groups.flatMap((group) => group.rows);
  return rows.find((row) => label.test(row.label))?.cells[0]?.text ?? "";
}
function listNumbers(text: string): readonly number[] {
  return [...text.replaceAll(/(\d)[\u00a0 ](?=\d{3})/g, "$1").matchAll(/\d+/g)].map(([each]) =>
    Number(each),
  );
}

describe("sample premiums", () => {
  it("are those of their script, one table for each plan", () => {
    const built = [...buildPremiums()];
    expect(readdirSync(join(data, "premiums")).sort()).toEqual(
      built.map(([key]) => `${key}.tsv`).sort(),
    );
    for (const [key, text] of built) expect(readFile("premiums", `${key}.tsv`), key).toBe(text);
  });

  it.each(products)(
    "of $key have the starting price for the person of the legal reference",
    ({ key, individual }) => {
      const table = readTable(key);
      const { starting_price: price, legal } = individual;
      if (!legal) throw new Error(`${key}: no legal reference`);
      expect(findStartingPrice(table)).toBe(price);
      expect(findPremium(table, { ...legal, level: 0 })).toBe(price);
    },
  );

  it.each(products)(
    "of $key have the starting price at the ages of its row",
    ({ key, individual }) => {
      const table = readTable(key);
      const { starting_price: price, legal } = individual;
      const row = findStartingAges(table);
      if (!row || !legal) throw new Error(`${key}: no row of the starting price`);
      function readLowest(age: number): number {
        return Math.min(
          ...table.areas.flatMap((area) =>
            table.excesses.flatMap((excess) =>
              table.levels.map(
                (_, level) => findPremium(table, { age, area, excess, level }) ?? NaN,
              ),
            ),
          ),
        );
      }
      for (let age = row.from; age <= row.to; age += 1)
        expect(readLowest(age), `${age}`).toBe(price);
      expect(readLowest(row.to + 1)).toBeGreaterThan(price ?? NaN);
      for (const locale of LOCALES) {
        const reference = sentence[locale]
          .replace("{age}", String(legal.age))
          .replace("{excess}", `${legal.excess} €`)
          .replace("{date}", legal.date);
        expect(chooseStartingAge(row, reference), reference).toBe(legal.age);
      }
    },
  );

  it.each(products)("of $key have the ages, excesses and levels of its page", ({ key }) => {
    const table = readTable(key);
    const { ageBands, excesses, levels } = table;
    const ages = listNumbers(readRow(key, /^Age /));
    expect([ageBands[0]?.from, ageBands.at(-1)?.to]).toEqual(ages.slice(0, 2));
    const stated = listNumbers(readRow(key, /^Excess$/));
    if (stated.length === 2) expect([excesses[0], excesses.at(-1)]).toEqual(stated);
    else expect(excesses).toEqual([stated[0] ?? 0]);
    if (levels.length > 1) {
      expect(levels).toEqual(readLevels(key).columns.map(({ label }) => label));
      for (const locale of LOCALES)
        expect(readLevels(key, locale).columns, locale).toHaveLength(levels.length);
    }
    const basis = readRow(key, /^Price based on$/);
    expect(/\blevel\b|room class|network/.test(basis), basis).toBe(
      levels.length > 1 && !levels.some((level) => / option$/.test(level)),
    );
  });

  it("of health plans are three to four times as high at 60 as at 30, and twice with the United States", () => {
    for (const key of ["long-term", "uk-long-term", "myhealth-international"]) {
      const table = readTable(key);
      const [area = "", excess = 0] = [table.areas[0], table.excesses.at(-1)];
      const read = (age: number, at = area): number =>
        findPremium(table, { age, area: at, excess, level: 0 }) ?? 0;
      expect(read(60) / read(30), key).toBeGreaterThan(3);
      expect(read(60) / read(30), key).toBeLessThan(4);
      const besides = key === "myhealth-international" ? "world-except-usa" : area;
      expect(read(40, "world") / read(40, besides), key).toBeGreaterThanOrEqual(2);
      expect(read(40, "world") / read(40, besides), key).toBeLessThanOrEqual(2.5);
    }
  });

  it.each(products)("of $key: a year's saving is at most the difference of the excess", (plan) => {
    const table = readTable(plan.key);
    const { ageBands, areas, excesses, levels } = table;
    const payments = plan.individual.price_frequency === "month" ? 12 : 1;
    for (const { from: age } of ageBands)
      for (const area of areas)
        for (const level of levels.keys()) {
          const read = (excess: number): number =>
            payments * (findPremium(table, { age, area, excess, level }) ?? NaN);
          for (const [at, excess] of excesses.slice(1).entries()) {
            const lower = excesses[at] ?? NaN;
            const saved = read(lower) - read(excess);
            expect(saved, `${age} ${area} ${excess}`).toBeLessThanOrEqual(excess - lower);
          }
        }
  });

  it.each(products)("of $key rise by at most 35 % from an age of adults to the next", ({ key }) => {
    const table = readTable(key);
    const { ageBands, areas, excesses, levels } = table;
    const adults = ageBands.filter(({ from }) => from >= 16);
    for (const area of areas)
      for (const excess of excesses)
        for (const level of levels.keys()) {
          const read = (age: number): number =>
            findPremium(table, { age, area, excess, level }) ?? NaN;
          for (const [at, { from }] of adults.slice(1).entries())
            expect(
              read(from) / read(adults[at]?.from ?? NaN),
              `${from} ${area} ${excess}`,
            ).toBeLessThanOrEqual(1.35);
        }
  });
});
