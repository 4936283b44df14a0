/**
 * Eligibility as data: rules, what they name, what was accepted, and the releases made of them (spec §3, finder.md).
 * These records are not drafts: visitors get releases, so that nothing here is live by being saved.
 */
import { randomBytes } from "node:crypto";
import {
  COMPLIANCE_LEVELS,
  LIST_TYPES,
  PROFILE_TYPES,
  RULES_LABELS,
  RULES_TYPE_RANGE,
  RULE_TYPES,
  type TableName,
} from "@orlaya/finder/data";
import { FINDING_KINDS } from "@orlaya/finder/eligibility";
import { LOCALES, LOCALE_TABLE } from "@orlaya/routes";
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type RelationshipField,
  type RowField,
  type SelectField,
  type TextField,
} from "payload";
import { backstage, backstageAccess, nobody, serviceAccess } from "../access/access.ts";
import { actorOf } from "../access/roles.ts";
import { carriesLinks } from "../eligibility/tables.ts";
import { backLinks } from "../fields/back-links.ts";
import { namesField } from "../fields/identity.ts";
import { string, type Stored } from "../fields/record.ts";
import { many } from "../fields/relation.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { checkRecord, keepBackLinks, linkBack, refuseWhileNamed } from "../hooks/eligibility.ts";
import { beforeEveryOperation } from "../hooks/save.ts";
import { editedByField, signChange } from "../hooks/sign.ts";
import { VERSIONS } from "./document.ts";

const MENU = "Finder";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** An opaque id like those of the imported records. */
const opaqueId = (): string =>
  `rec${[...randomBytes(14)].map((byte) => LETTERS[byte % LETTERS.length] ?? "").join("")}`;

function idField(description: string): TextField {
  return {
    name: "data_id",
    type: "text",
    label: "id",
    required: true,
    unique: true,
    index: true,
    defaultValue: opaqueId,
    access: { update: () => false },
    hooks: { beforeDuplicate: [() => opaqueId()] },
    admin: { position: "sidebar", description },
  };
}
const opaque = idField("Opaque; never changes.");
const options = (values: readonly string[]) => values.map((value) => ({ label: value, value }));
function choice(
  name: string,
  label: string,
  values: readonly string[],
  extra: Partial<Pick<SelectField, "required" | "admin" | "defaultValue">> = {},
): Field {
  return {
    name,
    type: "select",
    label,
    enumName: `finder_${name}`,
    options: options(values),
    index: true,
    ...extra,
  };
}
function nameField(label = "Name", description?: string): Field {
  return {
    name: "name",
    type: "text",
    label,
    required: true,
    index: true,
    ...(description === undefined ? {} : { admin: { description } }),
  };
}
const urlFields: Field = {
  name: "urls",
  type: "group",
  label: "Addresses",
  admin: {
    description:
      "A path of this site, or an https address of an allowed host. An empty one leaves visitors to the English one.",
  },
  fields: LOCALES.map((code): Field => ({
    name: code,
    type: "text",
    label: LOCALE_TABLE[code].label,
  })),
};
function usedBy(fields: Field[]): Field {
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
  readonly beforeChange?: CollectionBeforeChangeHook[];
  readonly access?: CollectionConfig["access"];
}
function tableCollection({
  slug,
  table,
  labels,
  fields,
  columns,
  search,
  title = "name",
  sort = title,
  beforeChange = [],
  access = backstageAccess("eligibility"),
}: TableOptions): CollectionConfig {
  return {
    slug,
    labels,
    access,
    admin: {
      group: MENU,
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
      beforeOperation: [beforeEveryOperation],
      beforeValidate: [checkRecord(table)],
      beforeChange: [keepBackLinks(table), ...beforeChange, signChange],
      beforeDelete: [refuseWhileNamed(table)],
      afterChange: [linkBack(table), auditChange],
      afterDelete: [auditDelete],
    },
    fields: [...fields, editedByField],
  };
}

const isRule = (data: unknown): boolean => !carriesLinks(data);
const ofRules = { condition: (data: unknown) => isRule(data) };
const lists = (name: string, label: string, help: string): RelationshipField =>
  many(name, label, "country_lists", { help, ...ofRules });
function ruleRow(fields: Field[]): RowField {
  return {
    type: "row",
    fields,
    admin: { condition: (data) => isRule(data) },
  };
}

/** Who accepted a finding, and when: stamped, not typed. */
const stampAcceptance: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const given = data as Stored;
  const before = originalDoc as Stored | undefined;
  const kind = string(given["finding"] ?? before?.["finding"]).split(":")[0] ?? "";
  const same =
    before !== undefined &&
    ["reason", "journeys"].every(
      (name) => given[name] === undefined || given[name] === before[name],
    );
  return same
    ? { ...given, kind }
    : {
        ...given,
        kind,
        author: actorOf(req.user)?.email ?? (string(given["author"]) || "seed"),
        time: new Date().toISOString(),
      };
};

/** A release is what visitors were promised: it cannot be changed or deleted, not even from inside. */
function immutable(): never {
  throw new APIError(
    "A release never changes. Publish a new one, or make another one live.",
    403,
    null,
    true,
  );
}

const readOnly = { readOnly: true } as const;
export const eligibility: CollectionConfig[] = [
  tableCollection({
    slug: "rules",
    table: "rules",
    labels: { singular: "Rule", plural: "Rules" },
    title: "reference",
    search: ["reference", "name", "data_id"],
    columns: [
      "reference",
      "name",
      "rules_type",
      "rules_label",
      "compliance",
      "entity",
      "updatedAt",
    ],
    fields: [
      {
        name: "effect",
        type: "ui",
        admin: {
          position: "sidebar",
          condition: (data) => isRule(data),
          components: { Field: "/admin/rule-effect.tsx#RuleEffect" },
        },
      },
      {
        type: "row",
        fields: [
          {
            name: "reference",
            type: "text",
            label: "ID",
            required: true,
            unique: true,
            index: true,
            admin: {
              description: "Where two rules meet and priorities are equal, the lower ID wins.",
            },
          },
          choice("type", "Type", RULE_TYPES, { required: true, defaultValue: "Pays" }),
        ],
      },
      nameField(
        "Name",
        "Residence, product and profile in words. NULL, with the type Nationality, marks a record that only links rules.",
      ),
      ruleRow([
        choice(
          "rules_type",
          "Rules type",
          Array.from({ length: RULES_TYPE_RANGE.most }, (_, at) =>
            String(RULES_TYPE_RANGE.least + at),
          ),
          { required: true, admin: ofRules },
        ),
        choice("rules_label", "Rules label", RULES_LABELS, { required: true, admin: ofRules }),
      ]),
      ruleRow([
        choice("compliance", "Compliance level", COMPLIANCE_LEVELS, { admin: ofRules }),
        {
          name: "entity",
          type: "text",
          label: "Entity",
          required: true,
          index: true,
          admin: { ...ofRules, description: "The insurer entity." },
        },
      ]),
      lists(
        "residence",
        "Residence",
        "Lists tagged [location]. A visitor who lives in one of these countries.",
      ),
      lists("destination", "Destination", "Lists tagged [destination]."),
      lists("nationality", "Nationality", "Leave empty unless nationality decides."),
      many("profile", "Profile", "profiles", ofRules),
      many("product", "Product", "products", { help: "Exactly one.", ...ofRules }),
      many("funnel", "Funnel", "funnels", {
        help: "One at most. Without one, quotes lead to the product.",
        ...ofRules,
      }),
      {
        name: "priority",
        type: "number",
        label: "Priority",
        defaultValue: 0,
        admin: {
          ...ofRules,
          description: "The lower one wins where rules meet. 0 unless there is a reason.",
        },
      },
      many("linked", "LISA", "rules", {
        help: "The rules that this nationality record links.",
        condition: carriesLinks,
      }),
      opaque,
    ],
  }),
  tableCollection({
    slug: "country_lists",
    table: "lists",
    labels: { singular: "Country list", plural: "Country lists" },
    search: ["name", "data_id"],
    columns: ["name", "type", "lisa", "lisa_2", "lisa_3", "updatedAt"],
    fields: [
      nameField(
        "Name",
        "A number, what it holds, and [location] or [destination]. The words “Excluded countries” make a list that is subtracted.",
      ),
      {
        ...choice("type", "Type", LIST_TYPES, { required: true, defaultValue: "Liste de pays" }),
        enumName: "finder_list_type",
      } as SelectField,
      many("countries", "Pays", "countries", { help: "The member countries." }),
      usedBy([
        backLinks("lisa", "LISA", "rules"),
        backLinks("lisa_2", "LISA 2", "rules"),
        backLinks("lisa_3", "LISA 3", "rules"),
      ]),
      opaque,
    ],
  }),
  tableCollection({
    slug: "products",
    table: "products",
    labels: { singular: "Product", plural: "Products" },
    search: ["name", "data_id"],
    columns: ["name", "urls.en", "lisa", "updatedAt"],
    fields: [
      nameField(),
      namesField("names", "Names", false),
      urlFields,
      usedBy([backLinks("lisa", "LISA", "rules")]),
      opaque,
    ],
  }),
  tableCollection({
    slug: "profiles",
    table: "profiles",
    labels: { singular: "Profile", plural: "Profiles" },
    search: ["name", "data_id"],
    columns: ["name", "type", "order", "lisa", "updatedAt"],
    sort: "order",
    fields: [
      nameField(),
      {
        type: "row",
        fields: [
          {
            ...choice("type", "Type", PROFILE_TYPES, { required: true, defaultValue: "Need" }),
            enumName: "finder_profile_type",
          } as SelectField,
          {
            name: "order",
            type: "number",
            label: "Order",
            required: true,
            min: 0,
            defaultValue: 1,
          },
        ],
      },
      namesField("names", "Labels", false),
      usedBy([backLinks("lisa", "LISA", "rules")]),
      idField("Shown in addresses of the finder (as=…); never changes."),
    ],
  }),
  tableCollection({
    slug: "funnels",
    table: "funnels",
    labels: { singular: "Funnel", plural: "Funnels" },
    search: ["name", "data_id"],
    columns: ["name", "urls.en", "lisa", "updatedAt"],
    fields: [
      nameField("Name", "The product it sells."),
      urlFields,
      usedBy([backLinks("lisa", "LISA", "rules")]),
      opaque,
    ],
  }),
  tableCollection({
    slug: "finder_findings",
    table: "accepted",
    labels: { singular: "Accepted finding", plural: "Accepted findings" },
    title: "finding",
    search: ["finding", "reason"],
    columns: ["finding", "kind", "reason", "journeys", "author", "time"],
    beforeChange: [stampAcceptance],
    // Written by /finder/accept alone, which weighs the finding itself.
    access: { ...backstageAccess("eligibility"), create: nobody, update: nobody },
    fields: [
      {
        name: "finding",
        type: "text",
        label: "id",
        required: true,
        unique: true,
        index: true,
        access: { update: () => false },
      },
      {
        name: "kind",
        type: "select",
        label: "Kind",
        enumName: "finding_kind",
        options: options(Object.keys(FINDING_KINDS)),
        index: true,
        validate: (): true => true,
        admin: readOnly,
      },
      { name: "reason", type: "textarea", label: "Reason", required: true },
      {
        name: "journeys",
        type: "number",
        label: "Journeys",
        required: true,
        min: 0,
        admin: { description: "It opens again when it concerns more than these." },
      },
      {
        type: "row",
        fields: [
          { name: "author", type: "text", label: "Accepted by", admin: readOnly },
          {
            name: "time",
            type: "date",
            label: "Accepted on",
            admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
          },
        ],
      },
    ],
  }),
  {
    slug: "finder_releases",
    labels: { singular: "Release", plural: "Releases" },
    access: serviceAccess("backstage"),
    admin: {
      group: MENU,
      useAsTitle: "version",
      defaultColumns: ["version", "time", "author", "note", "changed", "checksum"],
      enableListViewSelectAPI: true,
      description:
        "What visitors got, number by number. Make an older one live again under Publish release.",
    },
    defaultSort: "-version",
    hooks: {
      beforeOperation: [beforeEveryOperation],
      beforeChange: [
        ({ data, operation }) => (operation === "create" ? (data as Stored) : immutable()),
      ],
      beforeDelete: [immutable],
      afterChange: [auditChange],
    },
    fields: [
      {
        type: "row",
        fields: [
          {
            name: "version",
            type: "number",
            label: "Version",
            required: true,
            unique: true,
            index: true,
            admin: readOnly,
          },
          { name: "type", type: "text", label: "Type", required: true, admin: readOnly },
        ],
      },
      { name: "note", type: "textarea", label: "Note", admin: readOnly },
      {
        type: "row",
        fields: [
          { name: "author", type: "text", label: "Author", admin: readOnly },
          {
            name: "time",
            type: "date",
            label: "Published",
            required: true,
            admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
          },
        ],
      },
      {
        type: "row",
        fields: [
          { name: "journeys", type: "number", label: "Journeys proven", admin: readOnly },
          {
            name: "changed",
            type: "number",
            label: "Journeys that changed",
            admin: { ...readOnly, description: "Against the release that was live then." },
          },
        ],
      },
      {
        name: "checksum",
        type: "text",
        label: "Checksum of the data",
        required: true,
        admin: readOnly,
      },
      // Half a megabyte of data and payloads, read by the endpoints only.
      {
        name: "release",
        type: "json",
        required: true,
        access: { read: () => false },
        admin: { hidden: true },
      },
    ],
  },
];

/** Which release visitors get: the one pointer that moves. Its view is the place to publish. */
export const finderLive: GlobalConfig = {
  slug: "finder_live",
  label: "Publish release",
  access: { read: backstage, update: nobody },
  admin: {
    group: MENU,
    components: { views: { edit: { root: { Component: "/admin/publish-view.tsx#PublishView" } } } },
  },
  fields: [
    { name: "version", type: "number", label: "Live version" },
    { name: "activated_by", type: "text", label: "Made live by" },
    { name: "activated_at", type: "date", label: "Made live on" },
  ],
};
