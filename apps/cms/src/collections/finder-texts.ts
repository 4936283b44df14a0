/** Texts of the finders, and the needs that they offer. */
import { ICONS } from "@orlaya/ui/data";
import type { CollectionConfig } from "payload";
import { createKeyField, createUidField } from "../fields/identity.ts";
import { buildOptions } from "../fields/options.ts";
import { linkField } from "../fields/link.ts";
import { createRelationsField, createRelationField } from "../fields/relation.ts";
import { markTechnical } from "../fields/technical.ts";
import { createDocumentCollection } from "./document.ts";

const icons = buildOptions(ICONS);

export const finderTexts: CollectionConfig[] = [
  createDocumentCollection({
    slug: "module_lisa",
    labels: { singular: "Finder by need", plural: "Finders by need" },
    area: "finder",
    title: "title",
    fields: [
      createUidField("part-lisa-common, or part-lisa-common-pro."),
      { name: "title", type: "text", label: "Title", required: true, maxLength: 90 },
      { name: "description", type: "textarea", label: "Description", maxLength: 260 },
      markTechnical({
        name: "image",
        type: "upload",
        label: "Picture",
        relationTo: "media",
        admin: { description: "Kept with the finder; no page shows it." },
      }),
      {
        name: "cta_submit_label",
        type: "text",
        label: "Label of the submit button",
        maxLength: 40,
      },
      { name: "cta_label", type: "text", label: "Label of the second action", maxLength: 60 },
      linkField(
        "cta_link",
        "Second action",
        "Beside the heading of the finder by need on a page. The side panel and the finder by eligibility do without it.",
      ),
      createRelationsField("cover_type", "Needs", "cover_types"),
      {
        name: "tooltips",
        type: "group",
        label: "Help",
        fields: (["need", "destination", "language"] as const).map((name) => ({
          name,
          type: "textarea",
          label: `At the ${name}`,
          maxLength: 260,
        })),
      },
      createRelationField("no_result_page", "Page without a result", "page_landing"),
      createRelationField("error_page", "Page for errors", "page_landing"),
      {
        name: "new_lisa",
        type: "checkbox",
        label: "Show the finder by eligibility",
        defaultValue: false,
      },
    ],
  }),
  createDocumentCollection({
    slug: "module_eligibility",
    labels: { singular: "Finder by eligibility", plural: "Finders by eligibility" },
    area: "finder",
    title: "title",
    fields: [
      createUidField("Name by which pages ask for it."),
      {
        name: "title",
        type: "text",
        label: "Title",
        required: true,
        maxLength: 90,
        admin: {
          description: "Names the form to screen readers; its page has a heading of its own.",
        },
      },
      {
        name: "image",
        type: "upload",
        label: "Picture",
        relationTo: "media",
        admin: { description: "Above the answers beside the form, on wide screens." },
      },
      {
        name: "cta_submit_label",
        type: "text",
        label: "Label of the submit button",
        maxLength: 40,
      },
    ],
  }),
  createDocumentCollection({
    slug: "cover_types",
    labels: { singular: "Need", plural: "Needs" },
    area: "finder",
    title: "title",
    audience: false,
    fields: [
      createKeyField("expat, study-abroad, short-stay-abroad or travel."),
      { name: "title", type: "text", label: "Title", required: true, maxLength: 60 },
      { name: "description", type: "text", label: "Description", maxLength: 120 },
      {
        name: "icon",
        type: "select",
        label: "Icon",
        enumName: "need_icon",
        options: icons,
        admin: { description: "Above the title in the side panel." },
      },
    ],
  }),
];
