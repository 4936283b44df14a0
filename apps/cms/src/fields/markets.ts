/**
 * Fields of a document for the plans whose market its text states: who can take them out, where
 * they live, where they go and for what.
 */
import type { RelationshipField, UIField } from "payload";
import { isStaffForField } from "../access/access.ts";

/** Name of the relation. */
export const MARKETS = "markets";

const markets: RelationshipField = {
  name: MARKETS,
  label: "States who can take out",
  type: "relationship",
  relationTo: "products",
  hasMany: true,
  index: true,
  // The site has no use for it.
  access: { read: isStaffForField },
  admin: {
    position: "sidebar",
    allowCreate: false,
    description:
      "Plans for which this text says who can take them out. When a release changes that, the text is listed for checking.",
  },
};

/** Shown above the document while the text has to be checked. */
const textChecks: UIField = {
  name: "text_checks",
  type: "ui",
  label: "Checks of the text",
  admin: {
    condition: (data) => Array.isArray(data[MARKETS]) && data[MARKETS].length > 0,
    components: { Field: "/admin/text-checks.tsx#TextChecks" },
  },
};

/** The fields, for every document with texts. */
export const marketFields = [markets, textChecks] as const;
