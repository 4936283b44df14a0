/** Every pair of shipped plans, in every language: what the comparison shows of their pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import { compareRows, type CompareRow, type StatedPlan } from "@orlaya/slices/compare-rows";
import { describe, expect, it } from "vitest";

const content = join(import.meta.dirname, "../../../../../data/content");
const LABELS = { price: "price", basis: "basis", terms: "terms", who: "who", figures: "figures" };

interface StoredCell {
  readonly kind: string;
  readonly text?: string;
}
interface StoredPlan {
  readonly card: { readonly card_description: string };
  readonly product_data: { readonly facts: StatedPlan["facts"] };
  readonly slices: readonly {
    readonly slice: string;
    readonly columns: readonly { readonly label: string }[];
    readonly footnote?: string;
    readonly groups: readonly {
      readonly label?: string;
      readonly rows: readonly { readonly label: string; readonly cells: readonly StoredCell[] }[];
    }[];
  }[];
}

/** Reads a stored plan as the comparison receives it. */
function readStated({ card, product_data: { facts }, slices }: StoredPlan): StatedPlan {
  return {
    price: null,
    who: card.card_description,
    facts,
    tables: slices
      .filter(({ slice }) => slice === "comparison_table")
      .map(({ columns, groups, footnote = "" }) => ({
        footnote,
        columns: columns.map(({ label }) => ({
          ...{ label, note: "", highlight: false, highlight_label: "", link: null },
        })),
        groups: groups.map(({ label = "", rows }) => ({
          label,
          rows: rows.map((row) => ({
            label: row.label,
            cells: row.cells.map(({ kind, text = "" }) => ({ kind: kind as "text", text })),
          })),
        })),
      })),
  };
}
function readPlans(locale: Locale, isCorporate: boolean): readonly StatedPlan[] {
  const folder = join(content, locale, "product_page");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".group.json") === isCorporate)
    .map((name) => readStated(JSON.parse(readFileSync(join(folder, name), "utf8")) as StoredPlan));
}

const clean = (text: string): string =>
  text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
const isNamed = (label: string, row: string): boolean =>
  clean(label).toLowerCase() === clean(row).toLowerCase();

/** What a plan states under the name of a row: a text of each level, or the value of a fact. */
type Stated = ReadonlyMap<string, string> | string | null;

/** Reads what a plan states under the name of a row, from the stored table and facts. */
function readStatement({ tables, facts }: StatedPlan, label: string): Stated {
  for (const { columns, groups } of tables)
    for (const row of groups.flatMap(({ rows }) => rows))
      if (isNamed(row.label, label)) {
        const levels = columns.flatMap((column, at) => {
          const { kind = "", text = "" } = row.cells[at] ?? {};
          const isEmpty = kind === "text" && text.trim() === "";
          return row.cells[at] && !isEmpty
            ? [[column.label, clean(`${kind} ${text}`)] as const]
            : [];
        });
        if (levels.length > 0) return new Map(levels);
      }
  const fact = facts.find((each) => isNamed(each.label, label));
  return fact ? clean(fact.value) : null;
}

/** Returns what a cell says, in the form of `readStatement`. */
function readShown(
  cell: CompareRow["cells"][number],
  { tables }: StatedPlan,
  stated: Stated,
): Stated {
  if (cell?.kind !== "levels") return null;
  const [first] = cell.values;
  if (typeof stated === "string") return clean(first?.cell.text ?? "");
  const columns = tables.flatMap((table) => table.columns.map(({ label }) => label));
  return new Map(
    cell.values.flatMap(({ levels, cell: { kind, text } }) =>
      (levels.length > 0 ? levels : columns)
        .filter((level) => stated?.has(level))
        .map((level) => [level, clean(`${kind} ${text}`)] as const),
    ),
  );
}
const sortLevels = (stated: Stated): unknown =>
  stated instanceof Map ? [...stated].toSorted(([a], [b]) => (a < b ? -1 : 1)) : stated;
/** Describes a statement for a comparison of plans, whose levels have other names. */
function describeStatement(stated: Stated): string {
  if (stated === null || typeof stated === "string")
    return JSON.stringify(stated === null ? [] : [`text ${stated}`]);
  const values = new Set(stated.values());
  return JSON.stringify(values.size === 1 ? [...values] : [...stated]);
}

/** Expects that a row says for each plan what its page says, and is in the right part. */
function expectTrue(row: CompareRow, plans: readonly StatedPlan[], isDiffering: boolean): void {
  const stated = plans.map((plan) => readStatement(plan, row.label));
  const shown = plans.map((plan, at) => readShown(row.cells[at] ?? null, plan, stated[at] ?? null));
  expect(shown.map(sortLevels), row.label).toEqual(stated.map(sortLevels));
  expect(new Set(stated.map(describeStatement)).size > 1, row.label).toBe(isDiffering);
}

describe.each(LOCALES)("the comparison of shipped plans in %s", (locale) => {
  describe.each([
    [false, 21],
    [true, 20],
  ])("corporate: %s", (isCorporate, count) => {
    const plans = readPlans(locale, isCorporate);
    const pairs = plans.flatMap((first, at) =>
      plans.slice(at + 1).map((second) => [first, second] as const),
    );
    function expectRows(chosen: readonly StatedPlan[]): void {
      const { differing, same } = compareRows(chosen, LABELS);
      for (const row of differing.filter(({ about }) => about === "table"))
        expectTrue(row, chosen, true);
      for (const row of same.filter(({ about }) => about === "table"))
        expectTrue(row, chosen, false);
    }
    it("has rows that differ for every pair, with the values of each level", () => {
      expect(plans).toHaveLength(count);
      expect(pairs).toHaveLength((count * (count - 1)) / 2);
      for (const pair of pairs) {
        const { differing, same } = compareRows(pair, LABELS);
        const rows = [...differing, ...same].filter(({ about }) => about === "table");
        expect(rows.length).toBeGreaterThanOrEqual(7);
        expect(differing.length).toBeGreaterThanOrEqual(3);
        expectRows(pair);
      }
    });
    it("drops no value that one of three plans states", () => {
      for (const [at, pair] of pairs.entries())
        for (const third of plans.filter((_, index) => index % 7 === at % 7))
          if (!pair.includes(third)) expectRows([...pair, third]);
    });
  });
});
