import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeCountries } from "./describe-countries.ts";
import type { CountryDescription, NamedGroup } from "./describe-countries.ts";

const OPEN = Array.from("ABCDEFGHIJKLMN");
const CLOSED = ["X", "Y"];

/** Returns the countries that a reader of a description counts. */
function read(
  { all, groups, exceptGroups, exceptCountries, countries }: CountryDescription,
  named: readonly NamedGroup[],
): readonly string[] {
  const membersOf = (ids: readonly string[]) =>
    named.filter(({ id }) => ids.includes(id)).flatMap((group) => group.countries);
  const from = new Set(all ? OPEN : membersOf(groups));
  const without = new Set([...membersOf(exceptGroups), ...exceptCountries]);
  return OPEN.filter((code) => (from.has(code) && !without.has(code)) || countries.includes(code));
}

const members = (codes: string) => Array.from(codes);
const GROUPS: readonly NamedGroup[] = [
  { id: "first", countries: members("ABCDX") },
  { id: "second", countries: members("EFGH") },
  { id: "pair", countries: members("CD") },
  { id: "world", countries: [...OPEN, ...CLOSED] },
  { id: "closed", countries: CLOSED },
];
const say = (codes: string) => describeCountries(members(codes), OPEN, GROUPS);
const NONE = { all: false, groups: [], exceptGroups: [], exceptCountries: [], countries: [] };

describe("describeCountries", () => {
  it("is exact for every set and all groups", () => {
    fc.assert(
      fc.property(
        fc.subarray(OPEN),
        fc.array(fc.subarray([...OPEN, ...CLOSED]), { maxLength: 8 }),
        (countries, drawn) => {
          const groups = drawn.map((codes, at) => ({ id: `g${at}`, countries: codes }));
          const description = describeCountries(countries, OPEN, groups);
          expect(read(description, groups)).toEqual(countries);
          const names = [
            ...description.groups,
            ...description.exceptGroups,
            ...description.exceptCountries,
            ...description.countries,
          ];
          expect(names.length).toBeLessThanOrEqual(Math.max(countries.length, 1));
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ["", {}],
    ["A", { countries: ["A"] }],
    ["ABCD", { groups: ["first"] }],
    ["ABCDEFGH", { groups: ["first", "second"] }],
    ["AB", { countries: ["A", "B"] }],
    ["EFG", { groups: ["second"], exceptCountries: ["H"] }],
    ["ABEFGH", { groups: ["second"], countries: ["A", "B"] }],
    ["ABCDI", { groups: ["first"], countries: ["I"] }],
    ["ABCDEFGHIJKLMN", { all: true }],
    ["ABCDEFGHIJKLM", { all: true, exceptCountries: ["N"] }],
    ["ABEFGHIJKLMN", { all: true, exceptGroups: ["pair"] }],
    ["IJKLMN", { all: true, exceptGroups: ["first", "second"] }],
  ])("describes %j with the fewest names", (codes, expected) => {
    expect(say(codes)).toEqual({ ...NONE, ...expected });
  });
});
