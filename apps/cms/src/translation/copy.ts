/** Copies the content of a document for a translation. */
import type { FlattenedField } from "payload";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { findBlock, pairRows, readRows, type Blocks, type Shape } from "../texts/text-pairs.ts";
import { pointLinkNode, pointValue, type Point } from "./pointer.ts";

/** Fields of each document that the service writes, and that a translation does not take over. */
const OWN: ReadonlySet<string> = new Set([
  ...["id", "createdAt", "updatedAt", "deletedAt", "_status", "edited_by", "base", "rehearsal"],
  ...["locale", "path", "canonical"],
]);

type Fields = readonly FlattenedField[];
interface Copying {
  readonly blocks: Blocks;
  readonly point: Point;
}

function copyRichText(node: unknown, point: Point): unknown {
  if (Array.isArray(node)) return node.map((child) => copyRichText(child, point));
  if (!isRecord(node)) return node;
  const pointed = node["type"] === "link" ? pointLinkNode(node, point) : node;
  return Object.fromEntries(
    Object.entries(pointed).map(([name, value]) => [
      name,
      name === "children" || name === "root" ? copyRichText(value, point) : value,
    ]),
  );
}

/** Copies a row of a list without its id: an id belongs to one document. */
function copyRow(field: FlattenedField, row: Stored, copying: Copying): Stored {
  if (field.type === "array") return copyFields(field.flattenedFields, row, copying);
  const blockType = readString(row["blockType"]);
  const fields = field.type === "blocks" ? findBlock(field, blockType, copying.blocks).fields : [];
  return { ...copyFields(fields, row, copying), blockType };
}

function copyValue(field: FlattenedField, value: unknown, copying: Copying): unknown {
  switch (field.type) {
    case "richText":
      return copyRichText(value, copying.point);
    case "group":
    case "tab":
      return copyFields(field.flattenedFields, record(value), copying);
    case "array":
    case "blocks":
      return readRows(value).map((row) => copyRow(field, row, copying));
    case "relationship":
    case "upload":
      return Array.isArray(value)
        ? value.map((each) => pointValue(each, copying.point)).filter((each) => each !== null)
        : pointValue(value, copying.point);
    default:
      return value;
  }
}

function copyFields(fields: Fields, data: Stored, copying: Copying): Stored {
  return Object.fromEntries(
    fields
      .filter((field) => !OWN.has(field.name) && !("virtual" in field && field.virtual))
      .map((field) => [field.name, copyValue(field, data[field.name], copying)]),
  );
}

/** Copies what a translation takes over from its source, with its relations pointed elsewhere. */
export const copyContent = ({ fields, blocks }: Shape, source: Stored, point: Point): Stored =>
  copyFields(fields, source, { blocks, point });

/** Rows of the source that the translation lacks are added; all others stay. */
function addMissingRows(fields: Fields, source: Stored, target: Stored, copying: Copying): Stored {
  const changed: Record<string, unknown> = {};
  for (const field of fields) {
    const [from, to] = [source[field.name], target[field.name]];
    if (field.type === "group" || field.type === "tab") {
      const inner = addMissingRows(field.flattenedFields, record(from), record(to), copying);
      if (Object.keys(inner).length > 0) changed[field.name] = { ...record(to), ...inner };
    }
    if (field.type !== "array" && field.type !== "blocks") continue;
    const rows = mergeRows(field, readRows(from), readRows(to), copying);
    if (rows) changed[field.name] = rows;
  }
  return changed;
}

/** Returns the rows with those that were missing; null when none was. */
function mergeRows(
  field: FlattenedField & { readonly type: "array" | "blocks" },
  source: readonly Stored[],
  target: readonly Stored[],
  copying: Copying,
): readonly Stored[] | null {
  const merged = pairRows(field.type === "blocks", source, target).map(([from, to]) => {
    if (to === null) return { row: copyRow(field, from ?? {}, copying), isChanged: true };
    const fields =
      field.type === "array"
        ? field.flattenedFields
        : findBlock(field, readString(to["blockType"]), copying.blocks).fields;
    const inner = from === null ? {} : addMissingRows(fields, from, to, copying);
    return { row: { ...to, ...inner }, isChanged: Object.keys(inner).length > 0 };
  });
  return merged.some(({ isChanged }) => isChanged) ? merged.map(({ row }) => row) : null;
}

/**
 * Returns the fields of a translation with the slices and rows that its source has and it lacks;
 * an empty record when it lacks none.
 */
export const copyMissingRows = (
  { fields, blocks }: Shape,
  source: Stored,
  target: Stored,
  point: Point,
): Stored => addMissingRows(fields, source, target, { blocks, point });

/** Whether a translation lacks slices or rows that its source has. */
export const lacksRows = (shape: Shape, source: Stored, target: Stored): boolean =>
  Object.keys(copyMissingRows(shape, source, target, (id) => id)).length > 0;
