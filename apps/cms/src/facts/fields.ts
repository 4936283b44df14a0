/**
 * Facts of a document: its fields that are the same in every language by their type, such as a
 * price, premiums, codes, dates, pictures and relations.
 */
import { flattenAllFields, type Field, type FlattenedField } from "payload";
import { LINK } from "../fields/link.ts";

type Fields = readonly FlattenedField[];

/** A field that contains a fact. */
export interface FactField {
  /** Names of fields: `card.starting_price`. */
  readonly path: string;
  /** Labels of the groups and the field, from the outside in. */
  readonly labels: readonly unknown[];
  readonly field: FlattenedField;
}
/** A text that belongs to a price, and is written in each language. */
export interface PriceText extends FactField {
  readonly maxLength: number | null;
  /** Paths of the price, its currency and its period. */
  readonly facts: readonly string[];
}

/** Fields that place a document or state its market. They differ by language. */
const OWN: ReadonlySet<string> = new Set([
  ...["id", "locale", "audience", "markets", "uid", "path", "country_parts"],
  ...["_status", "createdAt", "updatedAt", "deletedAt", "seo"],
]);
const PRICE_TEXT = "legal_reference";
const PRICE = ["starting_price", "currency", "price_frequency", "price_mark"] as const;

interface Marks {
  readonly custom?: Readonly<Record<string, unknown>>;
  readonly hidden?: boolean;
  readonly hasMany?: boolean;
  readonly virtual?: unknown;
  readonly admin?: { readonly hidden?: boolean; readonly readOnly?: boolean };
  readonly interfaceName?: string;
}

/** Returns whether editors write the field, and its values have the same meaning everywhere. */
function isShared(field: FlattenedField, isOuter: boolean): boolean {
  const { admin, custom, hidden, interfaceName, virtual } = field as Marks;
  return !(
    (isOuter && OWN.has(field.name)) ||
    custom?.["technical"] === true ||
    hidden === true ||
    admin?.hidden === true ||
    admin?.readOnly === true ||
    Boolean(virtual) ||
    interfaceName === LINK
  );
}

function isFact(field: FlattenedField): boolean {
  const { custom, hasMany } = field as Marks;
  switch (field.type) {
    case "number":
    case "select":
    case "radio":
    case "checkbox":
    case "date":
    case "upload":
    case "relationship":
      return true;
    case "text":
    case "textarea":
      return hasMany === true || custom?.["wordless"] === true;
    default:
      return false;
  }
}

interface Part {
  readonly path: string;
  readonly labels: readonly unknown[];
}

/** Lists the fields of a part of a document that pass, with those of its groups. */
function collect(
  fields: Fields,
  part: Part,
  passes: (field: FlattenedField) => boolean,
): readonly FactField[] {
  return fields.flatMap((field) => {
    if (!isShared(field, part.path === "")) return [];
    const path = part.path === "" ? field.name : `${part.path}.${field.name}`;
    const labels = [...part.labels, "label" in field ? field.label : field.name];
    return field.type === "group" || field.type === "tab"
      ? collect(field.flattenedFields, { path, labels }, passes)
      : passes(field)
        ? [{ path, labels, field }]
        : [];
  });
}

/** Lists the fields of a collection that contain facts, in the order of the form. */
export const listFactFields = (fields: Fields): readonly FactField[] =>
  collect(fields, { path: "", labels: [] }, isFact);

/** Returns whether documents with these fields have facts. */
export const hasFacts = (fields: readonly Field[]): boolean =>
  listFactFields(flattenAllFields({ fields: [...fields] })).length > 0;

/** Lists the texts of prices: sentences that state for whom and since when a price is valid. */
export function listPriceTexts(fields: Fields): readonly PriceText[] {
  const facts = new Set(listFactFields(fields).map(({ path }) => path));
  return collect(fields, { path: "", labels: [] }, ({ name }) => name === PRICE_TEXT).map(
    (found) => {
      const prefix = found.path.slice(0, -PRICE_TEXT.length);
      const { field } = found;
      return {
        ...found,
        maxLength: "maxLength" in field ? (field.maxLength ?? null) : null,
        facts: PRICE.map((name) => prefix + name).filter((path) => facts.has(path)),
      };
    },
  );
}

/** Reads the value at a path of names; null when there is none. */
export function readAt(document: unknown, path: string): unknown {
  return (
    path
      .split(".")
      .reduce<unknown>(
        (node, name) => (node as Readonly<Record<string, unknown>> | null | undefined)?.[name],
        document,
      ) ?? null
  );
}
