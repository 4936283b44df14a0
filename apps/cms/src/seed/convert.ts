/**
 * Converts documents from the vocabulary of the seed files to values of the content service. The
 * fields of the service's configuration guide the conversion, so that an unknown field, a text that
 * is too long or an invalid link is reported before anything is written.
 */
import { isLocale } from "@orlaya/locales";
import type { ArrayField, BlocksField, Field } from "payload";
import { isRecord, type Stored } from "../fields/record.ts";
import { convertLink } from "./convert-link.ts";
import { convertValue } from "./convert-value.ts";
import type { Problem, SeedDocument } from "./document.ts";
import type { Known } from "./known.ts";
import {
  getEntryPlace,
  getFieldPlace,
  report,
  type Block,
  type Conversion,
  type Place,
} from "./place.ts";

export interface Converted {
  readonly data: Stored;
  readonly problems: readonly Problem[];
  /**
   * Ids of documents that must exist before this one: the database checks relations outside slices.
   */
  readonly needs: ReadonlySet<string>;
}

/** Fields that the service fills in. The seed neither writes nor reports them. */
const OWN_FIELDS = [
  "audience",
  "landing_type",
  "id",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "_status",
];
const OWN_FIELDS_OF_BLOCKS = ["slice", "id", "blockName", "blockType"];

/**
 * Converts one document. Never throws: returns the problems, each with its path inside the file.
 */
export function convertDocument(
  document: SeedDocument,
  fields: readonly Field[],
  blocks: readonly Block[],
  known: Known,
): Converted {
  const conversion: Conversion = { document, blocks, known, problems: [], needs: new Set() };
  const place: Place = { conversion, path: "", loose: false };
  const { locale, audience } = document;
  const stated = document.data["locale"];
  if (stated !== undefined && (!isLocale(stated) || stated !== locale))
    report(getFieldPlace(place, "locale"), `the file is in the folder of ${locale}`);
  const given = { ...document.data, locale, audience, group: "set-by-the-seed" };
  const data = convertObject(fields, given, place, OWN_FIELDS);
  return { data, problems: conversion.problems, needs: conversion.needs };
}

/**
 * Converts the values of an object with the fields that store them. Reports unknown names except
 * those in `ignored`.
 */
function convertObject(
  fields: readonly Field[],
  value: unknown,
  place: Place,
  ignored: readonly string[] = [],
): Stored {
  if (!isRecord(value)) {
    report(place, "must be an object");
    return {};
  }
  const result: Record<string, unknown> = {};
  const named = listNamedFields(fields);
  for (const field of named) {
    const given = value[field.name];
    const at = getFieldPlace(place, field.name);
    if (given === undefined || given === null) {
      checkMissing(field, at);
      continue;
    }
    const converted = convertField(field, given, at);
    if (converted !== undefined) result[field.name] = converted;
  }
  const names = new Set([...ignored, ...named.map(({ name }) => name)]);
  for (const name of Object.keys(value))
    if (!names.has(name)) report(getFieldPlace(place, name), "there is no such field");
  return result;
}

type NamedField = Field & { readonly name: string };

/**
 * Returns the fields whose values are in one object. Rows, collapsibles, and tabs and groups
 * without a name only arrange fields.
 */
function listNamedFields(fields: readonly Field[]): readonly NamedField[] {
  return fields.flatMap((field): readonly NamedField[] => {
    if (field.type === "row" || field.type === "collapsible") return listNamedFields(field.fields);
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) =>
        "name" in tab && tab.name
          ? [{ name: tab.name, type: "group", fields: tab.fields }]
          : listNamedFields(tab.fields),
      );
    if ("name" in field && field.name) return [field];
    return field.type === "group" ? listNamedFields(field.fields) : [];
  });
}

/** Reports a required value that is missing. */
function checkMissing(field: NamedField, place: Place): void {
  if (field.type === "group" || field.type === "blocks") return;
  if (field.type === "array") {
    if (field.minRows) report(place, `at least ${field.minRows} entries`);
    return;
  }
  const hasDefault = "defaultValue" in field && field.defaultValue !== undefined;
  if ("required" in field && field.required && !hasDefault) report(place, "is missing");
}

/** Converts the value of a field. Returns undefined when the value is left out. */
function convertField(field: NamedField, value: unknown, place: Place): unknown {
  switch (field.type) {
    case "group":
      return field.interfaceName === "Link"
        ? (convertLink(value, place) ?? undefined)
        : convertObject(field.fields, value, place);
    case "array":
      return convertArray(field, value, place);
    case "blocks":
      return convertBlocks(field, value, place);
    default:
      return convertValue(field, value, place);
  }
}

function convertArray(field: ArrayField, value: unknown, place: Place): readonly Stored[] {
  const [only] = field.fields.filter((inner) => "name" in inner && inner.name !== "id");
  const bare = only?.type === "group" && only.interfaceName === "Link" ? only.name : null;
  return readRows(value, place, field).map((row, index) =>
    // A list of links may be written without the wrapping {"link": …}.
    convertObject(
      field.fields,
      bare && isRecord(row) && "to" in row ? { [bare]: row } : row,
      getEntryPlace(place, index),
      ["id"],
    ),
  );
}

function convertBlocks(field: BlocksField, value: unknown, place: Place): readonly Stored[] {
  const { blocks } = place.conversion;
  const allowed = [...field.blocks, ...(field.blockReferences?.length ? blocks : [])];
  return readRows(value, place, field).flatMap((row, index) => {
    const at = { ...getEntryPlace(place, index), loose: true };
    const slug = isRecord(row) ? row["slice"] : undefined;
    const block = allowed.find((entry) => entry.slug === slug);
    if (!block) {
      report(at, `there is no slice "${String(slug)}"`);
      return [];
    }
    const data = convertObject(block.fields, row, at, OWN_FIELDS_OF_BLOCKS);
    return [{ blockType: block.slug, ...data }];
  });
}

/**
 * Returns the entries of a list and checks their number. Reports any other value and returns none.
 */
function readRows(
  value: unknown,
  place: Place,
  limits: { readonly minRows?: number; readonly maxRows?: number },
): readonly unknown[] {
  if (!Array.isArray(value)) {
    report(place, "must be a list");
    return [];
  }
  if (limits.minRows !== undefined && value.length < limits.minRows)
    report(place, `${value.length} entries, at least ${limits.minRows}`);
  if (limits.maxRows !== undefined && value.length > limits.maxRows)
    report(place, `${value.length} entries, at most ${limits.maxRows}`);
  return value;
}
