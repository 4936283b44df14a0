/** Writes where a reference stands in its document, in the language of the admin. */
import type { FlattenedField, PayloadRequest } from "payload";
import { writeLabelOf, writePlace } from "../labels/request-words.ts";

/** Returns the labels of the fields along a path of names. A slice has the label of its kind. */
function listLabels(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  names: readonly string[],
): readonly unknown[] {
  const [name, ...rest] = names;
  const field = fields.find((each) => each.name === name);
  if (!field) return [];
  const label = "label" in field ? field.label : undefined;
  if (field.type === "blocks") {
    const [type, ...inner] = rest;
    const blocks = [...field.blocks, ...(req.payload.config.blocks ?? [])];
    const block = blocks.find(({ slug }) => slug === type);
    return block
      ? [block.labels?.singular, ...listLabels(req, block.flattenedFields, inner)]
      : [label];
  }
  return "flattenedFields" in field && rest.length > 0
    ? [label, ...listLabels(req, field.flattenedFields, rest)]
    : [label];
}

/**
 * Writes a field of a collection by its labels: `Hero › Button`.
 * @param field names of the fields around a reference (links/collect.ts)
 */
export function writeField(req: PayloadRequest, collection: string, field: string): string {
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? [];
  const labels = listLabels(req, fields, field.split("."));
  // A slice and its list may have the same label.
  const words = labels.map((label) => writeLabelOf(req, label));
  return writePlace(
    req,
    words.filter((word, index) => word !== words[index - 1]),
  );
}
