/** Who made a version: kept with it as text, so that it can be read when the account is gone. */
import type { CollectionBeforeChangeHook, TextField } from "payload";
import { isStaffForField } from "../access/access.ts";
import { readActor } from "../access/roles.ts";

/** Written by the service alone. Visitors and the site's key never read it. */
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

/** Writes the address of whoever saves; nothing for the seed and the service itself. */
export const signChange: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  edited_by: readActor(req.user)?.email ?? null,
});
