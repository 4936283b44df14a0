/** Filter of pickers: documents of the language and the site of the document in the form. */
import type { FilterOptionsProps, Where } from "payload";
import { record } from "./record.ts";

/**
 * Offers documents of the document's own language and site. A collection, or a document, without a
 * language or a site is not limited by it.
 */
export function samePlace({ data, relationTo, req }: FilterOptionsProps<unknown>): Where | true {
  const fields = req.payload.collections[relationTo]?.config.flattenedFields ?? [];
  const and = (["locale", "audience"] as const).flatMap((name): Where[] => {
    const value = record(data)[name];
    const isLimited = typeof value === "string" && fields.some((field) => field.name === name);
    return isLimited ? [{ [name]: { equals: value } }] : [];
  });
  return and.length > 0 ? { and } : true;
}
