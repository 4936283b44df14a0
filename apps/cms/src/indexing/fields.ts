/** Fields of a country page about search engines: the choice of the editor, and what follows. */
import type { SelectField, UIField } from "payload";
import { buildOptions } from "../fields/options.ts";
import { INDEXING_CHOICES } from "./choices.ts";

export const indexingField: SelectField = {
  name: "indexing",
  type: "select",
  label: "Listing by search engines",
  enumName: "page_indexing",
  defaultValue: "automatic",
  options: buildOptions(INDEXING_CHOICES, {
    automatic: "Automatic",
    index: "Index",
    noindex: "Do not index",
  }),
  admin: {
    isClearable: false,
    components: { Description: "/admin/indexing-panel.tsx#IndexingEffect" },
  },
};

export const indexingPanel: UIField = {
  name: "indexing_panel",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/indexing-panel.tsx#IndexingPanel" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
