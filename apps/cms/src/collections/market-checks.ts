/** Checks of texts that state the market of a plan, one for each text and plan. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/**
 * The last time that somebody read a text and found that it agrees with the market of a plan. Only
 * the service writes it (markets/checks.ts).
 */
export const marketChecks: CollectionConfig = {
  slug: "market_checks",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  indexes: [{ fields: ["document", "product"], unique: true }],
  fields: [
    { name: "document", type: "text", required: true, index: true },
    {
      name: "product",
      type: "text",
      required: true,
      admin: { description: "Id of the product in the data of the finder." },
    },
    {
      name: "market",
      type: "text",
      admin: { description: "Checksum of the market; empty when nobody could take out the plan." },
    },
    {
      name: "version",
      type: "number",
      required: true,
      admin: { description: "The release that was live." },
    },
    { name: "person", type: "text", required: true },
    { name: "at", type: "date", required: true },
  ],
};
