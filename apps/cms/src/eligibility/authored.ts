/**
 * Reads the authored data in the form of the finder: every table of the content service, with the
 * names of the specification.
 */
import {
  TABLE_NAMES,
  validateData,
  type EligibilityData,
  type TableName,
  type Validated,
} from "@orlaya/finder/data";
import type { CountryAliases } from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { readIso, record, readString, type Stored } from "../fields/record.ts";
import { TABLES, toRecord, type ReadKey } from "./tables.ts";

type Row = Stored & { readonly id: string };

export interface Authored {
  readonly data: Validated<EligibilityData>;
  /** The same data before validation. */
  readonly tables: Readonly<Record<TableName, readonly Stored[]>>;
  /** Table → id of a record → id of its document. */
  readonly documents: Readonly<Record<TableName, ReadonlyMap<string, string>>>;
  /** Maps the id of a document to the key of its record, as `toRecord` needs it. */
  readonly keyOf: ReadKey;
  /** Ids of scenarios that are not pinned. They are not among the journeys. */
  readonly unpinned: ReadonlySet<string>;
  /** Other names of countries, for the search files. */
  readonly aliases: CountryAliases;
}

function byTable<T>(make: (table: TableName) => T): Readonly<Record<TableName, T>> {
  return {
    countries: make("countries"),
    lists: make("lists"),
    profiles: make("profiles"),
    products: make("products"),
    funnels: make("funnels"),
    rules: make("rules"),
    accepted: make("accepted"),
    journeys: make("journeys"),
  };
}

const isUnpinned = (row: Stored): boolean => row["pinned"] === false;

/** Whether a row counts: an acceptance until its review date, a scenario while it is pinned. */
function isInForce(table: TableName, row: Row, now: string): boolean {
  if (table === "journeys") return !isUnpinned(row);
  const review = table === "accepted" ? readIso(row["review_on"]) : "";
  return review === "" || review > now;
}

/** Reads every table. Leaves out countries of the site list that have no id of their own. */
export async function readAuthored(payload: Payload): Promise<Authored> {
  const rows: Partial<Record<TableName, readonly Row[]>> = {};
  for (const table of TABLE_NAMES) {
    const { collection, sort } = TABLES[table];
    const { docs } = await payload.db.find<Row>({ collection, limit: 0, pagination: false, sort });
    rows[table] = docs;
  }
  const now = new Date().toISOString();
  function documentsOf(table: TableName): readonly Row[] {
    return (rows[table] ?? []).filter(
      (row) => readString(row[TABLES[table].key]) !== "" && isInForce(table, row, now),
    );
  }
  const keys = new Map(
    TABLE_NAMES.flatMap((table) =>
      documentsOf(table).map((row) => [row.id, readString(row[TABLES[table].key])] as const),
    ),
  );
  const codes = new Map((rows.countries ?? []).map((row) => [row.id, readString(row["code"])]));
  const keyOf: ReadKey = (id, byCode) => (byCode ? codes : keys).get(id) ?? id;
  const tables = byTable((table) => documentsOf(table).map((row) => toRecord(table, row, keyOf)));
  return {
    unpinned: new Set(
      (rows.journeys ?? []).filter(isUnpinned).map((row) => readString(row["data_id"])),
    ),
    data: validateData(tables),
    tables,
    documents: byTable(
      (table) =>
        new Map(documentsOf(table).map((row) => [readString(row[TABLES[table].key]), row.id])),
    ),
    keyOf,
    aliases: listAliases(rows.countries ?? []),
  };
}

function listAliases(countries: readonly Row[]): CountryAliases {
  return Object.fromEntries(
    countries.map((row) => [
      readString(row["code"]),
      Object.values(record(row["aliases"]))
        .flat()
        .filter((alias) => typeof alias === "string"),
    ]),
  );
}

/** Reads the other names of countries, for the search files. */
export async function readAliases(payload: Payload): Promise<CountryAliases> {
  const { collection, sort } = TABLES.countries;
  const { docs } = await payload.db.find<Row>({ collection, limit: 0, pagination: false, sort });
  return listAliases(docs);
}
