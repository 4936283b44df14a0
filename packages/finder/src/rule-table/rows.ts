/** The rows of the grid: the live rules with the edits of a change set, and their filter. */
import type { Edit } from "../changes/edits.ts";
import type { Rule } from "../data/types.ts";
import { fold } from "../search/fold.ts";
import { listChangedColumns } from "./change-rule.ts";
import { RULE_COLUMNS, type RuleColumn } from "./columns.ts";
import type { RuleTables, TableList } from "./tables.ts";
import { writeCell, type TableContext } from "./write-cell.ts";

export interface RuleRow {
  readonly id: string;
  readonly kind: "same" | "added" | "changed" | "removed";
  /** The rule as the set makes it; a removed one as it was. */
  readonly rule: Rule;
  /** The rule on which the set is made; null for a new one. */
  readonly before: Rule | null;
  readonly changed: readonly RuleColumn[];
}
type TableEdit = Pick<Edit, "table" | "id" | "after">;

function applyTo<T extends { readonly id: string }>(
  rows: readonly T[],
  edits: readonly TableEdit[],
): readonly T[] {
  const next = new Map<string, T>(rows.map((row) => [row.id, row]));
  for (const { id, after } of edits)
    if (after === null) next.delete(id);
    else next.set(id, { ...next.get(id), ...after, id } as unknown as T);
  return [...next.values()];
}

/** Applies edits of rules and lists to the tables, without validation. Other edits are ignored. */
export function applyTableEdits(tables: RuleTables, edits: readonly TableEdit[]): RuleTables {
  const of = (table: string): readonly TableEdit[] => edits.filter((edit) => edit.table === table);
  if (edits.length === 0) return tables;
  return {
    ...tables,
    lists: applyTo<TableList>(tables.lists, of("lists")),
    rules: applyTo<Rule>(tables.rules, of("rules")),
  };
}

/** Compares the rules of two states, the added ones first, the others by their reference. */
export function buildRuleRows(before: RuleTables, after: RuleTables): readonly RuleRow[] {
  const earlier = new Map(before.rules.map((rule) => [rule.id, rule]));
  const later = new Map(after.rules.map((rule) => [rule.id, rule]));
  const rows = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((id): RuleRow[] => {
    const [was = null, is = null] = [earlier.get(id), later.get(id)];
    const rule = is ?? was;
    if (rule === null) return [];
    const changed = was && is && was !== is ? listChangedColumns(was, is) : [];
    const kind =
      was === null ? "added" : is === null ? "removed" : changed.length > 0 ? "changed" : "same";
    return [{ id, kind, rule, before: was, changed }];
  });
  const order = ({ kind, rule }: RuleRow): string => `${kind === "added" ? 0 : 1} ${rule.ID}`;
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** What the rows must have. Empty texts and false demand nothing. */
export interface RuleFilter {
  readonly text: string;
  /** Id of a country: the rule applies to it as residence or as destination. */
  readonly country: string;
  /** Ids of a plan and of a profile. */
  readonly plan: string;
  readonly profile: string;
  readonly changed: boolean;
  /** Only rules that decide no journey. */
  readonly silent: boolean;
}
export const NO_FILTER: RuleFilter = {
  ...{ text: "", country: "", plan: "", profile: "", changed: false, silent: false },
};

/** Whether the lists of a field cover a country. An excluded list takes precedence. */
export function coversCountry(
  ids: readonly string[],
  country: string,
  lists: ReadonlyMap<string, Pick<TableList, "excluded" | "Pays">>,
): boolean {
  const holding = ids.flatMap((id) => {
    const list = lists.get(id);
    return list?.Pays.includes(country) ? list : [];
  });
  return holding.length > 0 && !holding.some(({ excluded }) => excluded);
}

/** Keeps the rows that a filter accepts. @param silent ids of rules that decide no journey */
export function filterRuleRows(
  rows: readonly RuleRow[],
  filter: RuleFilter,
  context: TableContext,
  silent: ReadonlySet<string> = new Set(),
): readonly RuleRow[] {
  // `01-SG-EXP-TH` is one word: its parts occur in many rules.
  const words = filter.text.split(/\s+/u).flatMap((word) => fold(word).joined || []);
  const lists = new Map(context.tables.lists.map((list) => [list.id, list]));
  function hasText({ rule }: RuleRow): boolean {
    const places = [...rule.residence, ...rule.destination, ...rule.nationality];
    // The names that groups have in the data are found, too.
    const known = places.map((id) => lists.get(id)?.Name ?? "");
    const cells = RULE_COLUMNS.map((column) => writeCell(rule, column, context));
    const text = fold([...cells, ...known].join(" "));
    return words.every((word) => text.joined.includes(word));
  }
  const applies = ({ rule }: RuleRow): boolean =>
    [rule.residence, rule.destination].some((ids) => coversCountry(ids, filter.country, lists));
  return rows.filter(
    (row) =>
      (filter.plan === "" || row.rule.product.includes(filter.plan)) &&
      (filter.profile === "" || row.rule.profile.includes(filter.profile)) &&
      (!filter.changed || row.kind !== "same") &&
      (!filter.silent || silent.has(row.id)) &&
      (filter.country === "" || applies(row)) &&
      (words.length === 0 || hasText(row)),
  );
}
