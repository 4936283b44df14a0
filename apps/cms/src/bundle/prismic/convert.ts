/** Converts the values of a document of Prismic by the fields of its collection. */
import { readUrlLink } from "@orlaya/routes";
import type { FlattenedField } from "payload";
import { LINK } from "../../fields/link.ts";
import { isRecord, readString, record, type Stored } from "../../fields/record.ts";
import { readRows } from "../../texts/text-pairs.ts";
import type { Blocks, Fields } from "../document.ts";
import { convertRichText, readPlainText, type ResolveLink } from "./rich-text.ts";
import type { Unmapped, UnmappedKind } from "./shapes.ts";
import { toName } from "./types.ts";

/** What a conversion needs, and what it collects. */
export interface Conversion {
  readonly blocks: Blocks;
  readonly resolve: ResolveLink;
  readonly unmapped: Unmapped[];
  mapped: number;
}

/** Fields that an import sets itself, or that only the service writes. */
const OWN: ReadonlySet<string> = new Set([
  ...["id", "locale", "audience", "group", "path", "edited_by", "_status"],
  ...["createdAt", "updatedAt", "deletedAt", "blockType", "blockName"],
]);

function report(to: Conversion, kind: UnmappedKind, path: string, detail: unknown): void {
  const text = typeof detail === "string" ? detail : JSON.stringify(detail ?? null);
  to.unmapped.push({ kind, path, detail: text.slice(0, 200) });
}

/** Whether a value has no content: Prismic exports every field of a type. */
function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) &&
      (Object.keys(value).length === 0 ||
        (readString(value["link_type"]) !== "" && !value["id"] && !value["url"])))
  );
}

const isRichText = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((block) => readString(record(block)["type"]) !== "");

function convertText(to: Conversion, field: FlattenedField, value: unknown, path: string): unknown {
  if ("hasMany" in field && field.hasMany === true) {
    const list = Array.isArray(value) ? value : readString(value).split(",");
    const texts = list.map((each) =>
      readString(isRecord(each) ? Object.values(each)[0] : each).trim(),
    );
    return texts.filter((each) => each !== "");
  }
  const text = isRichText(value)
    ? readPlainText(value)
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : readString(value);
  if (text === "") return reportMismatch(to, path, value);
  const most = "maxLength" in field ? field.maxLength : undefined;
  if (typeof most === "number" && text.length > most)
    report(to, "long", path, `${text.length} > ${most}`);
  return text;
}

/** Reports a value of another type. */
function reportMismatch(to: Conversion, path: string, value: unknown): null {
  const url = readString(record(value)["url"]);
  if (isRecord(value) && isRecord(value["dimensions"])) report(to, "image", path, url);
  else if (isRecord(value) && readString(value["embed_url"]) !== "")
    report(to, "embed", path, value["embed_url"]);
  else report(to, "value", path, value);
  return null;
}

function convertChoice(
  to: Conversion,
  field: Extract<FlattenedField, { readonly type: "select" | "radio" }>,
  value: unknown,
  path: string,
): unknown {
  const options = field.options.map((each) => (typeof each === "string" ? each : each.value));
  function choose(given: unknown): readonly string[] {
    const text = readString(given);
    const found = options.find(
      (option) => option.toLowerCase() === text.toLowerCase() || option === toName(text),
    );
    if (found === undefined) report(to, "option", path, given);
    return found === undefined ? [] : [found];
  }
  const isMany = "hasMany" in field && field.hasMany === true;
  return isMany ? [value].flat().flatMap(choose) : choose(value)[0];
}

/** Returns the links of a list: each itself, or the first link of a row. */
function readLinks(value: unknown): readonly Stored[] {
  return readRows(Array.isArray(value) ? value : [value]).map((row) =>
    row["link_type"] === undefined
      ? record(Object.values(row).find((each) => record(each)["link_type"] !== undefined))
      : row,
  );
}

function convertRelation(
  to: Conversion,
  field: Extract<FlattenedField, { readonly type: "relationship" }>,
  value: unknown,
  path: string,
): unknown {
  const ids = readLinks(value).flatMap((link) => {
    const found = to.resolve(link);
    const targets = [field.relationTo].flat();
    if (found && targets.includes(found.relationTo))
      return [Array.isArray(field.relationTo) ? found : found.value];
    if (!isBlank(link)) report(to, "target", path, link["id"] ?? link["url"] ?? link);
    return [];
  });
  return field.hasMany === true ? ids : ids[0];
}

/** Converts a link with its label, which older types keep in a field of its own. */
function convertLink(
  to: Conversion,
  value: unknown,
  label: unknown,
  path: string,
): Stored | undefined {
  const link = record(value);
  const text = readString(link["text"]) || readString(label);
  const rest = {
    ...(text === "" ? {} : { label: text }),
    new_tab: link["target"] === "_blank",
  };
  const document = to.resolve(link);
  if (document) return { ...rest, kind: "document", document };
  const url = readString(link["url"]);
  if (readString(link["link_type"]) === "Document" || readUrlLink(url) === null) {
    report(to, "target", path, link["id"] ?? link["url"] ?? value);
    return undefined;
  }
  return { ...rest, kind: "url", url };
}

function convertRows(
  to: Conversion,
  fields: Fields,
  value: unknown,
  path: string,
): readonly Stored[] {
  const rows = readRows(value);
  // A list of links has rows with a link, which a repeatable link of Prismic has not.
  const only = fields.find((field) => "interfaceName" in field && field.interfaceName === LINK);
  return rows.map((row, index) => {
    const at = `${path}[${index}]`;
    if (only && row["link_type"] !== undefined) {
      const link = convertLink(to, row, "", at);
      return link ? { [only.name]: link } : {};
    }
    return convertObject(to, fields, row, at);
  });
}

/** Reads a slice: its name, and the values of its parts. */
function readSlice(slice: Stored): {
  readonly name: string;
  readonly values: Stored;
  readonly items: unknown;
} {
  const value = record(slice["value"]);
  const name = readString(slice["slice_type"]) || (readString(slice["key"]).split("$")[0] ?? "");
  return {
    name: toName(name),
    values: record(slice["primary"] ?? value["non-repeat"]),
    items: slice["items"] ?? value["repeat"],
  };
}

/** Converts a slice. @returns none when there is no slice of this name */
export function convertSlice(to: Conversion, slice: Stored, path: string): readonly Stored[] {
  const { name, values, items } = readSlice(slice);
  const fields = to.blocks.get(name);
  if (!fields) {
    report(to, "slice", path, name);
    return [];
  }
  const converted = convertObject(to, fields, values, path);
  if (isBlank(items)) return [{ ...converted, blockType: name }];
  const list =
    fields.find((field) => field.type === "array" && field.name === "items") ??
    fields.find((field) => field.type === "array");
  if (list?.type !== "array") {
    report(to, "field", `${path}.items`, `${readRows(items).length}`);
    return [{ ...converted, blockType: name }];
  }
  const rows = convertRows(to, list.flattenedFields, items, `${path}.items`);
  return [{ ...converted, [list.name]: rows, blockType: name }];
}

/** Whether a value of Prismic has the type of a plain field. */
function isPlain(type: FlattenedField["type"], value: unknown): boolean {
  return (
    (type === "number" || type === "checkbox") &&
    typeof value === (type === "number" ? "number" : "boolean")
  );
}

function convertDate(to: Conversion, value: unknown, path: string): string | null {
  const time = Date.parse(readString(value));
  return Number.isNaN(time) ? reportMismatch(to, path, value) : new Date(time).toISOString();
}

function convertBlocks(to: Conversion, value: unknown, path: string): Stored | null {
  if (!isRichText(value)) return reportMismatch(to, path, value);
  return convertRichText(value, to.resolve, (kind, detail) => {
    report(to, kind, path, detail);
  });
}

function convertGroup(
  to: Conversion,
  field: Extract<FlattenedField, { readonly type: "group" | "tab" }>,
  value: unknown,
  { path, label }: { readonly path: string; readonly label: unknown },
): Stored | undefined {
  const [only] = [value].flat() as readonly unknown[];
  return "interfaceName" in field && field.interfaceName === LINK
    ? convertLink(to, only, label, path)
    : convertObject(to, field.flattenedFields, record(only), path);
}

function convertValue(
  to: Conversion,
  field: FlattenedField,
  value: unknown,
  { path, label }: { readonly path: string; readonly label: unknown },
): unknown {
  switch (field.type) {
    case "text":
    case "textarea":
      return convertText(to, field, value, path);
    case "date":
      return convertDate(to, value, path);
    case "select":
    case "radio":
      return convertChoice(to, field, value, path);
    case "richText":
      return convertBlocks(to, value, path);
    case "relationship":
      return convertRelation(to, field, value, path);
    case "array":
      return convertRows(to, field.flattenedFields, value, path);
    case "group":
    case "tab":
      return convertGroup(to, field, value, { path, label });
    default:
      return isPlain(field.type, value) ? value : reportMismatch(to, path, value);
  }
}

/** Converts the values of an object. Names that no field has are reported. */
export function convertObject(to: Conversion, fields: Fields, data: Stored, path: string): Stored {
  const result: Record<string, unknown> = {};
  const named = new Map(fields.map((field) => [field.name, field]));
  const isLabel = (name: string): boolean =>
    name.endsWith("_label") && named.has(name.slice(0, -"_label".length)) && !named.has(name);
  for (const [given, value] of Object.entries(data)) {
    const name = toName(given);
    if (isBlank(value) || isLabel(name)) continue;
    const at = path === "" ? given : `${path}.${given}`;
    const field = OWN.has(name) ? undefined : named.get(name);
    if (!field || field.type === "blocks" || field.type === "join") {
      report(to, "field", at, value);
      continue;
    }
    const converted = convertValue(to, field, value, { path: at, label: data[`${given}_label`] });
    if (converted === undefined || converted === null) continue;
    to.mapped += 1;
    result[name] = converted;
  }
  return result;
}
