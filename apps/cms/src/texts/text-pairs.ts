/**
 * Texts of a document that are translated: every text field with words, at any depth. The path of a
 * text consists of names of fields and ids of rows, so that it stays when rows move:
 * `slices.<id>.items.<id>.title`.
 */
import type { FlattenedField, SanitizedConfig } from "payload";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { hasWords } from "../fields/wordless.ts";
import { listParagraphs } from "./coded-text.ts";
import { pairLists, type Pair } from "./list-diff.ts";

/** One text field of a document. */
export interface TextUnit {
  readonly path: string;
  readonly isRich: boolean;
  readonly value: unknown;
  /** The text of a plain field, or the paragraphs of a rich text as coded text. Empty: no text. */
  readonly texts: readonly string[];
}
/** A text field, in one or both of two documents. */
export interface TextPair {
  readonly source: TextUnit | null;
  readonly target: TextUnit | null;
  /** Labels of the parts, the slices and the field, from the outside in. */
  readonly labels: readonly unknown[];
  readonly maxLength: number | null;
}

type Fields = readonly FlattenedField[];
/** A value in the source and in the target; undefined in a document that lacks its row. */
interface Place {
  readonly source: unknown;
  readonly target: unknown;
  readonly paths: readonly [source: string, target: string];
  readonly labels: readonly unknown[];
}
export type Blocks = ReadonlyMap<string, { readonly fields: Fields; readonly label: unknown }>;

const blocksByConfig = new WeakMap<object, Blocks>();
/** Returns the slices and the blocks of menus by their names. */
export function listBlocks(config: Pick<SanitizedConfig, "blocks">): Blocks {
  const known = blocksByConfig.get(config);
  if (known) return known;
  const blocks = new Map(
    (config.blocks ?? []).map(({ slug, flattenedFields, labels }) => [
      slug,
      { fields: flattenedFields, label: labels?.singular ?? slug },
    ]),
  );
  blocksByConfig.set(config, blocks);
  return blocks;
}

const joinPath = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
export const readRows = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Pairs the rows of a list: slices by their kind and order, other rows by their number. */
export function pairRows(
  isBlocks: boolean,
  source: readonly Stored[],
  target: readonly Stored[],
): readonly Pair<Stored, Stored>[] {
  if (isBlocks)
    return pairLists(source, target, (a, b) => Number(a["blockType"] === b["blockType"]));
  return Array.from({ length: Math.max(source.length, target.length) }, (_, index) => [
    source[index] ?? null,
    target[index] ?? null,
  ]);
}

/** Returns the fields and the label of the blocks that a field of slices allows. */
export function findBlock(
  field: FlattenedField & { readonly type: "blocks" },
  slug: string,
  blocks: Blocks,
): { readonly fields: Fields; readonly label: unknown } {
  const own = field.blocks.find((block) => block.slug === slug);
  return own
    ? { fields: own.flattenedFields, label: own.labels?.singular ?? slug }
    : (blocks.get(slug) ?? { fields: [], label: slug });
}

/** Returns the fields and the label of a row of a list or of slices. */
export function describeRow(
  field: FlattenedField & { readonly type: "array" | "blocks" },
  row: Stored | null | undefined,
  blocks: Blocks,
): { readonly fields: Fields; readonly label: unknown } {
  return field.type === "array"
    ? { fields: field.flattenedFields, label: field.labels?.singular ?? field.label }
    : findBlock(field, readString(row?.["blockType"]), blocks);
}

function pairRowsOf(
  field: FlattenedField & { readonly type: "array" | "blocks" },
  place: Place,
  blocks: Blocks,
): readonly TextPair[] {
  const pairs = pairRows(field.type === "blocks", readRows(place.source), readRows(place.target));
  return pairs.flatMap(([source, target], index) => {
    const inner = describeRow(field, source ?? target, blocks);
    return pairFields(
      inner.fields,
      {
        source: source ?? undefined,
        target: target ?? undefined,
        paths: [
          joinPath(place.paths[0], readString(source?.["id"])),
          joinPath(place.paths[1], readString(target?.["id"])),
        ],
        labels: [...place.labels, { label: inner.label, number: index + 1 }],
      },
      blocks,
    );
  });
}

function readUnit(path: string, isRich: boolean, value: unknown): TextUnit {
  const texts = isRich
    ? listParagraphs(value).map(({ text }) => text)
    : [readString(value)].filter((text) => text.trim() !== "");
  return { path, isRich, value, texts };
}

function pairField(field: FlattenedField, place: Place, blocks: Blocks): readonly TextPair[] {
  switch (field.type) {
    case "text":
    case "textarea":
    case "richText": {
      if (!hasWords(field)) return [];
      const isRich = field.type === "richText";
      return [
        {
          source:
            place.source === undefined ? null : readUnit(place.paths[0], isRich, place.source),
          target:
            place.target === undefined ? null : readUnit(place.paths[1], isRich, place.target),
          labels: place.labels,
          maxLength: "maxLength" in field ? (field.maxLength ?? null) : null,
        },
      ];
    }
    case "group":
    case "tab":
      return pairFields(field.flattenedFields, place, blocks);
    case "array":
    case "blocks":
      return pairRowsOf(field, place, blocks);
    default:
      return [];
  }
}

/** Returns the value of a field; null instead of undefined, which means that the row is absent. */
const readValue = (row: unknown, name: string): unknown =>
  row === undefined ? undefined : (record(row)[name] ?? null);

function pairFields(fields: Fields, place: Place, blocks: Blocks): readonly TextPair[] {
  return fields.flatMap((field) =>
    pairField(
      field,
      {
        source: readValue(place.source, field.name),
        target: readValue(place.target, field.name),
        paths: [joinPath(place.paths[0], field.name), joinPath(place.paths[1], field.name)],
        labels:
          field.type === "array" || field.type === "blocks"
            ? place.labels
            : [...place.labels, "label" in field ? field.label : field.name],
      },
      blocks,
    ),
  );
}

/** A collection with its fields. */
export interface Shape {
  readonly fields: Fields;
  readonly blocks: Blocks;
}
/** Returns the fields of a collection and the slices that it may contain. */
export function getShape(config: SanitizedConfig, collection: string): Shape {
  const found = config.collections.find(({ slug }) => slug === collection);
  return { fields: found?.flattenedFields ?? [], blocks: listBlocks(config) };
}

/** Pairs the texts of a document with those of its translation, in the order of the source. */
export const pairTexts = (
  { fields, blocks }: Shape,
  source: Stored,
  target: Stored,
): readonly TextPair[] =>
  pairFields(fields, { source, target, paths: ["", ""], labels: [] }, blocks);

/** Lists the texts of a document in the order of its fields. */
export function listTexts(shape: Shape, document: Stored): readonly TextUnit[] {
  return pairFields(
    shape.fields,
    { source: document, target: undefined, paths: ["", ""], labels: [] },
    shape.blocks,
  ).flatMap(({ source }) => (source ? [source] : []));
}

/**
 * Returns the fields of a document that contain changed texts, with the changes.
 * @param values new value of each text by its path
 */
export function replaceTexts(document: Stored, values: ReadonlyMap<string, unknown>): Stored {
  const result: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split(".");
    const [first = ""] = names;
    result[first] = replaceAt(result[first] ?? document[first], names.slice(1), value);
  }
  return result;
}

function replaceAt(node: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(node))
    return node.map((row: unknown) =>
      record(row)["id"] === name ? replaceAt(row, rest, value) : row,
    );
  return { ...record(node), [name]: replaceAt(record(node)[name], rest, value) };
}
