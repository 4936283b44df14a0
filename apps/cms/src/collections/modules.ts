/**
 * Collections of documents that pages show: headers, navigation and footers, texts of the finder,
 * cards, contacts, ratings, and offers.
 */
import type { CollectionConfig } from "payload";
import { createKeyField, createUidField } from "../fields/identity.ts";
import { linkField } from "../fields/link.ts";
import { createRelationsField } from "../fields/relation.ts";
import { cardFields } from "./card-fields.ts";
import { chrome } from "./chrome.ts";
import { clause } from "./clause.ts";
import { company } from "./company.ts";
import { createDocumentCollection } from "./document.ts";
import { finderTexts } from "./finder-texts.ts";
import { WORDLESS } from "../fields/wordless.ts";

export const modules: CollectionConfig[] = [
  ...chrome,
  company,
  clause,
  ...finderTexts,
  createDocumentCollection({
    slug: "offer",
    labels: { singular: "Offer", plural: "Offers" },
    title: "title",
    fields: [
      createKeyField("The same in every language."),
      {
        ...createUidField("First part of the addresses of the offer and its plans."),
        custom: WORDLESS,
      },
      { name: "title", type: "text", label: "Title", required: true, maxLength: 90 },
      createRelationsField("cover_types", "Needs", "cover_types"),
    ],
  }),
  createDocumentCollection({
    slug: "module_card",
    labels: { singular: "Card", plural: "Cards" },
    title: "card_title",
    fields: [createUidField("Name of the card."), ...cardFields],
  }),
  createDocumentCollection({
    slug: "module_contact",
    labels: { singular: "Contact", plural: "Contacts" },
    title: "contact_title",
    fields: [
      createUidField("Name of the contact."),
      { name: "contact_mention", type: "text", label: "Mention", maxLength: 120 },
      { name: "contact_subhead", type: "text", label: "Line above the title", maxLength: 120 },
      { name: "contact_title", type: "text", label: "Title", required: true, maxLength: 120 },
      { name: "contact_description", type: "richText", label: "Description" },
      {
        name: "contact_inline_description",
        type: "textarea",
        label: "Description in one line",
        maxLength: 260,
      },
      {
        name: "contact_phone_label",
        type: "text",
        label: "Label of the phone number",
        maxLength: 60,
      },
      { name: "contact_phone_number", type: "text", label: "Phone number", maxLength: 40 },
      { name: "hours", type: "text", label: "Opening hours", maxLength: 160 },
      { name: "languages", type: "text", label: "Languages", maxLength: 160 },
      linkField("link", "Link"),
      {
        name: "sample",
        type: "checkbox",
        label: "Sample data",
        defaultValue: false,
        admin: { description: "Listed in the publish checklist until it is real." },
      },
    ],
  }),
  createDocumentCollection({
    slug: "module_rating",
    labels: { singular: "Rating", plural: "Ratings" },
    title: "label",
    fields: [
      createUidField("Name of the rating."),
      { name: "label", type: "text", label: "Label", required: true, maxLength: 90 },
      {
        type: "row",
        fields: [
          { name: "value", type: "number", label: "Value", required: true, min: 0 },
          {
            name: "best",
            type: "number",
            label: "Best possible",
            required: true,
            defaultValue: 5,
            min: 1,
          },
          { name: "count", type: "number", label: "Number of ratings", required: true, min: 1 },
        ],
      },
      { name: "source", type: "text", label: "Source", required: true, maxLength: 90 },
      { name: "date", type: "text", label: "Date checked", required: true, maxLength: 40 },
      { name: "url", type: "text", custom: WORDLESS, label: "Link to the source", required: true },
    ],
  }),
];
