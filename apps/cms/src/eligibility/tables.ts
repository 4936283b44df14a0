/**
 * Maps the tables and columns of the specification (§3) to collections and fields. Column names
 * with capitals and spaces are used only in imports, exports and releases. This table is read in
 * both directions.
 */
import { COLUMNS, LINK_COLUMNS, type DataLocale, type TableName } from "@orlaya/finder/data";
import { isRecord, record, readRelationId, type Stored } from "../fields/record.ts";

interface Place {
  /** Path of the field. */
  readonly field: string;
  /** Table to which the ids of the column refer. */
  readonly to?: TableName;
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

const at = (document: Stored, path: string): unknown =>
  path.split(".").reduce<unknown>((value, part) => record(value)[part], document);
const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(readRelationId).filter((id) => id !== null) : [];

/**
 * Converts a document to a record. `keyOf` maps the id of a related document to the id of its
 * record.
 */
export function toRecord(
  table: TableName,
  document: Stored,
  keyOf: (id: string) => string,
): Stored {
  const { columns } = TABLES[table];
  return Object.fromEntries(
    Object.entries(columnsOf(table, isLinkCarrier(document))).flatMap(([name, { kind }]) => {
      const place = columns[name];
      if (!place) return [];
      const value = at(document, place.field);
      if (kind === "ids") {
        const named = ids(value).map(keyOf);
        // The order of derived links has no meaning. Sorting makes it stable.
        return [[name, place.by ? named.sort() : named]];
      }
      return [[name, place.asText && value != null ? Number(value) : (value ?? null)]];
    }),
  );
}

/**
 * Converts a record to the fields of a document, without derived columns. `idOf` maps the id of a
 * record to the id of its document.
 */
export function toDocument(
  table: TableName,
  values: Stored,
  idOf: (table: TableName, key: string) => string,
): Stored {
  const document: Record<string, unknown> = {};
  for (const [name, place] of Object.entries(TABLES[table].columns)) {
    if (place.by) continue;
    const value = values[name];
    const own = columnsOf(table, isLinkCarrier(values));
    const { to } = place;
    const stored = to
      ? (Array.isArray(value) ? value : []).map((key) => idOf(to, String(key)))
      : !Object.hasOwn(own, name) || value == null
        ? null
        : place.asText && typeof value === "number"
          ? value.toFixed(0)
          : value;
    const [outer = "", inner] = place.field.split(".");
    if (inner === undefined) document[outer] = stored;
    else
      document[outer] = { ...(isRecord(document[outer]) ? document[outer] : {}), [inner]: stored };
  }
  return document;
}

export interface Link {
  /** Referenced table, and its field that stores the ids of the referring records. */
  readonly table: TableName;
  readonly field: string;
  /** Referring table, and its field that stores the reference. */
  readonly from: TableName;
  readonly naming: string;
}
/** Every derived column. */
export const LINKS: readonly Link[] = (Object.keys(TABLES) as TableName[]).flatMap((table) =>
  Object.values(TABLES[table].columns).flatMap(({ field, by }) => {
    const naming = by && TABLES[by.table].columns[by.column]?.field;
    return by && naming !== undefined ? [{ table, field, from: by.table, naming }] : [];
  }),
);
/** Returns every column that refers to records of a table: table, column, field. */
export function listReferenceColumns(
  of: TableName,
): readonly { readonly table: TableName; readonly column: string; readonly field: string }[] {
  return (Object.keys(TABLES) as TableName[]).flatMap((table) =>
    Object.entries(TABLES[table].columns).flatMap(([column, { field, to, by }]) =>
      to === of && !by ? [{ table, column, field }] : [],
    ),
  );
}
