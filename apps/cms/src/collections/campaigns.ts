/** Campaigns: changes of many documents that become visible together. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

const HIDDEN: Pick<CollectionConfig, "access" | "admin" | "hooks"> = {
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
};

/** A campaign. Only the service writes it (campaigns/). */
export const campaigns: CollectionConfig = {
  slug: "campaigns",
  ...HIDDEN,
  fields: [
    { name: "name", type: "text", required: true },
    { name: "note", type: "textarea" },
    { name: "state", type: "text", required: true, index: true },
    { name: "created_by", type: "text" },
    { name: "at", type: "text", index: true, admin: { description: "Planned instant, ISO 8601." } },
    { name: "zone", type: "text", admin: { description: "Time zone of the planner." } },
    { name: "planner", type: "text", admin: { description: "Id of the account that planned it." } },
    { name: "planned_by", type: "text", admin: { description: "Its mail address." } },
    { name: "lease", type: "text" },
    { name: "live_at", type: "text" },
    { name: "revision", type: "number" },
    { name: "undone_at", type: "text" },
    { name: "undone_by", type: "text" },
    { name: "problems", type: "json", admin: { description: "Why it could not go live." } },
  ],
};

/** A change of a campaign, with the content that goes live and the content that it replaced. */
export const campaignItems: CollectionConfig = {
  slug: "campaign_items",
  ...HIDDEN,
  fields: [
    { name: "campaign", type: "text", required: true, index: true },
    { name: "change", type: "json", required: true },
    { name: "document", type: "text", index: true },
    { name: "stored", type: "json", admin: { description: "The version that goes live." } },
    { name: "before", type: "json", admin: { description: "What visitors saw before." } },
    { name: "after", type: "text", admin: { description: "Hash of what visitors saw then." } },
  ],
};

/** Revisions of the content: each change that a campaign made visible, with its cache tags. */
export const revisions: CollectionConfig = {
  slug: "revisions",
  ...HIDDEN,
  fields: [
    { name: "number", type: "number", required: true, unique: true, index: true },
    { name: "campaign", type: "text" },
    { name: "tags", type: "json" },
  ],
};
