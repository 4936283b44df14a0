/** Index of all documents with drafts: one row for the newest version of each. */
import type { CollectionConfig, Field } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

const createIndexedText = (name: string): Field => ({ name, type: "text", index: true });

/**
 * Answers the searches and lists of the admin with one query instead of one for each collection.
 * Only the service writes it (hooks/index-document.ts).
 */
export const documentIndex: CollectionConfig = {
  slug: "document_index",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "document", type: "text", required: true, unique: true, index: true },
    {
      name: "type",
      type: "text",
      required: true,
      index: true,
      admin: { description: "Collection of the document." },
    },
    createIndexedText("group"),
    createIndexedText("locale"),
    { name: "audience", type: "text" },
    { name: "title", type: "text" },
    { name: "uid", type: "text" },
    createIndexedText("path"),
    createIndexedText("state"),
    createIndexedText("edited_by"),
    {
      name: "editors",
      type: "json",
      admin: { description: "Ids of the accounts that changed it since it was published." },
    },
    { name: "edited_at", type: "date", index: true },
    {
      name: "heading",
      type: "text",
      admin: { description: "Title, uid and path, folded for the search." },
    },
    { name: "words", type: "textarea", admin: { description: "All words, folded." } },
    { name: "text", type: "textarea", admin: { description: "All words, as written." } },
  ],
};
