/**
 * Collections of eligibility data: rules, the records to which they refer, accepted findings, and
 * releases (spec §3, finder.md). The records have no drafts: visitors get releases only, so a saved
 * record is not live.
 */
import { LIST_TYPES, PROFILE_TYPES } from "@orlaya/finder/data";
import type { CollectionConfig, SelectField } from "payload";
import { createBacklinksField } from "../fields/back-links.ts";
import { createNamesField } from "../fields/identity.ts";
import { createRelationsField } from "../fields/relation.ts";
import { searchListTitles, showListTitle, storeListTitle } from "../eligibility/list-titles.ts";
import { acceptedFindings } from "./accepted-findings.ts";
import {
  createChoiceField,
  createEffectField,
  createIdField,
  nameField,
  opaque,
  createTableCollection,
  urlFields,
  createUsedByField,
} from "./finder-table.ts";
import { finderAgreements } from "./finder-agreements.ts";
import { finderJourneys } from "./finder-journeys.ts";
import { releases } from "./releases.ts";
import { rules } from "./rules.ts";

export const eligibility: CollectionConfig[] = [
  rules,
  createTableCollection({
    slug: "country_lists",
    table: "lists",
    labels: { singular: "Country list", plural: "Country lists" },
    title: "title",
    sort: "name",
    search: ["title", "name", "data_id"],
    columns: ["title", "type", "lisa", "lisa_2", "lisa_3", "updatedAt"],
    beforeChange: [storeListTitle],
    beforeOperation: [searchListTitles],
    fields: [
      {
        name: "title",
        type: "text",
        label: "Name",
        admin: { condition: () => false },
        hooks: { afterRead: [showListTitle] },
      },
      {
        ...createNamesField("names", "Own name", false),
        admin: {
          description:
            "Leave a language empty, and the name follows from the countries. A name does not need a release.",
        },
      },
      nameField(
        "Name in the data",
        "A number, what it holds, and [location] or [destination]. The name has no effect on results.",
      ),
      {
        ...createChoiceField("type", "Type", LIST_TYPES, {
          required: true,
          defaultValue: "Liste de pays",
          labels: { Pays: "One country", "Liste de pays": "List of countries" },
        }),
        enumName: "finder_list_type",
      } as SelectField,
      {
        name: "excluded",
        type: "checkbox",
        label: "Excluded",
        defaultValue: false,
        index: true,
        admin: {
          description:
            "Rules that use this list do not apply to its countries, even when another list of the rule contains them.",
        },
      },
      createRelationsField("countries", "Countries", "countries", {
        help: "The member countries.",
      }),
      createEffectField("lists"),
      createUsedByField([
        createBacklinksField("lisa", "Rules", "rules"),
        createBacklinksField("lisa_2", "Rules (destination)", "rules"),
        createBacklinksField("lisa_3", "Rules (nationality)", "rules"),
      ]),
      opaque,
    ],
  }),
  createTableCollection({
    slug: "products",
    table: "products",
    labels: { singular: "Product", plural: "Products" },
    search: ["name", "data_id"],
    columns: ["name", "urls.en", "lisa", "updatedAt"],
    fields: [
      nameField(),
      createNamesField("names", "Names", false),
      urlFields,
      createUsedByField([createBacklinksField("lisa", "Rules", "rules")]),
      createEffectField("products"),
      opaque,
    ],
  }),
  createTableCollection({
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
            ...createChoiceField("type", "Type", PROFILE_TYPES, {
              required: true,
              defaultValue: "Need",
            }),
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
      createNamesField("names", "Labels", false),
      createUsedByField([createBacklinksField("lisa", "Rules", "rules")]),
      createEffectField("profiles"),
      createIdField("Shown in addresses of the finder (as=…); never changes."),
    ],
  }),
  createTableCollection({
    slug: "funnels",
    table: "funnels",
    labels: { singular: "Funnel", plural: "Funnels" },
    search: ["name", "data_id"],
    columns: ["name", "urls.en", "lisa", "updatedAt"],
    fields: [
      nameField("Name", "The product it sells."),
      urlFields,
      createUsedByField([createBacklinksField("lisa", "Rules", "rules")]),
      createEffectField("funnels"),
      opaque,
    ],
  }),
  finderJourneys,
  acceptedFindings,
  finderAgreements,
  releases,
];
