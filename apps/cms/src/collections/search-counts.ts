/** Numbers of searches for which visitors got no plan. Nobody reads the rows: they become findings. */
import type { CollectionConfig } from "payload";
import { refuseEverybody } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";
import { SEARCH_COUNTS } from "../searches/store.ts";

/**
 * One row for each quarter, residence, destination and profile. It has no time, and nothing about
 * whoever searched. Only the service writes it (searches/store.ts).
 */
export const searchCounts: CollectionConfig = {
  slug: SEARCH_COUNTS,
  access: {
    read: refuseEverybody,
    create: refuseEverybody,
    update: refuseEverybody,
    delete: refuseEverybody,
  },
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  hooks: { beforeOperation: [prepareOperation] },
  indexes: [{ fields: ["quarter", "residence", "destination", "profile"], unique: true }],
  fields: [
    {
      name: "quarter",
      type: "text",
      required: true,
      admin: { description: "Year and quarter, such as 2026-4." },
    },
    { name: "residence", type: "text", required: true },
    { name: "destination", type: "text", required: true },
    { name: "profile", type: "text", required: true },
    { name: "searches", type: "number", required: true },
  ],
};
