/** Converts a document of Prismic: its fields, those that are in another place here, and its slices. */
import type { Stored } from "../../fields/record.ts";
import { readRows } from "../../texts/text-pairs.ts";
import type { Fields } from "../document.ts";
import { convertObject, convertSlice, type Conversion } from "./convert.ts";
import { PLACES, toName } from "./types.ts";

/** Whether the name of a field of Prismic is that of a list of slices. */
const isSlices = (name: string): boolean => /^(?:slices|body)\d*$/.test(name);

/** Converts the fields of a document, with those that are in another place here, and its slices. */
export function convertDocument(to: Conversion, fields: Fields, data: Stored): Stored {
  const own: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  const slices: Stored[] = [];
  const hasSlices = fields.some(({ name, type }) => name === "slices" && type === "blocks");
  for (const [name, value] of Object.entries(data)) {
    const [group, inner] = PLACES[toName(name)] ?? [];
    const isHere = fields.some((field) => field.name === toName(name));
    if (isSlices(name) && hasSlices)
      for (const [index, slice] of readRows(value).entries())
        slices.push(...convertSlice(to, slice, `${name}[${index}]`));
    else if (!isHere && group && inner && fields.some((field) => field.name === group))
      (groups[group] ??= {})[inner] = value;
    else own[name] = value;
  }
  const placed = convertObject(to, fields, groups, "");
  to.mapped += slices.length - Object.keys(placed).length;
  return {
    ...convertObject(to, fields, own, ""),
    ...placed,
    ...(slices.length > 0 ? { slices } : {}),
  };
}
