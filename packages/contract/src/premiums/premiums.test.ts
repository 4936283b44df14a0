import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AREA_PARTS,
  containsArea,
  findPremium,
  findStartingArea,
  findStartingPrice,
  findYearlyPremium,
  listShownAges,
  readPremiums,
} from "./index.ts";
import { readTable, SAMPLE_TEXT, tables } from "./testing.ts";

function listKinds(text: string): readonly string[] {
  const result = readPremiums(text);
  return result.ok ? [] : result.problems.map(({ kind, line }) => `${kind} ${line}`);
}

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
});

describe("a table of premiums is refused", () => {
  it("when one premium of adults is lower than a premium that it must not be below", () => {
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

  const change = (from: string, to: string): string => SAMPLE_TEXT.replace(from, to);
  it.each([
    ["nothing", "", ["columns 1"]],
    ["only headings", SAMPLE_TEXT.split("\n")[0] ?? "", ["columns 1"]],
    ["a level without a name", change("Full", ""), ["columns 1"]],
    ["no headings", SAMPLE_TEXT.split("\n").slice(1).join("\n"), ["columns 1"]],
    ["two levels with one name", change("Full", "Basic"), ["level 1"]],
    [
      "too many lines",
      [SAMPLE_TEXT, ...Array<string>(600).fill("1\tSG\t0\t1\t1")].join("\n"),
      ["long 600"],
    ],
    ["a missing cell", change("\t30\t50", "\t30"), ["cells 2"]],
    ["a word as age", change("0-17\tworld-except-usa\t0", "child\tworld-except-usa\t0"), ["age 2"]],
    ["a band from old to young", change("0-17", "17-0"), ["age 2"]],
    ["an unknown area", change("world\t0\t60", "moon\t0\t60"), ["area 4"]],
    [
      "a country beside others",
      SAMPLE_TEXT.replaceAll("world-except-usa", "SG"),
      ["country 2", "country 3", "country 6", "country 7"],
    ],
    ["a negative excess", change("usa\t0\t30", "usa\t-5\t30"), ["excess 2"]],
    ["three decimals", change("60.50", "60.505"), ["amount 6"]],
    ["a premium of zero", change("\t30\t50", "\t0\t50"), ["amount 2"]],
    ["a separator of thousands", change("\t180", "\t1.180,00"), ["amount 8"]],
    ["a line twice", `${SAMPLE_TEXT}\n18-64\tworld\t500\t100\t160`, ["twice 10"]],
    ["a missing line", change("\n0-17\tworld\t500\t40\t80", ""), ["hole 2"]],
    ["missing ages", SAMPLE_TEXT.replaceAll("18-64", "20-64"), ["bands 6"]],
    ["bands that overlap", SAMPLE_TEXT.replaceAll("18-64", "17-64"), ["bands 6"]],
    ["children above adults", change("\t30\t50", "\t61\t70"), ["order-age 2", "order-area 4"]],
    [
      "a larger area below",
      change("\t120\t180", "\t120\t89"),
      ["order-area 8", "order-excess 9", "order-level 8", "order-age 4"],
    ],
    ["a higher excess above", change("\t50\t80", "\t61\t80"), ["order-excess 7"]],
    ["a higher level below", change("\t100\t160", "\t100\t99"), ["order-level 9"]],
  ])("with %s", (_, text, kinds) => {
    expect([...listKinds(text)].sort()).toEqual([...kinds].sort());
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
