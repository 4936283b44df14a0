/**
 * Maps the tables and columns of the specification (§3) to collections and fields. Column names
 * with capitals and spaces are used only in imports, exports and releases. This table is read in
 * both directions.
 */
import { COLUMNS, LINK_COLUMNS, type DataLocale, type TableName } from "@orlaya/finder/data";
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import { isRecord, record, readRelationId, type Stored } from "../fields/record.ts";

interface Place {
  /** Path of the field. */
  readonly field: string;
  /** Table to which the ids of the column refer. */
  readonly to?: TableName;
  /** Whether the column contains ISO codes of countries and not ids of records. */
  readonly byCode?: true;
  /** Value of the column that a checkbox stands for. The field is empty then. */
  readonly instead?: { readonly field: string; readonly value: string };
  /** Whether the field is a select of the admin, which stores the number as text. */
  readonly asText?: true;
  /**
   * Source of a derived column: the records of that table which refer to this one in that column.
   */
  readonly by?: { readonly table: TableName; readonly column: string };
}
interface Table {
  readonly collection: string;
  /** Field that stores the id of the record. */
  readonly key: string;
  /** Field by which an export is sorted. */
  readonly sort: string;
  readonly columns: Readonly<Record<string, Place>>;
}

const NAMES = {
  "en-gb": { field: "names.en" },
  "fr-fr": { field: "names.fr" },
  "es-es": { field: "names.es" },
  "nl-nl": { field: "names.nl" },
  "de-de": { field: "names.de" },
} as const satisfies Readonly<Record<DataLocale, Place>>;
const URLS = {
  "url_en-gb": { field: "urls.en" },
  "url_fr-fr": { field: "urls.fr" },
  "url_es-es": { field: "urls.es" },
  "url_nl-nl": { field: "urls.nl" },
  "url_de-de": { field: "urls.de" },
} as const satisfies Readonly<Record<`url_${DataLocale}`, Place>>;
function linkedBy(column: string, field = "lisa"): Place {
  return {
    field,
    to: "rules",
    by: { table: "rules", column },
  };
}

export const TABLES: Readonly<Record<TableName, Table>> = {
  countries: {
    collection: "countries",
    key: "data_id",
    sort: "code",
    columns: {
      id: { field: "data_id" },
      ID: { field: "reference" },
      Name: { field: "names.fr" },
      iso: { field: "code" },
      ...NAMES,
      lists: { field: "lists", to: "lists", by: { table: "lists", column: "Pays" } },
      never: { field: "closed" },
      never_nationality: { field: "closed_nationality" },
      never_source: { field: "closed_source" },
    },
  },
  lists: {
    collection: "country_lists",
    key: "data_id",
    sort: "name",
    columns: {
      id: { field: "data_id" },
      Type: { field: "type" },
      Name: { field: "name" },
      excluded: { field: "excluded" },
      Pays: { field: "countries", to: "countries" },
      LISA: linkedBy("residence"),
      "LISA 2": linkedBy("destination", "lisa_2"),
      "LISA 3": linkedBy("nationality", "lisa_3"),
    },
  },
  profiles: {
    collection: "profiles",
    key: "data_id",
    sort: "order",
    columns: {
      id: { field: "data_id" },
      Name: { field: "name" },
      Type: { field: "type" },
      ...NAMES,
      order: { field: "order" },
      LISA: linkedBy("profile"),
    },
  },
  products: {
    collection: "products",
    key: "data_id",
    sort: "name",
    columns: {
      id: { field: "data_id" },
      Name: { field: "name" },
      ...NAMES,
      ...URLS,
      LISA: linkedBy("product"),
    },
  },
  funnels: {
    collection: "funnels",
    key: "data_id",
    sort: "name",
    columns: {
      id: { field: "data_id" },
      Name: { field: "name" },
      ...URLS,
      LISA: linkedBy("funnel"),
    },
  },
  rules: {
    collection: "rules",
    key: "data_id",
    sort: "reference",
    columns: {
      id: { field: "data_id" },
      ID: { field: "reference" },
      Type: { field: "type" },
      Name: { field: "name" },
      "Rules type": { field: "rules_type", asText: true },
      "Rules label": { field: "rules_label" },
      "Compliance level": { field: "compliance" },
      Entity: { field: "entity" },
      residence: { field: "residence", to: "lists" },
      destination: { field: "destination", to: "lists" },
      nationality: { field: "nationality", to: "lists" },
      profile: { field: "profile", to: "profiles" },
      product: { field: "product", to: "products" },
      funnel: { field: "funnel", to: "funnels" },
      priority: { field: "priority" },
      sameCountry: { field: "same_country" },
      LISA: { field: "linked", to: "rules" },
    },
  },
  accepted: {
    collection: "finder_findings",
    key: "finding",
    sort: "finding",
    columns: {
      id: { field: "finding" },
      reason: { field: "reason" },
      journeys: { field: "journeys" },
    },
  },
  journeys: {
    collection: "finder_journeys",
    key: "data_id",
    sort: "data_id",
    columns: {
      id: { field: "data_id" },
      residence: { field: "residence", to: "countries", byCode: true },
      destination: { field: "destination", to: "countries", byCode: true },
      profile: { field: "profile", to: "profiles" },
      nationality: {
        field: "nationality",
        to: "countries",
        byCode: true,
        instead: { field: "nationality_not_listed", value: NOT_LISTED },
      },
      outcome: { field: "outcome" },
      product: { field: "product", to: "products" },
      why: { field: "why" },
    },
  },
};

/**
 * Returns the columns of one record. A nationality record named NULL is in the table of rules and
 * has columns of its own (finder §2.3).
 */
export const columnsOf = (
  table: TableName,
  isLink: boolean,
): Readonly<Record<string, { readonly kind: string }>> =>
  table === "rules" && isLink ? LINK_COLUMNS : COLUMNS[table];
/** Whether a document or record of the table of rules contains only links. */
export function isLinkCarrier(document: unknown): boolean {
  const { type, name, Type, Name } = record(document);
  return (type ?? Type) === "Nationality" && (name ?? Name) === "NULL";
}

/** Columns of all records of a table, including those of the link records. */
const ALL_COLUMNS: Readonly<
  Record<TableName, Readonly<Record<string, { readonly kind: string }>>>
> = { ...COLUMNS, rules: { ...COLUMNS.rules, LISA: LINK_COLUMNS.LISA } };
const at = (document: Stored, path: string): unknown =>
  path.split(".").reduce<unknown>((value, part) => record(value)[part], document);
const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(readRelationId).filter((id) => id !== null) : [];

/** Returns the key of a record of a document: its id, or the code of a country. */
export type ReadKey = (document: string, byCode: boolean) => string;

/** Converts a document to a record. `keyOf` maps the id of a related document to its key. */
export function toRecord(table: TableName, document: Stored, keyOf: ReadKey): Stored {
  const { columns } = TABLES[table];
  return Object.fromEntries(
    Object.entries(columnsOf(table, isLinkCarrier(document))).flatMap(([name, { kind }]) => {
      const place = columns[name];
      return place ? [[name, readColumn(document, place, kind, keyOf)]] : [];
    }),
  );
}

function readColumn(document: Stored, place: Place, kind: string, keyOf: ReadKey): unknown {
  const value = at(document, place.field);
  const byCode = place.byCode === true;
  if (kind === "ids") {
    const named = ids(value).map((id) => keyOf(id, byCode));
    // The order of derived links has no meaning. Sorting makes it stable.
    return place.by ? named.sort() : named;
  }
  if (place.instead && at(document, place.instead.field) === true) return place.instead.value;
  if (place.to) {
    const id = readRelationId(value);
    return id === null ? null : keyOf(id, byCode);
  }
  return place.asText && value != null ? Number(value) : (value ?? null);
}

/** Returns the id of the document of a record: by its id, or by the code of a country. */
export type FindDocument = (table: TableName, key: string, byCode: boolean) => string;

/** Converts a record to the fields of a document, without derived columns. */
export function toDocument(table: TableName, values: Stored, idOf: FindDocument): Stored {
  const document: Record<string, unknown> = {};
  const own: Readonly<Record<string, { readonly kind: string } | undefined>> = columnsOf(
    table,
    isLinkCarrier(values),
  );
  function store(path: string, value: unknown): void {
    const [outer = "", inner] = path.split(".");
    if (inner === undefined) document[outer] = value;
    else
      document[outer] = { ...(isRecord(document[outer]) ? document[outer] : {}), [inner]: value };
  }
  for (const [name, place] of Object.entries(TABLES[table].columns)) {
    if (place.by) continue;
    const isMany = ALL_COLUMNS[table][name]?.kind === "ids";
    const value = Object.hasOwn(own, name) ? values[name] : null;
    store(place.field, writeColumn(value, place, isMany, idOf));
    if (place.instead) store(place.instead.field, value === place.instead.value);
  }
  return document;
}

function writeColumn(value: unknown, place: Place, isMany: boolean, idOf: FindDocument): unknown {
  const { to, asText, instead } = place;
  const byCode = place.byCode === true;
  if (to && isMany)
    return (Array.isArray(value) ? value : []).map((key) => idOf(to, String(key), byCode));
  if (value == null || value === instead?.value) return null;
  if (to) return typeof value === "string" ? idOf(to, value, byCode) : null;
  return asText && typeof value === "number" ? value.toFixed(0) : value;
}
