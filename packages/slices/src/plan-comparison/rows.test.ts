import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareRows,
  describeCell,
  isSame,
  type CompareRow,
  type RowLabels,
  type StatedPlan,
} from "./rows.ts";

const LABELS: RowLabels = { price: "Price", basis: "Basis", who: "For whom", figures: "Facts" };
type Table = StatedPlan["tables"][number];

/** Creates a table with one group from rows of texts; the columns are named A, B and so on. */
function createTable(rows: readonly (readonly [string, ...string[]])[]): Table {
  const count = Math.max(...rows.map(({ length }) => length - 1));
  return {
    columns: Array.from({ length: count }, (_, at) => ({
      label: "ABCDE".charAt(at),
      note: "",
      highlight: false,
      highlight_label: "",
      link: null,
    })),
    groups: [
      {
        label: "",
        rows: rows.map(([label, ...texts]) => ({
          label,
          cells: texts.map((text) => ({ kind: "text", text })),
        })),
      },
    ],
  };
}
function createPlan(more: Partial<StatedPlan> = {}): StatedPlan {
  return { price: null, who: "", facts: [], tables: [], ...more };
}
function compareTables(...tables: readonly Table[]): ReturnType<typeof compareRows> {
  return compareRows(
    tables.map((table) => createPlan({ tables: [table] })),
    LABELS,
  );
}
const listLabels = (rows: readonly CompareRow[]): readonly string[] =>
  rows.map(({ label }) => label);

describe("compareRows", () => {
  it("puts rows that differ before equal rows, and leaves out rows of one plan", () => {
    const { differing, same } = compareTables(
      createTable([
        ["Limit", "1 €"],
        ["Excess", "None"],
        ["Rabies", "yes"],
      ]),
      createTable([
        ["Limit", "2 €"],
        ["Excess", "None"],
      ]),
    );
    expect([listLabels(differing), listLabels(same)]).toEqual([["Limit"], ["Excess"]]);
  });
  it("does not state what the third plan does not state", () => {
    const two = createTable([["Limit", "1 €"]]);
    const { differing } = compareTables(two, createTable([["Excess", "None"]]), two);
    expect(differing).toMatchObject([{ label: "Limit", cells: [{}, null, {}] }]);
  });
  it("compares names and values without soft hyphens, kinds of spaces and capitals of names", () => {
    const { same } = compareTables(
      createTable([["Kranken\u00adhaus", "1\u00a0000 €"]]),
      createTable([["krankenhaus", "1 000  €"]]),
    );
    expect(listLabels(same)).toEqual(["Kranken\u00adhaus"]);
  });
  it("names the levels of a value only where levels differ", () => {
    const { differing } = compareTables(
      createTable([["Limit", "1 €", "2 €", "1 €"]]),
      createTable([["Limit", "1 €", "1 €"]]),
    );
    expect(differing[0]?.cells).toMatchObject([
      { values: [{ levels: ["A", "C"] }, { levels: ["B"] }] },
      { values: [{ levels: [] }] },
    ]);
  });
  it("has the price first, its basis last, and no fact that is a row of the tables", () => {
    const price = { amount: 10, currency: "EUR", frequency: "month", age: 32 } as const;
    const tables = [createTable([["Age when you apply", "0 to 69"]])];
    const facts = [
      { value: "0 to 69", label: "age when you apply" },
      { value: "3", label: "levels" },
    ];
    const plan = createPlan({ facts, tables, price: { ...price, legalReference: "A" } });
    const other = { ...plan, price: { ...price, amount: 11, legalReference: "B" } };
    const { differing, same } = compareRows([plan, other], LABELS);
    expect([listLabels(differing), listLabels(same)]).toEqual([
      ["Price", "Basis"],
      ["Facts", "Age when you apply"],
    ]);
    expect(same[0]?.cells[0]).toEqual({ kind: "facts", facts: facts.slice(1) });
  });
  it("has no row that no plan states", () => {
    expect(compareRows([createPlan(), createPlan()], LABELS)).toEqual({ differing: [], same: [] });
  });

  const label = fc.constantFrom("Limit", "Excess", "Area", "Age", "Insurer", "Dental");
  const text = fc.constantFrom("", "None", "1 €", "2 €");
  const rows = fc.uniqueArray(fc.tuple(label, text, text), { selector: ([name]) => name });
  const table = rows
    .filter(({ length }) => length > 0)
    .map((made) => createTable(made.map((row) => row as [string, ...string[]])));
  const plans = fc.array(
    fc.record({
      price: fc.constant(null),
      who: text,
      facts: fc.constant([]),
      tables: fc.array(table, { maxLength: 2 }),
    }),
    { minLength: 2, maxLength: 3 },
  );

  it("has each row once, with a cell for each plan, in the right part", () =>
    fc.assert(
      fc.property(plans, (made) => {
        const { differing, same } = compareRows(made, LABELS);
        const all = [...differing, ...same];
        expect(new Set(listLabels(all)).size).toBe(all.length);
        for (const { cells } of all) expect(cells).toHaveLength(made.length);
        expect(differing.filter(isSame)).toEqual([]);
        expect(same.filter((row) => !isSame(row))).toEqual([]);
      }),
    ));
  it("shows only values that the table of the plan has under that name", () =>
    fc.assert(
      fc.property(plans, (made) => {
        const { differing, same } = compareRows(made, LABELS);
        for (const row of [...differing, ...same])
          row.cells.forEach((cell, at) => {
            if (cell?.kind !== "levels") return;
            const own = made[at]?.tables.flatMap(({ groups }) =>
              groups.flatMap((group) => group.rows.filter((each) => each.label === row.label)),
            );
            const texts = own?.[0] ? own.flatMap(({ cells }) => cells.map((c) => c.text)) : [];
            for (const value of cell.values) expect(texts).toContain(value.cell.text);
          });
      }),
    ));
  it("swaps the cells when the plans are swapped", () =>
    fc.assert(
      fc.property(plans, (made) => {
        function describeRows(rows: readonly CompareRow[], back: boolean): readonly string[] {
          return rows
            .map((row) => {
              const cells = row.cells.map(describeCell);
              return `${row.label}: ${(back ? cells.toReversed() : cells).join(" | ")}`;
            })
            .toSorted();
        }
        const there = compareRows(made, LABELS);
        const back = compareRows(made.toReversed(), LABELS);
        expect(describeRows(back.differing, true)).toEqual(describeRows(there.differing, false));
        expect(describeRows(back.same, true)).toEqual(describeRows(there.same, false));
      }),
    ));
});
