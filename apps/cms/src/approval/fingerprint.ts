/**
 * Fingerprint of the content of a document: equal for two versions that show the same. It does not
 * depend on ids of rows, dates of saves, and fields that the service computes.
 */
import type { FlattenedField, SanitizedConfig } from "payload";
import { isRecord, readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { hashCanonical } from "../history/canonical.ts";
import { findBlock, getShape, readRows, type Shape } from "../texts/text-pairs.ts";

/** Fields of a document that the service writes. */
const COMPUTED: ReadonlySet<string> = new Set([
  ...["id", "createdAt", "updatedAt", "deletedAt", "_status", "base", "edited_by", "path"],
]);
/** Whether a field of a document is no content of it. */
export function isComputed(field: FlattenedField, isOuter: boolean): boolean {
  return (
    field.name === "id" ||
    field.type === "join" ||
    Boolean("virtual" in field && field.virtual) ||
    (isOuter && COMPUTED.has(field.name))
  );
}

/** Returns whether a value says nothing. A box that is not ticked is the same as none. */
function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0)
  );
}

/** Returns a record without its empty values. */
function dropEmpty(entries: readonly (readonly [string, unknown])[]): Stored {
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

/** Returns a relation as the id to which it leads, populated or not. */
function readRelation(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readRelation);
  if (!isRecord(value)) return value;
  const id = readRelationId(value);
  return "relationTo" in value ? `${readString(value["relationTo"])} ${id ?? ""}` : id;
}

/** Returns rich text or another tree without the ids of its parts. */
function readTree(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readTree);
  if (!isRecord(value)) return value;
  if ("relationTo" in value && "value" in value) return readRelation(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== "id" && inner !== undefined)
      .map(([name, inner]) => [name, readTree(inner)]),
  );
}

function readDate(value: unknown): unknown {
  const moment = value instanceof Date || typeof value === "string" ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : value;
}

function readValue(field: FlattenedField, value: unknown, blocks: Shape["blocks"]): unknown {
  switch (field.type) {
    case "group":
    case "tab":
      return readFields({ fields: field.flattenedFields, blocks }, record(value), false);
    case "array":
      return readRows(value).map((row) =>
        readFields({ fields: field.flattenedFields, blocks }, row, false),
      );
    case "blocks":
      return readRows(value).map((row) => {
        const blockType = readString(row["blockType"]);
        const { fields } = findBlock(field, blockType, blocks);
        return { ...readFields({ fields, blocks }, row, false), blockType };
      });
    case "relationship":
    case "upload":
      return readRelation(value);
    case "date":
      return readDate(value);
    case "richText":
    case "json":
      return readTree(value);
    default:
      return value;
  }
}

function readFields({ fields, blocks }: Shape, data: Stored, isOuter: boolean): Stored {
  return dropEmpty(
    fields
      .filter((field) => !isComputed(field, isOuter))
      .map((field) => [field.name, readValue(field, data[field.name], blocks)] as const),
  );
}

/** Returns the fingerprint of a document with the fields of this shape. */
export function computeFingerprint(shape: Shape, document: Stored): string {
  return hashCanonical(readFields(shape, document, true));
}

/** Returns the shape of a collection, without the fields that other documents determine. */
function getContentShape(config: SanitizedConfig, collection: string): Shape {
  const shape = getShape(config, collection);
  // The page of an offer takes over the uid of the offer.
  return collection === "page_offer"
    ? { ...shape, fields: shape.fields.filter(({ name }) => name !== "uid") }
    : shape;
}

/** Returns the fingerprint of a version of a document. */
export const fingerprintOf = (
  { config }: { readonly config: SanitizedConfig },
  collection: string,
  document: Stored,
): string => computeFingerprint(getContentShape(config, collection), document);
