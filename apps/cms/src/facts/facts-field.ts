/** Field of a form that compares and publishes the facts of a document (admin/facts-panel.tsx). */
import type { Field, UIField } from "payload";
import { hasFacts } from "./fields.ts";

export const factsField: UIField = {
  name: "shared_facts",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/facts-panel.tsx#FactsPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};

/** Returns the field, for a collection with these fields; none when its documents have no facts. */
export const listFactsField = (fields: readonly Field[]): readonly Field[] =>
  hasFacts(fields) ? [factsField] : [];
