/**
 * Forms that editors compose, and the leads that visitors sent with them (quality §3 Forms, §5).
 */
import { FIELD_KIND_NAMES, FORM_TOPICS } from "@orlaya/slices/form";
import type { CollectionConfig, Field } from "payload";
import { createServiceAccess } from "../access/access.ts";
import { audienceField, createKeyField, localeField } from "../fields/identity.ts";
import { buildOptions } from "../fields/options.ts";
import { prepareOperation } from "../hooks/save.ts";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { createDocumentCollection } from "./document.ts";
import { WORDLESS } from "../fields/wordless.ts";

const readOnly = { readOnly: true } as const;

export const MAIL_STATES = ["queued", "sending", "sent", "dead"] as const;

const questions: Field = {
  name: "fields",
  type: "array",
  label: "Questions",
  labels: { singular: "Question", plural: "Questions" },
  minRows: 1,
  maxRows: 14,
  required: true,
  admin: {
    description:
      "Ask for what the answer needs and nothing else. Labels and hints come with the kind, in the language of the form.",
  },
  validate: (rows: unknown, { req }: { readonly req: HasLanguage }) => {
    const kinds = (Array.isArray(rows) ? rows : []).map((row: { kind?: unknown }) => row.kind);
    if (new Set(kinds).size < kinds.length) return getSay(req)("field.questionTwice");
    return kinds.includes("email") || getSay(req)("field.questionEmail");
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "kind",
          type: "select",
          label: "Kind",
          required: true,
          enumName: "form_field_kind",
          options: buildOptions(FIELD_KIND_NAMES, { role: "Job title" }),
        },
        { name: "required", type: "checkbox", label: "Must be answered", defaultValue: true },
      ],
    },
    {
      name: "options",
      type: "array",
      label: "Options",
      labels: { singular: "Option", plural: "Options" },
      maxRows: 12,
      admin: {
        condition: (_data, row: { kind?: unknown }) =>
          row.kind === "subject" || row.kind === "callback_time",
      },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "key",
              custom: WORDLESS,
              type: "text",
              label: "Key",
              required: true,
              maxLength: 40,
              admin: { description: "The same in every language." },
            },
            { name: "label", type: "text", label: "Label", required: true, maxLength: 80 },
          ],
        },
      ],
    },
  ],
};

export const forms: CollectionConfig = createDocumentCollection({
  slug: "forms",
  labels: { singular: "Form", plural: "Forms" },
  title: "title",
  audience: false,
  indexes: [{ fields: ["key", "locale"] }],
  fields: [
    createKeyField("The same in every language; stands with each message this form brought in."),
    { name: "title", type: "text", label: "Heading", required: true, maxLength: 90 },
    {
      name: "purpose",
      type: "textarea",
      label: "What the details are for",
      required: true,
      maxLength: 240,
      admin: { description: "One sentence above the questions." },
    },
    questions,
    {
      name: "submit_label",
      type: "text",
      label: "Label of the button",
      maxLength: 40,
      admin: { description: "Empty: Send." },
    },
    {
      name: "topic",
      type: "select",
      label: "Read by",
      required: true,
      defaultValue: "advice",
      enumName: "form_topic",
      options: buildOptions(FORM_TOPICS),
    },
    {
      name: "thanks_title",
      type: "text",
      label: "Heading after sending",
      required: true,
      maxLength: 90,
    },
    {
      name: "thanks_text",
      type: "textarea",
      label: "What happens next",
      required: true,
      maxLength: 400,
    },
  ],
});

/**
 * Leads. A row contains one lead and the state of its mail, so that no second statement is needed
 * to keep both consistent (quality §1: SQLite runs without transactions). Only the service writes
 * it.
 */
export const formSubmissions: CollectionConfig = {
  slug: "form_submissions",
  labels: { singular: "Message", plural: "Messages" },
  access: createServiceAccess("leads"),
  admin: {
    useAsTitle: "reference",
    defaultColumns: [
      "reference",
      "received_at",
      "form",
      "locale",
      "mail_state",
      "attempts",
      "next_try",
      "last_error",
    ],
    description:
      "What visitors sent, and whether it was mailed. Deleted by itself after twelve months.",
  },
  defaultSort: "-received_at",
  lockDocuments: false,
  hooks: { beforeOperation: [prepareOperation] },
  fields: [
    {
      name: "again",
      type: "ui",
      admin: {
        position: "sidebar",
        components: { Field: "/admin/send-again.tsx#SendAgain" },
        disableListColumn: true,
      },
    },
    {
      name: "reference",
      type: "text",
      label: "Reference",
      required: true,
      unique: true,
      index: true,
      admin: { ...readOnly, description: "Stands in both mails." },
    },
    {
      name: "idempotency_key",
      type: "text",
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    {
      type: "row",
      fields: [
        { name: "form", type: "text", label: "Form", required: true, index: true, admin: readOnly },
        { name: "topic", type: "text", label: "Read by", required: true, admin: readOnly },
        { name: "path", type: "text", label: "Page", required: true, admin: readOnly },
      ],
    },
    { ...localeField, admin: readOnly } as Field,
    { ...audienceField, admin: readOnly } as Field,
    { name: "email", type: "text", label: "E-mail", index: true, admin: readOnly },
    {
      name: "values",
      type: "json",
      label: "Answers",
      required: true,
      admin: { ...readOnly, components: { Field: "/admin/lead-answers.tsx#LeadAnswers" } },
    },
    {
      name: "received_at",
      type: "date",
      label: "Received",
      required: true,
      index: true,
      admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
    },
    {
      type: "row",
      fields: [
        {
          name: "mail_state",
          type: "select",
          label: "Mail",
          required: true,
          defaultValue: "queued",
          index: true,
          enumName: "mail_state",
          options: buildOptions(MAIL_STATES),
          admin: readOnly,
        },
        {
          name: "attempts",
          type: "number",
          label: "Tries",
          required: true,
          defaultValue: 0,
          admin: readOnly,
        },
        {
          name: "next_try",
          type: "date",
          label: "Next try",
          index: true,
          admin: {
            ...readOnly,
            date: { pickerAppearance: "dayAndTime" },
            description: "While it is being sent: from when another worker may take it over.",
          },
        },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "team_sent_at",
          type: "date",
          label: "Mailed to the team",
          admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
        },
        {
          name: "receipt_sent_at",
          type: "date",
          label: "Receipt mailed",
          admin: { ...readOnly, date: { pickerAppearance: "dayAndTime" } },
        },
      ],
    },
    {
      name: "message_id",
      type: "text",
      label: "Message-ID",
      required: true,
      admin: {
        ...readOnly,
        description: "The same on every try, so that a mailbox shows one mail.",
      },
    },
    { name: "last_error", type: "text", label: "Last error", admin: readOnly },
    {
      name: "delete_after",
      type: "date",
      label: "Will be deleted on",
      required: true,
      index: true,
      admin: { ...readOnly, date: { pickerAppearance: "dayOnly" } },
    },
  ],
};
