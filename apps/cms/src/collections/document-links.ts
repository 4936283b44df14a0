/** Index of the references between documents, records, files and addresses. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/**
 * One row for each reference of a document or shared record. Answers where a document is used, and
 * which links are broken. Only the service writes it (links/).
 */
export const documentLinks: CollectionConfig = {
  slug: "document_links",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "source", type: "text", required: true, index: true },
    {
      name: "type",
      type: "text",
      required: true,
      index: true,
      admin: { description: "Collection of the source." },
    },
    { name: "locale", type: "text" },
    { name: "audience", type: "text" },
    {
      name: "field",
      type: "text",
      required: true,
      admin: { description: "Names of the fields around the reference, without rows." },
    },
    {
      name: "kind",
      type: "text",
      required: true,
      admin: { description: "document, media, path, url, record or clause." },
    },
    {
      name: "target",
      type: "text",
      required: true,
      index: true,
      admin: { description: "Id, path, address, or language and name of a clause." },
    },
    { name: "target_type", type: "text", admin: { description: "Collection of the target." } },
    { name: "anchor", type: "text" },
    { name: "in_live", type: "checkbox", admin: { description: "Visitors see it." } },
    { name: "in_newest", type: "checkbox", admin: { description: "The newest version has it." } },
  ],
};
