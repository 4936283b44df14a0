/**
 * Technical fields: those that the service, the seed or code writes and editors do not need. Forms
 * show them in one closed part.
 */
import type { CollapsibleField, Field } from "payload";

/** Marks a field as technical. */
export function markTechnical<F extends Field>(field: F): F {
  return { ...field, custom: { ...field.custom, technical: true } };
}

/** Moves the technical fields of a document to its closed part, at the end of the sidebar. */
export function gatherTechnical(fields: readonly Field[]): Field[] {
  const isTechnical = ({ custom }: Field): boolean => custom?.["technical"] === true;
  const part: CollapsibleField = {
    type: "collapsible",
    label: "Technical",
    admin: { position: "sidebar", initCollapsed: true },
    fields: fields.filter(isTechnical),
  };
  return [...fields.filter((field) => !isTechnical(field)), part];
}
