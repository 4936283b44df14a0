/**
 * Reads scenarios from a table that people write: names instead of ids, in any language, separated
 * by commas, semicolons or tabs.
 */
import type { Locale } from "@orlaya/locales";
import { parseCsv, type CsvRow } from "../../data/csv.ts";
import type { EligibilityData, NamedJourney } from "../../data/types.ts";
import { fold } from "../../search/fold.ts";
import { readEnd } from "../journeys.ts";
import { createRecordIndexes, type NameIndex, type WordKey } from "./name-index.ts";

/** The columns of the table, in the order of the template. */
export const SCENARIO_COLUMNS = [
  "residence",
  "destination",
  "profile",
  "nationality",
  "outcome",
  "why",
] as const;
export type ScenarioColumn = (typeof SCENARIO_COLUMNS)[number];

/** What is wrong with a cell, with names to choose from. */
export interface CellProblem {
  readonly column: ScenarioColumn;
  readonly kind: "missing" | "unknown" | "doubled";
  readonly value: string;
  readonly proposals: readonly string[];
}

/** One row of the table. */
export interface ReadScenario {
  readonly line: number;
  readonly cells: Readonly<Record<ScenarioColumn, string>>;
  readonly problems: readonly CellProblem[];
  /** The same answers as those of another row or scenario: its line, or 0 for a stored one. */
  readonly repeats: number | null;
  /** Null when a cell has a problem. */
  readonly journey: Omit<NamedJourney, "id"> | null;
}

export type ReadScenarios =
  | { readonly ok: true; readonly rows: readonly ReadScenario[] }
  /** `columns`: these have no heading; `table`: the text is no table; `empty`: it has no rows. */
  | { readonly ok: false; readonly problem: "empty" | "table" | "too-many" }
  | {
      readonly ok: false;
      readonly problem: "columns";
      readonly columns: readonly ScenarioColumn[];
    };

/** The words of the table in every language. */
export interface ScenarioWords {
  /** Headings of a column, in every language. */
  readonly headings: Readonly<Record<ScenarioColumn, readonly string[]>>;
  readonly nationality: readonly WordKey[];
  readonly outcome: readonly WordKey[];
  /** Language of the proposals. */
  readonly locale: Locale;
}

/** Most rows that are read at once. */
export const MOST_SCENARIOS = 500;

/** Columns that may be missing or empty. */
const OPTIONAL: readonly ScenarioColumn[] = ["nationality"];

/** Returns the separator that occurs most in the first line. */
function findSeparator(text: string): string {
  const [first = ""] = text.split("\n");
  const count = (separator: string) => first.split(separator).length;
  return ["\t", ";", ","].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** Returns the place of each column in the heading. */
function findColumns(
  [heading]: readonly CsvRow[],
  headings: ScenarioWords["headings"],
): ReadonlyMap<ScenarioColumn, number> {
  const names = (heading?.cells ?? []).map((cell) => fold(cell).joined);
  return new Map(
    SCENARIO_COLUMNS.flatMap((column) => {
      const known = new Set(headings[column].map((name) => fold(name).joined));
      const at = names.findIndex((name) => known.has(name));
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
}

type Indexes = ReturnType<typeof createRecordIndexes>;

function getIndex(indexes: Indexes, column: ScenarioColumn): NameIndex | null {
  if (column === "why") return null;
  return indexes[column === "residence" || column === "destination" ? "country" : column];
}

/** Reads a cell: its key, or what is wrong with it. */
function readCell(
  column: ScenarioColumn,
  value: string,
  index: NameIndex | null,
  locale: Locale,
): string | null | CellProblem {
  const isOptional = OPTIONAL.includes(column);
  if (value === "") return isOptional ? null : { column, kind: "missing", value, proposals: [] };
  if (index === null) return value;
  const [key, another] = index.find(value);
  if (key !== undefined && another === undefined) return key;
  const kind = key === undefined ? "unknown" : "doubled";
  return { column, kind, value, proposals: index.propose(value, locale) };
}

const isProblem = (cell: string | null | CellProblem | undefined): cell is CellProblem =>
  typeof cell === "object" && cell !== null;

/** Returns the answers of a journey as one text, to find repetitions. */
const writeKey = (journey: Omit<NamedJourney, "id">): string =>
  [journey.residence, journey.destination, journey.profile, journey.nationality ?? ""].join(" ");

/** Reads a table of scenarios. Never throws. @param stored scenarios that exist already */
export function readScenarios(
  text: string,
  data: EligibilityData,
  words: ScenarioWords,
  stored: readonly NamedJourney[] = [],
): ReadScenarios {
  const parsed = parseCsv(text, findSeparator(text));
  if (!parsed.ok) return { ok: false, problem: "table" };
  if (parsed.rows.length < 2) return { ok: false, problem: "empty" };
  if (parsed.rows.length > MOST_SCENARIOS + 1) return { ok: false, problem: "too-many" };
  const columns = findColumns(parsed.rows, words.headings);
  const missing = SCENARIO_COLUMNS.filter(
    (column) => !columns.has(column) && !OPTIONAL.includes(column),
  );
  if (missing.length > 0) return { ok: false, problem: "columns", columns: missing };
  const indexes = createRecordIndexes(data, words);
  const seen = new Map(stored.map((journey) => [writeKey(journey), 0]));
  return {
    ok: true,
    rows: parsed.rows.slice(1).map(({ line, cells }): ReadScenario => {
      const texts = Object.fromEntries(
        SCENARIO_COLUMNS.map((column) => [column, cells[columns.get(column) ?? -1]?.trim() ?? ""]),
      ) as Record<ScenarioColumn, string>;
      const row = readRow(texts, indexes, words.locale);
      const key = row.journey && writeKey(row.journey);
      const repeats = key === null ? null : (seen.get(key) ?? null);
      if (key !== null && repeats === null) seen.set(key, line);
      return { line, cells: texts, ...row, repeats };
    }),
  };
}

function readRow(
  texts: Readonly<Record<ScenarioColumn, string>>,
  indexes: Indexes,
  locale: Locale,
): Pick<ReadScenario, "journey" | "problems"> {
  const read = new Map(
    SCENARIO_COLUMNS.map((column) => [
      column,
      readCell(column, texts[column], getIndex(indexes, column), locale),
    ]),
  );
  const problems = [...read.values()].filter(isProblem);
  if (problems.length > 0) return { journey: null, problems };
  function get(column: ScenarioColumn): string {
    const cell = read.get(column);
    return typeof cell === "string" ? cell : "";
  }
  const end = readEnd(get("outcome"));
  const nationality = end.outcome === "asks" ? "" : get("nationality");
  return {
    problems,
    journey: {
      residence: get("residence"),
      destination: get("destination"),
      profile: get("profile"),
      nationality: nationality === "" ? null : nationality,
      ...end,
      why: get("why"),
    },
  };
}
