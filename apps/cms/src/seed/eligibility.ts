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
import { record, type Stored } from "../fields/record.ts";
import { createRecordId } from "../names/ids.ts";

const FOLDER = "data/eligibility";

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
export function buildEligibilityRecords(data: EligibilityData | null): {
  readonly collection: string;
  readonly id: string;
  readonly drafts: false;
  readonly data: Stored;
}[] {
  if (!data) return [];
  const idOf = createRecordIdReader(data);
  // A record that links rules comes after the rules.
  const rules = data.rules.toSorted((a, b) => Number("LISA" in a) - Number("LISA" in b));
  return TABLE_NAMES.filter((table) => table !== "countries").flatMap((table) =>
    (table === "rules" ? rules : data[table]).map((entry) => ({
      collection: TABLES[table].collection,
      id: idOf(table, entry.id, false),
      drafts: false as const,
      data: toDocument(table, record(entry), idOf),
    })),
  );
}
