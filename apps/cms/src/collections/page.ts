/** Factory for collections of pages (content-service §2). Each collection adds its own fields. */
import type {
  BlockSlug,
  CheckboxField,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from "payload";
import { canonicalField } from "../fields/canonical.ts";
import { sliceBlocks } from "../fields/slices.ts";
import { uidHooks } from "../fields/identity.ts";
import { record } from "../fields/record.ts";
import { computePath } from "../hooks/page-hooks.ts";
import { indexingField } from "../indexing/fields.ts";
import { markTechnical } from "../fields/technical.ts";
import { createDocumentCollection } from "./document.ts";
import type { PageCollection } from "../names/slugs.ts";
import { WORDLESS } from "../fields/wordless.ts";

const textFields: Field[] = [
  {
    name: "title",
    type: "text",
    label: "Title",
    maxLength: 60,
    admin: {
      description:
        "At most 60 characters, unlike any other page of the language. Empty: the title of the page.",
    },
  },
  {
    name: "description",
    type: "textarea",
    label: "Description",
    maxLength: 170,
    admin: { description: "70 to 160 characters." },
  },
  {
    name: "image",
    type: "upload",
    label: "Picture for social networks",
    relationTo: "media",
    admin: { description: "Empty: the photograph of the hero." },
  },
  canonicalField,
];

/**
 * Returns the checkbox that keeps a page out. A country page has a choice of its own; there the
 * checkbox is shown only while it is set, so that an editor can remove it.
 */
function buildNoindexField(isCountry: boolean): CheckboxField {
  return {
    name: "noindex",
    type: "checkbox",
    label: "Keep out of search engines",
    defaultValue: false,
    ...(isCountry && {
      admin: { condition: (_, siblings) => record(siblings)["noindex"] === true },
    }),
  };
}

/** Returns the fields for search engines. */
function buildSeoFields(slug: PageCollection): Field[] {
  const isCountry = slug === "page_country";
  return [
    ...textFields,
    ...(isCountry ? [indexingField] : []),
    {
      type: "row",
      fields: [
        buildNoindexField(isCountry),
        { name: "nofollow", type: "checkbox", label: "Do not follow links", defaultValue: false },
        { name: "sitemap", type: "checkbox", label: "In the sitemap", defaultValue: true },
      ],
    },
  ];
}

export interface PageOptions {
  readonly slug: PageCollection;
  readonly labels: { readonly singular: string; readonly plural: string };
  /** Fields in addition to the title. */
  readonly fields?: Field[];
  /** Fields of the sidebar. */
  readonly sideFields?: Field[];
  /** Additional tabs with their own labels. */
  readonly tabs?: { readonly label: string; readonly fields: Field[] }[];
  /** `none`: the address follows from other fields. `derived`: the uid of the document above. */
  readonly uid?: "own" | "none" | "derived";
  readonly beforeValidate?: CollectionBeforeValidateHook[];
}

/**
 * Creates a collection of pages: documents with an address, slices, and fields for search engines.
 */
export function createPageCollection({
  slug,
  labels,
  fields = [],
  sideFields = [],
  tabs = [],
  uid = "own",
  beforeValidate = [],
}: PageOptions): CollectionConfig {
  return createDocumentCollection({
    slug,
    labels,
    title: "title",
    indexes: [{ fields: ["locale", "audience", "path"], unique: true }],
    beforeValidate: [computePath(slug), ...beforeValidate],
    columns: ["title", "path", "locale", "audience", "_status", "updatedAt"],
    fields: [
      ...buildPlaceFields(uid),
      ...sideFields,
      {
        type: "tabs",
        tabs: [
          { label: "Content", fields: buildContentFields(fields) },
          ...tabs,
          { label: "Search engines", name: "seo", fields: buildSeoFields(slug) },
        ],
      },
    ],
  });
}

/** Returns the fields of the sidebar: uid, address and tags. */
function buildPlaceFields(uid: NonNullable<PageOptions["uid"]>): Field[] {
  return [
    ...(uid === "none"
      ? []
      : [
          {
            name: "uid",
            custom: WORDLESS,
            type: "text",
            label: "Last part of the address",
            index: true,
            hooks: uidHooks,
            admin: {
              position: "sidebar",
              readOnly: uid === "derived",
              description: "Small letters, digits, hyphens.",
            },
          } satisfies Field,
        ]),
    {
      name: "path",
      type: "text",
      label: "Address",
      index: true,
      admin: { position: "sidebar", readOnly: true, description: "Made from the route table." },
    },
    markTechnical({
      name: "tags",
      type: "text",
      hasMany: true,
      label: "Tags",
      admin: {
        description:
          "pro or corporate: a page of the site for businesses, whatever is chosen there.",
      },
    }),
  ];
}

/** Returns the titles, the page's own fields and its slices. */
function buildContentFields(fields: readonly Field[]): Field[] {
  return [
    { name: "title", type: "text", label: "Title", required: true, maxLength: 120 },
    {
      name: "breadcrumb_title",
      type: "text",
      label: "Short title in breadcrumbs",
      maxLength: 60,
    },
    ...fields,
    // References: the admin receives each slice once instead of once for each collection.
    {
      name: "slices",
      type: "blocks",
      label: "Slices",
      blocks: [],
      admin: { initCollapsed: true },
      blockReferences: sliceBlocks.map((block): BlockSlug => block.slug),
    },
  ];
}
