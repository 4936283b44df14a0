/** Loads authored data or a release from disk, and writes tables to disk. */
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import type { Stats } from "node:fs";
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
 * Largest file that is read, in MiB: far larger than any real table, far smaller than memory
 * allows.
 */
const LARGEST_MIB = 32;

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
  ENOENT: "there is no such folder; create it first",
  ENOTDIR: "a part of this path is a file; choose another path",
  EEXIST: "a part of this path is a file; choose another path",
  EISDIR: "it is a folder; give the path of a file",
  EACCES: "permission denied; change the permissions or choose another path",
  EPERM: "permission denied; change the permissions or choose another path",
  EROFS: "the disk is read-only; choose another path",
  ENOSPC: "the disk is full; free some space",
  ENAMETOOLONG: "the path is too long; choose a shorter one",
  ELOOP: "its links form a circle; choose another path",
};

function describeReason(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? `the system reports ${code || "an unknown error"}; choose another path`;
}

/** Calls a function of the file system. @throws Refusal when it throws */
function attempt<T>(path: string, verb: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(`${path} cannot be ${verb}: ${describeReason(error)}.`);
  }
}

const findEntry = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/**
 * Refuses paths of the system. Files there may be endless (/dev/zero) or never answer, and folders
 * cannot be created there.
 * @throws Refusal
 */
function checkPath(path: string, verb: string): void {
  const real = attempt(path, verb, () => {
    let existing = resolve(path);
    while (findEntry(existing) === undefined) existing = dirname(existing);
    return realpathSync(existing);
  });
  if (/^\/(?:dev(?!\/shm\/)|proc|sys)(?:\/|$)/.test(real))
    throw new Refusal(
      `${path} cannot be ${verb}: it belongs to the system; choose a path outside /dev, /proc and /sys.`,
    );
}

/**
 * Reads a text file.
 * @returns null when the file does not exist
 * @throws Refusal when it cannot be read
 */
function readText(path: string): string | null {
  const found = attempt(path, "read", () => findEntry(path));
  if (found === undefined) return null;
  checkPath(path, "read");
  if (!found.isFile()) throw new Refusal(`${path} is not a file; give the path of a file.`);
  if (found.size > LARGEST_MIB * 1024 * 1024)
    throw new Refusal(
      `${path} is larger than ${LARGEST_MIB} MiB, as no table or release is; check that it is the right file.`,
    );
  return attempt(path, "read", () => readFileSync(path, "utf8"));
}

/** Parses JSON, after an optional byte-order mark. Returns the problem in words for other text. */
function parseJson(
  path: string,
  text: string,
): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    return {
      problem: `${path} is not JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    };
  }
}

/**
 * Loads a folder of `{table}.json` or `{table}.csv`, or one release file.
 * @throws Refusal when the path cannot be read; invalid data are problems of the result
 */
export async function load(path: string): Promise<Loaded> {
  const found = attempt(path, "read", () => findEntry(path));
  if (found === undefined)
    throw new Refusal(`${path} does not exist; give a folder of tables or a release file.`);
  checkPath(path, "read");
  if (found.isDirectory()) return loadFolder(path);
  const parsed = parseJson(path, readText(path) ?? "");
  if ("problem" in parsed) return refused(parsed.problem);
  const read = await readRelease(parsed.value);
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
 * Reads a JSON file.
 * @param hint what to do when the file does not exist, such as `give it with --aliases`
 * @throws Refusal when the file does not exist or is not JSON
 */
export function readJson(path: string, hint: string): unknown {
  const text = readText(path);
  if (text === null) throw new Refusal(`${path} does not exist; ${hint}.`);
  const parsed = parseJson(path, text);
  if ("problem" in parsed) throw new Refusal(parsed.problem);
  return parsed.value;
}

/**
 * Reads the aliases from a site list of countries ({code, aliases: {shared, en, …}}).
 * @throws Refusal when the file does not exist or is not such a list
 */
export function loadAliases(path: string): CountryAliases {
  const value = readJson(path, "give the site list of countries with --aliases");
  const isRecord = (each: unknown): each is Readonly<Record<string, unknown>> =>
    typeof each === "object" && each !== null;
  if (!Array.isArray(value))
    throw new Refusal(`${path} is not a list of countries; give the site list with --aliases.`);
  return Object.fromEntries(
    value.filter(isRecord).map(({ code, aliases }) => [
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
  checkPath(path, "written");
  attempt(path, "written", () => {
    writeFileSync(path, text);
  });
}

/**
 * Creates a folder and its parents one after the other. Node's recursive `mkdirSync` never returns
 * where no folder can be created.
 */
function makeFolder(path: string): void {
  if (findEntry(path) !== undefined) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Writes every table into a folder, and creates the folder when it does not exist.
 * @throws Refusal when that is not possible
 */
export function save(data: EligibilityData, folder: string, format: "json" | "csv"): void {
  checkPath(folder, "created");
  attempt(folder, "created", () => {
    makeFolder(resolve(folder));
  });
  for (const table of TABLE_NAMES)
    write(
      join(folder, `${table}.${format}`),
      format === "json" ? formatTableAsJson(data, table) : formatTableAsCsv(data, table),
    );
}
