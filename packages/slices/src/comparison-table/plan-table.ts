/** Decides how a comparison table is shown on a narrow screen. */
import type { SliceProps } from "../fields.ts";
import type { comparisonTableSchema } from "./schema.ts";

type TableProps = SliceProps<typeof comparisonTableSchema>;
export type Columns = TableProps["columns"];
export type Groups = TableProps["groups"];
export type Row = Groups[number]["rows"][number];
export type Cell = Row["cells"][number];

/** What the view of a comparison table depends on. */
export interface TablePlan {
  /** Whether a narrow screen shows one column, which the visitor chooses. */
  readonly isSwitched: boolean;
  /** Rows that a narrow screen shows below the table, in a fold, because every column has them. */
  readonly folded: ReadonlySet<Row>;
  /** Whether all columns have the same cells, so that each row has one cell for all of them. */
  readonly isMerged: boolean;
}

/** Minimum number of rows in a fold: fewer rows stay in the table. */
const FEWEST_FOLDED = 3;

/** Whether a row has the same cell in each of `count` columns. */
export function isSameRow({ cells }: Row, count: number): boolean {
  const [first] = cells;
  return (
    first !== undefined &&
    cells.length >= count &&
    cells
      .slice(0, count)
      .every(({ kind, text }) => kind === first.kind && text.trim() === first.text.trim())
  );
}

/**
 * Decides how a table is shown. Columns that share a row are levels of one cover, of which one is
 * shown at a time. Columns that share none, such as “Who” and “How”, are read together, and their
 * table scrolls. The first row, which is the limit of the plan, is never folded.
 */
export function planTable(columns: Columns, groups: Groups): TablePlan {
  const rows = groups.flatMap((group) => group.rows);
  const same = rows.filter((row) => isSameRow(row, columns.length));
  const isSwitched = columns.length > 1 && same.length > 0;
  const rest = same.filter((row) => row !== rows[0]);
  return {
    isSwitched,
    folded: new Set(isSwitched && rest.length >= FEWEST_FOLDED ? rest : []),
    isMerged: isSwitched && same.length === rows.length,
  };
}
