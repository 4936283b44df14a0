/** Compares what visitors see of a document with its newest version, field by field, in words. */
import type { FlattenedField, PayloadRequest } from "payload";
import { isLocale, DEFAULT_LOCALE } from "@orlaya/locales";
import { isComputed } from "../approval/fingerprint.ts";
import type { ShownFieldChange, ShownChanges } from "../approval/shapes.ts";
import { hashValue } from "../edits/merge.ts";
import type { FactField } from "../facts/fields.ts";
import { loadRelated, type RelatedDocuments } from "../facts/related.ts";
import { writeFact } from "../facts/words.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { listParagraphs, stripCodes } from "../texts/coded-text.ts";
import { findBlock, getShape, readRows, type Shape } from "../texts/text-pairs.ts";

/** A value in both versions, with the field and where it stands. */
interface Difference {
  readonly path: string;
  readonly labels: readonly unknown[];
  /** Null for the order of the rows of a list. */
  readonly field: FlattenedField | null;
  readonly before: unknown;
  readonly after: unknown;
}
interface Place {
  readonly before: Stored;
  readonly after: Stored;
  readonly path: string;
  readonly labels: readonly unknown[];
}

const join = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const readId = (row: Stored): string => readString(row["id"]);

type ListField = FlattenedField & { readonly type: "array" | "blocks" };
function describeRow(field: ListField, row: Stored, blocks: Shape["blocks"]) {
  return field.type === "array"
    ? { fields: field.flattenedFields, label: field.labels?.singular ?? field.label }
    : findBlock(field, readString(row["blockType"]), blocks);
}

/** Whether the rows that both versions have changed their order. */
function isReordered(before: readonly Stored[], after: readonly Stored[]): boolean {
  const [old, now] = [before.map(readId), after.map(readId)];
  const kept = old.filter((id) => now.includes(id));
  return kept.join() !== now.filter((id) => old.includes(id)).join();
}

function compareRows(
  field: ListField,
  { before, after, path, labels }: Place,
  blocks: Shape["blocks"],
): readonly Difference[] {
  const [old, now] = [readRows(before[field.name]), readRows(after[field.name])];
  const own = join(path, field.name);
  const removed = old.filter((row) => !now.some(({ id }) => id === row["id"]));
  const found = [...now, ...removed].flatMap((row) => {
    const last = old.find(({ id }) => id === row["id"]);
    const isRemoved = removed.includes(row);
    const { fields, label } = describeRow(field, row, blocks);
    const number = (isRemoved ? old : now).indexOf(row) + 1;
    return compareFields(
      { fields, blocks },
      {
        before: last ?? {},
        after: isRemoved ? {} : row,
        path: join(own, readId(row)),
        labels: [...labels, { label, number }],
      },
    );
  });
  if (!isReordered(old, now)) return found;
  const [first, second] = [old, now].map((rows) =>
    rows.map((row) => [describeRow(field, row, blocks).label, readString(row["title"])]),
  );
  const list = "label" in field ? field.label : field.name;
  const order = { path: own, labels: [...labels, list], field: null };
  return [{ ...order, before: first, after: second }, ...found];
}

function compareFields({ fields, blocks }: Shape, place: Place): readonly Difference[] {
  return fields.flatMap((field): readonly Difference[] => {
    if (isComputed(field, place.path === "")) return [];
    const path = join(place.path, field.name);
    const labels = [...place.labels, "label" in field ? field.label : field.name];
    const [before, after] = [place.before[field.name], place.after[field.name]];
    switch (field.type) {
      case "group":
      case "tab":
        return compareFields(
          { fields: field.flattenedFields, blocks },
          { before: record(before), after: record(after), path, labels },
        );
      case "array":
      case "blocks":
        return compareRows(field, place, blocks);
      default:
        return hashValue(before) === hashValue(after)
          ? []
          : [{ path, labels, field, before, after }];
    }
  });
}

const isTree = (field: FlattenedField): boolean => field.type === "richText";
const writeTree = (value: unknown): string =>
  listParagraphs(value)
    .map(({ text }) => stripCodes(text))
    .join("\n\n");

/** Writes both values of a change. */
function writeValues(
  req: PayloadRequest,
  { field, labels, path, before, after }: Difference,
  related: RelatedDocuments,
): readonly [string, string] {
  const say = getSay(req);
  if (field === null) {
    const [first, second] = [before, after].map((rows) =>
      (Array.isArray(rows) ? rows : [])
        .map((row: unknown, index) => {
          const [label, title] = Array.isArray(row) ? row : [];
          const words = readString(title);
          return `${index + 1}. ${writePlace(req, [label])}${words === "" ? "" : `: ${words}`}`;
        })
        .join("\n"),
    );
    return [first ?? "", second ?? ""];
  }
  if (isTree(field)) {
    const [first, second] = [writeTree(before), writeTree(after)];
    return first === second ? [first, `${second}\n\n${say("review.onlyLinks")}`] : [first, second];
  }
  if (field.type === "json") return ["", say("review.dataChanged")];
  const fact: FactField = { path, labels, field };
  const empty = say("edit.empty");
  const write = (value: unknown): string => {
    const words = writeFact(req, fact, value, related);
    return words === empty ? "" : words;
  };
  return [write(before), write(after)];
}

/** Loads the documents to which changed relations lead. */
function loadTargets(
  req: PayloadRequest,
  differences: readonly Difference[],
  document: Stored,
): Promise<RelatedDocuments> {
  const facts: FactField[] = [];
  const [live, newest]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [index, { field, labels, before, after }] of differences.entries()) {
    if (field?.type !== "relationship" && field?.type !== "upload") continue;
    const path = `value${index}`;
    facts.push({ path, labels, field });
    live[path] = before;
    newest[path] = after;
  }
  const locale = isLocale(document["locale"]) ? document["locale"] : DEFAULT_LOCALE;
  return loadRelated(req, facts, [{ id: readString(document["id"]), locale, live, newest }]);
}

/** Lists what a publication of the newest version would change for visitors. */
export async function compareVersions(
  req: PayloadRequest,
  {
    collection,
    document,
    live,
  }: { readonly collection: string; readonly document: Stored; readonly live: Stored | null },
): Promise<Omit<ShownChanges, "fingerprint">> {
  const shape = getShape(req.payload.config, collection);
  const place = { before: live ?? {}, after: document, path: "", labels: [] };
  const differences = compareFields(shape, place).filter(
    ({ field }) => field === null || !isRecord(field.custom) || field.custom["technical"] !== true,
  );
  const related = await loadTargets(req, differences, document);
  const changes = differences.map((difference): ShownFieldChange => {
    const [before, after] = writeValues(req, difference, related);
    const { path, labels } = difference;
    return { path, place: writePlace(req, labels) || path, before, after };
  });
  return { isLive: live !== null, changes };
}
