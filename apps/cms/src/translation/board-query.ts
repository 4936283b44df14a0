/** Reads and writes the filter of the board of translations as a query. */
import { isLocale, type Locale } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { readString, type Stored } from "../fields/record.ts";
import type { BoardFilter } from "./board.ts";
import { TRANSLATION_STATES } from "./states.ts";

/** The filter as a person chooses it. */
export interface BoardQuery {
  readonly kind: string;
  readonly site: string;
  readonly language: Locale | "";
  readonly state: string;
  /** Mail address; `-` for nobody. */
  readonly person: string;
  /** `late`: due today or before. */
  readonly due: string;
  /** Number of months without a change. */
  readonly age: string;
  readonly words: string;
  readonly page: number;
}

export const AGES = ["3", "6", "12"] as const;
const MONTH = 30.44 * 24 * 3600 * 1000;

/** Reads the query of an address. Unknown values count as none. */
export function readBoardQuery(query: Stored): BoardQuery {
  const read = (name: string): string => readString([query[name]].flat()[0]).slice(0, 200);
  const language = read("language");
  const page = Number(read("page"));
  return {
    kind: read("kind"),
    site: AUDIENCES.find((site) => site === read("site")) ?? "",
    language: isLocale(language) ? language : "",
    state: TRANSLATION_STATES.find((state) => state === read("state")) ?? "",
    person: read("person"),
    due: read("due") === "late" ? "late" : "",
    age: AGES.find((age) => age === read("age")) ?? "",
    words: read("words").trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a query; empty values and the first page are left out. */
export function writeBoardQuery(query: Partial<BoardQuery>): string {
  const entries = Object.entries(query)
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => value !== "" && !(name === "page" && value === "1"));
  return new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
}

/** @param now milliseconds since 1970 */
export function buildFilter(query: BoardQuery, now: number): BoardFilter {
  return {
    collection: query.kind,
    audience: AUDIENCES.find((site) => site === query.site) ?? "",
    locales: query.language === "" ? [] : [query.language],
    state: TRANSLATION_STATES.find((state) => state === query.state) ?? "",
    assignee: query.person,
    dueBy: query.due === "" ? "" : new Date(now).toISOString().slice(0, 10),
    unchangedSince: query.age === "" ? "" : new Date(now - Number(query.age) * MONTH).toISOString(),
    words: query.words.toLowerCase(),
  };
}
