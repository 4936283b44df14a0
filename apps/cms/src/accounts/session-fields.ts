/** What the service stores about a session besides what Payload stores. */
import type { ArrayField } from "payload";

/** Payload adds its own fields and access: the owner reads them, nobody writes them. */
export const sessionsField: ArrayField = {
  name: "sessions",
  type: "array",
  label: false,
  labels: { singular: {}, plural: {} },
  admin: { disabled: true },
  fields: [
    { name: "browser", type: "text", label: false },
    { name: "used_at", type: "date", label: false },
    { name: "confirmed_at", type: "date", label: false },
    { name: "with_code", type: "checkbox", label: false },
  ],
};
