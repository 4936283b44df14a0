/** Panel of a document: references to details of the company that its texts may contain. */
import type { UIField } from "payload";

export const companyPanel: UIField = {
  name: "company_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/company-panel.tsx#CompanyPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
