/** A release: compiled, verified, numbered, immutable (finder §1, §4, §5.1). */
import { LOCALES, mapLocales, type Locale } from "@orlaya/locales";
import { getRecordColumns } from "../data/columns.ts";
import { TABLE_NAMES } from "../data/index.ts";
import type { EligibilityData, TableName } from "../data/index.ts";
import type { Certificate } from "./certify.ts";
import type { ReleaseVersion } from "./finder.ts";
import { compareCodeUnits } from "./flows.ts";
import type { Payload } from "./payload/format.ts";
import type { SearchPayload } from "./payload/search.ts";

/** The format of a stored release. Releases of an earlier format have none. */
export const RELEASE_FORMAT = 2;

export type Release = ReleaseVersion & {
  readonly format: typeof RELEASE_FORMAT;
  /** SHA-256 of the authored data, hexadecimal. */
  readonly checksum: string;
  readonly author: string;
  /** ISO 8601. */
  readonly time: string;
  readonly note: string;
  /** The option with which it was compiled (finder §2.2). */
  readonly strictNationality: boolean;
  readonly certificate: Certificate;
  readonly data: EligibilityData;
  readonly payloads: Readonly<Record<Locale, Payload>>;
  readonly search: Readonly<Record<Locale, SearchPayload>>;
  /** SHA-256 of each payload and of each search file, hexadecimal. */
  readonly files: Readonly<Record<Locale, { readonly payload: string; readonly search: string }>>;
};

/**
 * Returns the SHA-256 of the authored data, hexadecimal. It does not depend on the order of the
 * records, nor on the order of ids in a field, which has no effect.
 */
export function computeChecksum(data: EligibilityData): Promise<string> {
  const tables = TABLE_NAMES.map((table) =>
    data[table]
      .toSorted((a, b) => compareCodeUnits(a.id, b.id))
      .map((record) => formatRecord(table, record)),
  );
  return hash(JSON.stringify(tables));
}

/** Returns the columns of a record with their values, in table order. */
function formatRecord(table: TableName, record: object): readonly (readonly [string, unknown])[] {
  const known = new Map<string, unknown>(Object.entries(record));
  return Object.entries(getRecordColumns(table, record))
    .filter(([, { kind }]) => kind !== "derived")
    .map(([name]) => [name, sortIds(known.get(name) ?? null)]);
}

function sortIds(value: unknown): unknown {
  return Array.isArray(value) ? [...new Set(value.map(String))].sort(compareCodeUnits) : value;
}

/**
 * Returns the SHA-256 of each file of a release, hexadecimal. It does not depend on the order of
 * the fields of an object, which a database may change.
 */
export async function computeFileChecksums({
  payloads,
  search,
}: Pick<Release, "payloads" | "search">): Promise<Release["files"]> {
  const entries = LOCALES.map(async (locale) => ({
    payload: await hash(formatCanonically(payloads[locale])),
    search: await hash(formatCanonically(search[locale])),
  }));
  const checksums = await Promise.all(entries);
  return mapLocales((locale) => checksums[LOCALES.indexOf(locale)] ?? { payload: "", search: "" });
}

/** Returns a value as JSON with the fields of every object in alphabetical order. */
function formatCanonically(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compareCodeUnits(a, b)))
      : part,
  );
}

/** Returns the SHA-256 of a text, hexadecimal. */
export async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
