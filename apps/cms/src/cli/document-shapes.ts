/**
 * Describes the documents that the content service sends, for packages/content: an interface for
 * each collection that the site reads, and the same as data, with which the client parses a
 * response. Both are derived from the configuration of the service.
 */
import type { FlattenedField, SanitizedConfig } from "payload";

/** Collections that the site reads, in the order of the configuration. */
const COLLECTIONS = [
  "page_single",
  "page_generic",
  "page_form",
  "page_landing",
  "page_error",
  "page_offer",
  "product_page",
  "page_region",
  "page_country",
  "page_guide",
  "guide_theme",
  "guide_taxonomy",
  "page_article",
  "page_faq",
  "header_module",
  "navigation_module",
  "footer_module",
  "company",
  "clause",
  "module_lisa",
  "module_eligibility",
  "module_contact",
  "module_rating",
  "cover_types",
  "offer",
  "forms",
  "countries",
  "group_of_countries",
  "media",
] as const;

/** Fields that only the service itself uses. */
const OMITTED: ReadonlySet<string> = new Set([
  "id",
  "exclusions",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "_status",
  "blockName",
]);

/** A field: its shape as data, and its type as text. */
interface Described {
  readonly shape: unknown;
  readonly type: string;
}

function toPascalCase(slug: string): string {
  return slug
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
const toUnion = (values: readonly string[]): string =>
  values.map((value) => JSON.stringify(value)).join(" | ");

/**
 * Whether the site receives the field: it is stored, and all who may read the document may read it.
 */
function isSent(field: FlattenedField): boolean {
  const isVirtual = "virtual" in field && field.virtual;
  const isRestricted = "access" in field && field.access?.read !== undefined;
  return !OMITTED.has(field.name) && !isVirtual && !isRestricted;
}

/** Returns the interface and the shape of the fields of a document, a group or a row. */
function describeFields(fields: readonly FlattenedField[]): Described {
  const described = fields.filter(isSent).flatMap((field) => {
    const found = describeField(field);
    return found ? [{ name: field.name, ...found }] : [];
  });
  return {
    shape: Object.fromEntries(described.map(({ name, shape }) => [name, shape])),
    type: described.map(({ name, type }) => `readonly ${name}: ${type};`).join("\n"),
  };
}

/** Types of packages/locales and packages/routes, by the name of the field. */
const NAMED_OPTIONS: Readonly<Partial<Record<string, string>>> = {
  locale: "Locale | null",
  audience: "Audience | null",
};

function describeSelect(
  field: Extract<FlattenedField, { type: "select" }>,
  hasMany: boolean,
): Described {
  const options = field.options.map((option) =>
    typeof option === "string" ? option : option.value,
  );
  const named = NAMED_OPTIONS[field.name];
  if (named) return { shape: { kind: "option", options }, type: named };
  return hasMany
    ? { shape: { kind: "options", options }, type: `readonly (${toUnion(options)})[]` }
    : { shape: { kind: "option", options }, type: `${toUnion(options)} | null` };
}

function describeReference(relationTo: string | readonly string[], hasMany: boolean): Described {
  if (typeof relationTo !== "string")
    throw new Error(
      `Only link fields may refer to several collections, not to ${relationTo.join(", ")}.`,
    );
  const type = `Reference<${JSON.stringify(relationTo)}>`;
  return hasMany
    ? { shape: { kind: "references", to: relationTo }, type: `readonly ${type}[]` }
    : { shape: { kind: "reference", to: relationTo }, type: `${type} | null` };
}

function describeBlocks(field: Extract<FlattenedField, { type: "blocks" }>): Described {
  if (field.blockReferences?.length) return { shape: "slices", type: "readonly Slice[]" };
  const blocks = field.blocks.map((block) => ({
    slug: block.slug,
    ...describeFields(block.flattenedFields),
  }));
  return {
    shape: {
      kind: "blocks",
      blocks: Object.fromEntries(blocks.map(({ slug, shape }) => [slug, shape])),
    },
    type: `readonly (${blocks.map(({ slug, type }) => blockType(slug, type)).join(" | ")})[]`,
  };
}

const blockType = (slug: string, fields: string): string =>
  `{ readonly blockType: ${JSON.stringify(slug)};\nreadonly id: string;\n${fields} }`;

const TEXT: Described = { shape: "text", type: "string" };

/** Describes a field with a single value; null for any other field. */
function describeValue(field: FlattenedField): Described | null {
  switch (field.type) {
    case "text":
      return field.hasMany ? { shape: "texts", type: "readonly string[]" } : TEXT;
    case "textarea":
    case "email":
    case "date":
      return TEXT;
    case "number":
      return { shape: "number", type: "number | null" };
    case "checkbox":
      return { shape: field.defaultValue === true ? "checked" : "checkbox", type: "boolean" };
    case "select":
      return describeSelect(field, field.hasMany === true);
    case "richText":
      return { shape: "richText", type: "RichText" };
    case "json":
      return field.name === "renditions"
        ? { shape: "renditions", type: "readonly Rendition[]" }
        : null;
    default:
      return null;
  }
}

/** Describes a field; null for a type of field that the site does not use. */
function describeField(field: FlattenedField): Described | null {
  switch (field.type) {
    case "upload":
    case "relationship":
      return describeReference(field.relationTo, field.hasMany === true);
    case "array": {
      const { shape, type } = describeFields(field.flattenedFields);
      return { shape: { kind: "rows", fields: shape }, type: `readonly { ${type} }[]` };
    }
    case "blocks":
      return describeBlocks(field);
    case "group":
    case "tab": {
      if ("interfaceName" in field && field.interfaceName === "Link")
        return { shape: "link", type: "Link" };
      const { shape, type } = describeFields(field.flattenedFields);
      return { shape: { kind: "group", fields: shape }, type: `{ ${type} }` };
    }
    default:
      return describeValue(field);
  }
}

/**
 * Returns the groups that several collections share, such as the fields for search engines. Each
 * has an interface of its own.
 */
function nameGroups(config: SanitizedConfig): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { flattenedFields } of config.collections)
    for (const field of flattenedFields.filter(isSent)) {
      if (field.type !== "group" && field.type !== "tab") continue;
      const type = describeField(field)?.type ?? "";
      counts.set(type, (counts.get(type) ?? 0) + 1);
      names.set(type, toPascalCase(field.name));
    }
  return new Map([...names].filter(([type]) => type !== "Link" && (counts.get(type) ?? 0) > 1));
}

const NOTE = "Written by `npm run generate` from the configuration of the content service.";

/**
 * Types of relations between documents. They and the types of the documents depend on each other.
 */
const RELATIONS = `
/** What a document inside another one holds: the fields that POPULATE names. */
export type Related<T extends keyof Documents> = T extends keyof typeof POPULATE
  ? Pick<Documents[T], "id" | Extract<keyof (typeof POPULATE)[T], keyof Documents[T]>>
  : Documents[T];

export interface Reference<T extends keyof Documents> {
  readonly id: string;
  /** Null for a draft, and for one that is too deep in the answer. */
  readonly document: Related<T> | null;
}`;

/** Returns the text of the two files, not formatted: the interfaces, and the shapes. */
export function describeDocuments(config: SanitizedConfig): {
  readonly documents: string;
  readonly shapes: string;
} {
  const collections = COLLECTIONS.map((slug) => {
    const collection = config.collections.find((found) => found.slug === slug);
    if (!collection)
      throw new Error(
        `The configuration has no collection ${slug}: correct COLLECTIONS in document-shapes.ts.`,
      );
    return { slug, ...describeFields(collection.flattenedFields) };
  });
  const slices = (config.blocks ?? []).map((block) => ({
    slug: block.slug,
    ...describeFields(block.flattenedFields),
  }));
  const groups = nameGroups(config);
  const withNames = (text: string): string =>
    [...groups].reduce((changed, [type, name]) => changed.replaceAll(type, name), text);
  const documents = [
    `/** Documents that the content service sends, by collection. ${NOTE} */`,
    `import type { Locale } from "@orlaya/locales";`,
    `import type { Audience } from "@orlaya/routes";`,
    `import type { POPULATE } from "../src/selections.ts";`,
    `import type { Link, Rendition, RichText, UnknownSlice } from "../src/values.ts";`,
    RELATIONS,
    ...[...groups].map(([type, name]) => `export interface ${name} ${type}`),
    ...collections.map(
      ({ slug, type }) =>
        `export interface ${toPascalCase(slug)} { readonly id: string;\n${withNames(type)} }`,
    ),
    `export interface Documents { ${collections.map(({ slug }) => `readonly ${slug}: ${toPascalCase(slug)};`).join("\n")} }`,
    ...slices.map(
      ({ slug, type }) => `export interface ${toPascalCase(slug)}Slice ${blockType(slug, type)}`,
    ),
    "/** What an editor places on a page. */",
    `export type Slice = ${slices.map(({ slug }) => `${toPascalCase(slug)}Slice`).join(" | ")} | UnknownSlice;`,
  ];
  const shapes = [
    `/** Shapes of the documents of documents.ts, by collection, and of slices. ${NOTE} */`,
    `import type { Shape } from "../src/shape.ts";`,
    `import type { Documents, Slice } from "./documents.ts";`,
    `export const SHAPES: { readonly [T in keyof Documents]: Shape } = ${toLiteral(collections)};`,
    `export const SLICE_SHAPES: { readonly [S in Exclude<Slice["blockType"], "unknown">]: Shape } = ${toLiteral(slices)};`,
  ];
  return { documents: documents.join("\n\n"), shapes: shapes.join("\n\n") };
}

const toLiteral = (
  described: readonly { readonly slug: string; readonly shape: unknown }[],
): string => JSON.stringify(Object.fromEntries(described.map(({ slug, shape }) => [slug, shape])));
