/** Change sets of the finder: edits that are reviewed and published together. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/** A change set. Only the service writes it (sets/). */
export const finderSets: CollectionConfig = {
  slug: "finder_sets",
  labels: { singular: "Change set", plural: "Change sets" },
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "name", type: "text", required: true },
    { name: "why", type: "textarea" },
    { name: "state", type: "text", required: true, index: true },
    {
      name: "people",
      type: "json",
      admin: { description: "Mail addresses; the first created it." },
    },
    { name: "base", type: "number", admin: { description: "Release on which it was made." } },
    { name: "edits", type: "json" },
    { name: "comments", type: "json" },
    { name: "approval", type: "json" },
    { name: "returned", type: "json" },
    { name: "at", type: "text", index: true, admin: { description: "Planned instant, ISO 8601." } },
    { name: "zone", type: "text", admin: { description: "Time zone of the planner." } },
    { name: "planner", type: "text", admin: { description: "Id of the account that planned it." } },
    { name: "planned_by", type: "text", admin: { description: "Its mail address." } },
    { name: "lease", type: "text" },
    {
      name: "result",
      type: "number",
      index: true,
      admin: { description: "Release that it became." },
    },
    { name: "live_at", type: "text" },
    { name: "problem", type: "text", admin: { description: "Why a planned publication failed." } },
    { name: "left", type: "json", admin: { description: "Columns that stayed as saved." } },
  ],
};
