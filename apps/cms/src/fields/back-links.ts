/**
 * Back links: the records that refer to this record. The service writes them. Users can view,
 * filter and export them, but not edit them.
 */
import type { RelationshipField } from "payload";
import { isStaffForField } from "../access/access.ts";

export function createBacklinksField(
  name: string,
  label: string,
  relationTo: string,
): RelationshipField {
  return {
    name,
    label,
    type: "relationship",
    relationTo,
    hasMany: true,
    validate: () => true,
    access: { read: isStaffForField, create: () => false, update: () => false },
    admin: { readOnly: true, allowCreate: false, description: "Kept by the service." },
  };
}
