/** The words of the table of the rules in every language, for tests. */
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import type { EligibilityData } from "../data/types.ts";
import {
  RULE_COLUMNS,
  TABLE_WORDS,
  createRuleNames,
  pickTables,
  type RuleTableWords,
  type TableContext,
} from "../rule-table/index.ts";

function translate(write: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<
    Locale,
    string
  >;
}

/** Creates the words of the table with a language for what is written. */
export function createTableWords(locale: Locale): RuleTableWords {
  return {
    locale,
    headings: Object.fromEntries(
      RULE_COLUMNS.map((column) => [
        column,
        translate((each) => getAdminMessages(each)(`table.column.${column}`)),
      ]),
    ) as RuleTableWords["headings"],
    words: Object.fromEntries(
      TABLE_WORDS.map((word) => [
        word,
        translate((each) => getAdminMessages(each)(`table.word.${word}`)),
      ]),
    ) as RuleTableWords["words"],
  };
}

/** Creates what is needed to write and read cells of some data in a language. */
export function createTableContext(data: EligibilityData, locale: Locale): TableContext {
  const tables = pickTables(data);
  return { tables, names: createRuleNames(tables), words: createTableWords(locale) };
}
