/** Compares what visitors see of a document with its newest version, field by field, in words. */
import type { FlattenedField, PayloadRequest } from "payload";
import { isLocale, DEFAULT_LOCALE } from "@orlaya/locales";
import { isComputed } from "../approval/fingerprint.ts";
import type { ShownFieldChange, ShownChanges } from "../approval/shapes.ts";
import { hashValue } from "../edits/merge.ts";
import type { FactField } from "../facts/fields.ts";
import { loadRelated, type RelatedDocuments } from "../facts/related.ts";
import { writeFact } from "../facts/words.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { listParagraphs, stripCodes } from "../texts/coded-text.ts";
import { describeRow, getShape, readRows, type Shape } from "../texts/text-pairs.ts";

interface Located {
  readonly path: string;
  /** Labels of the parts around the field and of the field, from the outside in. */
  readonly labels: readonly unknown[];
}
/** A value that differs between the versions. */
interface ChangedValue extends Located {
  readonly field: FlattenedField;
  readonly before: unknown;
  readonly after: unknown;
}
/** A row of a list, by the label of its kind and its title. */
interface NamedRow {
  readonly label: unknown;
  readonly title: string;
}
/** A list whose rows moved. */
interface ChangedOrder extends Located {
  readonly order: readonly [before: readonly NamedRow[], after: readonly NamedRow[]];
}
type Difference = ChangedValue | ChangedOrder;
interface Place {
  readonly before: Stored;
  readonly after: Stored;
  readonly path: string;
  readonly labels: readonly unknown[];
}

const join = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const readId = (row: Stored): string => readString(row["id"]);

type ListField = FlattenedField & { readonly type: "array" | "blocks" };
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
  function nameRows(rows: readonly Stored[]): readonly NamedRow[] {
    return rows.map((row) => ({
      label: describeRow(field, row, blocks).label,
      title: readString(row["title"]),
    }));
  }
  const list = "label" in field ? field.label : field.name;
  return [
    { path: own, labels: [...labels, list], order: [nameRows(old), nameRows(now)] },
    ...found,
  ];
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

function writeTree(value: unknown): string {
  return listParagraphs(value)
    .map(({ text }) => stripCodes(text))
    .join("\n\n");
}

/** Writes the rows of a list in their order. */
function writeOrder(req: PayloadRequest, rows: readonly NamedRow[]): string {
  return rows
    .map(({ label, title }, index) => {
      const name = writePlace(req, [label]);
      return `${index + 1}. ${name}${title === "" ? "" : `: ${title}`}`;
    })
    .join("\n");
}

/** Writes both values of a change. */
function writeValues(
  req: PayloadRequest,
  difference: Difference,
  related: RelatedDocuments,
): readonly [string, string] {
  const say = getSay(req);
  if ("order" in difference) {
    const [before, after] = difference.order;
    return [writeOrder(req, before), writeOrder(req, after)];
  }
  const { field, labels, path, before, after } = difference;
  if (field.type === "richText") {
    const [first, second] = [writeTree(before), writeTree(after)];
    return first === second ? [first, `${second}\n\n${say("review.onlyLinks")}`] : [first, second];
  }
  if (field.type === "json") return ["", say("review.dataChanged")];
  const fact: FactField = { path, labels, field };
  const empty = say("edit.empty");
  const [first, second] = [
    writeFact(req, fact, before, related),
    writeFact(req, fact, after, related, before),
  ].map((words) => (words === empty ? "" : words));
  return [first ?? "", second ?? ""];
}

/** Loads the documents to which changed relations lead. */
function loadTargets(
  req: PayloadRequest,
  differences: readonly Difference[],
  document: Stored,
): Promise<RelatedDocuments> {
  const facts: FactField[] = [];
  const [live, newest]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [index, difference] of differences.entries()) {
    if ("order" in difference) continue;
    const { field, labels, before, after } = difference;
    if (field.type !== "relationship" && field.type !== "upload") continue;
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
    (difference) => "order" in difference || record(difference.field.custom)["technical"] !== true,
  );
  const related = await loadTargets(req, differences, document);
  const changes = differences.map((difference): ShownFieldChange => {
    const [before, after] = writeValues(req, difference, related);
    const { path, labels } = difference;
    return { path, place: writePlace(req, labels) || path, before, after };
  });
  return { isLive: live !== null, changes };
}
