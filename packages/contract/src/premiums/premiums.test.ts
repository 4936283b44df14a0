import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AREA_PARTS,
  chooseStartingAge,
  containsArea,
  findPremium,
  findStartingAges,
  findStartingArea,
  findStartingPrice,
  findYearlyPremium,
  listShownAges,
  readPremiums,
} from "./index.ts";
import { readTable, SAMPLE_TEXT } from "./testing.ts";

const factor = fc.integer({ min: 0, max: 40 });
/** Tables that are in order: each premium is a sum that rises with age, area and level. */
const tables = fc
  .record({
    from: fc.integer({ min: 0, max: 30 }),
    widths: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 6 }),
    areas: fc.constantFrom(
      ["SG"],
      ["world"],
      ["asia", "asia-pacific", "world"],
      ["schengen", "world"],
    ),
    excesses: fc.uniqueArray(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 4 }),
    levels: fc.array(factor, { minLength: 1, maxLength: 4 }),
    steps: fc.array(factor, { minLength: 12, maxLength: 12 }),
  })
  .map(({ from, widths, areas, excesses, levels, steps }) => {
    const sums = (list: readonly number[]): readonly number[] =>
      list.map((_, at) => list.slice(0, at + 1).reduce((a, b) => a + b, 0));
    const rises = sums(steps);
    const byLevel = sums(levels);
    const falling = excesses.toSorted((a, b) => b - a);
    const starts = sums([from, ...widths.map((width) => width + 1)]);
    const bands = widths.map((width, at) => [starts[at] ?? 0, (starts[at] ?? 0) + width] as const);
    const rows = bands.flatMap((band, i) =>
      areas.flatMap((area, j) =>
        falling.map((excess, k) => ({
          ...{ band, area, excess },
          premiums: byLevel.map(
            (level) => 10 + (rises[i] ?? 0) + j * 3 + k * 2 + level + (i % 2 ? 0.25 : 0),
          ),
        })),
      ),
    );
    return rows;
  })
  // Only the age may break the order here: the fraction of every second band is less than a step.
  .map((rows) => ({
    rows,
    text: [
      ["a", "b", "c", ...(rows[0]?.premiums ?? []).map((_, at) => `level ${at}`)].join("\t"),
      ...rows.map(({ band, area, excess, premiums }) =>
        [`${band[0]}-${band[1]}`, area, excess, ...premiums.map(Math.floor)].join("\t"),
      ),
    ].join("\n"),
  }));

describe("a table of premiums", () => {
  it("has every cell of its text, in any order of the lines", () => {
    fc.assert(
      fc.property(tables, ({ rows, text }) => {
        const [head = "", ...lines] = text.split("\n");
        for (const table of [
          readTable(text),
          readTable([head, ...lines.toReversed()].join("\n")),
        ]) {
          expect(table.premiums).toHaveLength(rows.length * table.levels.length);
          for (const { band, area, excess, premiums } of rows)
            for (const age of band)
              premiums.forEach((premium, level) => {
                expect(findPremium(table, { age, area, excess, level })).toBe(Math.floor(premium));
              });
        }
      }),
    );
  });

  it("rises with age, area and level, and falls with the excess, for every pair", () => {
    fc.assert(
      fc.property(tables, ({ text }) => {
        const table = readTable(text);
        const { ageBands, areas, excesses, levels } = table;
        const all = ageBands.flatMap(({ from, to }) =>
          areas.flatMap((area) =>
            excesses.flatMap((excess) =>
              levels.map((_, level) => ({
                age: Math.max(from, Math.min(21, to)),
                area,
                excess,
                level,
              })),
            ),
          ),
        );
        for (const a of all)
          for (const b of all)
            if (
              ((a.age >= 21 && b.age >= a.age) || a.age === b.age) &&
              (a.area === b.area || containsArea(b.area, a.area)) &&
              b.excess <= a.excess &&
              b.level >= a.level
            )
              expect(findPremium(table, b)).toBeGreaterThanOrEqual(
                findPremium(table, a) ?? Infinity,
              );
      }),
      { numRuns: 40 },
    );
  });

  it("has the lowest premium of an adult as starting price", () => {
    expect(findStartingPrice(readTable(SAMPLE_TEXT))).toBe(50);
    fc.assert(
      fc.property(tables, ({ text }) => {
        const table = readTable(text);
        const adult = table.ageBands.find(({ to }) => to >= 21) ?? table.ageBands.at(-1);
        const lowest = findPremium(table, {
          age: adult?.to ?? 0,
          area: table.areas[findStartingArea(table)] ?? "",
          excess: table.excesses.at(-1) ?? 0,
          level: 0,
        });
        expect(findStartingPrice(table)).toBe(lowest);
      }),
    );
  });

  it("has areas that contain what their parts contain", () => {
    for (const [area, parts] of Object.entries(AREA_PARTS))
      for (const part of parts)
        for (const inner of AREA_PARTS[part]) expect(containsArea(area, inner), area).toBe(true);
  });

  it("has no premium outside its ages, areas, excesses and levels", () => {
    const table = readTable(SAMPLE_TEXT);
    const inside = { age: 40, area: "world", excess: 500, level: 1 };
    expect(findPremium(table, inside)).toBe(160);
    for (const other of [
      { age: 65 },
      { age: -1 },
      { area: "SG" },
      { excess: 250 },
      { level: 2 },
      { level: -1 },
    ])
      expect(findPremium(table, { ...inside, ...other })).toBeNull();
  });

  it("may be separated by semicolons or commas, with a decimal comma and a dash", () => {
    const table = readTable(SAMPLE_TEXT);
    expect(
      readTable(SAMPLE_TEXT.replaceAll("\t", ";").replaceAll(".", ",").replaceAll("-17", " – 17")),
    ).toEqual(table);
    expect(
      readTable(`\uFEFF${SAMPLE_TEXT}`.replaceAll("\t", ",").replaceAll("\n", "\r\n\r\n")),
    ).toEqual(table);
  });

  it("is refused when one premium of adults is lower than a premium that it must not be below", () => {
    fc.assert(
      fc.property(tables, fc.nat(), ({ text }, at) => {
        const table = readTable(text);
        const [head = "", ...lines] = text.split("\n");
        const last = table.ageBands.at(-1);
        const places = lines.filter((line) => line.startsWith(`${last?.from}-${last?.to}\t`));
        const line = places[at % places.length] ?? "";
        fc.pre((table.ageBands.at(-2)?.to ?? 0) >= 21);
        const lowered = [...line.split("\t").slice(0, -1), "1"].join("\t");
        expect(readPremiums([head, ...lines].join("\n").replace(line, lowered)).ok).toBe(false);
      }),
    );
  });
});

describe("the premium of a year", () => {
  it("is twelve premiums of a month, with at most two decimals", () => {
    expect(findYearlyPremium(92.4, "month")).toBe(1108.8);
    for (const frequency of ["year", "trip", "person"])
      expect(findYearlyPremium(1150, frequency), frequency).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
        const year = findYearlyPremium(cents / 100, "month") ?? NaN;
        expect(Math.round(year * 100)).toBe(cents * 12);
        expect(Number(year.toFixed(2))).toBe(year);
      }),
    );
  });
});

describe("the ages of the short table", () => {
  it.each([
    [
      [0, 69],
      [25, 35, 45, 55, 69],
    ],
    [
      [0, 65],
      [25, 35, 45, 55, 65],
    ],
    [
      [0, 64],
      [25, 35, 45, 55, 64],
    ],
    [
      [16, 35],
      [18, 22, 27, 31, 35],
    ],
    [
      [18, 40],
      [18, 24, 29, 35, 40],
    ],
    [
      [18, 20],
      [18, 19, 20],
    ],
    [[3, 3], [3]],
  ] as const)("are accepted by a plan for %j", ([from, to], ages) => {
    expect(listShownAges({ ageBands: [{ from, to }] })).toEqual(ages);
  });
});

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
