/** Reads the texts of a document for the search of the admin. */
import type { FlattenedField, SanitizedConfig } from "payload";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";

/** Texts that only the service, the import or the code read. */
const TECHNICAL: ReadonlySet<string> = new Set([
  ...["id", "group", "key", "uid", "path", "source", "source_version", "edited_by", "blockName"],
  "exclusions",
]);
/** Longest text that is stored for one document, in characters. */
const MAX_LENGTH = 20_000;

const readRows = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

type Blocks = ReadonlyMap<string, readonly FlattenedField[]>;

function readField(field: FlattenedField, value: unknown, blocks: Blocks): readonly string[] {
  switch (field.type) {
    case "text":
    case "textarea":
      return TECHNICAL.has(field.name) || field.virtual ? [] : [value].flat().map(readString);
    case "richText":
      return [readRichText(value)];
    case "group":
    case "tab":
      return readFields(field.flattenedFields, record(value), blocks);
    case "array":
      return readRows(value).flatMap((row) => readFields(field.flattenedFields, row, blocks));
    case "blocks":
      return readRows(value).flatMap((row) =>
        readFields(blocks.get(readString(row["blockType"])) ?? [], row, blocks),
      );
    default:
      return [];
  }
}

function readFields(
  fields: readonly FlattenedField[],
  data: Stored,
  blocks: Blocks,
): readonly string[] {
  return fields.flatMap((field) => readField(field, data[field.name], blocks));
}

const blocksByConfig = new WeakMap<SanitizedConfig, Blocks>();
/** Returns the fields of each slice by its name. */
function listBlocks(config: SanitizedConfig): Blocks {
  const known = blocksByConfig.get(config);
  if (known) return known;
  const blocks = new Map(
    (config.blocks ?? []).map(({ slug, flattenedFields }) => [slug, flattenedFields]),
  );
  blocksByConfig.set(config, blocks);
  return blocks;
}

/**
 * Returns the words that editors wrote in a document, at any depth, in the order of its fields:
 * each text once, without those of documents to which it links.
 */
export function collectWords(
  config: SanitizedConfig,
  fields: readonly FlattenedField[],
  document: Stored,
): string {
  const found = readFields(fields, document, listBlocks(config)).map((text) => text.trim());
  return [...new Set(found)].filter(Boolean).join(" ").slice(0, MAX_LENGTH);
}
