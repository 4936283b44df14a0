/** Links to previews, for people without an account. */
import type { CollectionConfig, Field } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

const createText = (name: string): Field => ({ name, type: "text" });

/**
 * One row for each link: which documents it shows, who made it, until when, and how often it was
 * opened. Only a hash of its token is stored. Only the service writes it (preview/links.ts).
 */
export const previewLinks: CollectionConfig = {
  slug: "preview_links",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "hash", type: "text", required: true, unique: true, index: true },
    {
      name: "document",
      type: "text",
      required: true,
      index: true,
      admin: { description: "Id of the document for which it was made." },
    },
    { name: "type", type: "text", required: true },
    {
      name: "documents",
      type: "json",
      required: true,
      admin: { description: "The documents whose newest version it shows." },
    },
    { name: "page", type: "text", admin: { description: "Id of the page that it opens." } },
    createText("locale"),
    createText("made_by"),
    { name: "made_by_id", type: "text", required: true },
    { name: "made_at", type: "date", required: true },
    { name: "until", type: "date", required: true, index: true },
    { name: "opened", type: "number", defaultValue: 0 },
    { name: "opened_at", type: "date" },
    createText("ended_by"),
    { name: "ended_at", type: "date" },
  ],
};
