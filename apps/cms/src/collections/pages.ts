/** All collections of pages, each with its own fields. */
import {
  GENERIC_PAGE_TYPES,
  LANDING_FORM_PAGE,
  PRODUCT_FORM_PAGE,
  SINGLE_TYPES,
} from "@orlaya/routes";
import type { CollectionConfig, Field } from "payload";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { linkList } from "../fields/link.ts";
import { buildOptions } from "../fields/options.ts";
import { createRelationsField, createRelationField } from "../fields/relation.ts";
import { record, readString } from "../fields/record.ts";
import { premiumFields } from "../fields/premiums.ts";
import { createRowsAdmin } from "../fields/rows.ts";
import { indexingPanel } from "../indexing/fields.ts";
import { cardFields, priceFields } from "./card-fields.ts";
import { createPageCollection } from "./page.ts";
import { reviewFields } from "./review-fields.ts";
import { noteExclusions, targeting } from "./targeting.ts";
import { WORDLESS } from "../fields/wordless.ts";

const offerField = (required: boolean): Field =>
  createRelationField("offer", "Offer", "offer", { required });
/** The first lines of a text. Lists show them too. */
const lead: Field = {
  name: "lead",
  type: "textarea",
  label: "Lead",
  maxLength: 340,
  admin: { description: "The answer in three lines: what a reader would quote." },
};
const image: Field = { name: "image", type: "upload", label: "Picture", relationTo: "media" };

export const pages: CollectionConfig[] = [
  createPageCollection({
    slug: "page_single",
    labels: { singular: "Single page", plural: "Single pages" },
    uid: "none",
    fields: [
      {
        name: "type",
        type: "select",
        label: "Role of the page",
        required: true,
        index: true,
        options: buildOptions(SINGLE_TYPES),
      },
      createRelationField("offer", "Offer", "offer", {
        condition: (data) => record(data)["type"] === "insurance_guides",
        help: "The offer whose guides this page lists.",
      }),
    ],
  }),
  createPageCollection({
    slug: "page_generic",
    labels: { singular: "Section page", plural: "Section pages" },
    fields: [
      {
        name: "page_type",
        type: "select",
        label: "Section",
        required: true,
        options: buildOptions(GENERIC_PAGE_TYPES),
      },
      createRelationField("parent", "Page above", "page_generic"),
    ],
  }),
  createPageCollection({
    slug: "page_form",
    labels: { singular: "Form page", plural: "Form pages" },
    fields: [
      {
        name: "page_type",
        type: "select",
        label: "Kind",
        required: true,
        defaultValue: "Contact form page",
        options: ["Contact form page", PRODUCT_FORM_PAGE, LANDING_FORM_PAGE].map((value) => ({
          label: value,
          value,
        })),
      },
      createRelationField("form", "Form", "forms", {
        help: "Empty on a plan’s page: it shows the finder.",
      }),
      createRelationField("product", "Plan", "product_page", {
        condition: (data) => record(data)["page_type"] === PRODUCT_FORM_PAGE,
      }),
    ],
  }),
  createPageCollection({
    slug: "page_landing",
    labels: { singular: "Landing page", plural: "Landing pages" },
    fields: [
      {
        name: "purpose",
        type: "select",
        label: "Purpose",
        required: true,
        defaultValue: "normal",
        options: [
          { label: "Landing page", value: "normal" },
          { label: "Finder: no result", value: "no_result" },
          { label: "Finder: error", value: "error" },
        ],
      },
    ],
  }),
  createPageCollection({
    slug: "page_error",
    labels: { singular: "Error page", plural: "Error pages" },
  }),
  createPageCollection({
    slug: "page_offer",
    labels: { singular: "Offer page", plural: "Offer pages" },
    uid: "derived",
    fields: [offerField(true)],
    tabs: [
      {
        label: "Card",
        fields: [{ name: "card", type: "group", label: "Card", fields: cardFields }],
      },
    ],
  }),
  createPageCollection({
    slug: "product_page",
    labels: { singular: "Plan", plural: "Plans" },
    fields: [
      offerField(true),
      createRelationField("private_plan", "The same plan for private individuals", "product_page", {
        condition: (data) => record(data)["audience"] === "corporate",
        help: "The page that the eligibility rules name; for a company they lead here.",
        filter: ({ data }) => ({
          audience: { equals: "individual" },
          locale: { equals: readString(record(data)["locale"]) },
        }),
      }),
      { name: "tag", type: "text", label: "Tag", maxLength: 40 },
      ...priceFields,
      ...premiumFields,
      {
        name: "product_data",
        type: "group",
        label: "Plan",
        fields: [
          { name: "lead", type: "textarea", label: "Lead", maxLength: 400 },
          image,
          {
            name: "facts",
            type: "array",
            label: "Facts",
            maxRows: 6,
            admin: createRowsAdmin(),
            fields: [
              { name: "value", type: "text", label: "Value", required: true, maxLength: 40 },
              { name: "label", type: "text", label: "Label", required: true, maxLength: 80 },
            ],
          },
        ],
      },
    ],
    tabs: [
      {
        label: "Card",
        fields: [{ name: "card", type: "group", label: "Card", fields: cardFields }],
      },
      { label: "Finder", fields: targeting },
    ],
    sideFields: reviewFields,
    beforeValidate: [noteExclusions],
  }),
  createPageCollection({
    slug: "page_region",
    labels: { singular: "Region", plural: "Regions" },
    fields: [image],
  }),
  createPageCollection({
    slug: "page_country",
    labels: { singular: "Country page", plural: "Country pages" },
    sideFields: [indexingPanel],
    fields: [
      createRelationField("region", "Region", "page_region", { required: true }),
      {
        name: "country_code",
        custom: WORDLESS,
        type: "text",
        label: "Country code",
        required: true,
        index: true,
        admin: {
          description:
            "Begins with the two-letter code; destinations match by the first two characters.",
        },
        validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
          (typeof value === "string" && /^[A-Z]{2}(?:-.+)?$/.test(value)) ||
          getSay(req)("field.countryCode"),
      },
      image,
      {
        name: "country_parts",
        type: "ui",
        admin: {
          components: { Field: "/admin/country-parts.tsx#CountryParts" },
          disableBulkEdit: true,
          disableListColumn: true,
        },
      },
    ],
  }),
  createPageCollection({
    slug: "page_guide",
    labels: { singular: "Guide", plural: "Guides" },
    fields: [
      lead,
      offerField(false),
      image,
      createRelationField("theme", "Theme", "guide_theme"),
      createRelationsField("taxonomies", "Lists", "guide_taxonomy"),
      { name: "theme_label", type: "text", label: "Theme on the card", maxLength: 40 },
      {
        name: "reading_minutes",
        type: "number",
        label: "Reading time in minutes",
        min: 1,
        max: 90,
      },
      {
        name: "author_role",
        type: "text",
        label: "Written by",
        maxLength: 80,
        admin: { description: "A role, such as “Claims team lead”." },
      },
      {
        name: "checked_on",
        type: "date",
        label: "Last checked",
        admin: { date: { pickerAppearance: "dayOnly" } },
      },
      linkList("sources", "Sources"),
    ],
  }),
  createPageCollection({
    slug: "guide_theme",
    labels: { singular: "Guide theme", plural: "Guide themes" },
    fields: [image],
  }),
  createPageCollection({
    slug: "guide_taxonomy",
    labels: { singular: "Guide list", plural: "Guide lists" },
    fields: [image],
  }),
  createPageCollection({
    slug: "page_article",
    labels: { singular: "News article", plural: "News articles" },
    fields: [
      {
        name: "published_on",
        type: "date",
        label: "Date",
        required: true,
        admin: { date: { pickerAppearance: "dayOnly" } },
      },
      lead,
      image,
    ],
  }),
  createPageCollection({
    slug: "page_faq",
    labels: { singular: "FAQ entry", plural: "FAQ entries" },
    fields: [
      {
        name: "moment",
        type: "select",
        label: "Moment",
        enumName: "faq_moment",
        required: true,
        defaultValue: "choosing",
        options: buildOptions(["choosing", "using", "contract", "employers"]),
        admin: { description: "The heading under which the list shows the question." },
      },
      { name: "answer", type: "richText", label: "Answer" },
    ],
  }),
];
