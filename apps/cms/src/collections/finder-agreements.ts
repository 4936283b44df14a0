/** Agreements to the changed outcome of a scenario. Only the endpoint of agreements writes them. */
import type { CollectionConfig } from "payload";
import { refuseEverybody } from "../access/access.ts";
import { AGREEMENTS } from "../eligibility/agreements.ts";

export const finderAgreements: CollectionConfig = {
  slug: AGREEMENTS,
  admin: { hidden: true },
  access: {
    create: refuseEverybody,
    read: refuseEverybody,
    update: refuseEverybody,
    delete: refuseEverybody,
  },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "scenario", type: "text", required: true },
    { name: "before", type: "text", required: true },
    { name: "after", type: "text", required: true },
    { name: "checksum", type: "text", required: true, index: true },
    { name: "reason", type: "textarea", required: true },
    { name: "agreed_by", type: "text", required: true },
    { name: "changed_by", type: "text" },
    { name: "at", type: "date", required: true },
  ],
};
