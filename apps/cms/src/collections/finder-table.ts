/**
 * Common parts of the tables of the finder: ids, names, addresses, back links, and the factory of
 * the collections.
 */
import { randomBytes } from "node:crypto";
import type { TableName } from "@orlaya/finder/data";
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  OptionObject,
  SelectField,
  TextField,
  UIField,
} from "payload";
import { createStaffAccess } from "../access/access.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { checkRecord, keepBackLinks, linkBack, refuseWhileNamed } from "../eligibility/hooks.ts";
import { prepareOperation } from "../hooks/save.ts";
import { editedByField, signChange } from "../hooks/sign.ts";
import { VERSIONS } from "./document.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** Returns an opaque id in the format of the imported records. */
const opaqueId = (): string =>
  `rec${[...randomBytes(14)].map((byte) => LETTERS[byte % LETTERS.length] ?? "").join("")}`;

export function createIdField(description: string): TextField {
  return {
    name: "data_id",
    type: "text",
    label: "Id in the finder",
    required: true,
    unique: true,
    index: true,
    defaultValue: opaqueId,
    // A version that is restored has the same id. Payload would leave it out, and miss it.
    access: { update: ({ req }) => req.context["isRestoringVersion"] === true },
    hooks: { beforeDuplicate: [() => opaqueId()] },
    admin: { position: "sidebar", description },
  };
}
export const opaque = createIdField("Opaque; never changes.");
/** Converts values to options. A value without a label is its own label. */
export const toOptions = (
  values: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): OptionObject[] => values.map((value) => ({ label: labels[value] ?? value, value }));
export function createChoiceField(
  name: string,
  label: string,
  values: readonly string[],
  extra: Partial<Pick<SelectField, "required" | "admin" | "defaultValue">> & {
    readonly labels?: Readonly<Record<string, string>>;
  } = {},
): Field {
  const { labels, ...own } = extra;
  return {
    name,
    type: "select",
    label,
    enumName: `finder_${name}`,
    options: toOptions(values, labels),
    index: true,
    ...own,
  };
}
export function nameField(label = "Name", description?: string): Field {
  return {
    name: "name",
    type: "text",
    label,
    required: true,
    index: true,
    ...(description === undefined ? {} : { admin: { description } }),
  };
}
export const urlFields: Field = {
  name: "urls",
  type: "group",
  label: "Addresses",
  admin: {
    description:
      "A path of this site, or an https address of an allowed host. Without an address in a language, a product uses the English one; a funnel is left out there, and visitors get the page of the plan.",
  },
  fields: LOCALES.map((code): Field => ({
    name: code,
    type: "text",
    label: LOCALE_TABLE[code].label,
  })),
};
/**
 * Creates the box in the sidebar that shows how many journeys an edit changes. `isKnown` states
 * whether the finder knows the record.
 */
export function createEffectField(
  table: TableName,
  isKnown: (data: unknown) => boolean = () => true,
): UIField {
  return {
    name: "effect",
    type: "ui",
    label: "Effect",
    admin: {
      position: "sidebar",
      condition: (data) => isKnown(data),
      components: { Field: { path: "/admin/rule-effect.tsx#RuleEffect", clientProps: { table } } },
    },
  };
}
/** Creates the panel in the sidebar that puts an edit into a change set, without its effect. */
export function createSetField(table: TableName): UIField {
  const component = { path: "/admin/set-panel.tsx#SetPanel", clientProps: { table } };
  return {
    name: "change_set",
    type: "ui",
    label: "Change set",
    admin: { position: "sidebar", components: { Field: component } },
  };
}
export function createUsedByField(fields: Field[]): Field {
  return {
    type: "collapsible",
    label: "Used by",
    admin: { initCollapsed: true },
    fields,
  };
}

interface TableOptions {
  readonly slug: string;
  readonly table: TableName;
  readonly labels: { readonly singular: string; readonly plural: string };
  readonly fields: Field[];
  readonly columns: string[];
  readonly search: string[];
  readonly title?: string;
  readonly sort?: string;
  /** Hooks before the record is validated. */
  readonly beforeValidate?: CollectionBeforeValidateHook[];
  readonly beforeChange?: CollectionBeforeChangeHook[];
  /** Hooks before the operation, after the common ones. */
  readonly beforeOperation?: CollectionBeforeOperationHook[];
  readonly access?: CollectionConfig["access"];
}
export function createTableCollection({
  slug,
  table,
  labels,
  fields,
  columns,
  search,
  title = "name",
  sort = title,
  beforeValidate = [],
  beforeChange = [],
  beforeOperation = [],
  access = createStaffAccess("eligibility"),
}: TableOptions): CollectionConfig {
  return {
    slug,
    labels,
    access,
    // Visitors see a record after the next release of the finder.
    custom: { isReleased: true },
    admin: {
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: search,
      enableListViewSelectAPI: true,
      pagination: { defaultLimit: 50, limits: [25, 50, 100, 300] },
      components: {
        ...VERSIONS,
        beforeListTable: [
          { path: "/admin/table-files.tsx#TableFiles", clientProps: { table, collection: slug } },
        ],
      },
    },
    defaultSort: sort,
    versions: { maxPerDoc: 50, drafts: false },
    hooks: {
      beforeOperation: [prepareOperation, ...beforeOperation],
      beforeValidate: [...beforeValidate, checkRecord(table)],
      beforeChange: [keepBackLinks(table), ...beforeChange, signChange],
      beforeDelete: [refuseWhileNamed(table)],
      afterChange: [linkBack(table), auditChange],
      afterDelete: [auditDelete],
    },
    fields: [...fields, editedByField],
  };
}
