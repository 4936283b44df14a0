/** Converts single values of seed files to values of the fields that store them. */
import { editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { Field, RelationshipField, SelectField, TextareaField, TextField } from "payload";
import { convertRelation, convertRichLink } from "./convert-link.ts";
import { convertMarkdown } from "./markdown.ts";
import { getEntryPlace, report, type Place } from "./place.ts";

/**
 * Converts the value of a field without subfields. Reports problems; returns null when the value
 * cannot be converted.
 */
export function convertValue(field: Field, value: unknown, place: Place): unknown {
  switch (field.type) {
    case "text":
    case "textarea":
      return convertText(field, value, place);
    case "number":
      return typeof value === "number" ? value : report(place, "must be a number");
    case "checkbox":
      return typeof value === "boolean" ? value : report(place, "must be true or false");
    case "date":
      return isDate(value) ? value : report(place, "must be a date");
    case "select":
      return convertSelect(field, value, place);
    case "richText":
      return typeof value === "string"
        ? convertMarkdown(value, editorConfigFactory.fromField({ field }), (to) =>
            convertRichLink(to, place),
          )
        : report(place, "must be Markdown");
    case "upload":
      return convertRelation("media", value, place);
    case "relationship":
      return convertRelationship(field, value, place);
    default:
      return report(place, `the seed does not support fields of type ${field.type}`);
  }
}

const isDate = (value: unknown): boolean =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

function convertText(field: TextField | TextareaField, value: unknown, place: Place): unknown {
  if ("hasMany" in field && field.hasMany)
    return Array.isArray(value) && value.every((entry) => typeof entry === "string")
      ? value
      : report(place, "must be a list of texts");
  if (typeof value !== "string") return report(place, "must be a text");
  const most = field.maxLength;
  if (most !== undefined && value.length > most)
    report(place, `${value.length} characters, at most ${most}`);
  if (value.trim() === "" && field.required) report(place, "is empty");
  return value;
}

/** Reports values that are not among the options. Returns the value unchanged. */
function convertSelect(field: SelectField, value: unknown, place: Place): unknown {
  const options = field.options.map((option) =>
    typeof option === "string" ? option : option.value,
  );
  const given: readonly unknown[] = field.hasMany && Array.isArray(value) ? value : [value];
  for (const entry of given)
    if (!options.some((option) => option === entry))
      report(place, `"${String(entry)}" is not one of ${options.join(", ")}`);
  return value;
}

function convertRelationship(field: RelationshipField, value: unknown, place: Place): unknown {
  const collection = field.relationTo;
  if (typeof collection !== "string") return report(place, "must be written as a link");
  if (!field.hasMany) return convertRelation(collection, value, place);
  if (!Array.isArray(value)) return report(place, "must be a list of keys");
  if (field.maxRows !== undefined && value.length > field.maxRows)
    report(place, `${value.length} entries, at most ${field.maxRows}`);
  return value
    .map((entry, at) => convertRelation(collection, entry, getEntryPlace(place, at)))
    .filter((id) => id !== null);
}
