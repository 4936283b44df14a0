/**
 * Reads a table of premiums from the text of a spreadsheet: a line of headings, then one line for
 * each age band, area and excess, with one premium for each level.
 *
 *     age    area   excess  Essential  Comfort
 *     18-34  world  500     92.40      143.20
 */
import { checkOrder } from "./order.ts";
import type { PremiumProblem } from "./problems.ts";
import { compareAreas, isNamedArea, type AgeBand, type PremiumTable } from "./table.ts";

export type ReadPremiums =
  | { readonly ok: true; readonly table: PremiumTable }
  | { readonly ok: false; readonly problems: readonly PremiumProblem[] };

/** Maximum number of lines. */
export const MOST_PREMIUM_LINES = 600;
/** Columns before those of the levels: age, area, excess. */
const KEYS = 3;
const OLDEST = 120;

/** A line that was read. */
interface Row {
  readonly line: number;
  readonly band: AgeBand;
  readonly area: string;
  readonly excess: number;
  readonly premiums: readonly number[];
}
interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Splits a line at a separator that is not inside quotation marks. */
function splitLine(row: string, separator: string): readonly string[] {
  const parts = row.split(separator);
  const cells: string[] = [];
  let open: string | null = null;
  for (const part of parts) {
    const cell: string = open === null ? part : open + separator + part;
    // An odd number of quotation marks: the separator is part of the cell.
    const isOpen = cell.trimStart().startsWith('"') && cell.split('"').length % 2 === 0;
    open = isOpen ? cell : null;
    if (!isOpen) cells.push(cell);
  }
  // A quotation mark that is never closed is an ordinary character.
  return (open === null ? cells : parts).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replaceAll('""', '"')
      .trim(),
  );
}

/** Leaves out the columns that are empty in every line, such as those after a pasted selection. */
function dropEmptyColumns(lines: readonly Line[]): readonly Line[] {
  const used = new Set(lines.flatMap(({ cells }) => [...cells.keys()].filter((at) => cells[at])));
  return lines.map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => used.has(at)) }));
}

/**
 * Splits a text into cells: at tabs, else at semicolons, else at commas. Leaves out empty lines and
 * columns.
 */
export function splitCells(text: string): readonly Line[] {
  const separator = ["\t", ";"].find((each) => text.includes(each)) ?? ",";
  return dropEmptyColumns(
    text
      .split(/\r?\n/)
      .map((row, at) => ({ line: at + 1, cells: splitLine(row, separator) }))
      .filter(({ cells }) => cells.some(Boolean)),
  );
}

/**
 * Reads an amount with at most two decimals, after a point or a comma, with or without spaces
 * between groups of three digits; null for anything else.
 */
function readAmount(text: string): number | null {
  const digits = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?$/.test(text)
    ? text.replaceAll(/[ \u00a0\u202f]/g, "")
    : text;
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(",", ".")) : null;
}

/** Reads `18-34` or `18`; null for anything else. */
function readBand(text: string): AgeBand | null {
  const [, first, last] = /^(\d{1,3})(?:\s*[-\u2011–]\s*(\d{1,3}))?$/.exec(text) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  return first !== undefined && from <= to && to <= OLDEST ? { from, to } : null;
}

const isArea = (text: string): boolean => isNamedArea(text) || /^[A-Z]{2}$/.test(text);

/** Reads a line; the problems of its cells when one of them is wrong. */
function readRow({ line, cells }: Line, width: number): Row | readonly PremiumProblem[] {
  if (cells.length !== width) return [{ kind: "cells", line, value: String(cells.length) }];
  const [age = "", area = "", written = "", ...rest] = cells;
  const band = readBand(age);
  const excess = readAmount(written);
  const premiums = rest.map(readAmount);
  const wrong: readonly PremiumProblem[] = [
    ...(band ? [] : [{ kind: "age" as const, line, value: age }]),
    ...(isArea(area) ? [] : [{ kind: "area" as const, line, value: area }]),
    ...(excess === null ? [{ kind: "excess" as const, line, value: written }] : []),
    ...premiums.flatMap((premium, at) =>
      premium === null || premium === 0
        ? [{ kind: "amount" as const, line, value: rest[at] ?? "" }]
        : [],
    ),
  ];
  return band && excess !== null && wrong.length === 0
    ? { line, band, area, excess, premiums: premiums.map(Number) }
    : wrong;
}

const writeBand = ({ from, to }: AgeBand): string => `${from}-${to}`;
const writeKey = ({ band, area, excess }: Omit<Row, "line" | "premiums">): string =>
  [writeBand(band), area, excess].join(" · ");

/** Finds lines that repeat a combination, and a country beside other areas. */
function checkRows(rows: readonly Row[]): readonly PremiumProblem[] {
  const seen = new Set<string>();
  const hasSeveral = new Set(rows.map(({ area }) => area)).size > 1;
  return rows.flatMap((row): readonly PremiumProblem[] => {
    const { line, area } = row;
    const key = writeKey(row);
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(isTwice ? [{ kind: "twice" as const, line, value: key }] : []),
      ...(hasSeveral && !isNamedArea(area)
        ? [{ kind: "country" as const, line, value: area }]
        : []),
    ];
  });
}

/** Returns the age bands in order, each with the line where it is first named. */
function listBands(rows: readonly Row[]): readonly Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(writeBand(row.band))) first.set(writeBand(row.band), row);
  return [...first.values()].toSorted((a, b) => a.band.from - b.band.from);
}

/** Finds bands that overlap the band before, or leave ages out. */
function checkBands(bands: readonly Row[]): readonly PremiumProblem[] {
  return bands.flatMap(({ line, band }, at) => {
    const before = bands[at - 1];
    return before && before.band.to + 1 !== band.from
      ? [{ kind: "bands" as const, line, value: `${writeBand(before.band)}, ${writeBand(band)}` }]
      : [];
  });
}

/** Puts the lines into a table; the combinations without a line when there are some. */
function buildTable(
  rows: readonly Row[],
  bands: readonly Row[],
  levels: readonly string[],
): ReadPremiums {
  const areas = [...new Set(rows.map(({ area }) => area))].toSorted(compareAreas);
  const excesses = [...new Set(rows.map(({ excess }) => excess))].toSorted((a, b) => a - b);
  const byKey = new Map(rows.map((row) => [writeKey(row), row]));
  const keys = bands.flatMap(({ line, band }) =>
    areas.flatMap((area) => excesses.map((excess) => ({ line, band, area, excess }))),
  );
  const problems = keys
    .filter((key) => !byKey.has(writeKey(key)))
    .map((key) => ({ kind: "hole" as const, line: key.line, value: writeKey(key) }));
  if (problems.length > 0) return { ok: false, problems };
  const ageBands = bands.map(({ band }) => band);
  const found = keys.flatMap((key) => byKey.get(writeKey(key)) ?? []);
  const premiums = found.flatMap((row) => row.premiums);
  const table = { ageBands, areas, excesses, levels, premiums };
  const wrong = checkOrder(
    table,
    found.map(({ line }) => line),
  );
  return wrong.length > 0 ? { ok: false, problems: wrong } : { ok: true, table };
}

/** Returns what is wrong with the first line; null when it has headings and a name for each level. */
function checkHead(lines: readonly Line[]): PremiumProblem | null {
  const [head] = lines;
  const levels = head?.cells.slice(KEYS) ?? [];
  const line = head?.line ?? 1;
  // A table without headings would lose the premiums of its first line.
  const hasHeadings = head !== undefined && readBand(head.cells[0] ?? "") === null;
  if (!hasHeadings || lines.length === 1 || levels.length === 0 || levels.includes(""))
    return { kind: "columns", line, value: "" };
  const twice = levels.find((level, at) => levels.indexOf(level) !== at);
  return twice === undefined ? null : { kind: "level", line, value: twice };
}

/**
 * Reads a table of premiums. It is refused when headings are missing, a cell is wrong, a combination is missing or stands
 * twice, ages are left out, or a premium is lower although age, area or level is higher or the
 * excess is lower (children pay at most as much as the youngest adults).
 */
export function readPremiums(text: string): ReadPremiums {
  const all = splitCells(text);
  const [head, ...lines] = all;
  const wrong = checkHead(all);
  if (!head || wrong) return { ok: false, problems: wrong ? [wrong] : [] };
  const levels = head.cells.slice(KEYS);
  if (lines.length > MOST_PREMIUM_LINES)
    return { ok: false, problems: [{ kind: "long", line: MOST_PREMIUM_LINES, value: "" }] };
  const read = lines.map((line) => readRow(line, head.cells.length));
  const isRow = (row: Row | readonly PremiumProblem[]): row is Row => !Array.isArray(row);
  const rows = read.filter(isRow);
  const bands = listBands(rows);
  const inCells = read.flatMap((row) => (isRow(row) ? [] : row));
  const problems = inCells.length > 0 ? inCells : [...checkRows(rows), ...checkBands(bands)];
  return problems.length > 0 ? { ok: false, problems } : buildTable(rows, bands, levels);
}
