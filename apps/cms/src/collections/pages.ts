/** All page collections, each with the fields that only it has. */
import {
  GENERIC_PAGE_TYPES,
  LANDING_FORM_PAGE,
  LOCALES,
  LOCALE_TABLE,
  PRODUCT_FORM_PAGE,
  SINGLE_TYPES,
} from "@orlaya/routes";
import type { CollectionBeforeValidateHook, CollectionConfig, Field, Option } from "payload";
import { linkField, linkList } from "../fields/link.ts";
import { many, one } from "../fields/relation.ts";
import { record, string } from "../fields/record.ts";
import { checkCurrency, checkFrequency, checkLegalReference, checkPrice } from "../fields/price.ts";
import { pageCollection } from "./page.ts";

function words(values: readonly string[]): Option[] {
  return values.map((value) => ({
    label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll("_", " "),
    value,
  }));
}
const PLACES = "Places";
const GUIDES = "Guides and news";
const OFFERS = "Offers and plans";
const PAGES = "Pages";

const offerField = (required: boolean): Field => one("offer", "Offer", "offer", { required });
/** The first lines of a text, which also stand in lists of it. */
const lead: Field = {
  name: "lead",
  type: "textarea",
  label: "Lead",
  maxLength: 340,
  admin: { description: "The answer in three lines: what a reader would quote." },
};
const image: Field = { name: "image", type: "upload", label: "Picture", relationTo: "media" };

/** A price as the site states it: never alone (words guide §1.3). */
const priceFields: Field[] = [
  {
    type: "row",
    fields: [
      { name: "starting_price", type: "number", label: "Price from", min: 0, validate: checkPrice },
      {
        name: "currency",
        type: "text",
        label: "Currency",
        maxLength: 3,
        validate: checkCurrency,
        admin: { description: "Three letters; empty means EUR." },
      },
      {
        name: "price_frequency",
        type: "select",
        label: "Per",
        enumName: "price_frequency",
        validate: checkFrequency,
        options: words(["month", "year", "trip", "person"]),
      },
      { name: "price_mark", type: "text", label: "Mark", maxLength: 3 },
    ],
  },
  {
    name: "legal_reference",
    type: "textarea",
    label: "Legal reference",
    maxLength: 500,
    validate: checkLegalReference,
  },
];
/** Card of a plan or an offer (spec §3). */
export const cardFields: Field[] = [
  { name: "tag", type: "text", label: "Tag", maxLength: 40 },
  { name: "card_title", type: "text", label: "Title", maxLength: 120 },
  { name: "card_image", type: "upload", label: "Picture", relationTo: "media" },
  { name: "card_image_alt", type: "text", label: "Alternative text", maxLength: 200 },
  { name: "card_description", type: "textarea", label: "Description", maxLength: 320 },
  linkField("cta_primary_link", "Main action"),
  { name: "cta_primary_label", type: "text", label: "Label of the main action", maxLength: 60 },
  linkField("cta_secondary_link", "Second action"),
  { name: "cta_secondary_label", type: "text", label: "Label of the second action", maxLength: 60 },
  { name: "cta_secondary_rel", type: "text", label: "rel of the second action", maxLength: 40 },
  linkField("card_link", "Link of the card"),
  ...priceFields,
];

const isCode = (value: unknown): boolean => typeof value === "string" && /^[A-Z]{2}$/.test(value);
/** Country codes that may be listed by hand. A page's country code may be longer; its first two characters count (spec §4). */
function codes(name: string, label: string, help: string): Field {
  return {
    name,
    type: "text",
    hasMany: true,
    label,
    admin: { description: help },
    validate: (value: unknown) =>
      (Array.isArray(value) ? value : []).every(isCode) ||
      "Two-letter country codes in capitals, such as TH.",
  };
}
function groups(name: string, label: string): Field {
  return {
    name,
    type: "relationship",
    label,
    relationTo: "group_of_countries",
    hasMany: true,
  };
}

const targeting: Field[] = [
  groups("location_groups", "Lives in: groups"),
  codes(
    "locations",
    "Lives in: countries",
    "Used when a visitor’s country is in none of the groups.",
  ),
  codes("excluded_locations", "Lives in: not offered", "Left out although a group holds them."),
  groups("destination_groups", "Goes to: groups"),
  codes("destination_countries", "Goes to: countries", "Compared by their first two characters."),
  codes("excluded_destinations", "Goes to: not offered", "Left out although a group holds them."),
  { name: "exclusions", type: "text", admin: { hidden: true } },
  many("cover_types", "Needs", "cover_types"),
  {
    name: "languages",
    type: "select",
    hasMany: true,
    label: "Languages of the contract",
    enumName: "contract_language",
    options: LOCALES.map((code) => ({ label: LOCALE_TABLE[code].label, value: code })),
  },
  {
    name: "global_offer",
    type: "checkbox",
    label: "Global offer",
    defaultValue: false,
    admin: { description: "Gives way to a local offer for the same answers (spec §4)." },
  },
];

/**
 * Both lists of exclusions in one text (`- location:AF destination:AF`), because the database can say that a text does not
 * hold a word, but not that a list does not hold a value: `{ exclusions: { not_like: '%location:AF%' } }`.
 */
const noteExclusions: CollectionBeforeValidateHook = ({ data }) => {
  const page = record(data);
  const words = (["location", "destination"] as const).flatMap((side) => {
    const codes = page[`excluded_${side}s`];
    return Array.isArray(codes)
      ? codes.filter(isCode).map((code) => `${side}:${code as string}`)
      : [];
  });
  return { ...page, exclusions: ["-", ...words].join(" ") };
};

export const pages: CollectionConfig[] = [
  pageCollection({
    slug: "page_single",
    labels: { singular: "Single page", plural: "Single pages" },
    menu: PAGES,
    uid: "none",
    fields: [
      {
        name: "type",
        type: "select",
        label: "Which page",
        required: true,
        index: true,
        options: words(SINGLE_TYPES),
      },
      one("offer", "Offer", "offer", {
        condition: (data) => record(data)["type"] === "insurance_guides",
        help: "The offer whose guides this page lists.",
      }),
    ],
  }),
  pageCollection({
    slug: "page_generic",
    labels: { singular: "Section page", plural: "Section pages" },
    menu: PAGES,
    fields: [
      {
        name: "page_type",
        type: "select",
        label: "Section",
        required: true,
        options: words(GENERIC_PAGE_TYPES),
      },
      one("parent", "Page above", "page_generic"),
    ],
  }),
  pageCollection({
    slug: "page_form",
    labels: { singular: "Form page", plural: "Form pages" },
    menu: PAGES,
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
      one("form", "Form", "forms", { help: "Empty on a plan’s page: it shows the finder." }),
      one("product", "Plan", "product_page", {
        condition: (data) => record(data)["page_type"] === PRODUCT_FORM_PAGE,
      }),
    ],
  }),
  pageCollection({
    slug: "page_landing",
    labels: { singular: "Landing page", plural: "Landing pages" },
    menu: PAGES,
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
  pageCollection({
    slug: "page_error",
    labels: { singular: "Error page", plural: "Error pages" },
    menu: PAGES,
  }),
  pageCollection({
    slug: "page_offer",
    labels: { singular: "Offer page", plural: "Offer pages" },
    menu: OFFERS,
    uid: "derived",
    fields: [offerField(true)],
    tabs: [
      {
        label: "Card",
        fields: [{ name: "card", type: "group", label: "Card", fields: cardFields }],
      },
    ],
  }),
  pageCollection({
    slug: "product_page",
    labels: { singular: "Plan", plural: "Plans" },
    menu: OFFERS,
    fields: [
      offerField(true),
      one("private_plan", "The same plan for private individuals", "product_page", {
        condition: (data) => record(data)["audience"] === "corporate",
        help: "The page that the eligibility rules name; for a company they lead here.",
        filter: ({ data }) => ({
          audience: { equals: "individual" },
          locale: { equals: string(record(data)["locale"]) },
        }),
      }),
      { name: "tag", type: "text", label: "Tag", maxLength: 40 },
      ...priceFields,
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
    beforeValidate: [noteExclusions],
  }),
  pageCollection({
    slug: "page_region",
    labels: { singular: "Region", plural: "Regions" },
    menu: PLACES,
    fields: [image],
  }),
  pageCollection({
    slug: "page_country",
    labels: { singular: "Country page", plural: "Country pages" },
    menu: PLACES,
    fields: [
      one("region", "Region", "page_region", { required: true }),
      {
        name: "country_code",
        type: "text",
        label: "Country code",
        required: true,
        index: true,
        admin: {
          description:
            "Begins with the two-letter code; destinations match by the first two characters (spec §4).",
        },
        validate: (value: unknown) =>
          (typeof value === "string" && /^[A-Z]{2}(?:-.+)?$/.test(value)) ||
          "Begins with a two-letter code in capitals, such as TH.",
      },
      image,
    ],
  }),
  pageCollection({
    slug: "page_guide",
    labels: { singular: "Guide", plural: "Guides" },
    menu: GUIDES,
    fields: [
      lead,
      offerField(false),
      image,
      one("theme", "Theme", "guide_theme"),
      many("taxonomies", "Lists", "guide_taxonomy"),
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
  pageCollection({
    slug: "guide_theme",
    labels: { singular: "Guide theme", plural: "Guide themes" },
    menu: GUIDES,
    fields: [image],
  }),
  pageCollection({
    slug: "guide_taxonomy",
    labels: { singular: "Guide list", plural: "Guide lists" },
    menu: GUIDES,
    fields: [image],
  }),
  pageCollection({
    slug: "page_article",
    labels: { singular: "News article", plural: "News articles" },
    menu: GUIDES,
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
  pageCollection({
    slug: "page_faq",
    labels: { singular: "FAQ entry", plural: "FAQ entries" },
    menu: GUIDES,
    fields: [
      {
        name: "moment",
        type: "select",
        label: "Moment",
        enumName: "faq_moment",
        required: true,
        defaultValue: "choosing",
        options: words(["choosing", "using", "contract", "employers"]),
        admin: { description: "The heading under which the list shows the question." },
      },
      { name: "answer", type: "richText", label: "Answer" },
    ],
  }),
];
