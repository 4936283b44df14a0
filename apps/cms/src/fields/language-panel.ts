/** Panels of a document: its languages, and its campaigns. They store nothing. */
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

export const campaignPanel: UIField = {
  name: "campaign_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/campaign-panel.tsx#CampaignPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
