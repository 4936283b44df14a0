/** Panel of what blocks the publication of a document. It stores nothing. */
import type { UIField } from "payload";

export const checklistPanel: UIField = {
  name: "checklist_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/checklist-panel.tsx#ChecklistPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
