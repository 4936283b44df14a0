/** Clauses: sentences that bind, with one wording in each language (decision 50). */
import { isClauseName } from "@orlaya/contract";
import type { CollectionBeforeValidateHook, Field } from "payload";
import { uidHooks } from "../fields/identity.ts";
import { record, type Stored } from "../fields/record.ts";
import { WORDLESS } from "../fields/wordless.ts";
import { createFieldError } from "../hooks/errors.ts";
import { getLiveRow, isLive } from "../hooks/placement.ts";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { createDocumentCollection } from "./document.ts";

/** Most characters of a clause. */
const MAX_LENGTH = 600;

const nameField: Field = {
  name: "uid",
  type: "text",
  label: "Short name",
  required: true,
  index: true,
  maxLength: 80,
  custom: WORDLESS,
  hooks: uidHooks,
  validate: (value: unknown, { req }: { readonly req: HasLanguage }) =>
    (typeof value === "string" && isClauseName(value)) || getSay(req)("field.clauseName"),
  admin: { components: { Description: "/admin/clause-reference.tsx#ClauseReference" } },
};

/** Refuses another name or language for a live clause, to which texts refer by both. */
const keepName: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== "update" || originalDoc === undefined) return;
  const live = await getLiveRow(req, "clause", originalDoc as Stored);
  if (!live || !isLive(live)) return;
  for (const name of ["uid", "locale"]) {
    const wanted = record(data)[name];
    if (wanted !== undefined && wanted !== live[name])
      throw createFieldError(req, "clause", name, getSay(req)("problem.clauseName"));
  }
};

export const clause = createDocumentCollection({
  slug: "clause",
  labels: { singular: "Clause", plural: "Clauses" },
  title: "title",
  audience: false,
  columns: ["title", "uid", "locale", "_status", "updatedAt"],
  indexes: [{ fields: ["uid", "locale"], unique: true }],
  beforeValidate: [keepName],
  fields: [
    {
      name: "title",
      type: "text",
      label: "Title",
      required: true,
      maxLength: 90,
      admin: { description: "Its name in the admin. Visitors do not see it." },
    },
    nameField,
    {
      name: "text",
      type: "textarea",
      label: "Text",
      required: true,
      minLength: 1,
      maxLength: MAX_LENGTH,
      admin: { description: "Stands in exactly this wording wherever a text refers to it." },
    },
  ],
});
