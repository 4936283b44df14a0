import fc from "fast-check";
import { expect, it } from "vitest";
import { comparisonTableSample } from "./sample.ts";
import { isSameRow, planTable, type Columns } from "./plan-table.ts";

const columnOf = comparisonTableSample.columns[0];
const tables = fc
  .record({ count: fc.integer({ min: 1, max: 5 }), sizes: fc.array(fc.nat(6), { maxLength: 4 }) })
  .chain(({ count, sizes }) =>
    fc.record({
      columns: fc.constant(
        Array.from({ length: count }, (_, i) => ({ ...columnOf, label: `Level ${i}` })) as Columns,
      ),
      groups: fc.tuple(
        ...sizes.map((size) =>
          fc.array(fc.array(fc.constantFrom("a", "b"), { minLength: count, maxLength: count }), {
            minLength: size,
            maxLength: size,
          }),
        ),
      ),
    }),
  )
  .map(({ columns, groups }) => ({
    columns,
    groups: groups.map((rows) => ({
      label: "Group",
      rows: rows.map((texts, i) => ({
        label: `Row ${i}`,
        cells: texts.map((text) => ({ kind: "text" as const, text })),
      })),
    })),
  }));

it("folds only rows that are the same in each column, never the first row, and never one or two", () => {
  fc.assert(
    fc.property(tables, ({ columns, groups }) => {
      const rows = groups.flatMap((group) => group.rows);
      const { folded, isSwitched, isMerged } = planTable(columns, groups);
      for (const row of folded) expect(isSameRow(row, columns.length)).toBe(true);
      if (rows[0]) expect(folded.has(rows[0])).toBe(false);
      expect([1, 2]).not.toContain(folded.size);
      if (folded.size > 0 || isMerged) expect(isSwitched).toBe(true);
      if (isMerged) expect(new Set(rows.flatMap(({ cells }) => cells.length)).size).toBe(1);
      expect(isSwitched).toBe(
        columns.length > 1 && rows.some((row) => isSameRow(row, columns.length)),
      );
    }),
  );
});

it("compares the kind and the text of cells, and treats a missing cell as different", () => {
  const text = { kind: "text", text: "1" } as const;
  function row(...cells: readonly { kind: "text" | "included"; text: string }[]) {
    return { label: "Row", cells };
  }
  expect(isSameRow(row(text, { ...text, text: " 1" }), 2)).toBe(true);
  expect(isSameRow(row(text, { ...text, kind: "included" }), 2)).toBe(false);
  expect(isSameRow(row(text), 2)).toBe(false);
  expect(isSameRow(row(), 0)).toBe(false);
});

it("shows columns without a common row together, because they are no levels", () => {
  const [group] = comparisonTableSample.groups;
  expect(planTable(comparisonTableSample.columns, group ? [group] : [])).toMatchObject({
    isSwitched: false,
    isMerged: false,
  });
});
