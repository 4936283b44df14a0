/** Countries and groups of countries. A record is the same in every language and has five names. */
import type { CollectionConfig, Field } from "payload";
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import { isStaffForField, recordAccess } from "../access/access.ts";
import { createNamesField } from "../fields/identity.ts";
import { createBacklinksField } from "../fields/back-links.ts";
import { auditChange, auditDelete } from "../hooks/audit.ts";
import { record } from "../fields/record.ts";
import { checkRecord, keepBackLinks, refuseWhileNamed } from "../eligibility/hooks.ts";
import { publishRecordChange, publishRecordDelete } from "../hooks/publish.ts";
import { prepareOperation } from "../hooks/save.ts";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { createEffectField } from "./finder-table.ts";

const hooks: CollectionConfig["hooks"] = {
  beforeOperation: [prepareOperation],
  afterChange: [publishRecordChange, auditChange],
  afterDelete: [publishRecordDelete, auditDelete],
};
const countryHooks: CollectionConfig["hooks"] = {
  ...hooks,
  beforeValidate: [checkRecord("countries")],
  beforeChange: [keepBackLinks("countries")],
  beforeDelete: [refuseWhileNamed("countries")],
};

function pattern(
  name: string,
  label: string,
  expression: RegExp,
  says: "field.alpha2" | "field.alpha3" | "field.numeric",
  extra: object = {},
): Field {
  return {
    name,
    type: "text",
    label,
    required: true,
    validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
      (typeof value === "string" && expression.test(value)) || getSay(req)(says),
    ...extra,
  };
}

const isCode = (value: unknown): boolean => typeof value === "string" && /^[A-Z]{2}$/.test(value);
function emergency(name: string, label: string): Field {
  return {
    name,
    type: "text",
    label,
    validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
      value === null ||
      value === undefined ||
      value === "" ||
      (typeof value === "string" && /^\d{2,5}$/.test(value)) ||
      getSay(req)("field.emergency"),
  };
}

const isClosed = (data: unknown): boolean =>
  record(data)["closed"] === true || record(data)["closed_nationality"] === true;
/** The site has no use for these fields: a release contains their effect. */
const access = { read: isStaffForField };
const closedFields: Field[] = [
  {
    type: "row",
    fields: [
      {
        name: "closed",
        type: "checkbox",
        label: "Closed: no residence, no destination",
        defaultValue: false,
        index: true,
        access,
        admin: {
          description:
            "Nobody who lives in or goes to this country gets a plan, whatever the rules say.",
        },
      },
      {
        name: "closed_nationality",
        type: "checkbox",
        label: "Closed nationality",
        defaultValue: false,
        index: true,
        access,
        admin: {
          description: "Nationals of this country get no plan where nationality is asked.",
        },
      },
    ],
  },
  {
    name: "closed_source",
    type: "text",
    label: "Legal source",
    access,
    admin: {
      condition: isClosed,
      description: "The sanctions list or law that closes this country. Needed while it is closed.",
    },
  },
];

export const countries: CollectionConfig = {
  slug: "countries",
  labels: { singular: "Country", plural: "Countries" },
  access: recordAccess("reference"),
  admin: {
    useAsTitle: "display",
    defaultColumns: ["code", "display", "region", "dial"],
  },
  defaultSort: "code",
  hooks: countryHooks,
  fields: [
    {
      type: "row",
      fields: [
        pattern("code", "Two-letter code", /^[A-Z]{2}$/, "field.alpha2", {
          unique: true,
          index: true,
        }),
        pattern("alpha3", "Three-letter code", /^[A-Z]{3}$/, "field.alpha3"),
        pattern("numeric", "Numeric code", /^\d{3}$/, "field.numeric"),
        { name: "dial", type: "text", label: "Dial code", maxLength: 8 },
      ],
    },
    {
      name: "display",
      type: "text",
      label: "Display name",
      required: true,
      admin: { description: "CODE - Name." },
    },
    createNamesField("names", "Names", true),
    { name: "region", type: "text", label: "Region", index: true },
    {
      name: "aliases",
      type: "group",
      label: "Other names, for search",
      fields: [
        { name: "shared", type: "text", hasMany: true, label: "In every language" },
        ...LOCALES.map((code): Field => ({
          name: code,
          type: "text",
          hasMany: true,
          label: LOCALE_TABLE[code].label,
        })),
      ],
    },
    {
      name: "rank",
      type: "group",
      label: "Place in the alphabetical order",
      admin: { hidden: true },
      fields: LOCALES.map((code): Field => ({ name: code, type: "number" })),
    },
    {
      type: "collapsible",
      label: "In the eligibility finder",
      admin: { initCollapsed: true },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "data_id",
              type: "text",
              label: "Id in the finder",
              unique: true,
              index: true,
              admin: {
                readOnly: true,
                description:
                  "Opaque. Without one the finder by eligibility does not know this country.",
              },
            },
            { name: "reference", type: "text", label: "ID" },
          ],
        },
        ...closedFields,
        createBacklinksField("lists", "Lists it belongs to", "country_lists"),
      ],
    },
    createEffectField("countries", (data) => Boolean(record(data)["data_id"])),
    { name: "map", type: "upload", label: "Relief map", relationTo: "media" },
    {
      name: "facts",
      type: "group",
      label: "Facts on the country’s page",
      fields: [
        createNamesField("capital", "Capital", false),
        createNamesField("currency", "Currency", false),
        createNamesField("languages", "Languages", false),
        {
          name: "neighbours",
          type: "text",
          hasMany: true,
          label: "Countries across a land border",
          admin: { description: "Two-letter codes." },
          validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
            (Array.isArray(value) ? value : []).every(isCode) || getSay(req)("field.countryCodes"),
        },
        {
          name: "emergency",
          type: "group",
          label: "Emergency numbers",
          admin: { description: "Only numbers that are certain: one for every service, or three." },
          fields: [
            {
              type: "row",
              fields: [
                emergency("all", "Every service"),
                emergency("ambulance", "Ambulance"),
                emergency("fire", "Fire service"),
                emergency("police", "Police"),
              ],
            },
          ],
        },
      ],
    },
  ],
};

export const groupOfCountries: CollectionConfig = {
  slug: "group_of_countries",
  labels: { singular: "Group of countries", plural: "Groups of countries" },
  access: recordAccess("reference"),
  admin: { useAsTitle: "label" },
  defaultSort: "label",
  hooks,
  fields: [
    { name: "uid", type: "text", label: "Short name", required: true, unique: true, index: true },
    { name: "label", type: "text", label: "Name for editors", required: true },
    createNamesField("names", "Names", true),
    {
      name: "countries",
      type: "relationship",
      label: "Countries",
      relationTo: "countries",
      hasMany: true,
      required: true,
    },
  ],
};
