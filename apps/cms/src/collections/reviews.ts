/** Reviews of documents: who asked, who approved which content, and comments at fields. */
import type { CollectionConfig, Field } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

const createIndexedText = (name: string): Field => ({ name, type: "text", index: true });
const createText = (name: string): Field => ({ name, type: "text" });

/**
 * One row for each request of a review. Rows stay after publication: they state who approved which
 * content, and who published it. Only the service writes them (approval/).
 */
export const reviews: CollectionConfig = {
  slug: "reviews",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "document", type: "text", required: true, index: true },
    { name: "type", type: "text", required: true },
    createIndexedText("group"),
    createText("locale"),
    createText("audience"),
    {
      name: "state",
      type: "text",
      required: true,
      index: true,
      admin: { description: "open, approved, returned, withdrawn or done." },
    },
    { name: "decision", type: "text", admin: { description: "approved or returned." } },
    {
      name: "fingerprint",
      type: "text",
      required: true,
      admin: {
        description: "Of the content for which a review was asked, then of the approved one.",
      },
    },
    createIndexedText("asked_by"),
    { name: "asked_by_id", type: "text", required: true },
    { name: "asked_at", type: "date", required: true, index: true },
    createText("asked_to"),
    { name: "note", type: "textarea" },
    createText("decided_by"),
    createText("decided_by_id"),
    { name: "decided_at", type: "date" },
    { name: "decision_note", type: "textarea" },
    createText("published_by"),
    { name: "published_at", type: "date" },
    createText("published_fingerprint"),
  ],
};

/** Comments at fields of documents. The path contains ids of rows, so that it stays when they move. */
export const reviewComments: CollectionConfig = {
  slug: "review_comments",
  access: createServiceAccess("backstage"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "document", type: "text", required: true, index: true },
    { name: "type", type: "text", required: true },
    { name: "path", type: "text", required: true },
    { name: "text", type: "textarea", required: true },
    { name: "by", type: "text", required: true },
    { name: "at", type: "date", required: true },
    createText("resolved_by"),
    { name: "resolved_at", type: "date" },
  ],
};
