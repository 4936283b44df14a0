/**
 * Checks rights that depend on the saved document: the limits of the user, and the right to change
 * published content.
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from "payload";
import { readActor, isInScope, getRights } from "../access/roles.ts";
import { readString, type Stored } from "../fields/record.ts";
import { loadLiveRow } from "./placement.ts";
import { PUBLISH_REFUSED, getSave } from "./save.ts";

const OUT_OF_SCOPE = "Your account does not edit this language or site.";
function refuse(message: string): never {
  throw new APIError(message, 403, null, true);
}

/** Refuses a change unless the document is within the user's limits before and after it. */
export const checkScope: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const actor = readActor(req.user);
  if (
    actor &&
    !(isInScope(actor, data as Stored) && isInScope(actor, (originalDoc ?? {}) as Stored))
  )
    refuse(OUT_OF_SCOPE);
};

/**
 * Refuses changes to published documents without the right to publish. Editors and translators may
 * save drafts only.
 */
export const publishRight: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const actor = readActor(req.user);
  if (!actor || getRights(actor).publish) return;
  const { _status: status } = data as Stored;
  if (status === "published") refuse(PUBLISH_REFUSED);
  if (operation === "update" && !getSave(req).draft) {
    const live = await loadLiveRow(
      req,
      collection.slug,
      readString((originalDoc as Stored | undefined)?.["id"]),
    );
    if (live?.["_status"] === "published" && !live["deletedAt"]) refuse(PUBLISH_REFUSED);
  }
};
/** Refuses to delete a published document without the right to publish. */
export const deleteRight: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const actor = readActor(req.user);
  if (!actor || getRights(actor).publish) return;
  const live = await loadLiveRow(req, collection.slug, String(id));
  if (live?.["_status"] === "published" && !live["deletedAt"]) refuse(PUBLISH_REFUSED);
};
