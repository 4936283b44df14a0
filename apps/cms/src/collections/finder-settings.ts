/** Settings of the finder. Only administrators may change them. */
import type { GlobalAfterChangeHook, GlobalConfig } from "payload";
import { isAdmin, isStaff } from "../access/access.ts";
import { DEFAULT_CHANGE_LIMIT } from "../releases/requests.ts";
import { listChanges } from "../audit/changes.ts";
import { record } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";

function formatLimit(document: unknown): string {
  const percent = record(document)["change_limit"];
  return `${typeof percent === "number" ? percent : DEFAULT_CHANGE_LIMIT} %`;
}
/** Writes the old and the new limit to the audit log. */
const auditLimit: GlobalAfterChangeHook = ({ doc, previousDoc, req }) =>
  note(
    req,
    "update",
    "finder_settings",
    { title: `Share of journeys: ${formatLimit(previousDoc)} → ${formatLimit(doc)}` },
    { changes: listChanges("finder_settings", record(previousDoc), record(doc)) },
  );

export const finderSettings: GlobalConfig = {
  slug: "finder_settings",
  label: "Finder settings",
  access: { read: isStaff, update: isAdmin },
  hooks: { afterChange: [auditLimit] },
  fields: [
    {
      name: "entity_levels",
      type: "array",
      label: "Compliance levels by entity",
      labels: { singular: "Entity", plural: "Entities" },
      admin: {
        description:
          "A rule whose entity does not carry its compliance level is a finding. Entities that are not listed are not checked.",
        initCollapsed: true,
      },
      fields: [
        { name: "entity", type: "text", label: "Entity", required: true },
        { name: "low", type: "checkbox", label: "Low", defaultValue: false },
        { name: "medium", type: "checkbox", label: "Medium", defaultValue: false },
      ],
    },
    {
      name: "change_limit",
      type: "number",
      label: "Share of journeys that may change without a second person (percent)",
      required: true,
      min: 0,
      max: 100,
      defaultValue: DEFAULT_CHANGE_LIMIT,
      admin: {
        step: 0.1,
        description:
          "When a release changes a larger share, somebody else who may publish must confirm it. With 0, every release that changes a journey needs a confirmation.",
      },
    },
  ],
};
