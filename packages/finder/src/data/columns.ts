/** The columns of every table, as used by import, export and validation. */
import {
  COMPLIANCE_LEVELS,
  DATA_LOCALES,
  JOURNEY_OUTCOMES,
  LIST_TYPES,
  PROFILE_TYPES,
  RULES_LABELS,
  RULES_TYPE_RANGE,
  RULE_TYPES,
} from "./types.ts";
import type { TableName } from "./types.ts";

export type Column =
  /** An id without spaces, commas and semicolons. In the column `id` it is unique in its table. */
  | { readonly kind: "id" }
  /** Two letters, upper-cased on ingest, unique in its table. */
  | { readonly kind: "iso" }
  /** Two letters, upper-cased on ingest; `optional`: may be empty or NOT_LISTED. */
  | { readonly kind: "code"; readonly optional?: true }
  /** `lines`: may have several lines. */
  | { readonly kind: "text"; readonly optional?: true; readonly lines?: true }
  /**
   * Ids of other records; in CSV separated by semicolons. `required`: the column must be present,
   * because its absence would mean more cover than an empty cell was meant to give.
   */
  | { readonly kind: "ids"; readonly required?: true }
  /** In CSV `true` or `false`. Without `absent` a value is required. */
  | { readonly kind: "boolean"; readonly absent?: boolean }
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
const LINES: Column = { kind: "text", lines: true };
const IDS: Column = { kind: "ids" };
const REQUIRED_IDS: Column = { kind: "ids", required: true };
const FLAG: Column = { kind: "boolean" };
const OPTIONAL: Column = { kind: "text", optional: true };
const LARGEST = 1_000_000_000;

const names: Columns = Object.fromEntries(DATA_LOCALES.map((locale) => [locale, OPTIONAL]));
const urls: Columns = Object.fromEntries(DATA_LOCALES.map((locale) => [`url_${locale}`, OPTIONAL]));

export const COLUMNS = {
  countries: {
    id: ID,
    ID: TEXT,
    Name: TEXT,
    iso: { kind: "iso" },
    ...names,
    lists: IDS,
    never: FLAG,
    never_nationality: FLAG,
    never_source: OPTIONAL,
  },
  lists: {
    id: ID,
    Type: { kind: "option", options: LIST_TYPES },
    Name: TEXT,
    excluded: FLAG,
    Pays: REQUIRED_IDS,
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
    nationality: REQUIRED_IDS,
    profile: IDS,
    product: IDS,
    funnel: IDS,
    priority: { kind: "integer", least: -LARGEST, most: LARGEST, absent: 0 },
    sameCountry: { kind: "boolean", absent: false },
  },
  accepted: {
    id: TEXT,
    reason: LINES,
    journeys: { kind: "integer", least: 0, most: Number.MAX_SAFE_INTEGER },
  },
  journeys: {
    id: ID,
    residence: { kind: "code" },
    destination: { kind: "code" },
    profile: TEXT,
    nationality: { kind: "code", optional: true },
    outcome: { kind: "option", options: JOURNEY_OUTCOMES },
    product: OPTIONAL,
    why: LINES,
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
