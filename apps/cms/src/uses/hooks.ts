/** Adds the panel “Where used” and the confirmation of taking down to a collection. */
import type { CollectionConfig, Field, UIField } from "payload";
import { reviewPanel } from "../fields/review-panel.ts";
import { addLinks } from "../links/store.ts";
import { confirmDelete, confirmTakeDown } from "./guard.ts";

/** Panel of a form. It stores nothing. */
function createPanel(): UIField {
  return {
    name: "uses_panel",
    type: "ui",
    admin: {
      position: "sidebar",
      components: { Field: "/admin/uses-panel.tsx#UsesPanel" },
      disableBulkEdit: true,
      disableListColumn: true,
    },
  };
}

/** Puts the panel below the one of the review. */
function placePanel(fields: readonly Field[]): Field[] {
  const above = fields.findIndex((field) => "name" in field && field.name === reviewPanel.name);
  const at = above === -1 ? fields.length : above + 1;
  return [...fields.slice(0, at), createPanel(), ...fields.slice(at)];
}

/** Keeps the index of references of a collection, shows it, and asks before a document is taken down. */
export function addUses(given: CollectionConfig): CollectionConfig {
  const collection = addLinks(given);
  const { admin, hooks } = collection;
  const selection = {
    path: "/admin/uses-selection.tsx#UsesOfSelection",
    clientProps: { collection: collection.slug },
  };
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), selection];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
    fields: placePanel(collection.fields),
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), confirmTakeDown],
      beforeDelete: [...(hooks?.beforeDelete ?? []), confirmDelete],
    },
  };
}
