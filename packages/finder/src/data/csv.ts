/**
 * Reads and writes CSV as in RFC 4180. A byte-order mark, lone line feeds and blank lines are
 * accepted.
 */

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}
export type ParsedCsv =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly line: number; readonly problem: string };

interface ReadCell {
  readonly cell: string;
  /** Index of the first character after the cell. */
  readonly end: number;
}

/** Whether a character ends a cell without quotes. The end of the text (undefined) does, too. */
function endsCell(character: string | undefined, separator: string): boolean {
  return (
    character === undefined || character === separator || character === "\n" || character === "\r"
  );
}

/** Reads the cell whose opening quote is at `open`. @returns null when there is no closing quote */
function readQuotedCell(text: string, open: number): ReadCell | null {
  let cell = "";
  for (let at = open + 1; ; at++) {
    const close = text.indexOf('"', at);
    if (close === -1) return null;
    cell += text.slice(at, close);
    at = close + 1;
    if (text[at] !== '"') return { cell, end: at };
    cell += '"';
  }
}

function readPlainCell(text: string, start: number, separator: string): ReadCell {
  let end = start;
  while (!endsCell(text[end], separator)) end++;
  return { cell: text.slice(start, end), end };
}

/**
 * Splits text into rows of cells; `line` counts from 1. Blank lines are skipped.
 * @param separator one character
 */
export function parseCsv(source: string, separator = ","): ParsedCsv {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  let at = 0;
  function endRow() {
    if (cells.length > 1 || cells[0] !== "") rows.push({ line: start, cells });
    cells = [];
  }
  while (at < text.length) {
    if (cells.length === 0) start = line;
    const read = text[at] === '"' ? readQuotedCell(text, at) : readPlainCell(text, at, separator);
    if (read === null) return { ok: false, line: start, problem: "a quoted cell is never closed" };
    at = read.end;
    line += read.cell.split("\n").length - 1;
    if (!endsCell(text[at], separator))
      return { ok: false, line, problem: "text follows a closing quote" };
    cells.push(read.cell);
    if (text[at] === separator) {
      at++;
      if (at === text.length) cells.push("");
      continue;
    }
    if (text[at] === "\r") at++;
    if (text[at] === "\n") at++;
    line++;
    endRow();
  }
  if (cells.length > 0) endRow();
  return { ok: true, rows };
}

/** Formats rows with CRLF, and quotes cells only where needed. `parseCsv` reads them back. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  // A row with one empty cell is quoted, because it would be read as a blank line.
  return (
    rows
      .map((cells) => (cells.length === 1 && cells[0] === "" ? '""' : cells.map(quote).join(",")))
      .join("\r\n") + "\r\n"
  );
}
