/** Converts differences of records for the admin: labels, and values in words. */
import type { EligibilityData, TableName } from "@orlaya/finder/data";
import type { ColumnChange, RecordDifference } from "@orlaya/finder/eligibility";
import type { FlattenedField, PayloadRequest } from "payload";
import { writeFact } from "../facts/words.ts";
import { getSay, nameCollection } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { writeField } from "../uses/place-words.ts";
import type { ShownColumn, ShownRecord } from "./history-shapes.ts";
import { loadOwnNames } from "./list-names.ts";
import { createRecordNames, type NameRecord } from "./record-names.ts";
import { labelColumn } from "./show-diff.ts";
import { TABLES } from "./tables.ts";

/** Relations are written by their names beforehand. */
const NO_RELATED = { byId: new Map(), byGroup: new Map() } as const;

/** Rules come first, then the records that they name. */
const ORDER: readonly TableName[] = [
  ...(["rules", "lists", "countries", "profiles", "products", "funnels"] as const),
  ...(["journeys", "accepted"] as const),
];

/**
 * Converts the records that differ between two versions.
 * @param documents ids of the documents of the current records, by table
 */
export async function showRecords(
  req: PayloadRequest,
  differences: readonly RecordDifference[],
  versions: readonly EligibilityData[],
  documents: Readonly<Record<TableName, ReadonlyMap<string, string>>>,
): Promise<readonly ShownRecord[]> {
  const name = createRecordNames(getSay(req), versions, await loadOwnNames(req.payload));
  return differences
    .toSorted((one, other) => ORDER.indexOf(one.table) - ORDER.indexOf(other.table))
    .map(({ table, id, change, columns }): ShownRecord => {
      const { collection } = TABLES[table];
      const document = documents[table].get(id);
      return {
        kind: nameCollection(req, collection),
        name: table === "accepted" ? nameFinding(req, id) : name(table, id),
        change,
        href: document === undefined ? null : adminPaths.document(collection, document),
        columns: columns.map((column) => showColumn(req, table, column, name)),
      };
    });
}

/** Names an accepted finding by its kind, which its id begins with. */
function nameFinding(req: PayloadRequest, id: string): string {
  const [kind = ""] = id.split(":");
  const say = getSay(req) as (key: string) => string;
  return say(`finder.kind.${kind}`);
}

function showColumn(
  req: PayloadRequest,
  table: TableName,
  change: ColumnChange,
  name: NameRecord,
): ShownColumn {
  const label = labelColumn(req, table, change.column);
  if (change.kind === "value") {
    const [before, after] = [change.before, change.after].map((value) =>
      writeValue(req, table, change.column, value, name),
    );
    return { label, kind: "value", before: before ?? "", after: after ?? "" };
  }
  const to =
    change.kind === "countries" ? "countries" : (TABLES[table].columns[change.column]?.to ?? table);
  const write = (ids: readonly string[]) => ids.map((id) => name(to, id)).sort(compareNames(req));
  return {
    label,
    kind: change.kind,
    added: write(change.added),
    removed: write(change.removed),
    without: change.kind === "countries" ? change.without : null,
  };
}

function compareNames(req: PayloadRequest): (one: string, other: string) => number {
  return new Intl.Collator(getSay(req).locale).compare;
}

function writeValue(
  req: PayloadRequest,
  table: TableName,
  column: string,
  value: unknown,
  name: NameRecord,
): string {
  const { collection, columns } = TABLES[table];
  const place = columns[column];
  if (place === undefined) return String(value);
  if (place.instead && place.instead.value === value)
    return writeField(req, collection, place.instead.field);
  if (place.to && typeof value === "string") return name(place.to, value);
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? [];
  const field = findField(fields, place.field.split("."));
  const stored = place.asText && typeof value === "number" ? value.toFixed(0) : value;
  return field
    ? writeFact(req, { path: place.field, labels: [], field }, stored, NO_RELATED)
    : String(stored);
}

function findField(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
): FlattenedField | null {
  const field = fields.find((each) => each.name === name);
  if (!field || rest.length === 0) return field ?? null;
  return "flattenedFields" in field ? findField(field.flattenedFields, rest) : null;
}
