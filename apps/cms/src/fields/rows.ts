/** How forms show the rows of a list: closed at first, each with its first words. */
import type { ArrayField } from "payload";

/** Returns the properties of a list whose rows contain texts. */
export function createRowsAdmin(description?: string): NonNullable<ArrayField["admin"]> {
  return {
    ...(description === undefined ? {} : { description }),
    initCollapsed: true,
    components: { RowLabel: "/admin/row-label.tsx#EntryLabel" },
  };
}
