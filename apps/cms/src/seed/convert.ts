/**
 * Seed vocabulary → values of the content service, guided by the fields of its own configuration, so that a field the
 * service does not have, a text that is too long or a link to nowhere is found before anything is written.
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
  /** Ids of documents that must exist before this one (relations outside slices are checked by the database). */
  readonly needs: ReadonlySet<string>;
}

/** Fields that the service fills in: the seed neither writes them nor reports them. */
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

/** Converts one document. Total: problems are returned, with the path of each inside the file. */
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

/** Converts the values of an object by the fields that hold them. `ignored` names values that belong to no field. */
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

/** Fields whose values stand in one object: rows, tabs and groups without a name only arrange fields. */
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

/** Reports a value that the file must state. */
function checkMissing(field: NamedField, place: Place): void {
  if (field.type === "group" || field.type === "blocks") return;
  if (field.type === "array") {
    if (field.minRows) report(place, `at least ${field.minRows} entries`);
    return;
  }
  const hasDefault = "defaultValue" in field && field.defaultValue !== undefined;
  if ("required" in field && field.required && !hasDefault) report(place, "is missing");
}

/** Converts the value of a field; undefined for one that is left out. */
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

/** The entries of a list, whose number is checked; none for any other value. */
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
