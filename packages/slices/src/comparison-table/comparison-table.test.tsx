import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { comparisonTableSample } from "./sample.ts";
import { ComparisonTableView } from "./view.tsx";

const out = html(<ComparisonTableView {...comparisonTableSample} context={testContext(1, "de")} />);
it("renders a table with scopes, in a region that can be scrolled with the keyboard", () => {
  expect(out).toMatch(/<section [^>]*tabindex="0" aria-label=/);
  expect(out.match(/scope="col"/g)).toHaveLength(4);
  expect(out.match(/scope="row"/g)).toHaveLength(7);
  expect(out.match(/scope="rowgroup" colSpan="4"/g)).toHaveLength(3);
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
