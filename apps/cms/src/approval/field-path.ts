/** Paths of fields that do not change when rows move: `slices.<id of the row>.title`. */
import type { FlattenedField } from "payload";
import { record, type Stored } from "../fields/record.ts";
import { describeRow, readRows, type Shape } from "../texts/text-pairs.ts";

/** Returns the labels of the parts around a field and of the field, from the outside in. */
type Labels = readonly unknown[];

interface Step {
  readonly fields: readonly FlattenedField[];
  readonly node: unknown;
  readonly labels: Labels;
}

function enterRow(
  field: FlattenedField & { readonly type: "array" | "blocks" },
  id: string,
  { node, labels }: Step,
  blocks: Shape["blocks"],
): Step | null {
  const rows = readRows(record(node)[field.name]);
  const index = rows.findIndex((row) => row["id"] === id);
  const row = rows[index];
  if (!row) return null;
  const inner = describeRow(field, row, blocks);
  return {
    fields: inner.fields,
    node: row,
    labels: [...labels, { label: inner.label, number: index + 1 }],
  };
}

/**
 * Returns the labels of the field at a path; null when the document has no such field, for example
 * because its row was removed.
 */
export function findLabels(
  { fields, blocks }: Shape,
  document: Stored,
  path: string,
): Labels | null {
  let step: Step = { fields, node: document, labels: [] };
  const names = path.split(".");
  for (let at = 0; at < names.length; at += 1) {
    const field = step.fields.find(({ name }) => name === names[at]);
    if (!field) return null;
    if (field.type === "array" || field.type === "blocks") {
      at += 1;
      const inner = enterRow(field, names[at] ?? "", step, blocks);
      if (!inner || at === names.length - 1) return inner?.labels ?? null;
      step = inner;
      continue;
    }
    const labels = [...step.labels, "label" in field ? field.label : field.name];
    if (at === names.length - 1) return labels;
    if (field.type !== "group" && field.type !== "tab") return null;
    step = { fields: field.flattenedFields, node: record(step.node)[field.name], labels };
  }
  return null;
}
