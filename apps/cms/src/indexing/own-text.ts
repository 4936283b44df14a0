/** Finds the text that editors wrote for a page itself. */
import { SLICES, type Field, type Fields } from "@orlaya/slices/schema";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";

/** The heading replaces texts that the site builds. It adds none. */
const HEADING = "page_head";
const FIELDS: ReadonlyMap<string, Fields> = new Map(
  SLICES.filter(({ slug }) => slug !== HEADING).map(({ slug, fields }) => [slug, fields]),
);

const readRows = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

function readParagraphs(field: Field, value: unknown): readonly string[] {
  switch (field.kind) {
    case "richText":
      return [readRichText(value)];
    case "text":
      return field.multiline ? [readString(value)] : [];
    case "list":
      return readRows(value).flatMap((row) => readAll(field.fields, row));
    default:
      return [];
  }
}
const readAll = (fields: Fields, row: Stored): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => readParagraphs(field, row[name]));

/**
 * Returns the running text in the slices of a document, without repeated spaces: paragraphs, not
 * titles and labels, and not the text of documents to which the slices refer. Empty without any.
 */
export function readOwnText(document: Stored): string {
  return readRows(document["slices"])
    .flatMap((slice) => readAll(FIELDS.get(readString(slice["blockType"])) ?? {}, record(slice)))
    .join(" ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
