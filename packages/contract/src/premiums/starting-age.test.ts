import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseStartingAge, findPremium, findStartingAges, findStartingPrice } from "./index.ts";
import { readTable, SAMPLE_TEXT, tables } from "./testing.ts";

describe("the age beside the starting price", () => {
  it("has this price, whatever the legal reference says", () => {
    fc.assert(
      fc.property(tables, fc.array(fc.integer({ min: 0, max: 130 })), ({ text }, numbers) => {
        const table = readTable(text);
        const row = findStartingAges(table);
        expect(row).not.toBeNull();
        if (!row) return;
        const age = chooseStartingAge(row, `Sample ${numbers.join("; ")}.`);
        const premiums = table.areas.flatMap((area) =>
          table.excesses.flatMap((excess) =>
            table.levels.map((_, level) => findPremium(table, { age, area, excess, level })),
          ),
        );
        expect(premiums).toContain(findStartingPrice(table));
      }),
    );
  });
  it.each([
    ["A person aged 32; excess of 1\u00a0000\u00a0€", 32],
    ["A person aged 40; as at 25 November 2026", 18],
    ["Sample price.", 18],
    ["A person aged 320", 18],
  ])("is the age of “%s” when it has the price", (reference, age) =>
    expect(chooseStartingAge({ from: 18, to: 34 }, reference)).toBe(age),
  );
  it("is the first age of a row of adults", () => {
    expect(findStartingAges(readTable(SAMPLE_TEXT))).toEqual({ from: 18, to: 64 });
    expect(chooseStartingAge({ from: 25, to: 40 }, "")).toBe(25);
    expect(chooseStartingAge({ from: 15, to: 24 }, "")).toBe(18);
  });
});
