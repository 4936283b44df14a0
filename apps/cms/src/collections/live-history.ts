/** Register of what visitors saw: each state of a page, an address, a file or a setting, with its time. */
import type { CollectionConfig, Field } from "payload";
import { refuseEverybody } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

const createText = (name: string): Field => ({ name, type: "text" });
function createIndexedText(name: string): Field {
  return { name, type: "text", index: true };
}

/**
 * One row for each state of a subject: from when until when it was live, who made it live, and its
 * content. Rows are added and closed, and never changed otherwise. Only the service writes it
 * (history/register.ts). A subject without rows has not changed since the seed.
 */
export const liveHistory: CollectionConfig = {
  slug: "live_history",
  // People read it as evidence, which knows their languages (endpoints/evidence.ts).
  access: {
    read: refuseEverybody,
    create: refuseEverybody,
    update: refuseEverybody,
    delete: refuseEverybody,
  },
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    {
      name: "kind",
      type: "text",
      required: true,
      admin: { description: "content, address, redirect, release, file or settings." },
    },
    {
      name: "subject",
      type: "text",
      required: true,
      index: true,
      admin: { description: "Id of a document or file, address of a redirect, or a name." },
    },
    { name: "since", type: "date", required: true, index: true },
    {
      name: "until",
      type: "date",
      admin: { description: "Empty while visitors see it." },
    },
    createText("type"),
    createIndexedText("group"),
    createText("locale"),
    createText("audience"),
    createText("title"),
    createIndexedText("path"),
    createIndexedText("target"),
    createText("person"),
    {
      name: "way",
      type: "text",
      admin: { description: "How it became live: person, plan, service or earlier." },
    },
    createText("ended_by"),
    createText("ended_way"),
    {
      name: "version",
      type: "text",
      admin: { description: "Id of the version. Old versions are deleted." },
    },
    {
      name: "fingerprint",
      type: "text",
      admin: { description: "Of the content, as in the requests of reviews." },
    },
    { name: "checksum", type: "text", admin: { description: "SHA-256 of the value." } },
    { name: "writers", type: "json" },
    { name: "value", type: "json" },
  ],
};
