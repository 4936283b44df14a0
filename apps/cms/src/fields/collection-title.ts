/** The title of the form of documents whose own title is a technical word. */
import type { UIField } from "payload";

export const collectionTitle: UIField = {
  name: "collection_title",
  type: "ui",
  admin: {
    components: { Field: "/admin/collection-title.tsx#CollectionTitle" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
