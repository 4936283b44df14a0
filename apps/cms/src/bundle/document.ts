/** Reads and checks the values of documents by the fields of the configuration. */
import { readUrlLink } from "@orlaya/routes";
import type { FlattenedField, Payload } from "payload";
import { LINK } from "../fields/link.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { readRows } from "../texts/text-pairs.ts";

export type Fields = readonly FlattenedField[];
/** Fields of each slice by its name. */
export type Blocks = ReadonlyMap<string, Fields>;

/** Returns the fields of each slice and block by its name. */
export const listBlocks = ({ config }: Payload): Blocks =>
  new Map((config.blocks ?? []).map(({ slug, flattenedFields }) => [slug, flattenedFields]));

/** Properties that Payload adds to rows, and that are not fields. */
const OF_ROWS = ["id", "blockName", "blockType"];
/** Whether a field has a value in the database. */
const isStored = (field: FlattenedField): boolean =>
  field.type !== "join" && !("virtual" in field && field.virtual);

/** Returns the fields of a block, of the field itself or of the configuration. */
function findBlock(
  field: Extract<FlattenedField, { readonly type: "blocks" }>,
  row: Stored,
  blocks: Blocks,
): Fields | null {
  const slug = readString(row["blockType"]);
  const own = field.blocks.find((block) => block.slug === slug);
  return own?.flattenedFields ?? blocks.get(slug) ?? null;
}

const getPlain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
/** Returns the properties of a row that are no fields. */
function keepOfRow(row: Stored): Stored {
  const kept = OF_ROWS.filter((name) => row[name] !== undefined && row[name] !== null);
  return Object.fromEntries(kept.map((name) => [name, row[name]]));
}

/** Returns the rows of a slice list. They are stored as text, so empty values stay as they are. */
function carrySlice(fields: Fields | null, row: Stored): Stored {
  if (fields === null) return row;
  const names = [...OF_ROWS, ...fields.map(({ name }) => name)];
  return Object.fromEntries(
    names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
  );
}

function carryValue(field: FlattenedField, value: unknown, blocks: Blocks): unknown {
  switch (field.type) {
    case "group":
    case "tab":
      return carryFields(field.flattenedFields, record(value), blocks);
    case "array":
      return readRows(value).map((row) => ({
        ...keepOfRow(row),
        ...carryFields(field.flattenedFields, row, blocks),
      }));
    case "blocks":
      return readRows(value).map((row) => carrySlice(findBlock(field, row, blocks), row));
    case "number":
      // PostgreSQL returns some numbers as text.
      return typeof value === "string" && value !== "" ? Number(value) : value;
    default:
      return getPlain(value);
  }
}

/** Whether a document without a value has the same: a missing value, or an empty group or list. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0)
  );
}

/**
 * Returns the stored values of a document as a bundle carries them: without empty values, and
 * without those that are computed.
 */
export function carryFields(fields: Fields, data: Stored, blocks: Blocks): Stored {
  const carried: Record<string, unknown> = {};
  for (const field of fields) {
    if (!isStored(field)) continue;
    const value = carryValue(field, data[field.name], blocks);
    if (field.type === "json" ? value === undefined || value === null : isEmpty(value)) continue;
    carried[field.name] = value;
  }
  return carried;
}

const isText = (value: unknown): boolean => typeof value === "string";
function isReference(value: unknown): boolean {
  return (
    isText(value) ||
    (isRecord(value) &&
      isText(value["relationTo"]) &&
      isText(value["value"]) &&
      Object.keys(value).length === 2)
  );
}

/** Whether a value, or each of a field with many, passes. */
function passes(field: object, value: unknown, test: (value: unknown) => boolean): boolean {
  return "hasMany" in field && field.hasMany === true
    ? Array.isArray(value) && value.every(test)
    : test(value);
}

/** Whether the addresses of a rich text are allowed. */
function hasSafeLinks(node: unknown): boolean {
  if (!isRecord(node)) return true;
  const url = record(node["fields"])["url"];
  if (url !== undefined && url !== null && url !== "" && readUrlLink(url) === null) return false;
  const children: unknown[] = Array.isArray(node["children"]) ? node["children"] : [node["root"]];
  return children.every(hasSafeLinks);
}

function isValidValue(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case "number":
      return passes(field, value, (each) => typeof each === "number" && Number.isFinite(each));
    case "checkbox":
      return typeof value === "boolean";
    case "date":
      return isText(value) && !Number.isNaN(Date.parse(readString(value)));
    case "select":
    case "radio": {
      const options = field.options.map((each) => (typeof each === "string" ? each : each.value));
      return passes(field, value, (each) => options.includes(readString(each)));
    }
    case "relationship":
    case "upload":
      return passes(field, value, isReference);
    case "richText":
      return isRecord(record(value)["root"]) && hasSafeLinks(value);
    case "json":
      return true;
    default:
      return passes(field, value, isText);
  }
}

/** Returns the path of the first wrong value of the rows of a list; null when there is none. */
function checkRows(
  value: unknown,
  path: string,
  check: (row: Stored, at: string) => string | null,
): string | null {
  if (!Array.isArray(value)) return path;
  for (const [index, row] of value.entries()) {
    const at = `${path}[${index}]`;
    const found = isRecord(row) ? check(row, at) : at;
    if (found !== null) return found;
  }
  return null;
}

function checkValue(
  field: FlattenedField,
  value: unknown,
  at: string,
  blocks: Blocks,
): string | null {
  switch (field.type) {
    case "group":
    case "tab": {
      if (!isRecord(value)) return at;
      const url = "interfaceName" in field && field.interfaceName === LINK ? value["url"] : null;
      if (typeof url === "string" && url !== "" && readUrlLink(url) === null) return `${at}.url`;
      return checkFields(field.flattenedFields, value, { at, blocks });
    }
    case "array":
      return checkRows(value, at, (row, place) =>
        checkFields(field.flattenedFields, row, { at: place, blocks, isRow: true }),
      );
    case "blocks":
      return checkRows(value, at, (row, place) => {
        const inner = findBlock(field, row, blocks);
        // A slice that this version does not know is kept as it is.
        return inner === null ? null : checkFields(inner, row, { at: place, blocks, isRow: true });
      });
    default:
      return isValidValue(field, value) ? null : at;
  }
}

/**
 * Checks the values of a document by its fields.
 * @returns the path of the first value that has no field or the wrong type; null when all are right
 */
export function checkFields(
  fields: Fields,
  data: Stored,
  {
    at,
    blocks,
    isRow = false,
  }: { readonly at: string; readonly blocks: Blocks; readonly isRow?: boolean },
): string | null {
  const known = new Map(fields.filter(isStored).map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(data)) {
    const path = at === "" ? name : `${at}.${name}`;
    const field = known.get(name);
    if (!field) {
      if (OF_ROWS.includes(name) && (isRow || name === "id") && (value === null || isText(value)))
        continue;
      return path;
    }
    const found = value === null ? null : checkValue(field, value, path, blocks);
    if (found !== null) return found;
  }
  return null;
}

/** What stands for a relation outside slices, by its collection and id. */
export type Resolve = (collection: string, id: string) => boolean;

function keepRelation(
  field: Extract<FlattenedField, { readonly type: "relationship" | "upload" }>,
  value: unknown,
  resolve: Resolve,
): unknown {
  function keep(each: unknown): boolean {
    const target = isRecord(each) ? each["relationTo"] : field.relationTo;
    return resolve(readString(target), readString(isRecord(each) ? each["value"] : each));
  }
  if (Array.isArray(value)) return value.filter(keep);
  return keep(value) ? value : undefined;
}

/**
 * Returns the values with those relations outside slices that resolve. The database checks these;
 * slices are stored as text.
 */
export function keepRelations(fields: Fields, data: Stored, resolve: Resolve): Stored {
  const kept: Record<string, unknown> = { ...data };
  for (const field of fields) {
    const value = data[field.name];
    if (value === undefined || value === null) continue;
    if (field.type === "relationship" || field.type === "upload") {
      kept[field.name] = keepRelation(field, value, resolve);
      if (kept[field.name] === undefined) Reflect.deleteProperty(kept, field.name);
    } else if (field.type === "group" || field.type === "tab")
      kept[field.name] = keepRelations(field.flattenedFields, record(value), resolve);
    else if (field.type === "array" && Array.isArray(value))
      kept[field.name] = value
        .filter(isRecord)
        .map((row) => keepRelations(field.flattenedFields, row, resolve));
  }
  return kept;
}

/**
 * Returns the values with null for each that is missing. The database would fill in the default of
 * its column.
 */
export function fillFields(fields: Fields, data: Stored): Stored {
  const filled: Record<string, unknown> = { ...data };
  for (const field of fields.filter(isStored)) {
    const value = data[field.name];
    if (field.type === "group" || field.type === "tab")
      filled[field.name] = fillFields(field.flattenedFields, record(value));
    else if (field.type === "array")
      filled[field.name] = readRows(value).map((row) => fillFields(field.flattenedFields, row));
    else if (value === undefined)
      filled[field.name] =
        field.type === "blocks" || ("hasMany" in field && field.hasMany === true) ? [] : null;
  }
  return filled;
}
