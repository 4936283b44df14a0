/**
 * Reads the eligibility data of the repository, validates them like an import, and builds their
 * records.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  TABLE_NAMES,
  describeDataError,
  parseData,
  type EligibilityData,
  type TableFile,
  type TableName,
} from "@orlaya/finder/data";
import { findDanglingReferences, findClosedWithoutSource } from "../eligibility/import-checks.ts";
import { TABLES, toDocument, type FindDocument } from "../eligibility/tables.ts";
import { readGroupName, type OwnNames } from "@orlaya/finder/eligibility";
import { DEFAULT_LOCALE } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { nameDataLists, readOwnNames } from "../eligibility/list-names.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { createRecordId } from "../names/ids.ts";

const FOLDER = "data/eligibility";
const LIST_NAMES = "list-names.json";

/** The names of groups of countries for people, by the name of the group in the data. */
export type SeedListNames = ReadonlyMap<string, OwnNames>;

/** Reads the names of groups that are written by hand; empty when the repository has none. */
export function readListNames(root: string): SeedListNames {
  const path = join(root, FOLDER, LIST_NAMES);
  const rows: unknown = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  return new Map(
    (Array.isArray(rows) ? rows : []).map((row) => {
      const { list, names } = record(row);
      return [readString(list), readOwnNames(names)];
    }),
  );
}

/** Returns the names of each group for the seed: those written by hand, and its English title. */
function nameSeedLists(data: EligibilityData, written: SeedListNames): ReadonlyMap<string, Stored> {
  const own = Object.fromEntries(
    data.lists.map(({ id, Name }) => [id, written.get(readGroupName(Name)) ?? {}]),
  );
  const titles = nameDataLists(getAdminMessages(DEFAULT_LOCALE), data, own);
  return new Map(
    data.lists.map(({ id }) => [id, { names: own[id] ?? {}, title: titles.get(id)?.title ?? "" }]),
  );
}

/** Reads the tables. `data` is null when the repository has none, or when they are invalid. */
export function readEligibility(root: string): {
  readonly data: EligibilityData | null;
  readonly problems: readonly {
    readonly file: string;
    readonly path: string;
    readonly message: string;
  }[];
} {
  if (!existsSync(join(root, FOLDER))) return { data: null, problems: [] };
  const files: Partial<Record<TableName, TableFile>> = {};
  for (const table of TABLE_NAMES) {
    const path = join(root, FOLDER, `${table}.json`);
    if (existsSync(path)) files[table] = { format: "json", text: readFileSync(path, "utf8") };
  }
  const parsed = parseData(files);
  const errors = parsed.ok
    ? [
        ...TABLE_NAMES.flatMap((table) => findDanglingReferences(parsed.data, table)),
        ...findClosedWithoutSource(parsed.data),
      ]
    : parsed.errors;
  return {
    data: parsed.ok ? parsed.data : null,
    problems: errors.map((error) => ({
      file: `${FOLDER}/${error.table}.json`,
      path: error.row === null ? "" : `row ${error.row}`,
      message: describeDataError(error),
    })),
  };
}

/**
 * Returns a function that gives the id of the document of a record. The id of a country of the site
 * list follows from its code.
 */
export function createRecordIdReader(data: EligibilityData): FindDocument {
  const codes = new Map(data.countries.map(({ id, iso }) => [id, iso]));
  return (table, key, byCode) =>
    table === "countries"
      ? createRecordId("countries", byCode ? key : (codes.get(key) ?? key))
      : createRecordId(TABLES[table].collection, key);
}

/** Returns the eligibility data of each country of the site list, by code. */
export function countryFacts(data: EligibilityData | null): ReadonlyMap<string, Stored> {
  return new Map(
    (data?.countries ?? []).map((country) => [
      country.iso,
      {
        data_id: country.id,
        reference: country.ID,
        closed: country.never,
        closed_nationality: country.never_nationality,
        closed_source: country.never_source,
      },
    ]),
  );
}

/**
 * Builds every record except the countries, which are part of the site list. A record comes after
 * the records to which it refers.
 */
export function buildEligibilityRecords(
  data: EligibilityData | null,
  listNames: SeedListNames = new Map(),
): {
  readonly collection: string;
  readonly id: string;
  readonly drafts: false;
  readonly data: Stored;
}[] {
  if (!data) return [];
  const idOf = createRecordIdReader(data);
  const named = nameSeedLists(data, listNames);
  // A record that links rules comes after the rules.
  const rules = data.rules.toSorted((a, b) => Number("LISA" in a) - Number("LISA" in b));
  return TABLE_NAMES.filter((table) => table !== "countries").flatMap((table) =>
    (table === "rules" ? rules : data[table]).map((entry) => ({
      collection: TABLES[table].collection,
      id: idOf(table, entry.id, false),
      drafts: false as const,
      data: {
        ...toDocument(table, record(entry), idOf),
        ...(table === "lists" ? named.get(entry.id) : {}),
      },
    })),
  );
}
