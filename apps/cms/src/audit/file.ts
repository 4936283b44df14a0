/**
 * The file of an export: one line of JSON with a heading, then one line for each entry. Pure; a
 * command checks it without the service.
 */
import { isRecord, record, type Stored } from "../fields/record.ts";
import { writeCanonical } from "../history/canonical.ts";
import {
  checkEntries,
  readEntry,
  START,
  type ChainEntry,
  type ChainProblem,
  type Tail,
} from "./chain.ts";

const KIND = "orlaya-audit-log";
const VERSION = 1;
/** How to check a file, in the file itself. */
const HOW_TO =
  "Run: npm run audit -- verify FILE. Each line is an entry. Its hash is the SHA-256 of its JSON without the hash, with sorted keys and no spaces; previous is the hash of the line before.";

/** First line of a file. */
export interface Heading {
  /** The place before the first entry. */
  readonly from: Tail;
  /** The last entry. */
  readonly to: Tail;
  /** ISO 8601. */
  readonly made_at: string;
  readonly by: string;
}
/** Writes the first line of a file. */
export const writeHeading = (heading: Heading): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, how_to_check: HOW_TO, ...heading })}\n`;
/** Writes the line of an entry. */
export const writeLine = (entry: ChainEntry): string => `${JSON.stringify(entry)}\n`;

/** Why a file is refused, and at which entry; 0 for the file as a whole. */
export type FileResult =
  | { readonly ok: true; readonly count: number; readonly heading: Heading }
  | { readonly ok: false; readonly problem: ChainProblem | "form"; readonly sequence: number };

function parse(line: string): Stored | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
function readTail(value: unknown): Tail | null {
  const { sequence, hash } = record(value);
  return typeof sequence === "number" && typeof hash === "string" ? { sequence, hash } : null;
}
function readHeading(line: string): Heading | null {
  const value = parse(line);
  if (value?.["kind"] !== KIND || value["version"] !== VERSION) return null;
  const [from, to] = [readTail(value["from"]), readTail(value["to"])];
  if (!from || !to) return null;
  return { from, to, made_at: String(value["made_at"]), by: String(value["by"]) };
}

/** Whether a line says exactly what is hashed, and nothing beside it. */
const isExact = (row: Stored, entry: ChainEntry): boolean =>
  writeCanonical(row) === writeCanonical(entry);

/**
 * Checks the text of a file.
 * @param known places that the file must contain, from an earlier file
 */
export function checkAuditFile(text: string, known: readonly Tail[] = []): FileResult {
  const [first = "", ...lines] = text.replace(/\n$/, "").split("\n");
  const heading = readHeading(first);
  if (!heading || !isAtStart(heading)) return { ok: false, problem: "form", sequence: 0 };
  const entries: ChainEntry[] = [];
  for (const line of lines) {
    const row = parse(line);
    const entry = row && readEntry(row);
    const sequence = heading.from.sequence + entries.length + 1;
    if (!row || !entry || !isExact(row, entry)) return { ok: false, problem: "form", sequence };
    entries.push(entry);
  }
  const checked = checkEntries(entries, heading.from, [heading.to, ...known]);
  if (!checked.ok) return checked;
  // Entries after the last one of the heading were added to the file.
  return checked.tail.sequence === heading.to.sequence
    ? { ok: true, count: checked.count, heading }
    : { ok: false, problem: "end", sequence: heading.to.sequence + 1 };
}

/** Whether a file begins where the log begins: exports are whole. */
const isAtStart = ({ from }: Heading): boolean =>
  from.sequence === START.sequence && from.hash === START.hash;
