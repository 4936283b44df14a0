/** The shipped rules as a table: what is written is read again, in five languages. */
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { EligibilityData, Rule } from "../src/data/index.ts";
import { listRowEdits, readRuleTable, writeRuleTable } from "../src/rule-table/index.ts";
import { createTableContext as createContextOf } from "../src/testing/rule-table.ts";
import { load } from "./load.ts";

function createTableContext(of: EligibilityData, locale: Locale) {
  return createContextOf(of, locale, getAdminMessages);
}

let data: EligibilityData;
beforeAll(async () => {
  const loaded = await load(join(import.meta.dirname, "../../../data/eligibility"));
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  ({ data } = loaded);
});

it.each(LOCALES)("written in %s, it is no edit for readers of any language", (locale) => {
  const written = createTableContext(data, locale);
  const text = writeRuleTable(written.tables.rules, written);
  for (const other of LOCALES) {
    const read = readRuleTable(text, createTableContext(data, other));
    expect(read.ok && read.rows.filter(({ kind }) => kind !== "same")).toEqual([]);
    expect(read.ok && read.rows.length).toBe(written.tables.rules.length);
  }
});

it.each(LOCALES)(
  "without references and names, every rule in %s is found or made again",
  (locale) => {
    const context = createTableContext(data, locale);
    const { rules } = context.tables;
    const columns = [
      "residence",
      "destination",
      "profile",
      "nationality",
      "plan",
      "quote",
    ] as const;
    const text = writeRuleTable(rules, context, columns);
    // The rules are found by their answers, so that nothing changes.
    const read = readRuleTable(text, context);
    expect(read.ok && listRowEdits(read.rows)).toEqual([]);
    // Without rules, the names alone give the same lists, profiles, plans and quotes.
    const empty = readRuleTable(text, { ...context, tables: { ...context.tables, rules: [] } });
    const made = empty.ok ? empty.rows.map(({ after }) => pick(after)) : [];
    expect(made).toEqual(rules.map(pick));
  },
);
function pick(rule: Rule | null) {
  return (
    rule &&
    [
      rule.residence,
      rule.destination,
      rule.profile,
      rule.nationality,
      rule.product,
      rule.funnel,
    ].map((ids) => ids.toSorted())
  );
}
