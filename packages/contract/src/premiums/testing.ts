/** Tables of premiums for tests. */
import fc from "fast-check";
import { readPremiums, type PremiumTable } from "./index.ts";

/** Two ages, two areas, two excesses and two levels. */
export const SAMPLE_TEXT = [
  "Age\tArea\tExcess\tBasic\tFull",
  "0-17\tworld-except-usa\t0\t30\t50",
  "0-17\tworld-except-usa\t500\t20\t40",
  "0-17\tworld\t0\t60\t100",
  "0-17\tworld\t500\t40\t80",
  "18-64\tworld-except-usa\t0\t60.50\t90",
  "18-64\tworld-except-usa\t500\t50\t80",
  "18-64\tworld\t0\t120\t180",
  "18-64\tworld\t500\t100\t160",
].join("\n");

/** Reads a table that has no problem. @throws with the problems of another one */
export function readTable(text: string): PremiumTable {
  const result = readPremiums(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.table;
}

const factor = fc.integer({ min: 0, max: 40 });
/** Tables that are in order: each premium is a sum that rises with age, area and level. */
export const tables = fc
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
