/** Every pair of shipped plans, in every language: what the comparison shows of their pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import { compareRows, isSame, type StatedPlan } from "@orlaya/slices/compare-rows";
import { describe, expect, it } from "vitest";

const content = join(import.meta.dirname, "../../../../../data/content");
const LABELS = { price: "price", basis: "basis", who: "who", figures: "figures" };

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
      .map(({ columns, groups }) => ({
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

/** Returns all texts of a page, without soft hyphens. */
const listTexts = (plan: StatedPlan): string => JSON.stringify(plan).replaceAll("\u00ad", "");

describe.each(LOCALES)("the comparison of shipped plans in %s", (locale) => {
  it.each([
    [false, 21],
    [true, 20],
  ])(
    "has rows that differ for every pair, with the words of the plan pages (corporate: %s)",
    (isCorporate, count) => {
      const plans = readPlans(locale, isCorporate);
      expect(plans).toHaveLength(count);
      const texts = new Map(plans.map((plan) => [plan, listTexts(plan)]));
      let pairs = 0;
      for (const [at, first] of plans.entries())
        for (const second of plans.slice(at + 1)) {
          pairs += 1;
          const { differing, same } = compareRows([first, second], LABELS);
          const rows = [...differing, ...same].filter(({ about }) => about === "table");
          expect(rows.length).toBeGreaterThanOrEqual(7);
          expect(differing.length).toBeGreaterThanOrEqual(3);
          expect(differing.filter(isSame)).toEqual([]);
          for (const { cells } of rows)
            cells.forEach((cell, column) => {
              // Two plans share each row, so that each of them states it.
              if (cell?.kind !== "levels") throw new Error("A row of two plans has no value.");
              const own = texts.get([first, second][column] ?? first) ?? "";
              for (const { levels, cell: value } of cell.values)
                for (const word of [...levels, value.text])
                  expect(own).toContain(JSON.stringify(word.replaceAll("\u00ad", "")));
            });
        }
      expect(pairs).toBe((count * (count - 1)) / 2);
    },
  );
});
