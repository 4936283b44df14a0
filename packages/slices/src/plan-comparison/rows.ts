/**
 * Rows of a comparison of plans. Pure: it uses what the plans state, and a row exists only when its
 * meaning is the same for at least two of them.
 */
import type { PriceData } from "@orlaya/ui/data";
import type { Cell, Columns, Groups } from "../comparison-table/plan-table.ts";

/** A fact of the head of a plan: a value, and what it is. */
export interface StatedFact {
  readonly value: string;
  readonly label: string;
}
/** What one plan states about a row of its table: a value for each level that differs. */
export interface LevelValue {
  /** Names of the levels with this value; empty when all levels have it. */
  readonly levels: readonly string[];
  readonly cell: Pick<Cell, "kind" | "text">;
}
/** A cell of the comparison; null when the plan does not state it. */
export type CompareCell =
  | { readonly kind: "price"; readonly price: PriceData }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly StatedFact[] }
  | { readonly kind: "levels"; readonly values: readonly LevelValue[] }
  | null;
/** A row: its heading, and one cell for each plan, in the order of the plans. */
export interface CompareRow {
  /** `table` for a row of the tables of the plans; otherwise what the row is about. */
  readonly about: "price" | "basis" | "terms" | "who" | "figures" | "table";
  readonly label: string;
  readonly cells: readonly CompareCell[];
}

/** What a plan states on its page. */
export interface StatedPlan {
  readonly price: PriceData | null;
  /** For whom the plan is, in one sentence; empty without one. */
  readonly who: string;
  readonly facts: readonly StatedFact[];
  readonly tables: readonly {
    readonly columns: Columns;
    readonly groups: Groups;
    /** What amounts mean, and what is excluded; empty without a note. */
    readonly footnote: string;
  }[];
}
/** Headings of the rows that are not in the tables of the plans. */
export type RowLabels = { readonly [A in Exclude<CompareRow["about"], "table">]: string };

/** Rows of a comparison: those that differ, and those that are equal for all plans. */
export interface ComparedRows {
  readonly differing: readonly CompareRow[];
  readonly same: readonly CompareRow[];
  /** What holds for the values of all plans alike, such as one basis of all prices. */
  readonly shared: readonly CompareRow[];
}

/** Returns a text without soft hyphens, with single ordinary spaces. */
const normalise = (text: string): string =>
  text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
/** Returns the name of a row by which tables are compared. */
const getKey = (label: string): string => normalise(label).toLowerCase();

/** Combines levels with the same cell, in the order of the table. */
function combineLevels(columns: Columns, cells: readonly Cell[]): readonly LevelValue[] {
  const found: { levels: string[]; cell: Pick<Cell, "kind" | "text"> }[] = [];
  columns.forEach(({ label }, at) => {
    const cell = cells[at];
    if (!cell || (cell.kind === "text" && cell.text.trim() === "")) return;
    const known = found.find(
      (value) =>
        value.cell.kind === cell.kind && normalise(value.cell.text) === normalise(cell.text),
    );
    if (known) known.levels.push(label);
    else found.push({ levels: [label], cell: { kind: cell.kind, text: cell.text } });
  });
  const [first] = found;
  return found.length === 1 && first?.levels.length === columns.length
    ? [{ ...first, levels: [] }]
    : found;
}

/** A row of one plan; `inTable` is false for a fact of its head. */
interface StatedRow {
  readonly label: string;
  readonly cell: CompareCell;
  readonly inTable: boolean;
}

/**
 * Reads the rows of the tables of a plan by name, then its facts that no row of its own states. Of
 * rows with one name, the first counts.
 */
function readRows({ tables, facts }: StatedPlan): ReadonlyMap<string, StatedRow> {
  const rows = new Map<string, StatedRow>();
  function addRow(label: string, values: readonly LevelValue[], inTable: boolean): void {
    if (values.length > 0 && !rows.has(getKey(label)))
      rows.set(getKey(label), { label, cell: { kind: "levels", values }, inTable });
  }
  for (const { columns, groups } of tables)
    for (const { label, cells } of groups.flatMap((group) => group.rows))
      addRow(label, combineLevels(columns, cells), true);
  for (const { label, value } of facts)
    addRow(label, [{ levels: [], cell: { kind: "text", text: value } }], false);
  return rows;
}

/**
 * Merges the orders of several lists: each name comes after the names that precede it in the list
 * that first has it.
 */
function mergeOrders(lists: readonly (readonly string[])[]): readonly string[] {
  const order: string[] = [];
  for (const list of lists)
    list.forEach((name, at) => {
      if (order.includes(name)) return;
      const before = list.slice(0, at).findLast((other) => order.includes(other));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
    });
  return order;
}

/** Returns the name of a row: of a table where one has it, because facts begin with a small letter. */
function chooseLabel(rows: readonly StatedRow[]): string {
  const inTable = rows.find((row) => row.inTable);
  const label = (inTable ?? rows[0])?.label ?? "";
  return inTable ? label : label.charAt(0).toUpperCase() + label.slice(1);
}

/** Builds the rows of tables and facts that at least two plans have. */
function buildTableRows(plans: readonly StatedPlan[]): readonly CompareRow[] {
  const stated = plans.map(readRows);
  return mergeOrders(stated.map((rows) => [...rows.keys()]))
    .filter((key) => stated.filter((rows) => rows.has(key)).length > 1)
    .map((key) => ({
      about: "table",
      label: chooseLabel(stated.flatMap((rows) => rows.get(key) ?? [])),
      cells: stated.map((rows) => rows.get(key)?.cell ?? null),
    }));
}

/** Builds the other rows. Facts that are rows of the comparison are left out. */
function buildHeadRows(
  plans: readonly StatedPlan[],
  labels: RowLabels,
  tableRows: readonly CompareRow[],
): readonly CompareRow[] {
  const stated = new Set(tableRows.map(({ label }) => getKey(label)));
  const toText = (text: string): CompareCell => (text ? { kind: "text", text } : null);
  function buildRow(
    about: Exclude<CompareRow["about"], "table">,
    read: (plan: StatedPlan) => CompareCell,
  ): CompareRow {
    return { about, label: labels[about], cells: plans.map(read) };
  }
  return [
    buildRow("price", ({ price }) => price && { kind: "price", price }),
    buildRow("who", ({ who }) => toText(who)),
    buildRow("figures", (plan) => {
      const facts = plan.facts.filter(({ label }) => !stated.has(getKey(label)));
      return facts.length > 0 ? { kind: "facts", facts } : null;
    }),
    buildRow("basis", ({ price }) => toText(price?.legalReference ?? "")),
    buildRow("terms", ({ tables }) =>
      toText([...new Set(tables.map(({ footnote }) => footnote).filter(Boolean))].join(" ")),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
}

/** Describes a cell by everything that a reader sees, for comparisons. */
export function describeCell(cell: CompareCell): string {
  switch (cell?.kind) {
    case undefined:
      return "";
    case "price": {
      const { amount, currency, frequency, age } = cell.price;
      return [amount, currency, frequency, age].join(" ");
    }
    case "text":
      return normalise(cell.text);
    case "facts":
      return cell.facts.map(({ value, label }) => normalise(`${value} ${label}`)).join("; ");
    case "levels":
      return cell.values
        .map(({ levels, cell: { kind, text } }) => normalise([...levels, kind, text].join(" ")))
        .join("; ");
  }
}

/** Whether all plans state the same. A plan that does not state it differs from one that does. */
export const isSame = ({ cells }: CompareRow): boolean =>
  new Set(cells.map(describeCell)).size === 1;

/** Whether a row explains the values of other rows, and is therefore below them. */
const isExplanation = ({ about }: CompareRow): boolean => about === "basis" || about === "terms";

/**
 * Builds the rows of a comparison: first those that differ, then those that are equal. An equal
 * explanation is in neither list, so that it is not among rows that are closed.
 */
export function compareRows(plans: readonly StatedPlan[], labels: RowLabels): ComparedRows {
  const tableRows = buildTableRows(plans);
  const head = buildHeadRows(plans, labels, tableRows);
  const explanations = head.filter(isExplanation);
  const rows = [...head.filter((row) => !isExplanation(row)), ...tableRows];
  return {
    differing: [...rows, ...explanations].filter((row) => !isSame(row)),
    same: rows.filter(isSame),
    shared: explanations.filter(isSame),
  };
}
