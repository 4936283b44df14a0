/**
 * The chain of the audit log: each entry contains the hash of the one before. Pure; the service, the
 * export and the command line use the same functions.
 */
import { isRecord, readIso, readString, type Stored } from "../fields/record.ts";
import { hashCanonical } from "../history/canonical.ts";

/** A field that changed. Values are cut; a value that was cut has the hash of the whole beside it. */
export interface FieldChange {
  /** Names of the fields from the outside in, joined by points. */
  readonly path: string;
  /** Null: there was no value. */
  readonly before: string | null;
  readonly after: string | null;
  readonly before_hash?: string;
  readonly after_hash?: string;
}
/** What an entry says, without its place in the chain. A text that is not known is empty. */
export interface Content {
  /** ISO 8601. */
  readonly at: string;
  /** Id of the account. */
  readonly user: string;
  /** Mail address of the account at that time. */
  readonly person: string;
  readonly role: string;
  readonly action: string;
  readonly collection: string;
  readonly document: string;
  readonly locale: string;
  readonly title: string;
  readonly changes: readonly FieldChange[];
}
/** An entry of the chain. */
export interface ChainEntry extends Content {
  /** 1 for the first entry. */
  readonly sequence: number;
  /** Hash of the entry before. */
  readonly previous: string;
  readonly hash: string;
}
/** The place where a chain ends. */
export interface Tail {
  readonly sequence: number;
  readonly hash: string;
}

/** The place before the first entry. */
export const START: Tail = { sequence: 0, hash: "0".repeat(64) };

/** Names of the texts of an entry. */
export const TEXTS = [
  ...(["user", "person", "role", "action"] as const),
  ...(["collection", "document", "locale", "title"] as const),
] as const;

/** Removes characters that a database cannot store. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll("\0", "");

function readChange(value: Stored): FieldChange {
  const read = (name: string): string | null =>
    typeof value[name] === "string" ? value[name] : null;
  const [before, after] = [readString(value["before_hash"]), readString(value["after_hash"])];
  return {
    ...{ path: readString(value["path"]), before: read("before"), after: read("after") },
    ...(before === "" ? {} : { before_hash: before }),
    ...(after === "" ? {} : { after_hash: after }),
  };
}

/** Reads an entry from a row of the database or from a line of an export. */
export function readEntry(row: Stored): ChainEntry {
  const time = new Date(readIso(row["at"]));
  const changes = Array.isArray(row["changes"]) ? row["changes"] : [];
  const read = (name: string): string => readString(row[name]);
  return {
    at: Number.isNaN(time.getTime()) ? "" : time.toISOString(),
    ...{ user: read("user"), person: read("person"), role: read("role"), action: read("action") },
    ...{ collection: read("collection"), document: read("document") },
    ...{ locale: read("locale"), title: read("title") },
    changes: changes.filter(isRecord).map(readChange),
    ...{ sequence: Number(row["sequence"] ?? 0), previous: read("previous"), hash: read("hash") },
  };
}

/** Returns the hash of an entry: SHA-256 of the canonical JSON of everything but the hash itself. */
export function hashEntry({ hash: _hash, ...entry }: Omit<ChainEntry, "hash"> & { hash?: string }) {
  return hashCanonical(entry);
}

/** Puts an entry at the end of a chain. */
export function linkEntry({ sequence, hash: previous }: Tail, content: Content): ChainEntry {
  const entry = { ...content, sequence: sequence + 1, previous };
  return { ...entry, hash: hashEntry(entry) };
}

/** Why an entry does not continue a chain. */
export type ChainProblem =
  /** Its content does not fit its hash. */
  | "content"
  /** It does not name the hash of the entry before. */
  | "link"
  /** Its number does not follow: entries are missing, or were moved. */
  | "number"
  /** The chain ends before an entry that is known. */
  | "end"
  /** The chain contains another entry than the one that is known. */
  | "other";
/** The result of a check. */
export type Checked =
  | { readonly ok: true; readonly count: number; readonly tail: Tail }
  | { readonly ok: false; readonly problem: ChainProblem; readonly sequence: number };

function findProblem(tail: Tail, entry: ChainEntry): ChainProblem | null {
  if (entry.sequence !== tail.sequence + 1) return "number";
  if (entry.previous !== tail.hash) return "link";
  return hashEntry(entry) === entry.hash ? null : "content";
}

/**
 * Checks entries in their order.
 * @param from the place after which the first entry stands
 * @param known places that the chain must contain, from an earlier export or from another place
 */
export function checkEntries(
  entries: Iterable<ChainEntry>,
  from: Tail = START,
  known: readonly Tail[] = [],
): Checked {
  let [tail, count] = [from, 0];
  const wanted = new Map(known.map(({ sequence, hash }) => [sequence, hash]));
  for (const entry of entries) {
    const problem = findProblem(tail, entry);
    // A missing entry is named by its own number.
    const sequence = problem === "number" ? tail.sequence + 1 : entry.sequence;
    if (problem) return { ok: false, problem, sequence };
    tail = { sequence: entry.sequence, hash: entry.hash };
    if ((wanted.get(tail.sequence) ?? tail.hash) !== tail.hash)
      return { ok: false, problem: "other", sequence: tail.sequence };
    count += 1;
  }
  const missing = known.some(({ sequence }) => sequence > tail.sequence);
  return missing
    ? { ok: false, problem: "end", sequence: tail.sequence + 1 }
    : { ok: true, count, tail };
}
