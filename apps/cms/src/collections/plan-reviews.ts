/** What the service did about the review of plans. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/**
 * One row for each group of a plan whose review is due: when it was reminded of, and why the plan
 * could not be taken down. Only the service writes it (reviews/).
 */
export const planReviews: CollectionConfig = {
  slug: "plan_reviews",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "group", type: "text", required: true, unique: true, index: true },
    {
      name: "review_by",
      type: "text",
      admin: { description: "Day of the review to which the row belongs: 2027-03-01." },
    },
    { name: "reminded_at", type: "date" },
    {
      name: "failure",
      type: "textarea",
      admin: { description: "Why the plan could not be taken down; empty when it was." },
    },
  ],
};
