/**
 * Concurrent edits of one document. Each save contains its base and is merged field by field. It is
 * refused when both people changed the same field.
 */
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
import { getSay } from "../labels/request-words.ts";
import { parseBase } from "./base.ts";
import { describeConflict } from "./describe.ts";
import { orderSaves } from "./in-turn.ts";
import { mergeEdits, readBase } from "./merge.ts";

/** Field of the base, which is sent with each opened document and sent back with each save. */
const baseField: Field = {
  name: "base",
  type: "text",
  virtual: true,
  admin: {
    components: {
      Field: "/admin/two-people.tsx#TwoPeople",
      // Otherwise the comparison of two versions begins with a field “Base”.
      Diff: "/admin/two-people.tsx#HiddenDifference",
    },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
  },
};

/**
 * Returns the context key under which a save keeps the base of its response. That base is the state
 * of the form that was sent, without the changes of others.
 */
const contextKey = (collection: string, id: unknown): string =>
  `base ${collection}/${readRelationId(id) ?? ""}`;

/**
 * Merges a save with the changes that others saved since its base.
 * @throws APIError 409 with both values of each field that both changed
 */
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
    // The form keeps one message per field. The component of `base` shows the message of `base`.
    const all = [...errors, { path: "base", message: JSON.stringify(errors) }];
    throw new APIError(getSay(req)("edit.refused"), 409, { errors: all }, true);
  }
  req.context[contextKey(collection.slug, (originalDoc as Stored)["id"])] = JSON.stringify({
    ...readBase(mine),
    ...(taken ? { taken } : {}),
  });
  return merged;
};

/** Whether a user who may edit reads a single document, as the admin does to show it in a form. */
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

/**
 * Whether a request reads the published version of a document with drafts. Payload's button that
 * reverts a document sends that version back as it is. With a base, the merge would keep the draft.
 */
function isPublishedRead(collection: CollectionConfig, req: PayloadRequest): boolean {
  return (
    req.payloadAPI === "REST" &&
    req.method === "GET" &&
    Boolean(record(collection.versions)["drafts"]) &&
    record(req.query)["draft"] !== "true"
  );
}

const addBase: CollectionAfterReadHook = ({ collection, doc, findMany, overrideAccess, req }) => {
  const document = record(doc);
  const kept = req.context[contextKey(collection.slug, document["id"])];
  if (typeof kept === "string") return { ...document, base: kept };
  // A stored version contains no id.
  const isVersion = document["id"] === undefined;
  const isForm = isOpened(req, findMany, overrideAccess) && !isPublishedRead(collection, req);
  return isForm && !isVersion
    ? { ...document, base: JSON.stringify(readBase(document)) }
    : document;
};

/**
 * Adds the merging of concurrent edits to a collection. Payload's lock of documents is disabled,
 * because autosave releases it.
 */
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
