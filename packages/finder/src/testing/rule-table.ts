/** The words of the table of the rules in every language, for tests. */
import { LOCALES, mapLocales, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/types.ts";
import { readListWords, type SayListName } from "../eligibility/list-names/index.ts";
import {
  RULE_COLUMNS,
  TABLE_WORDS,
  createRuleNames,
  pickTables,
  type RuleColumn,
  type RuleTableWords,
  type TableContext,
  type TableWord,
} from "../rule-table/index.ts";

function translate(write: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<
    Locale,
    string
  >;
}

/** Returns the messages of a language. */
type GetMessages = (
  locale: Locale,
) => (key: `table.column.${RuleColumn}` | `table.word.${TableWord}`) => string;

/** Creates the words of the table with a language for what is written. */
export function createTableWords(locale: Locale, getMessages: GetMessages): RuleTableWords {
  return {
    locale,
    headings: Object.fromEntries(
      RULE_COLUMNS.map((column) => [
        column,
        translate((each) => getMessages(each)(`table.column.${column}`)),
      ]),
    ) as RuleTableWords["headings"],
    words: Object.fromEntries(
      TABLE_WORDS.map((word) => [
        word,
        translate((each) => getMessages(each)(`table.word.${word}`)),
      ]),
    ) as RuleTableWords["words"],
    lists: mapLocales((each) => readListWords(getMessages(each) as unknown as SayListName)),
  };
}

/** Creates what is needed to write and read cells of some data in a language. */
export function createTableContext(
  data: EligibilityData,
  locale: Locale,
  getMessages: GetMessages,
): TableContext {
  const tables = pickTables(data);
  const words = createTableWords(locale, getMessages);
  return { tables, names: createRuleNames(tables, words), words };
}
