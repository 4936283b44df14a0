/** Second factors of accounts. Nobody reads them: they are not even part of the account. */
import type { CollectionConfig } from "payload";
import { refuseEverybody } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";
import { SECOND_FACTORS } from "../second-factor/factors.ts";

/** One row for each account that has one (second-factor/factors.ts). */
export const secondFactors: CollectionConfig = {
  slug: SECOND_FACTORS,
  access: {
    read: refuseEverybody,
    create: refuseEverybody,
    update: refuseEverybody,
    delete: refuseEverybody,
  },
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "account", type: "text", required: true, unique: true, index: true },
    { name: "secret", type: "text", required: true, admin: { description: "Encrypted." } },
    {
      name: "last_step",
      type: "number",
      required: true,
      admin: { description: "Step of the code that was used last." },
    },
    {
      name: "recovery",
      type: "text",
      admin: { description: "Hashes of the recovery codes, separated by spaces." },
    },
  ],
};
