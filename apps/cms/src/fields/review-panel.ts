/** Panel of the review of a document, with the comments at its fields. It stores nothing. */
import type { UIField } from "payload";

export const reviewPanel: UIField = {
  name: "review_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/review-panel.tsx#ReviewPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
