/** Panel of a document: references to details of the company and to clauses for its texts. */
import type { UIField } from "payload";

export const referencesPanel: UIField = {
  name: "references_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/references-panel.tsx#ReferencesPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
