/** Loads authored data or a release from disk, and writes tables to disk. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  TABLE_NAMES,
  describeDataError,
  parseData,
  formatTableAsCsv,
  formatTableAsJson,
} from "../src/data/index.ts";
import type { EligibilityData, TableFile, TableName } from "../src/data/index.ts";
import { readRelease } from "../src/eligibility/read-release.ts";
import type { CountryAliases } from "../src/eligibility/payload/search.ts";
import type { Release } from "../src/eligibility/release.ts";

/**
 * Largest file that is read, in bytes: far larger than any real table, far smaller than memory
 * allows.
 */
const LARGEST_FILE = 32 * 1024 * 1024;

export type Loaded =
  | {
      readonly ok: true;
      readonly data: EligibilityData;
      /** Null for a folder of tables. */ readonly release: Release | null;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

const refused = (...problems: readonly string[]): Loaded => ({ ok: false, problems });

/** Thrown when a command cannot do what was requested. The message is one sentence for the user. */
export class Refusal extends Error {}

const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "a part of this path is a file",
  EEXIST: "a part of this path is a file",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};
function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? (code || "unknown reason");
}

/**
 * Reads a text file.
 * @returns null when the file does not exist
 * @throws Refusal when it cannot be read
 */
function readText(path: string): string | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return null;
    // A device may be endless (/dev/zero).
    if (!found.isFile() && !found.isFIFO()) throw new Refusal(`${path} is no file.`);
    if (found.size > LARGEST_FILE)
      throw new Refusal(
        `${path} is larger than ${LARGEST_FILE / 1024 / 1024} MiB, which no table is.`,
      );
    return readFileSync(path, "utf8");
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(`${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * Parses JSON.
 * @throws Refusal when the text is not JSON
 */
function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(
      `${path} is no JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    );
  }
}

/** Loads a folder of `{table}.json` or `{table}.csv`, or one release file. */
export async function load(path: string): Promise<Loaded> {
  try {
    return await loadAny(path);
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}

async function loadAny(path: string): Promise<Loaded> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return refused(`${path} does not exist`);
  if (found.isDirectory()) return loadFolder(path);
  const read = await readRelease(parseJson(path, readText(path) ?? ""));
  return read.ok
    ? { ok: true, data: read.release.data, release: read.release }
    : refused(`${path}: ${read.problem}`);
}

function loadFolder(path: string): Loaded {
  const files: Partial<Record<TableName, TableFile>> = {};
  for (const table of TABLE_NAMES) {
    for (const format of ["json", "csv"] as const) {
      const text = readText(join(path, `${table}.${format}`));
      if (text !== null) files[table] ??= { format, text };
    }
  }
  const parsed = parseData(files);
  if (parsed.ok) return { ok: true, data: parsed.data, release: null };
  const more = parsed.count - parsed.errors.length;
  return refused(
    ...parsed.errors.map(describeDataError),
    ...(more > 0 ? [`and ${more} more`] : []),
  );
}

/**
 * Reads the aliases from a site list of countries ({code, aliases: {shared, en, …}}).
 * @throws Refusal when the file does not exist or is not such a list
 */
export function loadAliases(path: string): CountryAliases {
  const text = readText(path);
  if (text === null) throw new Refusal(`${path} does not exist.`);
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null;
  const parsed = parseJson(path, text);
  if (!Array.isArray(parsed)) throw new Refusal(`${path} is no list of countries.`);
  return Object.fromEntries(
    parsed.filter(isRecord).map(({ code, aliases }) => [
      String(code),
      isRecord(aliases)
        ? Object.values(aliases)
            .flat()
            .filter((alias) => typeof alias === "string")
        : [],
    ]),
  );
}

/** Writes a file. @throws Refusal when it cannot be written. */
export function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Refusal(`${path} cannot be written: ${reasonOf(error)}.`);
  }
}

/**
 * Creates a folder and its parents one after the other. Node's recursive `mkdirSync` never returns
 * where no folder can be created (/proc).
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Writes every table into a folder, and creates the folder when it does not exist.
 * @throws Refusal when that is not possible
 */
export function save(data: EligibilityData, folder: string, format: "json" | "csv"): void {
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw new Refusal(`${folder} cannot be made: ${reasonOf(error)}.`);
  }
  for (const table of TABLE_NAMES)
    write(
      join(folder, `${table}.${format}`),
      format === "json" ? formatTableAsJson(data, table) : formatTableAsCsv(data, table),
    );
}
