import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  SMALL_SHAPE,
  country,
  list,
  rule,
  smallData,
  syntheticData,
} from "../testing/synthetic.ts";
import { compareRecords } from "./compare-records.ts";

const columnsOf = (...versions: Parameters<typeof compareRecords>) =>
  compareRecords(...versions).map(({ table, id, columns }) => ({ table, id, columns }));
const none = { added: [], removed: [] };

describe("records that differ", () => {
  it("names added and removed records, and both values of a column", () => {
    const before = smallData({ rules: [rule("R1"), rule("R2")] });
    const after = smallData({ rules: [rule("R1", { Name: "New", priority: 2 }), rule("R3")] });
    expect(compareRecords(before, after)).toEqual([
      {
        table: "rules",
        id: "rule-R1",
        change: "changed",
        columns: [
          { kind: "value", column: "Name", before: "Rule R1", after: "New" },
          { kind: "value", column: "priority", before: 0, after: 2 },
        ],
      },
      { table: "rules", id: "rule-R2", change: "removed", columns: [] },
      { table: "rules", id: "rule-R3", change: "added", columns: [] },
    ]);
  });

  it("writes lists of a rule as countries", () => {
    const before = smallData();
    const after = smallData({
      rules: [rule("R1", { residence: ["d", "r"], nationality: ["n1"], product: ["q"] })],
    });
    expect(columnsOf(before, after)).toEqual([
      {
        table: "rules",
        id: "rule-R1",
        columns: [
          {
            ...{ kind: "countries", column: "residence", without: null },
            ...{ added: ["SG", "VN"], removed: [] },
          },
          {
            ...{ kind: "countries", column: "nationality", without: "before" },
            ...{ added: ["FR", "US"], removed: [] },
          },
          { kind: "records", column: "product", added: ["q"], removed: ["p"] },
        ],
      },
    ]);
  });

  it("writes the members of a list as countries, and leaves out what follows from them", () => {
    const before = smallData();
    const lists = before.lists.map((each) =>
      each.id === "d" ? list("d", ["VN", "US"], { Name: each.Name, LISA: ["rule-R1"] }) : each,
    );
    const members = { added: ["US"], removed: ["SG"], without: null };
    expect(columnsOf(before, smallData({ lists }))).toEqual([
      { table: "lists", id: "d", columns: [{ kind: "countries", column: "Pays", ...members }] },
    ]);
  });

  it("states that other lists stand for the same countries", () => {
    const lists = [...smallData().lists, list("r2", ["CH", "FR"])];
    const before = smallData({ lists });
    const after = smallData({ lists, rules: [rule("R1", { residence: ["r2"] })] });
    expect(columnsOf(before, after)[0]?.columns).toEqual([
      { kind: "countries", column: "residence", ...none, without: null },
    ]);
  });

  it("does not depend on the order of records and ids", () => {
    const before = smallData({ rules: [rule("R1", { residence: ["r", "d"] }), rule("R2")] });
    const after = {
      ...before,
      countries: before.countries.toReversed(),
      rules: [rule("R2"), rule("R1", { residence: ["d", "r"] })],
    };
    expect(compareRecords(before, after)).toEqual([]);
  });

  it("a comparison in the other direction has the same records, with both sides exchanged", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, other) => {
        const before = syntheticData(seed, SMALL_SHAPE);
        const changed = syntheticData(other, SMALL_SHAPE);
        const after = { ...before, rules: changed.rules, countries: [country("ZZ")] };
        const [there, back] = [compareRecords(before, after), compareRecords(after, before)];
        expect(there.map(({ table, id }) => `${table} ${id}`)).toEqual(
          back.map(({ table, id }) => `${table} ${id}`),
        );
        for (const [at, { change, columns }] of there.entries()) {
          const opposite = { added: "removed", removed: "added", changed: "changed" } as const;
          expect(back[at]?.change).toBe(opposite[change]);
          expect(back[at]?.columns.map(({ column }) => column)).toEqual(
            columns.map(({ column }) => column),
          );
        }
        expect(compareRecords(before, before)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
