/** Who made a version: kept with it as text, so that it can be read when the account is gone. */
import type { CollectionBeforeChangeHook, TextField } from "payload";
import { backstageField } from "../access/access.ts";
import { actorOf } from "../access/roles.ts";

/** Written by the service alone. Visitors and the site's key never read it. */
export const editedByField: TextField = {
  name: "edited_by",
  type: "text",
  label: "Changed by",
  access: { create: () => false, update: () => false, read: backstageField },
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
  edited_by: actorOf(req.user)?.email ?? null,
});
