/** Panel of the languages of a document. It stores nothing. */
import type { UIField } from "payload";

export const languagePanel: UIField = {
  name: "languages_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/language-panel.tsx#LanguagePanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
