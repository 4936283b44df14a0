/** Findings of the checks of links, and the runs that found them. Only the service writes them. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/** A broken link, or a page that exists on one site only. Deleted by the first run without it. */
export const linkFindings: CollectionConfig = {
  slug: "link_findings",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "key", type: "text", required: true, unique: true, index: true },
    {
      name: "kind",
      type: "text",
      required: true,
      index: true,
      admin: { description: "One of FINDING_KINDS (link-checks/finding.ts)." },
    },
    { name: "type", type: "text", admin: { description: "Collection of the source." } },
    { name: "source", type: "text", index: true },
    { name: "locale", type: "text", index: true },
    { name: "audience", type: "text" },
    { name: "title", type: "text" },
    { name: "field", type: "text" },
    { name: "target", type: "text" },
    {
      name: "detail",
      type: "text",
      admin: { description: "Status of the answer, or the anchor." },
    },
    { name: "first_seen", type: "date" },
    { name: "last_seen", type: "date" },
  ],
};

/**
 * Runs of the checks. `active` is unique, so one run at most is active in all processes; `night` is
 * unique, so each night has one run.
 */
export const linkRuns: CollectionConfig = {
  slug: "link_runs",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "active", type: "text", unique: true },
    { name: "night", type: "text", unique: true, admin: { description: "Day: 2027-03-01." } },
    { name: "started_at", type: "date", index: true },
    {
      name: "seen_at",
      type: "date",
      admin: { description: "When the process last wrote its progress." },
    },
    { name: "ended_at", type: "date", index: true },
    { name: "done", type: "number" },
    { name: "total", type: "number" },
    { name: "findings", type: "number" },
    { name: "person", type: "text" },
  ],
};
