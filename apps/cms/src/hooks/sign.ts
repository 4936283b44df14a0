/**
 * Stores the author of a version as text, so that it stays readable after the account is deleted.
 */
import type { CollectionBeforeChangeHook, TextField } from "payload";
import { isStaffForField } from "../access/access.ts";
import { readActor } from "../access/roles.ts";

/** Written by the service only. Visitors and the site's key cannot read it. */
export const editedByField: TextField = {
  name: "edited_by",
  type: "text",
  label: "Changed by",
  access: { create: () => false, update: () => false, read: isStaffForField },
  admin: {
    position: "sidebar",
    readOnly: true,
    disableBulkEdit: true,
    description: "Who made this version.",
  },
};

/** Writes the mail address of the user who saves; null for the seed and the service itself. */
export const signChange: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  edited_by: readActor(req.user)?.email ?? null,
});
