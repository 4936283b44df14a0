/** Every cell of the map equals the literal interpreter. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EligibilityData } from "../data/types.ts";
import { createLiteralInterpreter } from "../eligibility/literal.ts";
import { createSpace, describeAnswer, findDifference } from "../testing/map.ts";
import { SMALL_SHAPE, list, rule, smallData, syntheticData } from "../testing/synthetic.ts";
import { CHANGED, OWN_DIFFERS, fillGrid } from "./grid.ts";
import { NO_PLAN, createMapReader, listMapGroups } from "./space.ts";

const everyIndex = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

const someData = fc.nat().map((seed) => syntheticData(seed, SMALL_SHAPE));
const twoVersions = fc
  .tuple(fc.nat(), fc.nat(), fc.boolean())
  .map(([seed, other, removes]): readonly [EligibilityData, EligibilityData] => {
    const before = syntheticData(seed, SMALL_SHAPE);
    const { rules } = syntheticData(other, SMALL_SHAPE);
    const countries = removes ? before.countries.slice(1) : before.countries;
    return [{ ...before, countries, rules }, before];
  });

describe("every cell equals the literal interpreter", () => {
  it("for all journeys of random rules", () => {
    fc.assert(
      fc.property(someData, (data) => {
        expect(findDifference(data)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it("without a profile it is the number of profiles that lead to a plan or to the question", () => {
    fc.assert(
      fc.property(someData, fc.nat(SMALL_SHAPE.countries - 1), (data, nationality) => {
        const space = createSpace(data);
        const counted = createMapReader(space, { profile: null, nationality });
        const each = everyIndex(space.profiles.length).map((profile) =>
          createMapReader(space, { profile, nationality }),
        );
        for (const residence of everyIndex(space.codes.length))
          for (const destination of everyIndex(space.codes.length))
            expect(counted.read(residence, destination)).toBe(
              each.filter((reader) => reader.read(residence, destination) !== NO_PLAN).length,
            );
      }),
      { numRuns: 40 },
    );
  });
});

describe("classes", () => {
  it("a cell of two classes has the value of every pair of their countries", () => {
    fc.assert(
      fc.property(twoVersions, fc.nat(SMALL_SHAPE.profiles - 1), (versions, profile) => {
        const space = createSpace(...versions);
        const reader = createMapReader(space, { profile, nationality: null });
        const rows = listMapGroups(space, "residence");
        const columns = listMapGroups(space, "destination");
        expect(rows.flat().toSorted((a, b) => a - b)).toEqual(everyIndex(space.codes.length));
        const grid = fillGrid(reader, rows, columns);
        for (const [y, row] of rows.entries())
          for (const [x, column] of columns.entries()) {
            const at = y * columns.length + x;
            const pairs = row.flatMap((from) => column.map((to) => [from, to] as const));
            const between = pairs.filter(([from, to]) => from !== to);
            const own = pairs.filter(([from, to]) => from === to);
            const shown = between.length > 0 ? between : own;
            const [value = -1, bits = -1] = [grid.values[at], grid.bits[at]];
            if (between.length > 0 || own.length === 1)
              expect(shown.map((pair) => reader.read(...pair))).toEqual(shown.map(() => value));
            expect((bits & CHANGED) > 0).toBe(pairs.some((pair) => reader.isChanged(...pair)));
            expect((bits & OWN_DIFFERS) > 0).toBe(
              own.some((pair) => reader.read(...pair) !== value),
            );
          }
      }),
      { numRuns: 60 },
    );
  });
});

describe("changes", () => {
  it("a place is changed when the interpreter of the other version answers differently", () => {
    fc.assert(
      fc.property(twoVersions, (versions) => {
        const space = createSpace(...versions);
        const [interpret, interpretOther] = versions.map((data) => {
          const known = new Map(data.countries.map(({ iso, id }) => [iso, id]));
          const decide = createLiteralInterpreter(data);
          return (from: number, to: number, profile: string, nationality: number): string => {
            const [a, b] = [from, to].map((index) => known.get(space.codes[index] ?? ""));
            if (a === undefined || b === undefined) return "none";
            const answer = decide(a, b, profile)(known.get(space.codes[nationality] ?? "") ?? null);
            return `${describeAnswer(answer)}${answer.asked ? "?" : ""}`;
          };
        });
        const countries = everyIndex(space.codes.length);
        for (const [profile, id] of space.profiles.entries()) {
          const reader = createMapReader(space, { profile, nationality: null });
          const swapped = createMapReader(
            { ...space, sides: space.sides.toReversed() },
            { profile, nationality: null },
          );
          for (const from of countries)
            for (const to of countries) {
              expect(reader.readOther(from, to)).toBe(swapped.read(from, to));
              expect(reader.isChanged(from, to), `${from} ${to} ${id}`).toBe(
                countries.some(
                  (nationality) =>
                    interpret?.(from, to, id, nationality) !==
                    interpretOther?.(from, to, id, nationality),
                ),
              );
            }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("a plan that is reached only after the question about nationality is another result", () => {
    const data = smallData();
    const everyone = data.countries.map(({ iso }) => iso);
    const lists = [...data.lists, list("all", everyone, { Type: "Nationality" })];
    const asking = ["f", "g"].map((id) => rule(id, { nationality: ["all"], funnel: [id] }));
    const space = createSpace(
      smallData({ lists, rules: [rule("R1", { funnel: ["f"] })] }),
      smallData({ lists, rules: asking }),
    );
    const [from, to] = [space.codes.indexOf("FR"), space.codes.indexOf("SG")];
    const asked = { profile: 0, nationality: from };
    const reader = createMapReader(space, asked);
    expect(reader.read(from, to)).toBe(reader.readOther(from, to));
    expect(reader.isChanged(from, to)).toBe(true);
  });

  it("nothing is changed against the same version or without another one", () => {
    const data = syntheticData(3, SMALL_SHAPE);
    for (const space of [createSpace(data), createSpace(data, data)]) {
      const reader = createMapReader(space, { profile: null, nationality: null });
      const lines = space.codes.map((_, index) => [index]);
      expect(fillGrid(reader, lines, lines).bits.every((bits) => (bits & CHANGED) === 0)).toBe(
        true,
      );
    }
  });
});
