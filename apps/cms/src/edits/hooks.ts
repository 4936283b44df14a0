/** Two people in one document: each save carries its base, is merged by field, and is refused where both changed one. */
import {
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type PayloadRequest,
} from "payload";
import { readActor, getRights } from "../access/roles.ts";
import { record, readRelationId, type Stored } from "../fields/record.ts";
import { parseBase } from "./base.ts";
import { describeConflict } from "./describe.ts";
import { orderSaves } from "./in-turn.ts";
import { mergeEdits, readBase } from "./merge.ts";

/** Sent with each document that somebody opens to edit, and sent back with each save. */
const baseField: Field = {
  name: "base",
  type: "text",
  virtual: true,
  admin: {
    components: { Field: "/admin/two-people.tsx#TwoPeople" },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
  },
};

/** The answer to a save holds what the form that sent it holds now, whatever came in from others. */
const contextKey = (collection: string, id: unknown): string =>
  `base ${collection}/${readRelationId(id) ?? ""}`;

/** Merges a save with what others saved since its base. @throws APIError 409 with both texts where both changed a field */
const mergeSave: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data;
  const { base: sent, ...mine } = data as Stored;
  const base = parseBase(sent);
  if (!base || !originalDoc) return mine;
  const { data: merged, conflicts, taken } = mergeEdits(base, mine, originalDoc as Stored);
  if (conflicts.length > 0) {
    const errors = await Promise.all(
      conflicts.map((conflict) =>
        describeConflict(req, collection, conflict, mine, originalDoc as Stored),
      ),
    );
    const message =
      "Not saved: somebody else changed the same text in the meantime. Choose between both at the top of the form.";
    // The form keeps one message for a field: that of `base` is what its component shows.
    const all = [...errors, { path: "base", message: JSON.stringify(errors) }];
    throw new APIError(message, 409, { errors: all }, true);
  }
  req.context[contextKey(collection.slug, (originalDoc as Stored)["id"])] = JSON.stringify({
    ...readBase(mine),
    ...(taken ? { taken } : {}),
  });
  return merged;
};

/** Whether the document is read by somebody who may change it, to be shown in a form. */
function isOpened(
  req: PayloadRequest,
  findMany: boolean | undefined,
  overrideAccess: boolean | undefined,
): boolean {
  const actor = readActor(req.user);
  return (
    actor !== null &&
    getRights(actor).write.length > 0 &&
    findMany !== true &&
    overrideAccess !== true
  );
}
const addBase: CollectionAfterReadHook = ({ collection, doc, findMany, overrideAccess, req }) => {
  const document = record(doc);
  const kept = req.context[contextKey(collection.slug, document["id"])];
  if (typeof kept === "string") return { ...document, base: kept };
  return isOpened(req, findMany, overrideAccess)
    ? { ...document, base: JSON.stringify(readBase(document)) }
    : document;
};

/** The collection, in whose documents two people may work at once. Its own lock of documents goes: autosave releases it. */
export function addMergingOfEdits(collection: CollectionConfig): CollectionConfig {
  orderSaves(collection.slug);
  return {
    ...collection,
    lockDocuments: false,
    fields: [baseField, ...collection.fields],
    hooks: {
      ...collection.hooks,
      beforeValidate: [mergeSave, ...(collection.hooks?.beforeValidate ?? [])],
      afterRead: [...(collection.hooks?.afterRead ?? []), addBase],
    },
  };
}
