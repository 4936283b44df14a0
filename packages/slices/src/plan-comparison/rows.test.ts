import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareRows,
  describeCell,
  type CompareRow,
  type RowLabels,
  type StatedPlan,
} from "./rows.ts";

const LABELS: RowLabels = {
  price: "Price",
  basis: "Basis",
  terms: "Note",
  who: "In short",
  figures: "Facts",
};
type Table = StatedPlan["tables"][number];

/** Creates a table with one group from rows of texts; the columns are named A, B and so on. */
function createTable(rows: readonly (readonly [string, ...string[]])[], footnote = ""): Table {
  const count = Math.max(...rows.map(({ length }) => length - 1));
  return {
    footnote,
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
      ["Age when you apply", "Levels"],
    ]);
  });
  it("states a fact of a plan whose table has no row of that name", () => {
    const facts = [
      { value: "2 000 000 USD", label: "annual limit" },
      { value: "3", label: "levels" },
    ];
    const first = createPlan({ facts, tables: [createTable([["Limit of the module", "5 €"]])] });
    const second = createPlan({ tables: [createTable([["Annual limit", "1 000 000 €"]])] });
    const { differing } = compareRows([first, second], LABELS);
    const cell = (text: string) => ({ kind: "levels", values: [{ levels: [], cell: { text } }] });
    expect(differing).toMatchObject([
      { label: "Facts", cells: [{ facts: facts.slice(1) }, null] },
      { label: "Annual limit", cells: [cell("2 000 000 USD"), cell("1 000 000 €")] },
    ]);
  });
  it("has the notes of tables that differ last, and an equal note or basis in no list of rows", () => {
    const price = { amount: 10, currency: "EUR", frequency: "month", age: 32 } as const;
    const [first, second] = ["per year", "per trip"].map((note) =>
      createPlan({
        price: { ...price, legalReference: "A" },
        tables: [createTable([["Limit", "1 €"]], note)],
      }),
    );
    if (!first || !second) throw new Error("A plan is missing.");
    const apart = compareRows([first, second], LABELS);
    expect([apart.differing, apart.same, apart.shared].map(listLabels)).toEqual([
      ["Note"],
      ["Price", "Limit"],
      ["Basis"],
    ]);
    const alike = compareRows([first, first], LABELS);
    expect([alike.differing, alike.same, alike.shared].map(listLabels)).toEqual([
      [],
      ["Price", "Limit"],
      ["Basis", "Note"],
    ]);
  });
  it("has no row that no plan states", () => {
    expect(compareRows([createPlan(), createPlan()], LABELS)).toEqual({
      ...{ differing: [], same: [], shared: [] },
    });
  });

  /** Whether all cells are the same, compared as data and not as the module describes them. */
  const isEqual = ({ cells }: CompareRow): boolean =>
    cells.every((cell) => JSON.stringify(cell) === JSON.stringify(cells[0]));

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
      facts: fc.uniqueArray(
        fc.record({
          value: fc.constantFrom("None", "1 €", "2 €"),
          label: label.map((name) => name.toLowerCase()),
        }),
        { selector: (fact) => fact.label, maxLength: 2 },
      ),
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
        expect(differing.filter(isEqual)).toEqual([]);
        expect(same.filter((row) => !isEqual(row))).toEqual([]);
      }),
    ));
  it("has no empty cell of a plan that states a row or fact of that name", () =>
    fc.assert(
      fc.property(plans, (made) => {
        const { differing, same } = compareRows(made, LABELS);
        for (const row of [...differing, ...same].filter(({ about }) => about === "table"))
          row.cells.forEach((cell, at) => {
            const { tables = [], facts = [] } = made[at] ?? {};
            const own = tables
              .flatMap(({ groups }) => groups.flatMap((group) => group.rows))
              .filter((each) => each.label === row.label)
              .flatMap(({ cells }) => cells.map((each) => each.text));
            const stated = facts.filter((fact) => fact.label === row.label.toLowerCase());
            const texts = [...own, ...stated.map(({ value }) => value)].filter(Boolean);
            expect(cell === null).toBe(texts.length === 0);
            if (cell?.kind === "levels")
              for (const { cell: value } of cell.values) expect(texts).toContain(value.text);
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
