/**
 * Describes conflicts for the person who saves: the labels of the field, and both values as text.
 */
import type {
  FlattenedBlock,
  FlattenedField,
  PayloadRequest,
  RelationshipField,
  SanitizedCollectionConfig,
  UploadField,
  CollectionSlug,
} from "payload";
import { isRecord, record, readRelationId, readString, type Stored } from "../fields/record.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import type { Conflict } from "./merge.ts";

/** A conflict as the admin shows it. Shape of an entry of `data.errors`. */
export interface ShownConflict {
  /** Path in the form that was sent: `slices.0.title`. */
  readonly path: string;
  readonly label: string;
  readonly message: string;
  readonly mine: string;
  readonly theirs: string;
  /** Path and hash of `Base.choices`. */
  readonly choice: { readonly path: string; readonly theirs: string };
}

interface Place {
  /** Steps in the form: names and indexes. */
  readonly path: readonly string[];
  readonly labels: readonly string[];
  readonly field: FlattenedField | undefined;
  /** Both values. */
  readonly own: unknown;
  readonly other: unknown;
}
const rowsOf = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.map(record) : [];
const findRow = (value: unknown, id: string): number =>
  rowsOf(value).findIndex((row) => row["id"] === id);
function labelOf(req: PayloadRequest, field: FlattenedField | undefined, name: string): string {
  return writeLabelOf(req, field && "label" in field ? field.label : undefined) ?? name;
}

const findBlock = (req: PayloadRequest, row: Stored | undefined): FlattenedBlock | undefined =>
  req.payload.blocks[readString(row?.["blockType"])];
const nameBlock = (req: PayloadRequest, block: FlattenedBlock | undefined): string =>
  writeLabelOf(req, block?.labels?.singular) ?? "";

/** Finds the field at a path of a merge. The label of a row is its kind and its number. */
function findPlace(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  path: string,
  mine: Stored,
  theirs: Stored,
): Place {
  let fields: readonly FlattenedField[] = collection.flattenedFields;
  let field: FlattenedField | undefined;
  let [own, other]: [unknown, unknown] = [mine, theirs];
  const steps: string[] = [];
  const labels: string[] = [];
  for (const name of path.split("/")) {
    if (Array.isArray(own) || Array.isArray(other)) {
      const rows = findRow(own, name) < 0 ? other : own;
      const at = findRow(rows, name);
      const block = findBlock(req, rowsOf(rows)[at]);
      if (block) fields = block.flattenedFields;
      labels.push(`${nameBlock(req, block)} ${at + 1}`.trim());
      steps.push(String(at));
      [own, other] = [rowsOf(own)[findRow(own, name)], rowsOf(other)[findRow(other, name)]];
    } else {
      field = fields.find((candidate) => candidate.name === name);
      if (field && "flattenedFields" in field) fields = field.flattenedFields;
      labels.push(labelOf(req, field, name));
      steps.push(name);
      [own, other] = [record(own)[name], record(other)[name]];
    }
  }
  return { path: steps, labels, field, own, other };
}

/** Returns the words of rich text, one line per paragraph. */
function readText(node: unknown): string {
  if (!isRecord(node)) return "";
  if (typeof node["text"] === "string") return node["text"];
  const children = Array.isArray(node["children"]) ? node["children"] : [];
  const isBlock = children.some(
    (child) => isRecord(child) && Array.isArray(child["children"]) && child["type"] !== "link",
  );
  return children.map(readText).join(isBlock ? "\n" : "");
}

/** Returns the title of the document to which a relation refers. */
async function readTitle(
  req: PayloadRequest,
  slug: CollectionSlug,
  value: unknown,
): Promise<string> {
  const id = readRelationId(value);
  if (!id) return getSay(req)("edit.empty");
  const { useAsTitle } = req.payload.collections[slug]?.config.admin ?? {};
  const found = await req.payload.db.findOne<Stored & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  });
  return readString(found?.[useAsTitle ?? "id"]) || readString(found?.["filename"]) || id;
}

const isBlank = (value: unknown): boolean =>
  value == null || value === "" || (Array.isArray(value) && value.length === 0);

async function writeValue(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
): Promise<string> {
  if (isBlank(value)) return getSay(req)("edit.empty");
  if (isRecord(value) && "root" in value)
    return readText(value["root"]) || getSay(req)("edit.empty");
  if (field?.type === "relationship" || field?.type === "upload")
    return writeRelation(req, field, value);
  const label = findOptionLabel(req, field, value);
  if (label !== undefined) return label;
  if (typeof value === "boolean") return getSay(req)(value ? "edit.yes" : "edit.no");
  return typeof value === "string" || typeof value === "number" ? String(value) : writeTexts(value);
}

/** Returns the titles of the documents to which a field refers. */
async function writeRelation(
  req: PayloadRequest,
  field: RelationshipField | UploadField,
  value: unknown,
): Promise<string> {
  if (Array.isArray(value))
    return (await Promise.all(value.map((entry) => writeValue(req, field, entry)))).join(", ");
  const slug = isRecord(value) && "relationTo" in value ? value["relationTo"] : field.relationTo;
  return readTitle(req, slug as CollectionSlug, value);
}

/**
 * Returns the label of the selected option; undefined for other fields and for options without a
 * label.
 */
function findOptionLabel(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
): string | undefined {
  if (field?.type !== "select") return undefined;
  const option = field.options.find((entry) => typeof entry === "object" && entry.value === value);
  return typeof option === "object" ? (writeLabelOf(req, option.label) ?? undefined) : undefined;
}

/** Returns every text inside a row or another value, one line per text. */
function writeTexts(value: unknown): string {
  if (isRecord(value) && "root" in value) return readText(value["root"]);
  if (typeof value !== "object" || value === null) return typeof value === "string" ? value : "";
  const own = Object.entries(value).filter(([key]) => key !== "id" && key !== "blockType");
  return own
    .map(([, entry]) => writeTexts(entry))
    .filter((text) => text !== "")
    .join("\n");
}

/** Returns the rows in an order, each with its kind and its first line. */
function writeOrder(req: PayloadRequest, { own, other }: Place, ids: string): string {
  const rows = [...rowsOf(own), ...rowsOf(other)];
  function write(id: string): string {
    const row = rows.find((candidate) => candidate["id"] === id);
    return [nameBlock(req, findBlock(req, row)), writeTexts(row).split("\n")[0]]
      .filter(Boolean)
      .join(": ");
  }
  return ids
    .split(",")
    .map((id, at) => `${at + 1}. ${write(id)}`)
    .join("\n");
}

/** Describes a conflict: its field and both values. */
export async function describeConflict(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  conflict: Conflict,
  mine: Stored,
  theirs: Stored,
): Promise<ShownConflict> {
  const place = findPlace(req, collection, conflict.path, mine, theirs);
  const isRow = /^\d+$/.test(place.path.at(-1) ?? "");
  const isOrder = !isRow && (place.field?.type === "blocks" || place.field?.type === "array");
  async function write(value: unknown): Promise<string> {
    if (isRow) return value === undefined ? getSay(req)("edit.removed") : writeTexts(value);
    return isOrder
      ? writeOrder(req, place, readString(value))
      : writeValue(req, place.field, value);
  }
  const [own, other] = await Promise.all([write(conflict.mine), write(conflict.theirs)]);
  return {
    path: place.path.join("."),
    label: place.labels.join(" › "),
    message: getSay(req)("edit.changed", { text: other }),
    mine: own,
    theirs: other,
    choice: { path: conflict.path, theirs: conflict.hash },
  };
}
