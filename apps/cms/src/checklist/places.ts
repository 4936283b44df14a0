/** The fields of a document with their values and their paths in the form, at any depth. */
import type { FlattenedField } from "payload";
import { record, type Stored } from "../fields/record.ts";
import { describeRow, readRows, type Blocks, type Shape } from "../texts/text-pairs.ts";

type Fields = readonly FlattenedField[];

/** A field of a document. */
export interface FieldPlace {
  /** Path in the form: names of fields and numbers of rows, such as `slices.2.title`. */
  readonly path: string;
  readonly field: FlattenedField;
  readonly value: unknown;
  /** The values beside it. */
  readonly siblings: Stored;
  readonly labels: readonly unknown[];
}

interface Part {
  readonly path: string;
  readonly labels: readonly unknown[];
  readonly data: Stored;
}

/** Returns the rows of a list or of slices with their fields. */
function listRows(
  field: FlattenedField & { readonly type: "array" | "blocks" },
  { path, labels, data }: Part,
  blocks: Blocks,
): readonly FieldPlace[] {
  return readRows(data[field.name]).flatMap((row, index) => {
    const inner = describeRow(field, row, blocks);
    const rowLabels = [...labels, { label: inner.label, number: index + 1 }];
    const rowPath = `${path}${field.name}.${index}.`;
    return listFields(inner.fields, { path: rowPath, labels: rowLabels, data: row }, blocks);
  });
}

function listField(field: FlattenedField, part: Part, blocks: Blocks): readonly FieldPlace[] {
  const { path, labels, data } = part;
  const ownLabels = [...labels, "label" in field ? field.label : field.name];
  const place: FieldPlace = {
    path: path + field.name,
    field,
    value: data[field.name] ?? null,
    siblings: data,
    labels: ownLabels,
  };
  switch (field.type) {
    case "group":
    case "tab": {
      const inner = {
        path: `${place.path}.`,
        labels: ownLabels,
        data: record(data[field.name]),
      };
      return [place, ...listFields(field.flattenedFields, inner, blocks)];
    }
    case "array":
    case "blocks":
      return [place, ...listRows(field, part, blocks)];
    default:
      return [place];
  }
}

const listFields = (fields: Fields, part: Part, blocks: Blocks): readonly FieldPlace[] =>
  fields.flatMap((field) => listField(field, part, blocks));

/** Lists the fields of a document in the order of the form, each after the part around it. */
export const listPlaces = ({ fields, blocks }: Shape, document: Stored): readonly FieldPlace[] =>
  listFields(fields, { path: "", labels: [], data: document }, blocks);
