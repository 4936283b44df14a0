/** What the service knows about the translation of a group into a language. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/**
 * One row for a group and a language: from which language it is translated, which texts of the
 * source changed since, who translates it, and when it is due. Only the service writes it
 * (translation/follow-source.ts, translation/). A translation without a row follows the original.
 */
export const translations: CollectionConfig = {
  slug: "translations",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  indexes: [{ fields: ["group", "locale"], unique: true }],
  fields: [
    { name: "group", type: "text", required: true, index: true },
    // A text, like the one of the index of documents, with which it is compared.
    { name: "locale", type: "text", required: true },
    {
      name: "source",
      type: "text",
      admin: { description: "Language of the document from which it was created." },
    },
    {
      name: "followed",
      type: "json",
      admin: { description: "Path of a text → the text that the translation follows." },
    },
    {
      name: "outdated",
      type: "number",
      defaultValue: 0,
      index: true,
      admin: { description: "Number of sentences of the source that changed since." },
    },
    {
      name: "assignee",
      type: "text",
      index: true,
      admin: { description: "Mail address of the person who translates it." },
    },
    { name: "due", type: "text", index: true, admin: { description: "Day: 2027-03-01." } },
  ],
};
