/** CSV as RFC 4180 has it, with a byte-order mark, lone line feeds and blank lines tolerated. */

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}
export type ParsedCsv =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly line: number; readonly problem: string };

/** Splits text into rows of cells; `line` counts from 1. Blank lines are left out. */
export function parseCsv(source: string): ParsedCsv {
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
    let cell = "";
    if (text[at] === '"') {
      for (at++; ; at++) {
        const close = text.indexOf('"', at);
        if (close === -1)
          return { ok: false, line: start, problem: "a quoted cell is never closed" };
        cell += text.slice(at, close);
        at = close + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      line += cell.split("\n").length - 1;
      if (at < text.length && !/[,\r\n]/.test(text[at] ?? ""))
        return { ok: false, line, problem: "text follows a closing quote" };
    } else {
      let end = at;
      while (end < text.length && text[end] !== "," && text[end] !== "\n" && text[end] !== "\r")
        end++;
      cell = text.slice(at, end);
      at = end;
    }
    cells.push(cell);
    if (text[at] === ",") {
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

/** Writes rows with CRLF, quoting only where needed; parseCsv reads them back. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  // A row of one empty cell would look like a blank line.
  return (
    rows
      .map((cells) => (cells.length === 1 && cells[0] === "" ? '""' : cells.map(quote).join(",")))
      .join("\r\n") + "\r\n"
  );
}
