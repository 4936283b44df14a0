/** Mails to accounts that wait to be sent, with their state. */
import type { CollectionConfig } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { prepareOperation } from "../hooks/save.ts";

/**
 * One row for each mail. The names of the columns of its state are those of the messages of
 * visitors, which the same queue sends (mail/queue.ts).
 */
export const notices: CollectionConfig = {
  slug: "notices",
  access: createServiceAccess("audit"),
  admin: { hidden: true },
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    { name: "to", type: "text", required: true },
    { name: "kind", type: "text", required: true },
    {
      name: "topic",
      type: "text",
      index: true,
      admin: { description: "Equal for mails that can be one." },
    },
    { name: "data", type: "json", required: true },
    { name: "locale", type: "text", required: true },
    { name: "mail_state", type: "text", required: true, defaultValue: "queued", index: true },
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    { name: "next_try", type: "date", index: true },
    { name: "last_error", type: "text" },
    { name: "message_id", type: "text", required: true },
    { name: "sent_at", type: "date", index: true },
  ],
};
