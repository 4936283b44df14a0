/**
 * Parses the responses of the content service into the generated document types. Never throws: a
 * missing or malformed field becomes the empty value of its type. A malformed field is reported
 * with its path (spec §8).
 */
import type { Documents, Slice } from "../generated/documents.ts";
import { SHAPES, SLICE_SHAPES } from "../generated/shapes.ts";
import { checkList, checkNumber, checkText, isRecord, type Stored } from "./json.ts";
import { readId, readInlineLink, readLink, readPublished, type Reader } from "./links.ts";
import { parseRichText } from "./rich-text.ts";
import { POPULATE } from "./selections.ts";
import type { FieldShape, Shape, SimpleShape } from "./shape.ts";
import type { Rendition } from "./values.ts";

export type CollectionName = keyof Documents;
/** Collections whose documents are pages. */
export type PageName = {
  [T in CollectionName]: Documents[T] extends PageParts ? T : never;
}[CollectionName];
/** Fields that every page has. */
type PageParts = Pick<Documents["page_landing"], "title" | "path" | "slices" | "seo">;
/** A document of any page collection. */
export type PageDocument = Documents[PageName];
/** Field names that a response contains. */
export type Selection = Readonly<Record<string, unknown>>;
/** A document with the selected fields. */
export type Selected<T extends CollectionName, S> = Pick<
  Documents[T],
  "id" | Extract<keyof S, keyof Documents[T]>
>;

/** A field of the wrong type. */
export interface Malformed {
  readonly collection: string;
  readonly id: string;
  /** Path of the field: `slices.2.title`. */
  readonly field: string;
  readonly reason: string;
}

/** How a document is parsed. */
export interface ParseOptions {
  readonly onMalformed?: (problem: Malformed) => void;
}

function pickFields(shape: Shape, selection: Selection): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => name in selection));
}

/** Shapes of related documents inside other documents. */
const RELATED_SHAPES = new Map<string, Shape>(
  Object.entries(SHAPES).map(([type, shape]) => [
    type,
    type in POPULATE ? pickFields(shape, POPULATE[type as keyof typeof POPULATE]) : shape,
  ]),
);

function readReference(value: unknown, to: string, field: string, reader: Reader): unknown {
  if (value == null) return null;
  const id = readId(value);
  if (!id) {
    reader.report(field, "is not a document");
    return null;
  }
  const stored = readPublished(value);
  const shape = RELATED_SHAPES.get(to);
  return {
    id,
    document: stored && shape ? { id, ...readFields(stored, shape, `${field}.`, reader) } : null,
  };
}

const FORMATS = ["avif", "webp", "jpeg", "png"] as const;

/** Reads the image files of a media document. An incomplete entry is reported and left out. */
function readRenditions(value: unknown, field: string, { report }: Reader): readonly Rendition[] {
  return checkList(value, field, report).flatMap((entry, position): readonly Rendition[] => {
    const stored = isRecord(entry) ? entry : {};
    const { file, width, height } = stored;
    const format = FORMATS.find((name) => name === stored["format"]);
    if (typeof file === "string" && file && isSize(width) && isSize(height) && format)
      return [{ file, width, height, format }];
    report(`${field}.${position}`, "is not a complete image file");
    return [];
  });
}
const isSize = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

function readSlices(value: unknown, field: string, reader: Reader): readonly Slice[] {
  return checkList(value, field, reader.report).flatMap((entry, position): readonly Slice[] => {
    const place = `${field}.${position}`;
    if (!isRecord(entry)) {
      reader.report(place, "is not a slice");
      return [];
    }
    const { blockType, id: storedId } = entry;
    const id = typeof storedId === "string" ? storedId : "";
    const name = typeof blockType === "string" ? blockType : "";
    if (!(name in SLICE_SHAPES)) return [{ blockType: "unknown", id, name }];
    const shape = SLICE_SHAPES[name as keyof typeof SLICE_SHAPES];
    return [{ blockType: name, id, ...readFields(entry, shape, `${place}.`, reader) } as Slice];
  });
}

function readBlocks(
  value: unknown,
  blocks: Readonly<Record<string, Shape>>,
  field: string,
  reader: Reader,
): readonly unknown[] {
  return checkList(value, field, reader.report).flatMap((entry, position) => {
    const blockType = isRecord(entry) ? entry["blockType"] : undefined;
    const shape = typeof blockType === "string" ? blocks[blockType] : undefined;
    if (!isRecord(entry) || !shape) {
      reader.report(`${field}.${position}`, "has an unknown block type");
      return [];
    }
    return [{ blockType, ...readFields(entry, shape, `${field}.${position}.`, reader) }];
  });
}

const SIMPLE: {
  readonly [K in SimpleShape]: (value: unknown, field: string, reader: Reader) => unknown;
} = {
  text: (value, field, { report }) => checkText(value, field, report),
  texts: (value, field, { report }) =>
    checkList(value, field, report)
      .map((entry) => checkText(entry, field, report))
      .filter(Boolean),
  number: (value, field, { report }) => checkNumber(value, field, report),
  checkbox: (value) => value === true,
  checked: (value) => value !== false,
  richText: (value, field, reader) =>
    parseRichText(value, field, reader.report, (fields) => readInlineLink(fields, field, reader)),
  link: readLink,
  slices: readSlices,
  renditions: readRenditions,
};

function readOption(
  value: unknown,
  options: readonly string[],
  field: string,
  { report }: Reader,
): string | null {
  if (value == null) return null;
  const found = options.find((option) => option === value);
  if (found === undefined) report(field, "is not one of its options");
  return found ?? null;
}

function readField(value: unknown, shape: FieldShape, field: string, reader: Reader): unknown {
  if (typeof shape === "string") return SIMPLE[shape](value, field, reader);
  const { report } = reader;
  switch (shape.kind) {
    case "option":
      return readOption(value, shape.options, field, reader);
    case "options":
      return checkList(value, field, report).flatMap(
        (entry) => readOption(entry, shape.options, field, reader) ?? [],
      );
    case "reference":
      return readReference(value, shape.to, field, reader);
    case "references":
      return checkList(value, field, report).flatMap(
        (entry) => readReference(entry, shape.to, field, reader) ?? [],
      );
    case "group":
      if (value != null && !isRecord(value)) report(field, "is not a group of fields");
      return readFields(isRecord(value) ? value : {}, shape.fields, `${field}.`, reader);
    case "rows":
      return checkList(value, field, report).map((entry, position) => {
        if (!isRecord(entry)) report(`${field}.${position}`, "is not a row");
        const row = isRecord(entry) ? entry : {};
        return readFields(row, shape.fields, `${field}.${position}.`, reader);
      });
    case "blocks":
      return readBlocks(value, shape.blocks, field, reader);
  }
}

function readFields(
  stored: Stored,
  shape: Shape,
  prefix: string,
  reader: Reader,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      readField(stored[name], field, prefix + name, reader),
    ]),
  );
}

function readDocument(
  collection: string,
  shape: Shape,
  value: unknown,
  { onMalformed }: ParseOptions,
): Readonly<Record<string, unknown>> {
  const stored = isRecord(value) ? value : {};
  const id = readId(stored);
  const reader: Reader = {
    report: (field, reason) => onMalformed?.({ collection, id, field, reason }),
  };
  return { id, ...readFields(stored, shape, "", reader) };
}

/** Whether the site reads a collection of this name. */
export const isCollection = (name: string): name is CollectionName => name in SHAPES;

/** Whether the documents of a collection are pages. */
export const isPage = (name: string): name is PageName =>
  isCollection(name) && "slices" in SHAPES[name] && "seo" in SHAPES[name];

/** Parses a whole document of a collection. */
export function parseDocument<T extends CollectionName>(
  type: T,
  value: unknown,
  options: ParseOptions = {},
): Documents[T] {
  // The generated shape and the generated type of a collection describe the same fields.
  return readDocument(type, SHAPES[type], value, options) as unknown as Documents[T];
}

/** Parses documents of a collection that were requested with only some of their fields. */
export function parseSelected<T extends CollectionName, S extends Selection>(
  type: T,
  selection: S,
  values: readonly unknown[],
  options: ParseOptions = {},
): readonly Selected<T, S>[] {
  const shape = pickFields(SHAPES[type], selection);
  return values.map(
    (value) => readDocument(type, shape, value, options) as unknown as Selected<T, S>,
  );
}
