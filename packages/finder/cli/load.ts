/** Reading authored data or a release from disk, and writing tables back. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_NAMES, describeDataError, parseData, tableToCsv, tableToJson } from '../src/data/index.ts';
import type { EligibilityData, TableFile, TableName } from '../src/data/index.ts';
import { readRelease } from '../src/eligibility/release.ts';
import type { CountryAliases } from '../src/eligibility/payload.ts';
import type { Release } from '../src/eligibility/release.ts';

/** Largest file that is read: far above any real table, far below what memory allows. */
const LARGEST_FILE = 32 * 1024 * 1024;

export type Loaded =
  | { readonly ok: true; readonly data: EligibilityData; /** Null for a folder of tables. */ readonly release: Release | null }
  | { readonly ok: false; readonly problems: readonly string[] };

const refused = (...problems: readonly string[]): Loaded => ({ ok: false, problems });

function readText(path: string): string | null {
  try {
    return statSync(path).size > LARGEST_FILE ? null : readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Loads a folder of `{table}.json` or `{table}.csv`, or one release file. */
export async function load(path: string): Promise<Loaded> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return refused(`${path} does not exist`);
  if (found.isDirectory()) return loadFolder(path);
  const text = readText(path);
  if (text === null) return refused(`${path} cannot be read, or is larger than ${LARGEST_FILE} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(`${path} is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  const read = await readRelease(value);
  return read.ok ? { ok: true, data: read.release.data, release: read.release } : refused(`${path}: ${read.problem}`);
}

function loadFolder(path: string): Loaded {
  const files: Partial<Record<TableName, TableFile>> = {};
  for (const table of TABLE_NAMES) {
    for (const format of ['json', 'csv'] as const) {
      const text = readText(join(path, `${table}.${format}`));
      if (text !== null) files[table] ??= { format, text };
    }
  }
  const parsed = parseData(files);
  if (parsed.ok) return { ok: true, data: parsed.data, release: null };
  const more = parsed.count - parsed.errors.length;
  return refused(...parsed.errors.map(describeDataError), ...(more > 0 ? [`and ${more} more`] : []));
}

/** Aliases out of a site list of countries ({code, aliases: {shared, en, …}}); none where there is no such file. */
export function loadAliases(path: string): CountryAliases {
  const text = readText(path);
  if (text === null) return {};
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
  const parsed: unknown = JSON.parse(text);
  return Object.fromEntries((Array.isArray(parsed) ? parsed : []).filter(isRecord).map(({ code, aliases }) => [
    String(code), isRecord(aliases) ? Object.values(aliases).flat().filter((alias) => typeof alias === 'string') : [],
  ]));
}

/** Writes every table into a folder, which is made where it is missing. */
export function save(data: EligibilityData, folder: string, format: 'json' | 'csv'): void {
  mkdirSync(folder, { recursive: true });
  for (const table of TABLE_NAMES) writeFileSync(join(folder, `${table}.${format}`), format === 'json' ? tableToJson(data, table) : tableToCsv(data, table));
}
