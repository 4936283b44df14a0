/** The columns of every table, as used by import, export and validation. */
import {
  COMPLIANCE_LEVELS,
  DATA_LOCALES,
  LIST_TYPES,
  PROFILE_TYPES,
  RULES_LABELS,
  RULES_TYPE_RANGE,
  RULE_TYPES,
} from "./types.ts";
import type { TableName } from "./types.ts";

export type Column =
  /** Identifies the record; unique in its table; no spaces, commas or semicolons. */
  | { readonly kind: "id" }
  /** Two letters, upper-cased on ingest, unique in its table. */
  | { readonly kind: "iso" }
  | { readonly kind: "text"; readonly optional?: true }
  /** Ids of other records; in CSV separated by semicolons. */
  | { readonly kind: "ids" }
  | {
      readonly kind: "integer";
      readonly least: number;
      readonly most: number;
      readonly absent?: number;
    }
  | { readonly kind: "option"; readonly options: readonly string[]; readonly optional?: true }
  /** Known, but derived from other columns and not used: dropped on ingest. */
  | { readonly kind: "derived" };

export type Columns = Readonly<Record<string, Column>>;

const ID: Column = { kind: "id" };
const TEXT: Column = { kind: "text" };
const IDS: Column = { kind: "ids" };
const OPTIONAL: Column = { kind: "text", optional: true };
const LARGEST = 1_000_000_000;

const names: Columns = Object.fromEntries(DATA_LOCALES.map((locale) => [locale, OPTIONAL]));
const urls: Columns = Object.fromEntries(DATA_LOCALES.map((locale) => [`url_${locale}`, OPTIONAL]));

export const COLUMNS = {
  countries: { id: ID, ID: TEXT, Name: TEXT, iso: { kind: "iso" }, ...names, lists: IDS },
  lists: {
    id: ID,
    Type: { kind: "option", options: LIST_TYPES },
    Name: TEXT,
    Pays: IDS,
    countries: { kind: "derived" },
    LISA: IDS,
    "LISA 2": IDS,
    "LISA 3": IDS,
  },
  profiles: {
    id: ID,
    Name: TEXT,
    Type: { kind: "option", options: PROFILE_TYPES },
    ...names,
    order: { kind: "integer", least: 0, most: LARGEST },
    LISA: IDS,
  },
  products: { id: ID, Name: TEXT, ...names, ...urls, LISA: IDS },
  funnels: { id: ID, Name: TEXT, ...urls, LISA: IDS },
  rules: {
    id: ID,
    ID: TEXT,
    Type: { kind: "option", options: RULE_TYPES },
    Name: TEXT,
    "Rules type": { kind: "integer", ...RULES_TYPE_RANGE },
    "Rules label": { kind: "option", options: RULES_LABELS },
    "Compliance level": { kind: "option", options: COMPLIANCE_LEVELS, optional: true },
    Entity: TEXT,
    residence: IDS,
    destination: IDS,
    nationality: IDS,
    profile: IDS,
    product: IDS,
    funnel: IDS,
    priority: { kind: "integer", least: -LARGEST, most: LARGEST, absent: 0 },
  },
  accepted: {
    id: TEXT,
    reason: TEXT,
    journeys: { kind: "integer", least: 0, most: Number.MAX_SAFE_INTEGER },
  },
} as const satisfies Record<TableName, Columns>;

/** Columns of a link record, which is in the rules table: type Nationality, name NULL. */
export const LINK_COLUMNS = {
  id: ID,
  ID: TEXT,
  Type: { kind: "option", options: ["Nationality"] },
  Name: { kind: "option", options: ["NULL"] },
  LISA: IDS,
} as const satisfies Columns;

/**
 * Returns the columns of one record. A record of type Nationality with the name NULL has its own.
 */
export function getRecordColumns(table: TableName, record: object): Columns {
  const { Type, Name } = record as { readonly Type?: unknown; readonly Name?: unknown };
  const isLink = table === "rules" && Type === "Nationality" && Name === "NULL";
  return isLink ? LINK_COLUMNS : COLUMNS[table];
}

/** Returns the columns of all records of a table, including those of the link records. */
export function getTableColumns(table: TableName): Columns {
  return table === "rules" ? { ...COLUMNS.rules, ...LINK_COLUMNS } : COLUMNS[table];
}
