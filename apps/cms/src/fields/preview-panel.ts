/** Panel of the previews of a document: its pages, and links for people without an account. */
import type { UIField } from "payload";

export const previewPanel: UIField = {
  name: "preview_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/preview-panel.tsx#PreviewPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
