/** The eligibility data of the repository: checked as an import would be, written as records. */
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
import { findDanglingReferences } from "../eligibility/import-checks.ts";
import { TABLES, toDocument } from "../eligibility/tables.ts";
import { record, type Stored } from "../fields/record.ts";
import { createRecordId } from "../names/ids.ts";

const FOLDER = "data/eligibility";

/** Reads the tables; null where the repository has none. */
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
    ? TABLE_NAMES.flatMap((table) => findDanglingReferences(parsed.data, table))
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

/** Document that holds a record; a country of the site list is known by its code. */
export function createRecordIdReader(
  data: EligibilityData,
): (table: TableName, key: string) => string {
  const codes = new Map(data.countries.map(({ id, iso }) => [id, iso]));
  return (table, key) =>
    table === "countries"
      ? createRecordId("countries", codes.get(key) ?? key)
      : createRecordId(TABLES[table].collection, key);
}

/** What the eligibility data say about each country of the site list, by code. */
export const countryFacts = (data: EligibilityData | null): ReadonlyMap<string, Stored> =>
  new Map((data?.countries ?? []).map(({ iso, id, ID }) => [iso, { data_id: id, reference: ID }]));

/** Every record but the countries, which are part of the site list; each after those it names. */
export function buildEligibilityRecords(data: EligibilityData | null): {
  readonly collection: string;
  readonly id: string;
  readonly drafts: false;
  readonly data: Stored;
}[] {
  if (!data) return [];
  const idOf = createRecordIdReader(data);
  // A record that links rules comes after them.
  const rules = data.rules.toSorted((a, b) => Number("LISA" in a) - Number("LISA" in b));
  return TABLE_NAMES.filter((table) => table !== "countries").flatMap((table) =>
    (table === "rules" ? rules : data[table]).map((entry) => ({
      collection: TABLES[table].collection,
      id: idOf(table, entry.id),
      drafts: false as const,
      data: toDocument(table, record(entry), idOf),
    })),
  );
}
