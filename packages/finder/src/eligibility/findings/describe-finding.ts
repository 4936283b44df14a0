/** Writes findings as sentences in the language of a reader. */
import { getLanguageName, isLocale, type Locale } from "@orlaya/locales";
import type { TableName } from "../../data/types.ts";
import { TABLE_NAMES } from "../../data/types.ts";
import { NOT_LISTED } from "../../code.ts";
import type { Answers } from "../finder.ts";
import type { RecordNames } from "../names.ts";
import { FINDING_KINDS } from "./kinds.ts";
import type { Finding } from "./finding.ts";
import type { Kind, Term } from "./kinds.ts";

/** Returns the sentence of a key. Each sentence uses some of the values. */
export type SayFinding = (
  key: `finding.${string}`,
  values: Readonly<Record<string, string | number>>,
) => string;

/** The words of one language. */
export interface FindingWords {
  readonly say: SayFinding;
  readonly names: RecordNames;
  /** The language of the reader. */
  readonly locale: Locale;
}

/** Longest list that is written in full. */
const MOST_NAMED = 8;

/** Joins values with commas, and counts those beyond the first eight. */
function join(say: SayFinding, items: readonly string[]): string {
  if (items.length === 0) return say("finding.word.nothing", {});
  const named = items.slice(0, MOST_NAMED).join(", ");
  const count = items.length - MOST_NAMED;
  return count > 0 ? say("finding.more", { items: named, count }) : named;
}

const isTable = (text: string): text is TableName =>
  (TABLE_NAMES as readonly string[]).includes(text);

/** Writes `table/id` as the name of the record, and anything else as a word. */
export function writeRecord({ say, names }: FindingWords, value: string): string {
  const at = value.indexOf("/");
  const table = value.slice(0, Math.max(0, at));
  return isTable(table) ? names(table, value.slice(at + 1)) : say(`finding.word.${value}`, {});
}

/** Returns the name of a language by its code, or by a column: `fr-fr` is French. */
function nameLanguage({ locale }: FindingWords, code: string): string {
  const language = code.slice(0, 2);
  return isLocale(language) ? getLanguageName(language, locale) : code;
}

function writeTerm(words: FindingWords, term: Term, value: string): string {
  const { say, names } = words;
  switch (term) {
    case "text":
      return value;
    case "word":
      return say(`finding.word.${value}`, {});
    case "record":
      return writeRecord(words, value);
    case "code":
      return `${names("countries", value)} (${value})`;
    case "locale":
      return nameLanguage(words, value);
    case "site": {
      const [audience = "", locale = ""] = value.split(" ");
      return `${say(`finding.word.${audience}`, {})} (${nameLanguage(words, locale)})`;
    }
    default:
      return names(term, value);
  }
}

/** Writes answers as a journey: `France to Singapore, Expatriation, nationality: Italy`. */
export function writeAnswers({ say, names }: FindingWords, answers: Answers): string {
  const { residence, destination, profile, nationality } = answers;
  const country = (iso: string | null) => (iso === null ? "–" : names("countries", iso));
  const journey = say("finding.answers", {
    from: country(residence),
    to: country(destination),
    profile: profile === null ? "–" : names("profiles", profile),
  });
  if (nationality === null) return journey;
  return say("finding.answersOf", {
    journey,
    nationality:
      nationality === NOT_LISTED ? say("finding.word.not-listed", {}) : country(nationality),
  });
}

/** Returns a finding as a sentence. Long lists are cut. */
export function describeFinding(
  { kind, rules, subject, by, where, witness }: Finding,
  words: FindingWords,
): string {
  const terms: Kind = FINDING_KINDS[kind];
  function write(term: Term = "text", values: readonly string[]): string {
    const names = values.map((value) => writeTerm(words, term, value));
    return join(words.say, names);
  }
  return words.say(`finding.${kind}`, {
    rules: write("rules", rules),
    subject: write(terms.subject, subject),
    by: write(terms.by, by),
    where: write(terms.where, where),
    answers: witness === null ? "" : writeAnswers(words, witness),
  });
}
