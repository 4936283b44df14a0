import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { comparisonTableSample } from "./sample.ts";
import { ComparisonTableView } from "./view.tsx";

const out = html(<ComparisonTableView {...comparisonTableSample} context={testContext(1, "de")} />);
it("renders a table with scopes, in a group that can be scrolled with the keyboard", () => {
  expect(out).toMatch(/<div [^>]*role="group" tabindex="0" aria-label=/);
  // A heading of a group spans two columns, because a narrow screen shows two.
  expect(out.match(/scope="col"/g)).toHaveLength(4);
  expect(out.match(/scope="row"/g)).toHaveLength(7);
  expect(out.match(/scope="rowgroup" colSpan="2"/g)).toHaveLength(3);
});
it("renders included and not covered cells as text", () => {
  expect(out).toContain("Enthalten");
  expect(out.match(/Nicht versichert/g)).toHaveLength(2);
});
it("renders a cell for every column in every row", () => {
  const short = comparisonTableSample.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 1) })),
  }));
  const table = html(
    <ComparisonTableView {...comparisonTableSample} groups={short} context={testContext()} />,
  );
  expect(table.match(/<td/g)?.length).toBe(7 * 3 + 4);
});

it("chooses the highlighted level first, and repeats the rows that are the same in a fold", () => {
  expect(out.match(/<input [^>]*type="radio"/g)).toHaveLength(3);
  expect(out.match(/<input [^>]*checked=""[^>]*>/g)).toEqual([
    expect.stringContaining('value="2"'),
  ]);
  expect(out).not.toContain("<details");
  const [first] = comparisonTableSample.groups;
  const same = comparisonTableSample.groups.flatMap((group) =>
    group.rows.map((row) => ({
      ...row,
      cells: row.cells.map(() => ({ kind: "included", text: "" }) as const),
    })),
  );
  const folded = html(
    <ComparisonTableView
      {...comparisonTableSample}
      groups={[...(first ? [first] : []), { label: "Same", rows: same }]}
      context={testContext(1, "de")}
    />,
  );
  const { t } = testContext(1, "de");
  expect(folded).toContain(t("table.same", { count: same.length }));
  expect(folded.slice(folded.indexOf("<details")).match(/scope="row"/g)).toHaveLength(same.length);
});
it("has one cell for all levels in a table whose rows are all the same, and no choice of levels in a table without such a row", () => {
  function table(text: (i: number) => string): string {
    const groups = comparisonTableSample.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        cells: row.cells.map((_, i) => ({ kind: "text" as const, text: text(i) })),
      })),
    }));
    return html(
      <ComparisonTableView {...comparisonTableSample} groups={groups} context={testContext()} />,
    );
  }
  expect(table(() => "100%").match(/<td colSpan="3"/g)).toHaveLength(7);
  expect(table((i) => `${i}`)).not.toContain("<input");
});
