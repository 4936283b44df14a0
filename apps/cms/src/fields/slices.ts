/** Converts slice schemas (packages/slices) to Payload blocks. No other file maps between both. */
import {
  SLICES,
  commonFields,
  type Field as SliceField,
  type Fields as SliceFields,
} from "@orlaya/slices/schema";
import { ICONS } from "@orlaya/ui/data";
import type { Block, Field } from "payload";
import { assetPaths } from "../names/paths.ts";
import { linkField } from "./link.ts";
import { buildOptions } from "./options.ts";
import { createRelationsField, createRelationField } from "./relation.ts";
import { createRowsAdmin } from "./rows.ts";
import { WORDLESS } from "./wordless.ts";

type SliceFieldOf<Kind extends SliceField["kind"]> = Extract<SliceField, { readonly kind: Kind }>;
/** Properties of fields of every kind. */
interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly admin?: { readonly description: string };
}

/** Converts a field of a slice to a Payload field. */
export function createSliceField(name: string, field: SliceField): Field {
  const admin = field.help ? { admin: { description: field.help } } : {};
  const base: FieldBase = { name, label: field.label, ...admin };
  switch (field.kind) {
    case "text":
      return buildTextField(base, field);
    case "richText":
      return { ...base, type: "richText" };
    case "number":
      return buildNumberField(base, field);
    case "checkbox":
      return { ...base, type: "checkbox" };
    case "select":
      return {
        ...base,
        type: "select",
        options: buildOptions(field.options),
        defaultValue: field.fallback,
      };
    case "icon":
      return { ...base, type: "select", options: buildOptions(ICONS) };
    case "image":
      return { ...base, type: "upload", relationTo: "media" };
    case "link":
      return linkField(name, field.label, field.help);
    case "list":
      return buildListField(base, field);
    case "entity":
      return field.entity === "countries"
        ? { ...base, type: "relationship", relationTo: field.entity }
        : createRelationField(name, field.label, field.entity, getHelp(field));
    case "entities":
      return createRelationsField(name, field.label, field.entity, {
        ...getHelp(field),
        ...(field.max === undefined ? {} : { maxRows: field.max }),
      });
  }
}

const getHelp = ({ help }: SliceField): { readonly help?: string } => (help ? { help } : {});

function buildTextField(base: FieldBase, field: SliceFieldOf<"text">): Field {
  const rules = {
    required: field.required,
    ...(field.max === undefined ? {} : { maxLength: field.max }),
  };
  return field.multiline
    ? { ...base, ...rules, type: "textarea" }
    : { ...base, ...rules, type: "text" };
}

function buildNumberField(base: FieldBase, field: SliceFieldOf<"number">): Field {
  return {
    ...base,
    type: "number",
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
  };
}

function buildListField(base: FieldBase, field: SliceFieldOf<"list">): Field {
  return {
    ...base,
    type: "array",
    admin: createRowsAdmin(field.help),
    ...(field.item ? { labels: { singular: field.item, plural: field.label } } : {}),
    fields: payloadFields(field.fields),
    ...(field.min === undefined ? {} : { minRows: field.min }),
    ...(field.max === undefined ? {} : { maxRows: field.max }),
  };
}

const payloadFields = (fields: SliceFields): Field[] =>
  Object.entries(fields).map(([name, field]) => createSliceField(name, field));

const withoutWords = (field: Field): Field => ({ ...field, custom: WORDLESS });

/** All slices as blocks, in the order of the menu for editors. */
export const sliceBlocks: Block[] = SLICES.map((schema) => ({
  slug: schema.slug,
  interfaceName: `${schema.slug
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("")}Slice`,
  labels: { singular: schema.label, plural: schema.label },
  admin: {
    group: "Slices",
    disableBlockName: true,
    // The name of the slice is beside it.
    images: { thumbnail: { url: assetPaths.slicePicture(schema.slug), alt: "" } },
    components: { Label: "/admin/row-label.tsx#SliceLabel" },
  },
  fields: [
    ...payloadFields(schema.fields),
    {
      type: "collapsible",
      label: "Background and anchor",
      admin: { initCollapsed: true },
      fields: payloadFields(commonFields).map(withoutWords),
    },
  ],
}));
